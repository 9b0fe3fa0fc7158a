//! Rules and heaps as people type them on the page.

use crate::contains::assert_has;
use games::answer::page::answer;
use games::spoken::Spoken;

#[test]
fn a_chinese_keyboard_and_chinese_names() {
    let cases = [
        ("{1，2}", "{1, 2}"),
        ("{1、2}", "{1, 2}"),
        ("｛１、２｝", "{1, 2}"),
        ("０．７７", "Kayles, 0.77"),
        ("奇数", "odd"),
        ("除了{2,4}", "all but {2, 4}"),
        ("尼姆", "Nim, 0.[3]"),
        ("巴什博弈 3", "{1, 2, 3}"),
        ("race", "{1, 2, 3}"),
    ];
    for (text, title) in cases {
        assert_has(&format!("{text}\n３，５；７"), &[&format!("\"title\":\"{title}\"")]);
    }
    for (heaps, count) in [("３，５", 2), ("3、5", 2), ("3 5;7", 3)] {
        let answer = answer(&format!("nim\n{heaps}"));
        let (_, values) = answer.split_once("\"values\":[").unwrap();
        let values = values.split_once(']').unwrap().0;
        assert_eq!(values.split(',').count(), count, "{heaps}: {answer}");
    }
    for name in ["wythoff", "威佐夫博弈", "斐波那契博弈"] {
        assert_has(name, &["error", "is not a rule for independent heaps"]);
    }
}

/// What may not have been meant is said, in both languages.
#[test]
fn notes() {
    assert_has("{1,1,2}\n4", &["\"note\":\"1 is given more than once; once is enough\""]);
    assert_has("{1,2}\n4", &["\"note\":\"\""]);
    assert_has(
        "n -> n-1 | n-2 | (a, n-a-1) | (a, n-a-2)\n4",
        &["\"title\":\"Kayles, 0.77\"", "are those of the rule Kayles, 0.77"],
    );
    // Of a heap of 3 a half is no whole number, which the first rule does not say.
    for (rule, is_told) in [("n -> n-1 | n/2", true), ("n -> floor(n/2) with n > 1", false)] {
        let note = answer(&format!("{rule}\n3")).contains("is a move only if it is a whole number");
        assert_eq!(note, is_told, "{rule}");
    }
    for text in ["{1,1}", "{1,3,…,9}", "{1,3,5,…}", "n -> n-1", "n -> n/2"] {
        for remark in grundy::rule::Rule::read(text).unwrap().remarks {
            let chinese = remark.in_chinese();
            assert!(chinese.chars().any(|c| c > '\u{4e00}'), "{chinese}");
        }
    }
}

#[test]
fn lists_of_moves_are_answered() {
    // Take a divisor: the value is 1 more than the exponent of 2 in the heap.
    let parts = [
        "\"title\":\"n -> n-a with a divides n\"",
        "\"values\":[4,1]",
        "The heaps examined prove no period.",
    ];
    assert_has("n -> n-d with d divides n\n8 7", &parts);
    assert_has("n -> n-1 |\n4", &["error", "at character 11: expected a heap"]);
    for rule in ["n -> (a, b, c, n-a-b-c)", "n -> (a, b, n-a-b) with a != b | n-1"] {
        answer(&format!("{rule}\n30"));
    }
}
