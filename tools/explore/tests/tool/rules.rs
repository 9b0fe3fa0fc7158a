//! Rules as they are written, well and badly: the same in every command, here in `table`.

use crate::run::{assert_refused, explore};

#[test]
fn words_of_a_rule_need_no_quotes() {
    let out = explore(&["table", "powers", "of", "2", "--to", "20"]).out;
    assert!(out.contains("\nperiod 3 after 0: equal on heaps 0..1 against 3..4"), "{out}");
}

#[test]
fn a_problem_stands_for_its_rule() {
    let of = |rule: &str| explore(&["table", rule, "--to", "60"]).out;
    assert_eq!(of("hdu1848"), of("fibonacci"));
    assert_eq!(of("HDU 4664"), of("0.07"));
    assert_refused(&["table", "hdu1846"], &["from the input", "for example {1, 2, 3}"]);
}

#[test]
fn mistakes_have_a_place_and_an_example() {
    assert_refused(
        &["table", "0.78"],
        &["character 4, '8'", "for example, 0.77", "\n    0.78\n       ^\n"],
    );
    assert_refused(&["table", "{1,0}"], &["character 4", "for example, {1, 2, 3}"]);
    assert_refused(
        &["table", "trebel"],
        &["no game is known as \"trebel\"", "did you mean treblecross?"],
    );
    assert_refused(&["table", "odds"], &["did you mean odd?"]);
    assert_refused(&["table", "all but 2"], &["character 9", "for example, all but {2, 4}"]);
    for wrong in ["powers", "powers of", "powers of x", "powers of 1"] {
        assert_refused(&["table", wrong], &["for example, powers of 2"]);
    }
    assert_refused(&["table", "77"], &["'{77}'", "an octal code, it has a point: 0.77"]);
    assert_refused(&["table", "1", "2", "3"], &["quote it", "'{1,2,3}'"]);
    assert_refused(&["table", ""], &["expected a rule"]);
    assert_refused(&["table"], &["RULE"]);
    assert_refused(&["table", "kayles", "--to", "many"], &["--to"]);
}

#[test]
fn a_race_and_the_signs_of_a_chinese_keyboard() {
    let of = |rule: &str| explore(&["table", rule, "--to", "20"]).out;
    for rule in ["race", "the one-heap race", "｛１，２，３｝", "{1、2、3}"] {
        assert_eq!(of(rule), of("{1, 2, 3}"), "{rule}");
    }
}

/// What is no rule here is not called unknown if the tool or the collection knows it.
#[test]
fn games_without_a_rule() {
    assert_refused(
        &["table", "wythoff"],
        &["wythoff is no rule for single heaps; why, play and learn know"],
    );
    assert_refused(&["misere", "fibonacci", "nim"], &["fibonacci nim is no rule for single heaps"]);
    assert_refused(&["table", "BZOJ 3298"], &["is no rule for single heaps"]);
    assert_refused(
        &["table", "hdu1404"],
        &["hdu1404 has a game that is no rule for heaps here: game on sets and strings"],
    );
}

#[test]
fn numbers_beside_a_rule_are_explained() {
    assert_refused(&["table", "1,2,3"], &["quote it", "'{1,2,3}'"]);
    assert_refused(&["table", "kayles", "20"], &["20 is no part of the rule 0.77", "--to 20"]);
    assert_refused(&["table", "kayles 20"], &["--to 20"]);
    assert_refused(&["table", "kayles", "--to", "-1"], &["no heap has fewer than 0 stones"]);
    assert_refused(&["table", "kayles", "--to", "1.5"], &["sizes are whole numbers"]);
    // 4 bytes for each of 2^64, and of 10^30; and beyond all units.
    assert_refused(&["table", "kayles", "--to", "18446744073709551616"], &["73.8 EB"]);
    assert_refused(
        &["table", "kayles", "--to", "1000000000000000000000000000000"],
        &["4000000000000.0 EB"],
    );
    assert_refused(&["table", "kayles", "--to", &"9".repeat(50)], &["it has 50 digits"]);
}
