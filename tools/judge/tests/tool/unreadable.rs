//! A problem that cannot be read stops only the commands that need it.

use crate::toys::{Reply, Toys};
use std::fs;

const ECHO: &str = "print!(\"{input}\");";

/// Three problems, of which `toy/b` has a broken header, and `toy/c` has lost its folder.
fn toys() -> Toys {
    let cases = [("sample-1.in", "1\n"), ("sample-1.out", "1\n")];
    let toys = Toys::new().solution("a", 100.0, ECHO).tests("a", &cases);
    let toys = toys.solution("b", 100.0, ECHO).solution("c", 100.0, ECHO);
    let broken = toys.path("problems/toy/b/solution.rs");
    let text = fs::read_to_string(&broken).unwrap();
    fs::write(broken, text.replace(" 100 s ", " -0.001 s ")).unwrap();
    fs::remove_dir_all(toys.path("problems/toy/c")).unwrap();
    toys
}

const B: &str = "problems/toy/b/solution.rs: line 2: expected a number of s";
const C: &str = "problems/toy/c/solution.rs does not exist, but problems/Cargo.toml lists it: \
    restore it, or run `cargo judge remove toy_c`";

fn assert_named(reply: &Reply) {
    for (name, reason) in [("toy_b", B), ("toy_c", C)] {
        let warning = format!("warning: {name} is left out: {reason}");
        assert!(reply.err.contains(&warning), "{}", reply.err);
    }
}

#[test]
fn the_others_are_tested() {
    let toys = toys();
    let reply = toys.judge(&["test", "toy_a"]);
    assert!(reply.out.contains("1 problem, 1 case: 1 AC"), "{}{}", reply.out, reply.err);
    assert_eq!(reply.code, Some(0));
    assert_named(&reply);
    for (name, reason) in [("toy_b", B), ("Toy C", C)] {
        let reply = toys.judge(&["test", name]);
        assert_eq!((reply.code, &*reply.out), (Some(2), ""));
        assert!(reply.err.contains(&format!("cannot be read: {reason}")), "{}", reply.err);
    }
}

/// The program of all problems contains the broken one too.
#[test]
fn the_others_are_tested_even_if_the_broken_one_does_not_compile() {
    let toys = toys();
    let members = "[workspace]\nmembers = [\"problems\", \"tests/together\"]\nresolver = \"2\"\n";
    toys.write("Cargo.toml", members);
    let package = "[package]\nname = \"together\"\nedition = \"2021\"\n";
    toys.write("tests/together/Cargo.toml", package);
    toys.write("tests/together/src/main.rs", "fn main() { broken }\n");
    let reply = toys.judge(&["test"]);
    assert_eq!(reply.code, Some(1), "{}", reply.err);
    assert!(reply.out.contains("1 problem, 1 case: 1 AC"), "{}{}", reply.out, reply.err);
    assert!(reply.err.contains("warning: built one by one"), "{}", reply.err);
}

#[test]
fn what_is_about_all_problems_fails_after_the_others() {
    let toys = toys();
    let cases: [(&[&str], &str); 2] =
        [(&["test"], "1 problem, 1 case: 1 AC"), (&["list"], "toy_a ")];
    for (arguments, output) in cases {
        let reply = toys.judge(arguments);
        assert_eq!(reply.code, Some(1), "{arguments:?}: {}{}", reply.out, reply.err);
        assert!(reply.out.contains(output), "{arguments:?}: {}", reply.out);
        assert_named(&reply);
        assert!(reply.err.ends_with("error: left out, as said above: toy_b, toy_c\n"));
    }
}

#[cfg(unix)]
#[test]
fn a_toolchain_that_is_missing_is_one_message() {
    use std::os::unix::fs::PermissionsExt;
    let toys = Toys::new().solution("a", 100.0, ECHO);
    // As rustup does where `rust-toolchain` names one that is not installed.
    toys.write(
        "cargo",
        "#!/bin/sh\necho toolchain missing, backtrace $RUST_BACKTRACE >&2\nexit 1\n",
    );
    fs::set_permissions(toys.path("cargo"), fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = toys.command(&["test"]);
    let output = command.env("CARGO", toys.path("cargo")).env("RUST_BACKTRACE", "1").output();
    let errors = "toolchain missing, backtrace 0\nerror: cargo cannot be run here, as said above\n";
    assert_eq!(String::from_utf8_lossy(&output.unwrap().stderr), errors);
}

#[test]
fn the_index_is_not_written_without_it() {
    let toys = toys();
    toys.write("PROBLEMS.md", "as it was");
    let reply = toys.judge(&["list", "--write"]);
    assert_eq!((reply.code, &*reply.out), (Some(2), ""));
    assert!(reply.err.contains("error: 2 problems cannot be read:\ntoy_b: "), "{}", reply.err);
    assert_eq!(fs::read_to_string(toys.path("PROBLEMS.md")).unwrap(), "as it was");
}

#[test]
fn a_case_that_cannot_be_read_is_one_bad_case() {
    let cases =
        [("sample-1.in", "1\n"), ("sample-1.out", "1\n"), ("edge-1.in", "2\n"), ("bad-1.in", "")];
    let toys = Toys::new().solution("a", 100.0, ECHO).tests("a", &cases);
    for file in ["edge-1.out", "bad-1.err"] {
        fs::write(toys.path("testdata/toy/a").join(file), b"\xff\n").unwrap();
    }
    let reply = toys.judge(&["test", "toy_a"]);
    assert_eq!(reply.code, Some(1), "{}", reply.err);
    for line in
        ["AC  toy_a sample-1", "BAD toy_a edge-1", "edge-1.out is not UTF-8", "bad-1.err is"]
    {
        assert!(reply.out.contains(line), "{line}: {}", reply.out);
    }
    assert!(reply.out.contains("3 cases: 1 AC, 2 BAD"), "{}", reply.out);
    assert_eq!(toys.judge(&["list"]).code, Some(0));
}
