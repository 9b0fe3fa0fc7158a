//! `explore misere`.

use crate::run::{assert_refused, explore};

/// The smallest counterexamples, which agree with those known for Kayles (1, 5), Dawson's
/// Kayles (12), Dawson's Chess (1, 9) and Grundy's game (3, 13) from plays by definition.
#[test]
fn counterexamples() {
    for (game, position) in
        [("kayles", "(1, 5)"), ("0.07", "(12)"), ("0.137", "(1, 9)"), ("grundy", "(3, 13)")]
    {
        let out = explore(&["misere", game, "--to", "20"]).out;
        assert!(out.contains(&format!("the smallest counterexample is {position}: ")), "{out}");
    }
}

/// Ferguson, 1974.
#[test]
fn subtraction_games_agree() {
    let out = explore(&["misere", "{1,2,3}", "--to", "16"]).out;
    assert!(out.contains("\nagrees on every position to 16: the 914 sums"), "{out}");
    assert!(out.contains("and on all others"), "{out}");
}

/// Nim and what else only takes are subtraction games too, when they are written as a code.
#[test]
fn a_code_that_only_takes_is_a_subtraction_game() {
    for rule in ["nim", "0.[3]", "0.033"] {
        let out = explore(&["misere", rule, "--to", "10"]).out;
        assert!(
            out.contains("and on all others: the SJ rule is valid for every subtraction"),
            "{out}"
        );
    }
    // Digits 1 and 2 ask what is left: no set of numbers does that.
    for rule in ["0.13", "0.23", "lasker"] {
        let out = explore(&["misere", rule, "--to", "6"]).out;
        assert!(!out.contains("and on all others"), "{out}");
    }
}

#[test]
fn too_small_to_differ() {
    let out = explore(&["misere", "kayles", "--to", "5"]).out;
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(out.contains("agrees on every position to 5"), "{out}");
}

#[test]
fn too_many_sums_are_refused() {
    assert_refused(&["misere", "nim", "--to", "41"], &["215307", "40 is the most here"]);
}
