//! Rules as lists of the heaps that a move may leave.

use crate::random::inputs;
use grundy::game::{Analysis, Game};
use grundy::rule::{Moves, ParseMovesErrorKind, Rule};
use itertools::Itertools;
use proptest::prelude::*;

fn moves(text: &str) -> Moves {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The options of a heap, with the smaller heaps first, in any order.
fn options(text: &str, heap: u64) -> Vec<Vec<u64>> {
    moves(text).options(&heap).into_iter().sorted().collect()
}

/// Each rule beside its moves by definition.
#[test]
fn the_options_are_those_that_the_text_says() {
    type Definition = fn(u64) -> Vec<Vec<u64>>;
    let cases: [(&str, Definition); 14] = [
        ("n -> n-1 | n-3", |n| {
            [1, 3].iter().filter_map(|k| Some(vec![n.checked_sub(*k)?])).collect()
        }),
        ("n -> nothing", |n| if n > 0 { vec![vec![0]] } else { vec![] }),
        ("n -> 0 if n = 3", |n| if n == 3 { vec![vec![0]] } else { vec![] }),
        ("n -> (a, n-a)", |n| (1..n).filter(|a| *a <= n - a).map(|a| vec![a, n - a]).collect()),
        ("n -> (a, n-a) with 1 <= a < n-a", |n| {
            (1..n).filter(|a| *a < n - a).map(|a| vec![a, n - a]).collect()
        }),
        ("n -> (a, n-a) with a odd", |n| {
            let splits = (1..n).filter(|a| a % 2 == 1).map(|a| vec![a.min(n - a), a.max(n - a)]);
            splits.unique().collect()
        }),
        ("n -> (a, b, n-a-b) with a <= b <= n-a-b", |n| {
            let pairs = (1..=n).cartesian_product(1..=n);
            pairs
                .filter(|(a, b)| a <= b && a + 2 * b <= n)
                .map(|(a, b)| vec![a, b, n - a - b])
                .collect()
        }),
        ("n -> a with n = 2a", |n| if n > 0 && n % 2 == 0 { vec![vec![n / 2]] } else { vec![] }),
        ("n -> n-a with n + a > 6", |n| {
            (1..=n).filter(|a| n + a > 6).map(|a| vec![n - a]).collect()
        }),
        ("n -> n-a with a divides n", |n| {
            (1..=n).filter(|a| n % a == 0).map(|a| vec![n - a]).collect()
        }),
        ("n -> n-a where a mod 3 = 1 and a < 8", |n| {
            [1, 4, 7].iter().filter(|a| **a <= n).map(|a| vec![n - a]).collect()
        }),
        ("n -> n-a with a in primes, a != 3", |n| {
            (2..=n).filter(|a| *a != 3 && (2..*a).all(|d| a % d > 0)).map(|a| vec![n - a]).collect()
        }),
        ("n -> (a, n-a-2) with 0 <= a <= n-a-2", |n| {
            let pairs = (0..n).filter(|a| n >= a + 2 && *a < n - a - 2);
            let mut options: Vec<Vec<u64>> = pairs
                .map(|a| [a, n - a - 2].into_iter().filter(|&part| part > 0).collect())
                .collect();
            if n >= 4 && n % 2 == 0 {
                options.push(vec![(n - 2) / 2; 2]);
            }
            options
        }),
        ("n -> (n-1, 1) if n > 5 | n-2 if n even", |n| {
            let split = Some(vec![1, n.saturating_sub(1)]).filter(|_| n > 5);
            let rest = n.checked_sub(2).filter(|_| n % 2 == 0).map(|rest| vec![rest]);
            split.into_iter().chain(rest).collect()
        }),
    ];
    for (text, definition) in cases {
        for heap in 0..30 {
            let expected: Vec<Vec<u64>> = definition(heap).into_iter().sorted().collect();
            assert_eq!(options(text, heap), expected, "{text} from {heap}");
        }
    }
}

/// Quotients that are rounded, and those that are a move only where they are whole numbers, beside
/// the moves by definition.
#[test]
fn quotients() {
    type Definition = fn(u64) -> Vec<Vec<u64>>;
    let cases: [(&str, Definition); 10] = [
        ("n -> n-1 | n/2", |n| match n {
            0 => vec![],
            2 => vec![vec![1]],
            _ if n % 2 == 0 => vec![vec![n - 1], vec![n / 2]],
            _ => vec![vec![n - 1]],
        }),
        ("n -> n/2 with n even", |n| if n > 0 && n % 2 == 0 { vec![vec![n / 2]] } else { vec![] }),
        ("n -> floor(n/2)", |n| if n > 0 { vec![vec![n / 2]] } else { vec![] }),
        ("n -> ceil(n/2) with n > 1", |n| if n > 1 { vec![vec![n - n / 2]] } else { vec![] }),
        ("n -> (floor(n/2), ceil(n/2)) with n > 1", |n| {
            if n > 1 {
                vec![vec![n / 2, n - n / 2]]
            } else {
                vec![]
            }
        }),
        ("n -> (n-1)/2", |n| if n % 2 == 1 { vec![vec![n / 2]] } else { vec![] }),
        ("n -> n-a with a <= floor(n/2)", |n| {
            (1..=n).filter(|a| 2 * a <= n).map(|a| vec![n - a]).collect()
        }),
        ("n -> (a, n-a) with a < ceil((n-1)/3)", |n| {
            (1..n).filter(|a| 3 * a < n - 1).map(|a| vec![a, n - a]).collect()
        }),
        ("n -> floor((n-a)/2) with a <= 3", |n| {
            (1..=n.min(3)).map(|a| vec![(n - a) / 2]).unique().collect()
        }),
        (
            "n -> n - floor(2n/3) with n > 1",
            |n| {
                if n > 1 {
                    vec![vec![n - 2 * n / 3]]
                } else {
                    vec![]
                }
            },
        ),
    ];
    for (text, definition) in cases {
        for heap in 0..40 {
            let expected: Vec<Vec<u64>> = definition(heap).into_iter().sorted().collect();
            assert_eq!(options(text, heap), expected, "{text} from {heap}");
        }
        let list = moves(text);
        assert_eq!(moves(&list.to_string()), list, "{list}");
        let mut game = Analysis::new(&list);
        for (heap, value) in list.values(40).into_iter().enumerate() {
            assert_eq!(game.value(&(heap as u64)), Ok(u64::from(value)), "{text}, {heap}");
        }
    }
}

/// The shorter notation of a list has the same moves.
#[test]
fn known_rules_are_recognized() {
    let cases = [
        ("n -> n-1 | n-2 | (a, n-a-1) | (a, n-a-2)", "0.77"),
        ("n -> (a, n-1-a) with a >= 0, n-1-a >= 0 | (a, n-2-a) with 0 <= a <= n-2", "0.77"),
        ("n -> n-1 | n-2", "{1, 2}"),
        ("x -> x-1 | x-3", "{1, 3}"),
        ("n -> n-1 | n-1 | n-2", "{1, 2}"),
        ("n -> n-a", "all"),
        ("n -> n-a | n-a", "all"),
        ("n -> n-2 | n-a", "all"),
        ("n -> a with a < n | 0", "n -> a with a < n | 0"),
        ("n -> n-a with 2 <= a <= 5", "{2, 3, 4, 5}"),
        ("n -> n-a with a > 3", "all but {1, 2, 3}"),
        ("n -> n-a with a odd", "odd"),
        ("n -> n-a with a >= 1, a odd", "odd"),
        ("n -> n-a with a even", "even"),
        ("n -> n-a with a mod 3 = 0", "multiples of 3"),
        ("n -> n-a with a in {1, 4}", "{1, 4}"),
        ("n -> n-a with a in all but {2}", "all but {2}"),
        ("n -> n-a with a in primes", "primes"),
        ("n -> n-a | (a, n-a)", "4.[3]"),
        ("n -> n-a | (a, n-a) with a <= n-a", "4.[3]"),
        ("n -> (a, n-a) with a < n-a", "Grundy's game"),
        ("n -> (a, n-a) with a != n-a", "Grundy's game"),
        ("n -> (n-a, a) with a != n-a", "Grundy's game"),
        ("n -> (a, n-a-2)", "0.04"),
        ("n -> (a, n-a-1) with a >= 1", "0.4"),
        ("n -> n-1 | (a, n-a-2)", "0.34"),
        ("n -> n-1 if n > 1 | (a, n-a-1)", "0.6"),
        ("n -> (a, n-a-1) with a >= 0", "0.6"),
        ("n -> (a, b, n-a-b)", "0x8.0"),
        ("n -> (a, b) with a + b < n", "0.[4]"),
        ("n -> (a, b) with a + b <= n", "4.[4]"),
        ("n -> 0 if n = 3 | n-1 with n > 1", "0.201"),
        ("n -> 0", "0.[1]"),
        ("n -> n-a with a divides n", "n -> n-a with a divides n"),
        ("n -> n-1 | (a, n-a) with a odd", "n -> n-1 | (a, n-a) with a odd"),
    ];
    for (text, printed) in cases {
        let rule = Rule::read(text).unwrap_or_else(|error| panic!("{text}: {error}")).rule;
        assert_eq!(rule.to_string(), printed, "{text}");
        let list = moves(text);
        for heap in 0..25u64 {
            let nothing_is_left = |option: Vec<u64>| -> Vec<u64> {
                option.into_iter().filter(|&part| part > 0).sorted().collect()
            };
            let sorted = |options: Vec<Vec<u64>>| -> Vec<Vec<u64>> {
                options.into_iter().map(nothing_is_left).sorted().dedup().collect()
            };
            assert_eq!(sorted(list.options(&heap)), sorted(rule.options(&heap)), "{text}, {heap}");
        }
        assert_eq!(list.values(40), rule.values(40), "{text}");
    }
}

/// Lists that look like a set, a code or Grundy's game, and have other moves.
#[test]
fn other_rules_are_not_recognized() {
    for text in [
        "n -> n-1 with n > 5",
        "n -> 5 with n = 9",
        "n -> 0 with n = 0",
        "n -> 0 with 2n = 6",
        "n -> n-2a",
        "n -> n-2a with a odd",
        "n -> n-a with 5 <= a <= 4",
        "n -> n-a with a >= n-2",
        "n -> n-a with n in {1, 4}",
        "n -> n-a with n odd",
        "n -> n-a with n mod 3 = 0",
        "n -> (a, n-2a)",
        "n -> (a, n-a) with a < 3",
        "n -> (a, n-a) with a != 3",
        "n -> (a, n-a) with n-a != 3",
        "n -> (a, 2b) with a+2b < n",
        "n -> (a, 2b) with a+2b <= n",
        "n -> (a, b, n-a-b) with a < b",
        // A code, but one of more digits than a person reads, and more than are kept.
        "n -> n-200 | (a, n-a)",
        "n -> n-200000",
    ] {
        assert_eq!(moves(text).known(), None, "{text}");
    }
}

#[test]
fn whether_a_move_splits_and_leaves_empty_parts() {
    for (text, may_be_empty) in [
        ("n -> n-1 | n-2", None),
        ("n -> n-1 | (a, n-a-1)", Some(false)),
        ("n -> n-1 | (a, n-a-1) with a >= 0", Some(true)),
    ] {
        assert_eq!(moves(text).may_have_empty_parts(), may_be_empty, "{text}");
    }
}

/// The values are the mex over the options, as for every game.
#[test]
fn values_follow_from_the_options() {
    for text in [
        "n -> n-a with a divides n",
        "n -> n-1 | (a, n-a) with a odd",
        "n -> (a, b, n-a-b) with a < b < n-a-b | n-2",
        "n -> (a, n-2a, a) with n-2a >= 0 | n-3",
        "n -> a with 2a <= n <= 2a+1",
        "n -> (a, b, c, n-a-b-c) with a <= b <= c <= n-a-b-c | n-1",
    ] {
        let rule: Rule = text.parse().unwrap();
        let mut game = Analysis::new(&rule);
        for (heap, value) in rule.values(30).into_iter().enumerate() {
            assert_eq!(game.value(&(heap as u64)), Ok(u64::from(value)), "{text}, {heap}");
        }
    }
    // Taking a divisor: 1 more than the number of times that 2 divides the heap.
    let divisors = moves("n -> n-d with d divides n").values(200);
    assert!((1..200).all(|heap| divisors[heap] == heap.trailing_zeros() + 1));
}

#[test]
fn what_prints_parses() {
    for (text, printed) in [
        ("N→N−1｜（a，N－a）", "n -> n-1 | (a, n-a)"),
        ("k => k - 2 * j or 0 if k=5", "n -> n-2a | 0 with n = 5"),
        ("n -> n-a with 1≤a≤n-a, a≠4", "n -> n-a with 1 <= a <= n-a, a != 4"),
        ("n -> n-a if a > 2 and a is odd", "n -> n-a with a > 2, a odd"),
        ("n -> n-a 其中 a 是奇数 且 a整除n", "n -> n-a with a odd, a divides n"),
        ("n -> n-a with a in {1..3} or n-7", "n -> n-a with a in {1, 2, 3} | n-7"),
        ("n -> n-a with a in squares, a < 9", "n -> n-a with a in squares, a < 9"),
        ("n -> (5, 3-1) if n = 9", "n -> (5, 2) with n = 9"),
        ("n -> n + a - 2a", "n -> n-a"),
        ("n -> n-a with -n + a < 0, -a + 5 > 0", "n -> n-a with a-n < 0, 5-a > 0"),
        ("n -> n - a + b with b < a", "n -> n+a-b with a < b"),
        ("n -> n - 1 + a - a", "n -> n-1"),
        ("n -> n - 1 + n/2 - n/2", "n -> n-1"),
        ("n -> (n-1)", "n -> n-1"),
        ("n -> n-1000000000", "n -> n-1000000000"),
        ("n -> n-a with a odd, and a < 9", "n -> n-a with a odd, a < 9"),
        ("n -> n-a with a in {1, 4}且a<4", "n -> n-a with a in {1, 4}, a < 4"),
        ("n -> n-a with a in {1, 4}或n-7", "n -> n-a with a in {1, 4} | n-7"),
        ("n→⌊n／2⌋ | ⌈ (n-1)/3 ⌉", "n -> floor(n/2) | ceil((n-1)/3)"),
        ("n -> n - n/3 - n/3", "n -> n-n/3-n/3"),
        ("n -> ( n - 1 ) / 2", "n -> (n-1)/2"),
        ("n -> floor((floor(n/2))/3)", "n -> floor((floor(n/2))/3)"),
        ("n -> (2n/3, 1) with n > 3", "n -> (2n/3, 1) with n > 3"),
        (
            "n -> 0 with n = 3 | - floor((-n)/2) with n > 1",
            "n -> 0 with n = 3 | -floor((-n)/2) with n > 1",
        ),
    ] {
        assert_eq!(moves(text).to_string(), printed, "{text}");
        assert_eq!(moves(printed), moves(text), "{text}");
    }
}

#[test]
fn mistakes_have_a_place() {
    let cases = [
        ("n ->", 5, "expected a heap, such as n-1, or ( before several heaps"),
        ("n -> n-1 |", 11, "expected a heap, such as n-1"),
        ("n -> n-1 n-2", 10, "expected with and conditions, | and another option, or the end"),
        ("n -> n-1, n-2", 9, "expected with and conditions, | and another option, or the end"),
        ("n -> (a, n-a", 13, "expected a comma or )"),
        ("n -> n-", 8, "expected a number or a letter"),
        ("n -> n-a with", 14, "expected a condition, such as a < n-a or a odd"),
        ("n -> n-a with a", 16, "expected <, <=, =, !=, >=, >, odd, even, mod, divides or in"),
        ("n -> n-a with a <", 18, "expected a number or a letter to compare with"),
        ("n -> n-a with a mod 0 = 0", 21, "expected a number of 1 or more and a remainder"),
        ("n -> n-a with a mod 3 = 3", 25, "expected a number of 1 or more and a remainder"),
        ("n -> n-a with a in {1, x}", 24, "expected a number"),
        ("n -> n-a with a in circles", 20, "expected {1, 2, 3}, all, odd"),
        ("-> n-1", 1, "expected the letter of the heap and an arrow"),
        ("nim -> n-1", 1, "expected the letter of the heap and an arrow"),
        ("n n -> n-1", 3, "expected an arrow"),
        ("n -> a*b", 7, "a letter may be multiplied by a number, as in 2a, but not by a letter"),
        ("n -> n-9999999999", 8, "the number is above 10^9"),
        ("n -> n-1000000001", 8, "the number is above 10^9"),
        ("n -> n-1000000000-1", 19, "the number is above 10^9"),
        ("n -> (a, b, c, d, n-a)", 16, "an option may have 3 letters"),
        ("n -> (1, 2, 3, 4, 5)", 19, "an option may leave 4 heaps, and this is one more"),
        ("n -> n", 6, "from a heap of 1 this leaves 1, but a move must leave heaps smaller"),
        ("n -> n | n-1", 6, "from a heap of 1 this leaves 1"),
        ("n -> n-1 | n-a with a >= 0", 12, "from a heap of 1 this leaves 1"),
        ("n -> (n-1, n-1)", 6, "from a heap of 3 this leaves 2 + 2, but a move must"),
        ("n -> ab", 6, "expected a heap"),
        ("n -> /2", 6, "expected a heap"),
        (
            "n -> ceil(n/2)",
            6,
            "from a heap of 1 this leaves 1, but a move must leave heaps smaller",
        ),
        ("n -> floor((n+5)/2)", 6, "from a heap of 1 this leaves 3"),
        ("n -> n-a with a <= n/2", 20, "expected floor or ceil around a quotient in a condition"),
        ("n -> n/0", 8, "expected a number of 1 or more"),
        ("n -> n-1/2", 9, "expected a letter in what is divided"),
        ("n -> n-floor(n)", 15, "expected a division"),
        ("n -> n-floor(n/2", 17, "expected the end of the quotient"),
        ("n -> n-(a)", 11, "expected a division"),
        ("n -> n/2/2", 9, "expected with and conditions"),
        ("n -> (n/2, n/3, n/6)", 17, "this is one quotient more than an option may have"),
        ("n -> 7 if n > 5", 6, "from a heap of 6 this leaves 7"),
        // What cancels out is no condition.
        ("n -> n + n/2 - n/2 if n odd", 1, "from a heap of 1 this leaves 1"),
    ];
    for (text, character, message) in cases {
        let error = match text.parse::<Moves>() {
            Ok(moves) => panic!("{text} was read as {moves}"),
            Err(error) => error,
        };
        assert_eq!(error.character, character, "{text}: {error}");
        assert!(error.to_string().contains(message), "{text}: {error}");
        let place = format!("at character {character}: ");
        assert!(error.to_string().starts_with(&place), "{text}: {error}");
    }
    let error = Rule::read("n -> n-a with a odd even").unwrap_err();
    assert_eq!(error.example().parse::<Moves>().unwrap().to_string(), error.example());
}

/// Far from the heaps that are tried when a rule is read, what would not end is no move.
#[test]
fn a_move_always_ends() {
    let list = moves("n -> n-1 | n with n > 300");
    assert_eq!(list.options(&400), [[399]]);
    assert_eq!(list.values(500), moves("n -> n-1").values(500));
    assert!(matches!(
        "n -> n with n > 100".parse::<Moves>().unwrap_err().kind,
        ParseMovesErrorKind::Endless { heap: 101, .. }
    ));
}

/// The values of an option need not be computed twice where many letters leave the same heap.
#[test]
fn the_bound_on_options_holds() {
    for text in ["n -> n-1 | n-2", "n -> n-1 | (a, n-a)", "n -> (a, b, n-a-b) | 0"] {
        let list = moves(text);
        for heap in 1..20 {
            let count = list.options(&heap).len() as u128;
            assert!(count <= list.option_bound(heap), "{text}, {heap}");
        }
    }
    assert_eq!(moves("n -> (a, b, c, n-a-b-c)").option_bound(u64::MAX).leading_zeros(), 0);
}

proptest! {
    #![proptest_config(inputs(512))]

    #[test]
    fn no_text_panics(text in "n ->.{0,25}") {
        let _ = Rule::read(&text);
    }

    #[test]
    fn nearly_right_text_is_parsed_or_placed(
        text in "n -> (n|a|b|-|\\+|1|2|\\(|\\)|, | \\| | with | < | <= | = | odd| divides | in |primes|\\{1\\}){0,14}",
    ) {
        match Rule::read(&text) {
            Ok(reading) => {
                let printed = reading.rule.to_string();
                prop_assert_eq!(printed.parse::<Rule>(), Ok(reading.rule.clone()), "{}", text);
                if let Ok(list) = text.parse::<Moves>() {
                    prop_assert_eq!(list.values(12), reading.rule.values(12), "{}", text);
                }
            }
            Err(error) => {
                prop_assert!((1..=text.len() + 1).contains(&error.character()), "{}", text);
            }
        }
    }
}
