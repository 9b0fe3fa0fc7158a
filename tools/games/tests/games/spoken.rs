//! The library's errors in Chinese.

use games::spoken::Spoken;
use grundy::rule::Rule;

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
