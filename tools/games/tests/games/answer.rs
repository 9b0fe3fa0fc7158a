//! Answers that books confirm.

use crate::contains::{assert_has, decision};
use games::answer::page::answer;

/// Guy and Smith, 1956.
#[test]
fn kayles_and_its_period() {
    assert_has("kayles\n3 5 7\nnormal", &["\"title\":\"Kayles, 0.77\"", "period 12 after 71"]);
}

/// Bouton, 1901: from (3, 5, 7), each heap has one winning move.
#[test]
fn nim_and_its_winning_moves() {
    let parts = [
        "\"outcome\":\"N\"",
        "{\"heap\":3,\"left\":[2]},{\"heap\":5,\"left\":[4]},{\"heap\":7,\"left\":[6]}",
        "\"sum\":1",
    ];
    assert_has("nim\n3 5 7\nnormal", &parts);
}

/// Under misère play (1, 1) is won, and a single stone is lost; (1, 5) is where the SJ rule
/// fails for Kayles.
#[test]
fn misere_play() {
    assert_has("nim\n1 1\nmisère", &["\"outcome\":\"N\"", "the SJ rule"]);
    assert_has("{1,2,3}\n1 1\nmisère", &["\"outcome\":\"N\"", "Ferguson"]);
    assert_has("nim\n1 1\nmisère", &["\"outcome\":\"N\"", "Ferguson"]);
    assert_has("nim\n1\nmisère", &["\"outcome\":\"P\"", "\"moves\":[]"]);
    assert_has("kayles\n1 5\nmisère", &["exhaustive search"]);
    assert_has("kayles\n30 30\nmisère", &["\"undecided\"", "60 stones"]);
    // For smaller heaps the SJ rule is proved; here the proof is missing, not the theorem.
    let parts = ["it is not proved here", "heaps above 300 are not checked", "2999 stones"];
    assert_has("lasker\n1000 1999\nmisère", &parts);
}

/// Bouton, 1901: of the largest heap, 10^6 ⊕ 3 stones are left. The values of Kayles have period 12
/// after 71, and 10^15 = 76 + 12·83 333 333 333 327; OEIS A002186 has the value 1 of 76.
#[test]
fn heaps_of_any_size() {
    let all = "\"some\":false";
    let parts = ["\"outcome\":\"N\"", "{\"heap\":2000000,\"left\":[1000003]}]", all];
    assert_has("nim\n1000000 2000000 3\nnormal", &parts);
    assert_has("nim\n10^15 1e15 1\nmisère", &["\"outcome\":\"N\"", "Ferguson", all]);
    let parts = ["\"values\":[1]", "\"outcome\":\"N\"", "\"some\":true"];
    assert_has("kayles\n1_000_000_000_000_000\nnormal", &parts);
    assert_has("kayles\n10^15 10^15\nnormal", &["\"outcome\":\"P\"", "\"moves\":[]"]);
}

/// Problems in the form in which a page holds them.
const PROBLEMS: &str = "cses1098\t{1, 2, 3}\tcses1098\nhdu1527\twythoff\thdu1527 poj1067\n\
    hdu1846\t{1, …, m}, for example {1, 2, 3}\thdu1846\nhdu1848\tfibonacci\thdu1848\n\
    hdu1907\tnim, misère\thdu1907\nabc206_f\t\tabc206f\n";

#[test]
fn problems_have_rules_and_rules_have_problems() {
    let question = |fields: &str| format!("{fields}\nnormal\n{PROBLEMS}");
    assert_has(&question("HDU 1848\n"), &["\"hdu1848\",\"fixed\":true", "\"outcome\":\"P\""]);
    let parts = ["cses1098", "{\"name\":\"hdu1846\",\"fixed\":false}"];
    assert_has(&question("{1,2,3}\n4"), &parts);
    assert_has(&question("poj1067\n"), &["error", "poj1067 is wythoff, which is not a rule"]);
    assert_has(&question("HDU 1846\n4"), &["error", "hdu1846 reads its rule from the input"]);
    let parts = ["error", "the game of abc206_f has no rule for independent heaps"];
    assert_has(&question("abc206_f\n4"), &parts);
    // Whoever takes the last stone loses, as nobody has to ask for.
    assert_has(&question("hdu1907\n1"), &["\"outcome\":\"P\"", "\"misere\":true"]);
    assert_has(&question("hdu1907\n1 1"), &["\"outcome\":\"N\"", "the SJ rule"]);
}

#[test]
fn mistakes_are_named() {
    assert_has("chess", &["error", "chess"]);
    assert_has("nim\n3 x", &["error", "x"]);
    assert_has("nim\n9007199254740992", &["error", "9007199254740991"]);
    assert_has("fibonacci\n2000", &["error", "no period is proved", "1999"]);
    assert_has("kayles\n2000\nmisère", &["\"undecided\"", "it is not proved here"]);
    assert_has("nim\n1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", &["17 heaps"]);
    assert_has("", &["error"]);
}

/// Even codes that split a heap into three, and unusual ones, are answered quickly.
#[test]
fn no_rule_takes_long() {
    for rule in ["0x8.[3]", "0.[7]", "0xF.[F]", "grundy", "fibonacci", "0.0", "0xffffffff.ffff"] {
        for ending in ["normal", "misère"] {
            answer(&format!("{rule}\n119\n{ending}"));
        }
    }
}

/// A move that leaves four heaps makes a table so costly that not all heaps of the strip are
/// computed; the value of a heap that is asked for still is.
#[test]
fn heaps_that_are_asked_for_reach_past_the_strip() {
    for heap in 30..45 {
        let answer = answer(&format!("n -> (a, b, c, n-a-b-c) | n-1\n{heap}"));
        let is_refused = answer.contains("is too large for a page");
        assert!(answer.contains("\"verdict\"") || is_refused, "{heap}: {answer}");
    }
}

/// Grossman and Nowakowski, *A ruler regularity in hexadecimal games* (2015).
#[test]
fn a_law_that_is_no_period() {
    let parts = ["\"law\":\"Proved: period 13, saltus 4 after 6 except", "\"form\":\"\""];
    assert_has("0x0.2048\n", &parts);
    assert_has("0x0.2048 5 + nim 3\n", &["Proved: 0x0.2048: period 13, saltus 4"]);
}

/// A page lists some of many winning moves, and counts the others and all of them.
#[test]
fn many_winning_moves_are_counted() {
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    let question = "kayles\n100\nnormal\n";
    let (answer, decision) = (read(&answer(question)), read(&decision(question).unwrap()));
    let [moves, steps] =
        [&decision["moves"], &answer["steps"]].map(|list| list.as_array().unwrap().len());
    assert!(moves > 12 && steps == 13, "{moves} moves in {steps} lines");
    assert_eq!(answer["steps"][12], format!("… and {} more", moves - 12));
    assert_eq!(answer["closing"], format!("These are the {moves} winning moves."));
}
