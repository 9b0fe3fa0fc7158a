//! `judge new`: what it makes compiles, and it never overwrites.

use crate::toys::Toys;
use available::cache::files_below;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

#[test]
fn a_new_problem_compiles_and_is_tested_at_once() {
    let reference = repository().join("tools/reference");
    let toys = Toys::new()
        .dependencies(&format!("proconio = \"=0.5.0\"\nreference = {{ path = {reference:?} }}\n"))
        .solution("x", 100.0, "");
    // The versions that the repository uses are on this machine already.
    fs::copy(repository().join("Cargo.lock"), toys.path("Cargo.lock")).unwrap();
    toys.write("a", "5\n0\n");
    toys.write("b", "first\nsecond\n");

    let reply = toys.judge(&["new", "hdu", "9999", "--title", "A Title", "--sample", "a", "b"]);
    assert_eq!(reply.code, Some(0), "{}", reply.err);
    let reply = toys.judge(&["test", "hdu9999", "--dev"]);
    assert_eq!(reply.code, Some(0), "{}{}", reply.out, reply.err);
    let reply = toys.judge(&["stress", "hdu9999", "--dev", "--cases", "20"]);
    assert_eq!(reply.code, Some(0), "{}{}", reply.out, reply.err);
    let reply = toys.judge(&["list"]);
    assert!(reply.out.contains("HDU\n  hdu9999        A Title\n"), "{}", reply.out);
    let mut fmt = Command::new("rustfmt");
    fmt.args(["--check", "--edition=2021", "--config-path"]).arg(repository());
    let fmt = fmt.arg(toys.path("problems/hdu/9999/solution.rs")).output().unwrap();
    assert!(fmt.status.success(), "{}", String::from_utf8_lossy(&fmt.stdout));
}

#[test]
fn limits_are_those_that_are_given() {
    let toys = Toys::new().solution("x", 100.0, "");
    let head = |place: &str| {
        let text = fs::read_to_string(toys.path(&format!("problems/{place}/solution.rs"))).unwrap();
        text.split("//! Rules").next().unwrap().to_string()
    };
    let both = ["--time", "500ms", "--memory", "65536K"];
    let reply = toys.judge(&[&["new", "codeforces", "1695B", "--title", "T"], &both[..]].concat());
    assert_eq!(reply.code, Some(0), "{}", reply.err);
    let link = "<https://codeforces.com/problemset/problem/1695/B>";
    let expected =
        format!("//! Codeforces 1695B — T\n//! {link} · 0.5 s · 64 MiB · difficulty 3\n//!\n");
    assert_eq!(head("codeforces/1695b"), expected);
    assert!(!reply.out.contains("limits"), "{}", reply.out);

    let reply = toys.judge(&["new", "hdu", "9999", "--memory", "128MB"]);
    assert!(reply.out.contains("next: write the statement's limits into line 2"), "{}", reply.out);
    let head = head("hdu/9999");
    assert!(head.starts_with("//! HDU 9999 — (title)\n"), "{head}");
    assert!(head.contains(" · 1 s? · 128 MiB · difficulty 3\n//!\n//! Limits: (assumed"), "{head}");

    for (option, value) in [("--time", "0"), ("--time", "2h"), ("--memory", "-1")] {
        let reply = toys.judge(&["new", "hdu", "9998", &format!("{option}={value}")]);
        assert_eq!(reply.code, Some(2), "{option} {value}");
        assert!(reply.err.contains(&format!("invalid value '{value}' for '{option}")));
    }
    assert!(!toys.path("problems/hdu/9998").exists());
}

#[test]
fn what_is_to_be_written_is_named_by_test() {
    let toys = Toys::new().solution("x", 100.0, "").tests("x", &[("sample-1.in", "1")]);
    assert_eq!(toys.judge(&["new", "hdu", "9999"]).code, Some(0));
    // Tests of a problem whose solution needs crates begin with a message about its header.
    let reply = toys.judge(&["test", "hdu9999"]);
    let warning = "warning: hdu9999: to be written in the header of \
        problems/hdu/9999/solution.rs: Title, Limits, Rules, Bounds, Model, Why, Cost, \
        规则, 范围, 模型, 思路, 复杂度\n";
    assert!(reply.err.starts_with(warning), "{}", reply.err);
    assert!(!toys.judge(&["test", "toy_x"]).err.contains("to be written"));
}

#[test]
fn several_at_once_lose_nothing() {
    let toys = Toys::new().solution("x", 100.0, "");
    let ids: Vec<String> = (4001..4009).map(|id| id.to_string()).collect();
    let start = |id: &String| toys.command(&["new", "hdu", id]).stdout(Stdio::null()).spawn();
    let children: Vec<_> = ids.iter().map(|id| start(id).unwrap()).collect();
    let succeeds = |mut child: Child| child.wait().unwrap().success();
    assert!(children.into_iter().all(succeeds));
    let list = fs::read_to_string(toys.path("problems/Cargo.toml")).unwrap();
    for id in ids {
        assert!(list.contains(&format!("\"hdu/{id}/solution.rs\"")), "{id}: {list}");
        assert!(toys.path(&format!("problems/hdu/{id}/solution.rs")).exists());
    }
}

#[test]
fn existing_files_stay_as_they_are() {
    let toys = Toys::new().solution("x", 100.0, "");
    toys.write("problems/hdu/1/reference.rs", "mine");
    let other = "\n[[bin]]\nname = \"hdu3\"\npath = \"other.rs\"\n";
    let before = fs::read_to_string(toys.path("problems/Cargo.toml")).unwrap() + other;
    toys.write("problems/Cargo.toml", &before);
    toys.write("only-input", "1\n");
    let cases: [(&[&str], &str); 9] = [
        (&["new", "hdu", "1"], "problems/hdu/1/reference.rs already exists"),
        (&["new", "hdu", "3"], "problems/Cargo.toml already has a program called hdu3"),
        (&["new", "hud", "2"], "no judge is called \"hud\"; the nearest are hdu"),
        (&["new", "hdu", "../2"], "an id is letters, digits"),
        (&["new", "hdu", ""], "an id is letters, digits"),
        (&["new", "hdu", "2", "--title", "a\nb"], "a title is one line"),
        (&["new", "hdu", "2", "--sample", "only-input", "missing"], "missing: No such file"),
        (&["new", "hdu", "2", "--sample", "only-input"], "2 values required"),
        (&["new", "atcoder", "abc255"], "looks like abc255_g"),
    ];
    for (arguments, message) in cases {
        let reply = toys.judge(arguments);
        assert_eq!(reply.code, Some(2), "{arguments:?}");
        assert!(reply.err.contains(message), "{arguments:?}: {}", reply.err);
    }
    assert_eq!(fs::read_to_string(toys.path("problems/Cargo.toml")).unwrap(), before);
    assert_eq!(fs::read_to_string(toys.path("problems/hdu/1/reference.rs")).unwrap(), "mine");
    assert!(
        !toys.path("problems/hdu/1/solution.rs").exists() && !toys.path("problems/hdu/2").exists()
    );
}

#[test]
fn what_new_makes_remove_takes_away() {
    let toys = Toys::new().solution("x", 100.0, "");
    toys.write(
        "src/lib.rs",
        "//! # Glossary\n//!\n//! | a | b | c |\n//! |-|-|-|\n//! | x | y | z |\n",
    );
    toys.write("a", "5\n");
    toys.write("b", "first\n");
    assert_eq!(toys.judge(&["list", "--write"]).code, Some(0));
    let files = || {
        let mut files = files_below(&toys.path(""));
        files.sort();
        let text = |file: PathBuf| (fs::read_to_string(&file).unwrap(), file);
        files.into_iter().map(text).collect::<Vec<_>>()
    };
    let before = files();
    let new = ["new", "kattis", "trial", "--title", "石子游戏", "--sample", "a", "b"];
    assert_eq!(toys.judge(&new).code, Some(0));
    for made in ["submit.rs", "picture.rs", "picture.svg"] {
        toys.write(&format!("problems/kattis/trial/{made}"), "made by another command\n");
    }
    assert_eq!(toys.judge(&["list", "--write"]).code, Some(0));
    assert!(files().len() > before.len());
    let reply = toys.judge(&["remove", "石子游戏", "--yes", "--force"]);
    assert!(reply.code == Some(2) && reply.err.contains("no problem is called"), "{}", reply.err);
    assert_eq!(toys.judge(&["remove", "Kattis trial", "--yes", "--force"]).code, Some(0));
    assert_eq!(files(), before);
    assert!(!toys.path("problems/kattis").exists() && !toys.path("testdata/kattis").exists());
}
