//! `judge new`: what it makes compiles, and it never overwrites.

use crate::toys::Toys;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

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
