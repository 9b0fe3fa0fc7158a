//! A contestant's own program in the place of the collection's.

use crate::stress::{REFERENCE, RIGHT, WRONG};
use crate::toys::{Reply, Toys};
use crate::PROGRAM;
use std::fs;

/// The sum, with a case that no stranger's program need refuse, and three programs beside it.
fn toys() -> Toys {
    let files = [
        ("sample-1.in", "2\n3 4\n"),
        ("sample-1.out", "7\n"),
        ("edge-1.in", "1\n40\n"),
        ("edge-1.out", "40\n"),
        ("bad-1.in", "1\nx\n"),
        ("bad-1.err", "invalid\n"),
    ];
    let toys = Toys::new().solution("s", 100.0, RIGHT).reference("s", REFERENCE).tests("s", &files);
    for (file, body) in [("right.rs", RIGHT), ("my wrong.rs", WRONG), ("broken.rs", "1 +")] {
        let read = "let input = std::io::read_to_string(std::io::stdin()).unwrap();";
        toys.write(file, &format!("fn main() {{ {read} {body} }}\n"));
    }
    toys
}

fn assert_reply(reply: &Reply, code: i32, parts: &[&str]) {
    let Reply { out, err, .. } = reply;
    assert_eq!(reply.code, Some(code), "{out}{err}");
    for part in parts {
        assert!(out.contains(part) || err.contains(part), "no {part:?} in {out}{err}");
    }
}

#[test]
fn a_program_gets_the_verdicts_of_the_samples() {
    available::unless_passed!(PROGRAM);
    let toys = toys();
    let test = |program| toys.judge(&["test", "toy_s", "--program", program]);
    assert_reply(&test("right.rs"), 0, &["AC  toy_s edge-1", "2 cases: 2 AC"]);
    let wrong = ["AC  toy_s sample-1", "WA  toy_s edge-1", "     1 - 40\n     1 + 9\n"];
    assert_reply(&test("my wrong.rs"), 1, &wrong);
    #[cfg(unix)]
    assert_reply(&test("sh -c exit"), 1, &["2 cases: 2 WA"]);
    assert_reply(&test("broken.rs"), 2, &["error: broken.rs does not compile"]);
    assert_reply(&test("./mine"), 2, &["error: there is no file ./mine\n"]);
    assert_reply(&test("nobody x"), 2, &["error: no program nobody is installed\n"]);
    let all = toys.judge(&["test", "--program", "right.rs"]);
    assert_reply(&all, 2, &["error: name the one problem that the program solves"]);
    toys.write("mine.cpp", "");
    let mut command = toys.command(&["test", "toy_s", "--program", "mine.cpp"]);
    let output = command.env("PATH", "").output().unwrap();
    let message = "error: mine.cpp needs g++: no program g++ is installed\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), message);
}

#[test]
fn the_first_difference_is_shrunk_and_is_no_test_of_the_collection() {
    available::unless_passed!(PROGRAM);
    let toys = toys();
    let stress = |program| {
        toys.judge(&["stress", "toy_s", "--program", program, "--cases", "60", "--jobs", "1"])
    };
    assert_reply(&stress("right.rs"), 0, &["toy_s: 60 cases agree (seed 1)\n"]);
    assert_reply(&stress("my wrong.rs"), 1, &["\n  1\n  31\n", "     1 - 31\n     1 + 0\n"]);
    assert_eq!(fs::read_dir(toys.path("testdata/toy/s")).unwrap().count(), 6);

    let compare = |program| toys.judge(&["compare", "toy_s", program, "--cases", "60"]);
    let agree = "toy_s: agrees on 60 tiny, 6 middle, 1 largest inputs (seed 1)\n";
    assert_reply(&compare("right.rs"), 0, &[agree]);
    let differ =
        [" tiny inputs, then WA on the tiny input of seed ", "WA on this input of 2 lines"];
    assert_reply(&compare("my wrong.rs"), 1, &differ);
    assert_reply(&compare("my wrong.rs"), 1, &["solution:\n  1\n  31\n", "     1 + 0\n"]);
}
