//! Octal games: their codes, their moves, and their values compared with the rules.

use crate::random::inputs;
use grundy::game::{Analysis, Game};
use grundy::named::{GrundysGame, NamedGame};
use grundy::octal::{OctalGame, ParseCodeError, ParseCodeErrorKind};
use grundy::subtraction::SubtractionSet;
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::HashSet;

fn game(code: &str) -> OctalGame {
    code.parse().unwrap()
}

#[test]
fn values_agree_with_the_rules() {
    available::unless_passed!();
    let codes = [
        "0.77",
        "0.07",
        "0.137",
        "0.15",
        "0.6",
        "0.007",
        "4.",
        "4.4",
        "4.[3]",
        "0.[3]",
        "0.[30]",
        "0.[7]",
        "4.[7]",
        "0.45",
        "0.156",
        "0.165",
        "0.1",
        "0.2",
        "0.",
        "0.0137",
        "0.[1]",
        "0.[2]",
        "0.12[405]",
        "4.7",
        "0.52[6]",
        "0.[03]",
    ];
    for code in codes {
        let game = game(code);
        let mut by_rules = Analysis::new(&game);
        for (heap, &value) in game.values(80).iter().enumerate() {
            let by_rules = by_rules.value(&(heap as u64)).unwrap();
            assert_eq!(u64::from(value), by_rules, "{code} at {heap}");
        }
    }
    for code in ["0x0.3F", "0x8.", "0x0.8", "0xC.[3]", "0x0.[F]", "0x4.08", "0x0.2048"] {
        let game = game(code);
        let mut by_rules = Analysis::new(&game);
        for (heap, &value) in game.values(36).iter().enumerate() {
            let by_rules = by_rules.value(&(heap as u64)).unwrap();
            assert_eq!(u64::from(value), by_rules, "{code} at {heap}");
        }
    }
}

#[test]
fn codes_of_a_million_digits() {
    let len = 1_000_000;
    // The last digit differs, so that no part of the tail repeats.
    let irregular = game(&format!("0.[{}1]", "3".repeat(len)));
    assert_eq!(irregular.tail().len(), len + 1);
    // The digits before a tail that continue it belong to the tail.
    let start = "12".repeat(len / 2);
    assert_eq!(game(&format!("0.3{start}[{start}]")), game("0.3[12]"));
    assert_eq!(game(&format!("0.32{start}[12]")), game("0.3[21]"));
    let turned = game(&format!("0.{}[1{}]", "3".repeat(len), "3".repeat(len - 1)));
    assert_eq!((turned.start().len(), turned.tail().len()), (1, len));
    assert_eq!(turned.tail()[len - 1], 1);
}

/// Checks every digit alone: what may be left of a heap, written out from the definition of a
/// code.
#[test]
fn options_are_what_the_digits_say() {
    for take in 0..=3u64 {
        for digit in 0..16u8 {
            if take == 0 && digit % 4 != 0 {
                continue;
            }
            let code = match take {
                0 => format!("0x{digit:X}."),
                1 => format!("0x.{digit:X}"),
                2 => format!("0x.0{digit:X}"),
                _ => format!("0x.00{digit:X}"),
            };
            let game = game(&code);
            for heap in 0..12u64 {
                let mut expected = HashSet::new();
                if digit & 1 != 0 && heap == take {
                    expected.insert(vec![]);
                }
                for a in 1..=heap {
                    if digit & 2 != 0 && a + take == heap {
                        expected.insert(vec![a]);
                    }
                    for b in a..=heap {
                        if digit & 4 != 0 && a + b + take == heap {
                            expected.insert(vec![a, b]);
                        }
                        for c in b..=heap {
                            if digit & 8 != 0 && a + b + c + take == heap {
                                expected.insert(vec![a, b, c]);
                            }
                        }
                    }
                }
                let options = game.options(&heap);
                assert!(options.iter().all_unique());
                let sorted = |option: Vec<u64>| option.into_iter().sorted().collect_vec();
                let options: HashSet<_> = options.into_iter().map(sorted).collect();
                assert_eq!(options, expected, "{code} at {heap}");
            }
        }
    }
}

#[test]
fn values_that_oeis_prints() {
    // A002186.
    let kayles = [
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4,
        7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7,
        4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7,
    ];
    assert_eq!(game("0.77").values(kayles.len()), kayles);
    assert_eq!(game("0.771").values(kayles.len()), kayles);
    for code in ["4.4", "4.41", "4.42", "4.43", "4.6", "4.61", "4.62", "4.63"] {
        assert_eq!(game(code).values(kayles.len() + 1)[1..], kayles, "{code}");
    }
    // A002187: Dawson's Chess, and the other games that its comments name.
    let chess = [
        0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
        5, 2, 7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2,
        1, 1, 0, 4, 5, 3, 7, 4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3,
    ];
    assert_eq!(game("0.137").values(chess.len()), chess);
    assert_eq!(game("0.07").values(chess.len() + 1)[1..], chess);
    for code in [".4", ".401", ".402", ".403", ".42", ".421", ".422", ".423"] {
        assert_eq!(game(code).values(chess.len() + 2)[2..], chess, "{code}");
    }
    // A071074, Double Kayles.
    let double_kayles = [
        0, 1, 2, 3, 4, 5, 6, 7, 3, 2, 8, 9, 7, 6, 5, 4, 3, 2, 8, 9, 4, 5, 12, 13, 9, 8, 2, 3, 4, 5,
        15, 14, 3, 2, 8, 9, 7, 6, 5, 4, 3, 2, 8, 9, 13, 12, 15, 14, 9, 8, 2, 3, 4, 5, 16, 17, 10,
    ];
    assert_eq!(game("0.7777").values(double_kayles.len()), double_kayles);
    // A071464 and A071436, which begin with heap 1.
    let values = [
        1, 0, 2, 2, 1, 0, 4, 4, 1, 2, 2, 0, 1, 4, 4, 6, 1, 7, 7, 0, 1, 2, 2, 6, 1, 4, 4, 8, 1, 2,
        7, 8, 1, 0, 7, 2, 6, 8, 1, 4, 9, 8, 1, 2, 6, 0, 1, 4, 6, 2, 1, 8, 9, 0, 1, 6, 2, 2, 7, 0,
    ];
    assert_eq!(game("0.127").values(61)[1..], values);
    let values = [
        1, 0, 2, 2, 4, 1, 1, 3, 2, 4, 4, 6, 6, 2, 1, 1, 7, 6, 8, 4, 1, 1, 6, 5, 4, 8, 1, 1, 12, 4,
        5, 6, 1, 1, 3, 12, 6, 6, 8, 9, 2, 11, 6, 6, 4, 2, 1, 1, 12, 13, 4, 10, 8, 1, 12, 12, 5, 11,
    ];
    assert_eq!(game("0.56").values(59)[1..], values);
    // A002188, Grundy's game.
    let grundy = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2,
        3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0,
    ];
    assert_eq!(GrundysGame.values(grundy.len()), grundy);
}

#[test]
fn grundys_game_by_its_rules() {
    let mut by_rules = Analysis::new(GrundysGame);
    for (heap, &value) in GrundysGame.values(200).iter().enumerate() {
        assert_eq!(Ok(u64::from(value)), by_rules.value(&(heap as u64)));
    }
}

#[test]
fn names_and_codes() {
    for named in NamedGame::ALL {
        assert_eq!(named.to_string().parse(), Ok(named));
        assert_eq!(named.to_string().to_uppercase().replace('\'', "’").parse(), Ok(named));
        assert_eq!(named.code().map(|code| code.name()), named.code().map(|_| Some(named)));
        assert_eq!(named.values(30).len(), 30);
    }
    let codes = NamedGame::ALL.iter().filter_map(|game| game.code()).map(|code| code.to_string());
    // Winning Ways, chapter 4.
    let expected = ["0.[3]", "0.77", "0.07", "0.137", "0.15", "0.007", "0.6", "4.[3]"];
    assert_eq!(codes.collect_vec(), expected);
    assert_eq!(game("0.123").name(), None);
    let error = "Chess".parse::<NamedGame>().unwrap_err();
    assert!(error
        .to_string()
        .starts_with("no game is known as \"Chess\"; the known games are Nim, Kayles"));
    assert!("".parse::<NamedGame>().is_err());
}

#[test]
fn nim_and_odd_takes_are_codes() {
    let nim = game("0.[3]").values(100);
    assert_eq!(nim, (0..100).collect_vec());
    let mut odd = Analysis::new(SubtractionSet::odd());
    for (heap, value) in game("0.[30]").values(100).into_iter().enumerate() {
        assert_eq!(Ok(u64::from(value)), odd.value(&(heap as u64)));
    }
}

#[test]
fn one_game_has_one_code() {
    let cases = [
        (".77", "0.77"),
        ("0.770", "0.77"),
        ("0.77[0]", "0.77"),
        ("0x0.77", "0.77"),
        ("0.7[7]", "0.[7]"),
        ("0.[3333]", "0.[3]"),
        ("0.12[312]", "0.[123]"),
        ("0.12[3123]", "0.12[3123]"),
        ("0.[1212]", "0.[12]"),
        ("0.[121]", "0.[121]"),
        ("0.", "0.0"),
        ("0.[000]", "0.0"),
        (".0", "0.0"),
        ("4.", "4.0"),
        ("0x8.", "0x8.0"),
        ("0X.3f", "0x0.3F"),
        ("0xc.[3]", "0xC.[3]"),
        (" \t0.77\r\n", "0.77"),
    ];
    for (text, code) in cases {
        assert_eq!(game(text).to_string(), code, "{text:?}");
        assert_eq!(game(text), game(code), "{text:?}");
    }
    assert_ne!(game("0.7"), game("0.07"));
}

#[test]
fn digits_far_out() {
    let game = game("0.12[345]");
    let digits = (0..9).map(|take| game.digit(take)).collect_vec();
    assert_eq!(digits, [0, 1, 2, 3, 4, 5, 3, 4, 5]);
    assert_eq!(game.digit(u64::MAX), 3); // 2^64 - 1 - 3 is a multiple of 3
    assert_eq!((game.start(), game.tail()), (&[1, 2][..], &[3, 4, 5][..]));
    let most = ["0.", "0.1", "0.3", "0.4", "4.", "0x0.8", "0.[04]", "0.[01]"].map(|c| {
        let game: OctalGame = c.parse().unwrap();
        game.most_heaps()
    });
    assert_eq!(most, [0, 1, 1, 2, 2, 3, 2, 1]);
}

#[test]
fn errors_name_the_place() {
    use ParseCodeErrorKind::*;
    let cases = [
        ("", 1, None, Expected("a code such as 0.77")),
        ("  ", 3, None, Expected("a code such as 0.77")),
        ("0x", 3, None, Expected("a code such as 0.77")),
        ("0.78", 4, Some('8'), NotOctal),
        ("8.3", 1, Some('8'), NotOctal),
        ("0.3F", 4, Some('F'), NotOctal),
        ("0x0.3G", 6, Some('G'), NotHexadecimal),
        ("0.7 7", 4, Some(' '), NotOctal),
        ("0.7.7", 4, Some('.'), NotOctal),
        ("0.-7", 3, Some('-'), NotOctal),
        ("-0.7", 1, Some('-'), NotOctal),
        ("0.7七", 4, Some('七'), NotOctal),
        ("０.77", 1, Some('０'), NotOctal),
        ("1.7", 1, Some('1'), FirstDigit),
        ("2.", 1, Some('2'), FirstDigit),
        ("3.7", 1, Some('3'), FirstDigit),
        ("6.7", 1, Some('6'), FirstDigit),
        ("7", 1, Some('7'), FirstDigit),
        ("0x9.", 3, Some('9'), FirstDigit),
        ("0xF.", 3, Some('F'), FirstDigit),
        ("0", 2, None, Expected("a point")),
        ("0,77", 2, Some(','), Expected("a point")),
        ("00.7", 2, Some('0'), Expected("a point")),
        (".", 2, None, Expected("a digit")),
        ("0.3[", 5, None, Expected("a digit that repeats")),
        ("0.3[]", 5, Some(']'), Expected("a digit that repeats")),
        ("0.[3", 5, None, Expected("a digit or ]")),
        ("0.[3[", 5, Some('['), NotOctal),
        ("0.3]", 4, Some(']'), NotOctal),
        ("0.[3]3", 6, Some('3'), Expected("the end of the code")),
        ("0.(3)", 3, Some('('), NotOctal),
    ];
    for (text, character, found, kind) in cases {
        let error = text.parse::<OctalGame>();
        assert_eq!(error, Err(ParseCodeError { character, found, kind }), "{text:?}");
    }
    let error = "2.7".parse::<OctalGame>().unwrap_err().to_string();
    assert!(
        error.starts_with("at character 1, '2': the digit before the point is 0 or 4"),
        "{error}"
    );
    let error = "0.[3".parse::<OctalGame>().unwrap_err().to_string();
    assert_eq!(error, "at character 5, the end: expected a digit or ]");
}

fn any_code() -> impl Strategy<Value = String> {
    let octal = "(0|4)?\\.[0-7]{1,6}(\\[[0-7]{1,5}\\])?";
    let hexadecimal = "0x[048C]?\\.[0-9A-F]{1,6}(\\[[0-9A-F]{1,5}\\])?";
    prop_oneof![octal, hexadecimal]
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn what_prints_parses(text in any_code()) {
        let game: OctalGame = text.parse().unwrap();
        prop_assert_eq!(game.to_string().parse(), Ok(game.clone()));
        // The digits are equal far beyond those that are written, so the short form loses
        // nothing.
        let written = text.trim_start_matches("0x");
        let (_, digits) = written.split_once('.').unwrap();
        let (start, tail) = digits.split_once('[').unwrap_or((digits, "0"));
        let endless = start.chars().chain(tail.trim_end_matches(']').chars().cycle());
        for (place, digit) in endless.take(60).enumerate() {
            prop_assert_eq!(u32::from(game.digit(place as u64 + 1)), digit.to_digit(16).unwrap());
        }
    }

    #[test]
    fn equal_digits_are_equal_games(one in any_code(), other in any_code()) {
        let (one, other): (OctalGame, OctalGame) = (one.parse().unwrap(), other.parse().unwrap());
        let same = (0..80).all(|take| one.digit(take) == other.digit(take));
        prop_assert_eq!(one == other, same);
    }

    #[test]
    fn values_of_any_code(text in any_code()) {
        let game: OctalGame = text.parse().unwrap();
        let mut by_rules = Analysis::new(&game);
        for (heap, value) in game.values(24).into_iter().enumerate() {
            prop_assert_eq!(Ok(u64::from(value)), by_rules.value(&(heap as u64)));
        }
    }

    #[test]
    fn no_text_panics(text in ".{0,20}") {
        let _ = text.parse::<OctalGame>();
        let _ = text.parse::<NamedGame>();
    }

    #[test]
    fn nearly_right_text_is_parsed_or_placed(text in "(0x|[04]|[1-9a-f.]|\\[|\\]| ){0,9}") {
        match text.parse::<OctalGame>() {
            Ok(game) => prop_assert_eq!(game.to_string().parse(), Ok(game)),
            Err(error) => {
                let before = error.character - 1;
                prop_assert!(text[..before].is_ascii());
                prop_assert!(error.found.is_none() || text[before..].chars().next() == error.found);
            }
        }
    }
}
