//! `explore why`.

use crate::run::{assert_golden, assert_refused, explore};

/// (10, 2, 5) has the nim sum 13, which a well-known handbook misprints as 3. Bouton, 1901, has
/// the winning move.
#[test]
fn nim_in_columns() {
    assert_golden("why-nim.txt", &["why", "nim", "10", "2", "5"]);
}

/// Winning Ways, chapter 4, has the values of the Kayles rows.
#[test]
fn kayles_with_splits() {
    assert_golden("why-kayles.txt", &["why", "kayles", "3", "5", "10"]);
}

/// The second sample of HDU 1848, whose answer is that the first player loses.
#[test]
fn a_p_position_has_no_winning_move() {
    let out = explore(&["why", "hdu1848", "1", "4", "1"]).out;
    assert!(out.contains("The nim sum is 0, so this is a P-position"), "{out}");
    assert!(!out.contains("winning move"), "{out}");
}

/// The misère Kayles rows up to 20 that are P-positions: 1, 4, 9, 12, 20 (Sibert and Conway,
/// 1992).
#[test]
fn misere_kayles_is_searched() {
    let outcome = |row: &str| {
        let out = explore(&["why", "kayles", row, "--misere"]).out;
        assert!(out.contains("not proved for this game"), "{out}");
        out.contains("by definition the position is P")
    };
    let lost: Vec<u32> = (5..=20).filter(|row| outcome(&row.to_string())).collect();
    assert_eq!(lost, [9, 12, 20]);
    let out = explore(&["why", "kayles", "8", "--misere"]).out;
    assert!(out.contains("the SJ rule is WRONG here"), "{out}");
    assert!(out.contains("8 to 1 + 5: leaves (1, 5) with the values (1, 4)"), "{out}");
}

/// Beyond the limit of a search the misère quotient decides.
#[test]
fn large_misere_kayles_has_a_quotient() {
    let out = explore(&["why", "kayles", "30", "31", "--misere"]).out;
    assert!(out.contains("The misère quotient of the heaps up to 31 has 40 elements"), "{out}");
    assert!(out.contains("(30, 31) is an N-position"), "{out}");
    let follower = out.lines().find(|line| line.contains(": leaves (")).unwrap();
    let (_, rest) = follower.split_once("leaves (").unwrap();
    let heaps: Vec<&str> = rest.split_once(')').unwrap().0.split(", ").collect();
    let arguments = [&["why", "kayles"][..], &heaps, &["--misere"]].concat();
    assert!(explore(&arguments).out.contains("is a P-position"), "{out}");
}

/// Ferguson, 1974: the SJ rule gives the misère outcome of subtraction games.
#[test]
fn misere_subtraction_games_have_a_theorem() {
    let out = explore(&["why", "{1,2,3}", "1", "1", "--misere"]).out;
    assert!(
        out.contains("valid for every subtraction game, by Ferguson's theorem (1974)"),
        "{out}"
    );
    assert!(out.contains("(1, 1) is an N-position"), "{out}");
    let out = explore(&["why", "lasker", "2", "5", "--misere"]).out;
    assert!(out.contains("valid for any number of heaps of up to 5 each"), "{out}");
}

/// Wythoff, 1907; Whinihan, 1963.
#[test]
fn games_with_a_formula() {
    let out = explore(&["why", "wythoff", "3", "4"]).out;
    assert!(
        out.contains("The only P-position with the difference 1 is (1, 2), not (3, 4). "),
        "{out}"
    );
    assert!(
        out.contains("  2 from both heaps: leaves (1, 2)\nThis is the only winning move.\n"),
        "{out}"
    );
    let out = explore(&["why", "wythoff", "4", "7"]).out;
    assert!(
        out.contains(
            "(4, 7) is (⌊3φ⌋, ⌊3φ⌋ + 3), where φ is the golden ratio. This is a P-position"
        ),
        "{out}"
    );
    let out = explore(&["why", "fibonacci", "nim", "12"]).out;
    assert!(out.contains("12 = 8 + 3 + 1 as a sum of Fibonacci numbers"), "{out}");
    assert!(out.contains("  12 to 11: leaves (11)\n"), "{out}");
    let out = explore(&["why", "wythoff", "2", "2", "--misere"]).out;
    assert!(out.contains("No theorem applies; an exhaustive search finds the outcome. "), "{out}");
    assert_refused(&["why", "wythoff", "3"], &["two heaps"]);
    let out = explore(&["why", "race", "21"]).out;
    assert!(out.contains("The nim sum is 1, so this is an N-position"), "{out}");
}

#[test]
fn a_rule_and_heaps_need_no_quotes() {
    let out = explore(&["why", "powers", "of", "2", "3", "5"]).out;
    assert!(out.starts_with("powers of 2: (3, 5)\n"), "{out}");
    let out = explore(&["why", "kayles 3 5"]).out;
    assert!(out.starts_with("Kayles, 0.77: (3, 5)\n"), "{out}");
    let out = explore(&["why", "0.77", "3,5"]).out;
    assert!(out.starts_with("Kayles, 0.77: (3, 5)\n"), "{out}");
}

#[test]
fn a_move_to_nothing_leaves_a_heap_of_0() {
    let out = explore(&["why", "kayles", "2"]).out;
    assert!(out.contains("  2 to nothing: value 2 becomes 0, and (0) has nim sum 0\n"), "{out}");
}

#[test]
fn mistakes() {
    assert_refused(
        &["why", "kayles"],
        &["expected heaps after the rule 0.77", "for example, kayles 3 5 7"],
    );
    assert_refused(
        &["why", "kayles", "3", "x"],
        &["\"x\" is not a heap size: expected a whole number, for example, 5"],
    );
    assert_refused(&["why", "nim", "-3"], &["a heap cannot have fewer than 0 stones"]);
    // `all` is a rule too, but the mistake is in the longer rule.
    assert_refused(&["why", "all", "but", "2,4", "7"], &["character 9: expected {"]);
    assert_refused(&["why", "1", "2", "3"], &["quote it"]);
    assert_refused(&["why", "{1,,2}", "3"], &["character 4", "for example, {1, 2, 3}"]);
    assert_refused(&["why", "kayles", "99999999999"], &["400.0 GB", "the limit is 1000000"]);
    assert_refused(
        &["why", "0.26", "30", "31", "--misere"],
        &["61 stones", "the limit is 40 stones"],
    );
    assert_refused(&["why", "kayles", "99999999999999999999"], &["not a heap size", "400.0 EB"]);
}

/// HDU 1907: whoever eats the last sweet loses, so that (1, 1) is won and (1) is lost.
#[test]
fn a_misere_problem_is_asked_as_misere() {
    for problem in ["hdu1907", "luogu_p4279", "lightoj1253", "HackerRank misere-nim-1"] {
        let out = explore(&["why", problem, "1", "1"]).out;
        assert!(out.contains("(1, 1) is an N-position"), "{out}");
        let out = explore(&["why", problem, "1"]).out;
        assert!(out.contains("(1) is a P-position"), "{out}");
        assert!(out.contains("misère Nim."), "{out}");
    }
}

/// Before these games of Nim, or beside them, something else is played.
#[test]
fn a_problem_that_is_more_than_its_rule_is_refused() {
    for problem in ["luogu_p4301", "bzoj1299", "abc172_f", "lightoj1020"] {
        assert_refused(&["why", problem, "1", "2"], &["the game of", "has no rule"]);
        assert_refused(&["play", problem, "1", "2"], &["the game of", "has no rule"]);
    }
}
