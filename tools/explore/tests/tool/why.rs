//! `explore why`.

use crate::run::{assert_golden, assert_refused, explore};

/// (10, 2, 5) has nim sum 13: a handbook's misprint has 3. Bouton, 1901, has the move.
#[test]
fn nim_in_columns() {
    assert_golden("why-nim.txt", &["why", "nim", "10", "2", "5"]);
}

/// The values 3, 4 and 4 of Kayles rows, and the mex of each: Winning Ways, chapter 4.
#[test]
fn kayles_with_splits() {
    assert_golden("why-kayles.txt", &["why", "kayles", "3", "5", "10"]);
}

/// The second sample of HDU 1848, whose answer is that the first player loses.
#[test]
fn a_p_position_has_no_winning_move() {
    let out = explore(&["why", "hdu1848", "1", "4", "1"]).out;
    assert!(out.contains("The nim sum is 0: P-position"), "{out}");
    assert!(!out.contains("winning move"), "{out}");
}

/// Misère Kayles rows that are P-positions below 10: 1, 4 and 9 (Sibert and Conway, 1992).
#[test]
fn misere_kayles_is_played_out() {
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

/// Ferguson, 1974: the SJ rule is true misère play for subtraction games.
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
    assert!(out.contains("With the difference 1 the P-position is (1, 2)"), "{out}");
    assert!(
        out.contains("  2 from both heaps: leaves (1, 2)\nThat is the one winning move.\n"),
        "{out}"
    );
    let out = explore(&["why", "wythoff", "4", "7"]).out;
    assert!(
        out.contains("(4, 7) is P-position 3, (⌊3φ⌋, ⌊3φ⌋ + 3). This is a P-position"),
        "{out}"
    );
    let out = explore(&["why", "fibonacci", "nim", "12"]).out;
    assert!(out.contains("12 = 8 + 3 + 1 in Fibonacci numbers"), "{out}");
    assert!(out.contains("  12 to 11: leaves (11)\n"), "{out}");
    let out = explore(&["why", "wythoff", "2", "2", "--misere"]).out;
    assert!(out.contains("All plays were tried"), "{out}");
    assert_refused(&["why", "wythoff", "3"], &["two heaps"]);
    let out = explore(&["why", "race", "21"]).out;
    assert!(out.contains("The nim sum is 1: N-position"), "{out}");
}

#[test]
fn words_of_a_rule_and_heaps_need_no_quotes() {
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
        &["no heaps after the rule 0.77", "for example, kayles 3 5 7"],
    );
    assert_refused(
        &["why", "kayles", "3", "x"],
        &["\"x\" is no heap: sizes are whole numbers, as in 3 5 7"],
    );
    assert_refused(&["why", "nim", "-3"], &["no heap has fewer than 0 stones"]);
    // `all` is a rule too, but that is not what is wrong.
    assert_refused(&["why", "all", "but", "2,4", "7"], &["character 9: expected {"]);
    assert_refused(&["why", "1", "2", "3"], &["quote it"]);
    assert_refused(&["why", "{1,,2}", "3"], &["character 4", "for example, {1, 2, 3}"]);
    assert_refused(&["why", "kayles", "99999999999"], &["400.0 GB", "1000000 is the most"]);
    assert_refused(
        &["why", "kayles", "30", "31", "--misere"],
        &["61 stones", "40 stones are the most"],
    );
    assert_refused(&["why", "kayles", "99999999999999999999"], &["is no heap", "400.0 EB"]);
}
