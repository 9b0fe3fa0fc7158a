//! Text as people type it.

use explore::reading::TypedGame;
use explore::typing::tokens;
use grundy::rule::half_width;
use support::number::{self, NumberError};
use support::typing::letters;

#[test]
fn characters_of_a_chinese_keyboard() {
    assert_eq!(half_width("｛１，２、３｝"), "{1,2,3}");
    assert_eq!(half_width("0。77"), "0.77");
    assert_eq!(half_width("必败 kayles"), "必败 kayles");
}

#[test]
fn an_argument_may_be_several_tokens() {
    let arguments = ["kayles 3".to_string(), "4".to_string(), String::new()];
    assert_eq!(tokens(&arguments), ["kayles", "3", "4"]);
}

#[test]
fn what_matters_in_a_name() {
    assert_eq!(letters("Wythoff's game, No. 2"), "wythoffsgameno2");
}

#[test]
fn numbers_as_people_type_them() {
    for (text, number) in [
        ("0", 0),
        ("-0", 0),
        ("1000", 1000),
        ("1_000_000", 1_000_000),
        ("10^12", 1_000_000_000_000),
        ("10**3", 1000),
        ("1e9", 1_000_000_000),
        ("25E2", 2500),
        ("0e99", 0),
        ("1^99999999999", 1),
        ("0^0", 1),
        ("18446744073709551615", u64::MAX),
    ] {
        assert_eq!(number::read(text), Ok(number), "{text}");
    }
    for (text, error) in [
        ("-3", NumberError::Negative),
        ("-10^99", NumberError::Negative),
        ("18446744073709551616", NumberError::TooLarge),
        ("2^64", NumberError::TooLarge),
        ("1e20", NumberError::TooLarge),
        ("10^99999999999999999999", NumberError::TooLarge),
        ("", NumberError::NotWhole),
        ("-", NumberError::NotWhole),
        ("_1", NumberError::NotWhole),
        ("1__0", NumberError::NotWhole),
        ("1.5", NumberError::NotWhole),
        ("10^", NumberError::NotWhole),
        ("2^3^2", NumberError::NotWhole),
        ("1e", NumberError::NotWhole),
        ("e9", NumberError::NotWhole),
        ("+5", NumberError::NotWhole),
        ("five", NumberError::NotWhole),
    ] {
        assert_eq!(number::read(text), Err(error), "{text}");
    }
}

/// What a line is read as: the problem or the game with its position, or the message.
fn read(line: &str) -> Result<String, String> {
    match TypedGame::read(&tokens(&[line.to_string()])) {
        Ok(TypedGame::Own(asked)) => Ok(format!("{} {:?}", asked.kind.word(), asked.words)),
        Ok(TypedGame::Heaps(sum)) => Ok(match sum.problem {
            Some(problem) => problem.name.clone(),
            None => format!("{:?}", sum.addends),
        }),
        Err(message) => Err(message.to_string()),
    }
}

/// The terminal reads what people type as the pages do, except that a shell may have removed the
/// braces of numbers.
#[test]
fn what_is_typed_first_is_understood() {
    for line in include_str!("../../../games/tests/typed.tsv").lines() {
        match line.split_once('\t').filter(|_| !line.starts_with('#')) {
            None => {}
            Some((text, meant)) => match meant.strip_prefix("? ") {
                None => assert_eq!(read(text).unwrap(), read(meant).unwrap(), "{text}"),
                Some(part) => {
                    let message = read(text).unwrap_err();
                    let is_told = message.contains(part) || message.contains("removes the braces");
                    assert!(is_told, "{text}: {message}");
                }
            },
        }
    }
}
