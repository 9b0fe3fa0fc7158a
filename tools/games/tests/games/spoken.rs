//! The library's errors in Chinese.

use games::spoken::Spoken;
use grundy::certificate::CertificateError;
use grundy::long_tables::window::WindowError;
use grundy::long_tables::SparseError;
use grundy::misere::quotient::{NoPeriod, NoQuotient};
use grundy::misere::Obstacle;
use grundy::period::{Refused, Theorem};
use grundy::rule::Rule;

/// Nothing else that the library says has a letter in Chinese, and the numbers stay.
#[test]
fn each_message_is_told_in_chinese() {
    let differs =
        |saltus| Refused::Differs { heap: 12, value: 3, later: 24, later_value: 4, saltus };
    let refused = [
        differs(0),
        differs(2),
        Refused::NoPeriod,
        Refused::NoTheorem,
        Refused::Unproved { heaps: 100 },
        Refused::NotFound { heaps: 100 },
        Refused::TooFew { heaps: 100 },
        Refused::TooLarge,
    ];
    let obstacles =
        [Obstacle::NoOptionOfValueOne, Obstacle::LargeParts, Obstacle::NoWayDown { beside: 12 }];
    let no_quotients = [
        NoQuotient::TooLarge { heap: 100 },
        NoQuotient::Infinite { heap: 100 },
        NoQuotient::NotSmaller { heap: 12, part: 13 },
    ];
    let no_periods = [
        NoPeriod::NoQuotient(no_quotients[0].clone()),
        NoPeriod::NoTheorem,
        NoPeriod::NotYet { largest: 100 },
    ];
    let sparse = [
        SparseError::Unsuited,
        SparseError::TooLong,
        SparseError::TooHigh { heap: 100 },
        SparseError::Damaged { heap: 100 },
    ];
    let window = [
        WindowError::Table(sparse[2]),
        WindowError::Rare { heap: 100 },
        WindowError::TooHigh { heap: 100 },
        WindowError::Early,
        WindowError::Damaged { line: 12 },
        WindowError::NoTheorem,
        WindowError::Differs { heap: 100 },
    ];
    let certificate = [
        CertificateError::Line { line: 12 },
        CertificateError::NoSuchRule,
        CertificateError::Differs { line: 12, computed: "12".repeat(40) },
    ];
    let theorems = [Theorem::NimTail, Theorem::GrowthInPart, Theorem::Ruler];
    fn check(messages: &[impl Spoken]) {
        for message in messages {
            let (english, chinese) = (message.to_string(), message.in_chinese());
            assert!(!chinese.contains(|c: char| c.is_ascii_alphabetic()), "{english}: {chinese}");
            let numbers = |text: &str| {
                let numbers = text.split(|c: char| !c.is_ascii_digit());
                numbers.filter(|number| !number.is_empty()).map(String::from).collect::<Vec<_>>()
            };
            assert_eq!(numbers(&english), numbers(&chinese));
        }
    }
    check(&refused);
    check(&obstacles);
    check(&no_quotients);
    check(&no_periods);
    check(&sparse);
    check(&window);
    check(&certificate);
    for theorem in theorems {
        assert!(theorem.in_chinese().contains('由'), "{theorem}");
    }
}

/// Each way in which a rule can be wrong, so that each thing that a parser expects is named. What
/// is not translated keeps its English words, of which only the notation has some.
#[test]
fn each_mistake_in_a_rule_is_told_in_chinese() {
    let wrong = [
        "",
        "foo",
        "dawson",
        "bash",
        "bash x", // names
        "{",
        "{}",
        "{0}",
        "{1, 1 x",
        "{1 2 x}",
        "{1,,x}",
        "{1..",
        "{3..1}",
        "{1..9999999}", // sets
        "{1, 2, 4, 9, …}",
        "{1, 4, …, 8}",
        "{99999999999999999999}",
        "{1, 2} x",
        "all but",
        "all but {1, …}",
        "all but x",
        "powers",
        "powers of",
        "powers of 1",
        "powers of x",
        "multiples",
        "multiples of",
        "multiples of 0",
        "5 的",
        "odd x",
        "除了",
        "0.",
        "0.8",
        "0x0.G",
        "1.7",
        "0.[",
        "0.[]",
        "0.[3",
        "0.[3]x",
        "0,7",
        "0x",
        "4", // codes
        "n ->",
        "n -> n",
        "n -> n-1 x",
        "n -> (n-1",
        "n -> (",
        "n -> n-",
        "n -> (a, n-a) with",
        "n -> a with a",
        "n -> a with a <",
        "n -> a with a mod",
        "n -> a with a mod 3",
        "n -> a with a mod 3 = 5",
        "n -> a with a in",
        "n -> a with a in x",
        "n -> ab",
        "n -> a with a divides",
        "n -> a*b",
        "n -> 2*",
        "n -> 99999999999",
        "-> n-1",
        "n -> (a, b, c, d, e, f, g, h, i)",
        "n -> (1, 1, 1, 1, 1, 1, 1, 1, 1, 1)",
        "n - 1 -> n",
    ];
    let known = [
        "kayles",
        "odd",
        "even",
        "squares",
        "primes",
        "fibonacci",
        "multiples",
        "powers",
        "with",
        "divides",
        "bash",
        "dawson",
        "Dawson",
        "Kayles",
        "Chess",
    ];
    let mut mistakes = 0;
    for text in wrong {
        let Err(error) = text.parse::<Rule>() else { continue };
        mistakes += 1;
        let chinese = error.in_chinese();
        let words = chinese.split(|c: char| !c.is_ascii_alphabetic());
        let mut words = words.filter(|word| word.len() >= 4 && !known.contains(word));
        assert_eq!(words.next(), None, "{text:?}: {error}\n{chinese}");
        assert!(chinese.contains("个字符") && chinese.contains("可以写，例如"), "{chinese}");
        assert!(chinese.contains(&error.character().to_string()), "{error}\n{chinese}");
    }
    assert!(mistakes > 50, "{mistakes}");
}
