//! `explore misere`.

use crate::run::{assert_refused, explore};

/// The smallest counterexamples, which are known from misère play by definition.
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
    let line = "\nthe SJ rule agrees on all 914 sums of heaps with up to 16 stones in total\n";
    assert!(out.contains(line), "{out}");
    assert!(out.contains("and on all others"), "{out}");
}

/// Nim, and any other code whose moves only take, is a subtraction game.
#[test]
fn a_code_that_only_takes_is_a_subtraction_game() {
    for rule in ["nim", "0.[3]", "0.033"] {
        let out = explore(&["misere", rule, "--to", "10"]).out;
        assert!(out.contains("and on all others: it is valid for every subtraction game"), "{out}");
    }
    // The digits 1 and 2 restrict what is left, which no set of numbers does.
    for rule in ["0.13", "0.23", "lasker"] {
        let out = explore(&["misere", rule, "--to", "6"]).out;
        assert!(!out.contains("and on all others"), "{out}");
    }
}

#[test]
fn too_small_to_differ() {
    let out = explore(&["misere", "kayles", "--to", "5"]).out;
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(out.contains("agrees on all") && out.contains("up to 5 stones"), "{out}");
}

#[test]
fn too_many_sums_are_refused() {
    assert_refused(&["misere", "nim", "--to", "41"], &["215307", "the limit is 40"]);
}

/// R₈, the only quotient of order 8: A. N. Siegel, arXiv:math/0703070.
#[test]
fn the_quotient_of_075() {
    let out = explore(&["misere", "0.75", "--quotient", "--to", "30"]).out;
    assert!(out.contains("the quotient of the heaps up to 30 has 8 elements and is wild"), "{out}");
    assert!(out.contains("P: a, b²\n"), "{out}");
    assert!(out.contains("presentation: a² = 1, bc = ab, c² = b², b³ = b\n"), "{out}");
    assert!(out.contains("heap   0 on: 1 a b a b c"), "{out}");
    // c times 1, a, b, c, ab, ac, b² and ab², as bc = ab and c² = b².
    assert!(out.contains("\nc   │ c   ac  ab  b²  b   ab² ab² b²\n"), "{out}");
    assert!(out.contains("this is the quotient of all heaps"), "{out}");
}

#[test]
fn quotients_that_are_not_found() {
    let infinite = "the quotient of the heaps up to 17 is infinite";
    assert_refused(&["misere", "0.6", "--quotient"], &[infinite]);
    assert_refused(&["misere", "0.35", "--quotient", "--to", "13"], &["too large to find"]);
    assert_refused(&["misere", "nim", "--quotient", "--to", "501"], &["the limit is 500"]);
}
