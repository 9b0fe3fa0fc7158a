//! `judge list`: the catalogue in each of its forms.

use crate::toys::Toys;
use std::fs;
use std::process::Stdio;

/// Two problems; `list` reads headers and builds nothing.
fn toys() -> Toys {
    let toys = Toys::new().solution("a", 1.0, "").solution("b", 0.5, "");
    let path = "problems/toy/b/solution.rs";
    let hard =
        fs::read_to_string(toys.path(path)).unwrap().replace("difficulty 3", "difficulty 10");
    toys.write(
        path,
        &hard.replace("toy, a sum.", "grid {a|b}, one token.").replace("impartial", "score"),
    );
    toys.tests("a", &[("sample-1.in", "1\n"), ("sample-1.out", "1\n")])
}

#[test]
fn by_judge_model_kind_and_difficulty() {
    let toys = toys();
    let a =
        "  toy_a          a\n                 toy, a sum. 1 s · 32 MiB, impartial, difficulty 3, 1 test\n";
    let b = "  toy_b          b\n                 grid {a|b}, one token. 0.5 s · 32 MiB, score, difficulty 10, 0 tests\n";
    let cases = [
        ("judge", format!("Toy\n{a}{b}")),
        ("model", format!("grid\n{b}toy\n{a}")),
        ("kind", format!("impartial\n{a}score\n{b}")),
        ("difficulty", format!("difficulty 3\n{a}difficulty 10\n{b}")),
    ];
    for (by, catalogue) in cases {
        assert_eq!(toys.judge(&["list", "--by", by]).out, catalogue, "--by {by}");
    }
    let score = toys.judge(&["list", "--by", "difficulty", "--kind", "score"]).out;
    assert_eq!(score, format!("difficulty 10\n{b}"));
    assert_ne!(toys.judge(&["list", "--kind", "partisan"]).code, Some(0));
}

/// The lists in the folders of judges follow their problems, and go with the last one.
#[test]
fn every_judge_has_a_list_as_long_as_it_has_problems() {
    let toys = toys();
    toys.write_glossary();
    let list = |judge: &str| format!("problems/{judge}/README.md");
    toys.write(&list("gone"), "Made by `cargo judge list --write`.");
    toys.write(&list("kept"), "Notes of somebody.");
    let reply = toys.judge(&["list", "--write"]);
    assert_eq!(
        reply.out,
        "PROBLEMS.md is renewed\nproblems/toy/README.md is renewed\n\
         problems/gone/README.md is removed\n"
    );
    assert!(!toys.path("problems/gone").exists() && toys.path(&list("kept")).exists());
    let rows = fs::read_to_string(toys.path(&list("toy"))).unwrap();
    assert_eq!(rows.matches("/solution.rs)").count(), 2, "{rows}");
    let again = toys.judge(&["list", "--write"]).out;
    assert_eq!(again, "PROBLEMS.md is as it should be\n");
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
