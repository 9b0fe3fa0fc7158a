//! Periods in Chinese and as formulas.

use games::spoken::Spoken;
use grundy::period::Period;
use grundy::rule::Rule;

fn period(rule: &str) -> Period {
    rule.parse::<Rule>().unwrap().period(400).unwrap()
}

/// Bash's game and Nim are n mod (m + 1) and n; {2} and {1, 3, 4} are in Winning Ways;
/// Lasker's Nim and Kayles are in its chapter 4.
#[test]
fn known_formulas() {
    let cases = [
        ("{1, 2, 3}", "G(n) = n mod 4"),
        ("nim", "G(n) = n"),
        ("{2}", "G(n) = [0, 0, 1, 1][n mod 4]"),
        ("{1, 3, 4}", "G(n) = [0, 1, 0, 1, 2, 3, 2][n mod 7]"),
        ("kayles", "G(n) = G(71 + (n − 71) mod 12), n ≥ 71"),
        ("all but {1}", "G(n) = ⌊n / 2⌋"),
    ];
    for (rule, formula) in cases {
        assert_eq!(period(rule).formula(), formula, "{rule}");
    }
}

#[test]
fn the_certificate_in_chinese_has_the_same_numbers() {
    let text = period("kayles").in_chinese();
    for number in ["周期 12", "71..155", "83..167", "Guy–Smith"] {
        assert!(text.contains(number), "{text}");
    }
}
