//! `judge list`: the catalogue in each of its forms.

use crate::toys::Toys;
use std::fs;
use std::process::Stdio;

/// Two problems; `list` reads headers and builds nothing.
fn toys() -> Toys {
    let toys = Toys::new().solution("a", 1.0, "").solution("b", 0.5, "");
    let path = "problems/toy/b/solution.rs";
    let hard = fs::read_to_string(toys.path(path)).unwrap().replace("easy", "hard");
    toys.write(path, &hard.replace("toy, a sum.", "grid {a|b}, one token."));
    toys.tests("a", &[("sample-1.in", "1\n"), ("sample-1.out", "1\n")])
}

#[test]
fn by_judge_model_and_difficulty() {
    let toys = toys();
    let a = "  toy_a          a\n                 toy, a sum. 1 s · 32 MiB, easy, 1 test\n";
    let b = "  toy_b          b\n                 grid {a|b}, one token. 0.5 s · 32 MiB, hard, 0 tests\n";
    let cases = [
        ("judge", format!("Toy\n{a}{b}")),
        ("model", format!("grid\n{b}toy\n{a}")),
        ("difficulty", format!("easy\n{a}hard\n{b}")),
    ];
    for (by, catalogue) in cases {
        assert_eq!(toys.judge(&["list", "--by", by]).out, catalogue, "--by {by}");
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let toys = toys();
    let mut command = toys.command(&["list"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), &*message), (Some(0), ""));
}
