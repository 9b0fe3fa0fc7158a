//! Rules as text: what is parsed, what is printed, and what is refused, and where.

use grundy::game::{Analysis, Game};
use grundy::named::NamedGame;
use grundy::period::Period;
use grundy::rule::Rule;

fn rule(text: &str) -> Rule {
    text.parse().unwrap_or_else(|error| panic!("{}: {}", text, error))
}

const RULES: [&str; 14] = [
    "{1, 2, 3}",
    "{2, 5}",
    "all",
    "odd",
    "powers of 2",
    "powers of 3",
    "fibonacci",
    "all but {2, 4}",
    "0.77",
    "0.[3]",
    "4.[3]",
    "0x8.[3]",
    "0x0.3F",
    "Grundy's game",
];

#[test]
fn what_prints_also_parses() {
    for text in RULES {
        assert_eq!(rule(text).to_string(), text);
        assert_eq!(rule(&rule(text).to_string()), rule(text));
    }
    for game in NamedGame::ALL {
        assert_eq!(rule(game.as_str()).name(), Some(game));
        assert_eq!(rule(&Rule::from(game).to_string()).name(), Some(game));
    }
}

#[test]
fn one_rule_may_be_written_in_several_ways() {
    let same = [
        ("{3,1,2}", "{1, 2, 3}"),
        (" Fibonacci ", "fibonacci"),
        ("POWERS of 2", "powers of 2"),
        ("kayles", "0.77"),
        (".77", "0.770"),
        ("lasker", "Lasker's Nim"),
        ("LASKERS NIM", "4.[3]"),
        ("grundy", "Grundy's game"),
        ("grundy’s game", "Grundy's game"),
        ("treble", "0.007"),
        ("dawsons k", "0.07"),
        ("kay", "0.77"),
    ];
    for (one, other) in same {
        assert_eq!(rule(one), rule(other), "{one}");
    }
}

#[test]
fn blanks_around_a_rule_may_be_any() {
    for text in RULES {
        for blank in [" ", "\n", "\u{a0}", "\u{3000}"] {
            assert_eq!(rule(&format!("{blank}{text}{blank}")), rule(text), "{text} in {blank:?}");
        }
    }
    for (text, character) in [("\u{a0}{1, x}", 6), ("\u{3000} 0.78", 6), ("\u{a0}chess", 2)] {
        assert_eq!(text.parse::<Rule>().unwrap_err().character(), character, "{text:?}");
    }
}

#[test]
fn a_mistake_has_a_place_and_an_example() {
    let mistakes = [
        ("", 1, "expected a rule; a valid rule is, for example, {1, 2, 3}, 0.77 or kayles"),
        ("{1, x}", 5, "expected a number; a valid rule is, for example, {1, 2, 3}"),
        ("{1, 2", 6, "expected a comma or }; a valid rule is, for example, {1, 2, 3}"),
        ("all but {0}", 10, "a move must take at least one stone, not 0"),
        ("powers of 1", 11, "powers need a base of 2 or more, not 1"),
        ("{1}{2}", 4, "expected the end of the rule"),
        ("0.78", 4, "octal digits are 0 to 7"),
        ("1.77", 1, "the digit before the point is 0 or 4"),
        ("77.1", 1, "the digit before the point"),
        (
            "  chess",
            3,
            "no game is known as \"chess\"; a valid rule is, for example, kayles, {1, 2, 3}",
        ),
        ("dawson", 1, "\"dawson\" may be Dawson's Kayles or Dawson's Chess"),
        ("ka", 1, "no game is known as \"ka\""),
        ("{18446744073709551616}", 2, "the number is larger than 2^64 - 1"),
    ];
    for (text, character, message) in mistakes {
        let error = text.parse::<Rule>().unwrap_err();
        assert_eq!(error.character(), character, "{text}: {error}");
        let place = format!("at character {character}");
        assert!(error.to_string().starts_with(&place), "{text}: {error}");
        assert!(error.to_string().contains(message), "{text}: {error}");
        assert!(error.to_string().ends_with(error.example()), "{text}: {error}");
        assert!(error.example().parse::<Rule>().is_ok() || error.example().contains(" or "));
    }
}

#[test]
fn short_tables_hold_what_the_options_say() {
    for text in RULES {
        let rule = rule(text);
        let mut game = Analysis::new(&rule);
        for (heap, value) in rule.values(60).into_iter().enumerate() {
            assert_eq!(game.value(&(heap as u64)), Ok(u64::from(value)), "{text}, {heap}");
        }
    }
}

#[test]
fn long_tables_begin_as_short_ones() {
    // Beyond the heaps in which a period is first looked for, another method takes over: the
    // period, bits, the sparse space, or all options.
    for text in RULES {
        let rule = rule(text);
        let (short, long) = if rule.most_heaps() == 3 { (300, 400) } else { (2048, 6000) };
        let values = rule.values(long);
        assert_eq!(values.len(), long);
        assert_eq!(values[..short], rule.values(short), "{text}");
    }
    // A set of more than 63 moves, some of which are too large for words of 64 bits.
    let moves: Vec<String> = (50..=130).map(|take: u32| take.to_string()).collect();
    let many = rule(&format!("{{{}}}", moves.join(",")));
    assert_eq!(many.values(100)[..50], [0; 50]);
    assert_eq!(many.values(100)[50..], [1; 50]);
}

#[test]
fn what_a_move_does() {
    assert_eq!(rule("grundy").options(&6), [[1, 5], [2, 4]]);
    assert_eq!(rule("{2, 5}").options(&5), [[3], [0]]);
    let facts = |text| (rule(text).most_heaps(), rule(text).largest_move());
    assert_eq!(facts("{2, 5}"), (1, Some(5)));
    assert_eq!(facts("odd"), (1, None));
    assert_eq!(facts("0.77"), (2, Some(2)));
    assert_eq!(facts("0x8.[3]"), (3, None));
    assert_eq!(facts("grundy"), (2, Some(0)));
    assert_eq!(facts("n -> n-1 | (a, b, n-a-b) with a < b"), (3, None));
}

#[test]
fn a_title_has_the_name_and_the_rule() {
    for (text, title) in [
        ("{1, 2}", "{1, 2}"),
        ("all", "Nim, all"),
        ("lasker", "Lasker's Nim, 4.[3]"),
        ("grundy", "Grundy's game"), // the rule is its name
    ] {
        assert_eq!(rule(text).title(), title);
    }
}

#[test]
fn a_law_without_period_has_the_values_of_the_rule() {
    let growing = rule("0.03[20]");
    let law = growing.law_without_period(100).unwrap();
    for (heap, value) in growing.values(300).into_iter().enumerate() {
        assert_eq!(law.value(heap as u64), u64::from(value), "{heap}");
    }
    assert_eq!(rule("{1, 2}").law_without_period(100), None);
}

#[test]
fn a_long_period_is_found_by_the_fast_table() {
    available::unless_passed!();
    // A. Flammenkamp's table of octal games; by all options the second would take minutes.
    let codes = [("0.165", 5181, 1550), ("0.16", 105_351, 149_459)];
    for (text, preperiod, period) in codes.into_iter().take(available::depth(1, 2)) {
        let octal = rule(text);
        let found = octal.period(2 * (preperiod + period) + 90_000).unwrap();
        assert_eq!((found.preperiod(), found.period()), (preperiod as u64, period as u64));
        let values = octal.values(3 * (preperiod + period));
        assert_eq!(values[preperiod..values.len() - period], values[preperiod + period..]);
    }
    for heaps in [64, 200, 2000] {
        for text in ["0.77", "0.07", "0.6", "0.007", "0.3", "4.[3]", "0x0.F", "0x0.3F"] {
            let Rule::Code(game) = rule(text) else { panic!("{text} is a code") };
            let heaps = if text.starts_with("0x") { heaps / 4 } else { heaps };
            let direct = Period::find_for_code(&game, heaps);
            assert_eq!(rule(text).period(heaps), direct, "{text} to {heaps}");
        }
    }
}
