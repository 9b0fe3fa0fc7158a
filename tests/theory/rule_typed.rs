//! Rules as people type them, in English and Chinese, and what is said about them.

use grundy::rule::{Remark, Rule};
use grundy::subtraction::SetRemark;

/// Spellings that need no remark, with the rule as it prints.
const SPELLINGS: [(&str, &str); 71] = [
    ("{1 2 3}", "{1, 2, 3}"),
    ("{1;2}", "{1, 2}"),
    ("{1; 2 ,3}", "{1, 2, 3}"),
    ("{1..5}", "{1, 2, 3, 4, 5}"),
    ("{1 .. 5}", "{1, 2, 3, 4, 5}"),
    ("{1...5}", "{1, 2, 3, 4, 5}"),
    ("{1-5}", "{1, 2, 3, 4, 5}"),
    ("{1–5}", "{1, 2, 3, 4, 5}"),
    ("{1~5}", "{1, 2, 3, 4, 5}"),
    ("{1…5}", "{1, 2, 3, 4, 5}"),
    ("{1,…,5}", "{1, 2, 3, 4, 5}"),
    ("{1, 2, …, 5}", "{1, 2, 3, 4, 5}"),
    ("{1, 2, ..., 5}", "{1, 2, 3, 4, 5}"),
    ("{1，2，……，5}", "{1, 2, 3, 4, 5}"),
    ("{2, 5..7}", "{2, 5, 6, 7}"),
    ("{9, 5..7}", "{5, 6, 7, 9}"),
    ("{1..9}", "{1, 2, 3, 4, 5, 6, 7, 8, 9}"),
    ("{1..10}", "{1..10}"),
    ("{1..10, 20}", "{1..10, 20}"),
    ("{1, 2, …, 1000000}", "{1..1000000}"),
    ("{3..3}", "{3}"),
    ("all but 3", "all but {3}"),
    ("all but 3,5", "all but {3, 5}"),
    ("all but 3, 5", "all but {3, 5}"),
    ("all but {}", "all"),
    ("all but { }", "all"),
    ("all but {1..3}", "all but {1, 2, 3}"),
    ("all except {3}", "all but {3}"),
    ("any but 3", "all but {3}"),
    ("any number but 2", "all but {2}"),
    ("nim game", "0.[3]"),
    ("the game of Kayles", "0.77"),
    ("All Numbers", "all"),
    ("even", "even"),
    ("even numbers", "even"),
    ("multiples of 2", "even"),
    ("multiples of 1", "all"),
    ("multiples of 3", "multiples of 3"),
    ("primes", "primes"),
    ("prime numbers", "primes"),
    ("squares", "squares"),
    ("Fibonacci numbers", "fibonacci"),
    ("bash 3", "{1, 2, 3}"),
    ("Bash's game 2", "{1, 2}"),
    // A Chinese keyboard and Chinese words.
    ("{1，2}", "{1, 2}"),
    ("｛１、２｝", "{1, 2}"),
    ("｛１；２｝", "{1, 2}"),
    ("０．７７", "0.77"),
    ("0。77", "0.77"),
    ("奇数", "odd"),
    ("偶数", "even"),
    ("质数", "primes"),
    ("素数", "primes"),
    ("平方数", "squares"),
    ("完全平方数", "squares"),
    ("斐波那契数", "fibonacci"),
    ("任意数", "all"),
    ("除了{2,4}", "all but {2, 4}"),
    ("除了｛２，４｝", "all but {2, 4}"),
    ("除2，4外", "all but {2, 4}"),
    ("除 3 以外", "all but {3}"),
    ("所有 除了 3", "all but {3}"),
    ("2的幂", "powers of 2"),
    ("3 的倍数", "multiples of 3"),
    ("Nim 游戏", "0.[3]"),
    ("尼姆", "0.[3]"),
    ("尼姆博弈", "0.[3]"),
    ("尼姆博弈（Nim）", "0.[3]"),
    ("拉斯克 Nim", "4.[3]"),
    ("Grundy 游戏", "Grundy's game"),
    ("巴什博弈 3", "{1, 2, 3}"),
];

#[test]
fn spellings() {
    available::unless_passed!();
    for (text, printed) in SPELLINGS {
        let reading = Rule::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(reading.rule.to_string(), printed, "{text}");
        assert_eq!(reading.remarks, [], "{text}");
        assert_eq!(printed.parse(), Ok(reading.rule), "{text}");
    }
}

/// What may not have been meant is said.
#[test]
fn remarks() {
    let cases = [
        ("{1,1,2}", "{1, 2}", "1 is given more than once; once is enough"),
        ("{1..3, 2}", "{1, 2, 3}", "2 is given more than once; once is enough"),
        ("{1, 3, …, 9}", "{1, 3, 5, 7, 9}", "the dots were read as steps of 2 up to 9"),
        ("{1, 3, …, 9, 12}", "{1, 3, 5, 7, 9, 12}", "the dots were read as steps of 2 up to 9"),
        (
            "{100000, 200000, …, 300000}",
            "{100000, 200000, 300000}",
            "the dots were read as steps of 100000 up to 300000",
        ),
        ("{1, 2, 3, …}", "all", "were read as the beginning of: all"),
        ("{1 3 5 …}", "odd", "were read as the beginning of: odd"),
        ("{2, 4, 6, ...}", "even", "were read as the beginning of: even"),
        ("{3, 6, 9, …}", "multiples of 3", "were read as the beginning of: multiples of 3"),
        ("{1, 2, 4, …}", "powers of 2", "were read as the beginning of: powers of 2"),
        ("{1, 3, 9, …}", "powers of 3", "were read as the beginning of: powers of 3"),
        ("{1, 4, 9, …}", "squares", "were read as the beginning of: squares"),
        ("{2, 3, 5, …}", "primes", "were read as the beginning of: primes"),
        ("{1, 2, 3, 5, …}", "fibonacci", "were read as the beginning of: fibonacci"),
        ("{3, 4, 5, …}", "all but {1, 2}", "were read as the beginning of: all but {1, 2}"),
        ("n -> n-1 | n-2", "{1, 2}", "the moves n -> n-1 | n-2 are those of the rule {1, 2}"),
        ("n -> n-1 | n/2", "n -> n-1 | n/2", "n/2 is a move only if it is a whole number"),
        ("n -> (a, n-a-1)", "0.4", "of the rule 0.4; each part of a split heap has a stone"),
        ("n -> (a, n-a-1) with a >= 0", "0.6", "; a part of a split heap may be empty"),
    ];
    for (text, printed, remark) in cases {
        let reading = Rule::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(reading.rule.to_string(), printed, "{text}");
        assert_eq!(reading.remarks.len(), 1, "{text}: {:?}", reading.remarks);
        assert!(reading.remarks[0].to_string().contains(remark), "{text}: {}", reading.remarks[0]);
    }
    // Every option without a condition has a quotient that is rounded, or none.
    for text in ["n -> n-1 | (a, n-a) with a odd", "n -> n-1 | floor(n/2)", "n -> n/2 if n even"] {
        assert_eq!(Rule::read(text).unwrap().remarks, [], "{text}");
    }
    let twice = Rule::read("{1,1,2}").unwrap().remarks;
    assert_eq!(twice, [Remark::Set(SetRemark::Repeated(1))]);
    // A number that is given a million times is not remarked on a million times.
    assert_eq!(Rule::read("{1..900, 1..900}").unwrap().remarks.len(), 3);
}

/// Words of people, with the rule that they say.
#[test]
fn words() {
    let cases = [
        ("1..5", "{1, 2, 3, 4, 5}"),
        ("1-3", "{1, 2, 3}"),
        ("(1, 2, 3)", "{1, 2, 3}"),
        ("take 1, 2, or 3", "{1, 2, 3}"),
        ("take one or two stones", "{1, 2}"),
        ("Remove at most 3 stones", "{1, 2, 3}"),
        ("between 2 and 4", "{2, 3, 4}"),
        ("at least 2", "all but {1}"),
        ("at least 1 and at most 3", "{1, 2, 3}"),
        ("S = {1, 3, 4}", "{1, 3, 4}"),
        ("anything but 2", "all but {2}"),
        ("not odd", "even"),
        ("powers of two", "powers of 2"),
        ("2^k", "powers of 2"),
        ("multiples of three", "multiples of 3"),
        ("bash(3)", "{1, 2, 3}"),
        ("1, 2, …, n", "all"),
        ("n-1 or n/2", "n -> n-1 | n/2"),
        ("at most half", "n -> n-a with a <= floor(n/2)"),
        ("n 的约数", "n -> n-a with a divides n"),
        ("取1到3个", "{1, 2, 3}"),
        ("每次只能取1、3或4颗石子", "{1, 3, 4}"),
        ("每次取奇数个", "odd"),
        ("最多取三个", "{1, 2, 3}"),
        ("不能取2", "all but {2}"),
    ];
    for (text, printed) in cases {
        let reading = Rule::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(reading.rule.to_string(), printed, "{text}");
        assert_eq!(reading.remarks[0].to_string(), format!("read as {printed}"), "{text}");
    }
    // Numbers after the last of a list are heaps, and 十二 is not 10 and 2; neither is a rule.
    // What is left of a heap has the letter n, and is not just nothing.
    let long = format!("take 1{}", " or 2".repeat(60));
    for text in [
        "take 1 or 2 5 7",
        "at most 3 5",
        "1-3 5",
        "bash 3 5",
        "取十二个",
        "1 or x",
        "take 0",
        "take 1 or n",
        "take 3, 4, …, n",
        "take 3 (5)",
        "n odd",
        &long,
        "nothing",
        "2-1",
    ] {
        assert!(Rule::read(text).is_err(), "{text}");
    }
}

#[test]
fn mistakes() {
    let mistakes = [
        ("{5..1}", 5, "the range from 5 to 1 is empty; the smaller number comes first"),
        ("{1, 3, …, 8}", 11, "do not lead to this one in equal steps; write all numbers"),
        ("{3, 3, …, 8}", 11, "do not lead to this one in equal steps; write all numbers"),
        ("{1, 2, 4, …, 16}", 14, "do not lead to this one in equal steps; write all numbers"),
        ("{1..1000001}", 5, "the range has more than 1000000 numbers"),
        ("{1..18446744073709551615}", 5, "the range has more than 1000000 numbers"),
        ("{1, 2, …}", 2, "it is not clear how the set goes on; at least 3 numbers"),
        ("{1, 5, 7, …}", 2, "it is not clear how the set goes on"),
        ("{1, 3, …, m}", 11, "expected a comma or }"),
        ("{1-}", 4, "expected the end of the range"),
        ("{1..}", 5, "expected the end of the range"),
        ("{0..3}", 2, "a move must take at least one stone, not 0"),
        ("{1,2,}", 6, "expected a number"),
        ("{…, 5}", 2, "expected a number"),
        ("all but 0", 9, "a move must take at least one stone, not 0"),
        ("all but {1, 2, 3, …}", 20, "expected } (after all but, the numbers must come to an end)"),
        ("multiples of 0", 14, "a move must take at least one stone, not 0"),
        ("multiples 3", 11, "expected of"),
        ("multiples off 3", 11, "expected of"),
        ("1的幂", 1, "powers need a base of 2 or more, not 1"),
        ("1,2,3", 1, "expected { before the numbers"),
        ("1 2 3", 1, "write {1, 2, 3} for what a move may take, or nim 1 2 3 for heaps"),
        ("77", 1, "write {77} for what a move may take, or nim 77 for heaps"),
        ("0 5", 1, "write {1, 2, 3} for what a move may take"),
        ("9 8 7 6 5 4 3 2", 1, "or nim 9 8 7 6 5 4 3 2 for heaps"),
        ("9 8 7 6 5 4 3 2 1", 1, "or nim 1 2 3 for heaps"),
        ("99999999999999999999", 1, "the number is larger than 2^64 - 1"),
        ("取石子", 4, "it is not said how many stones a move may take; a valid rule is, for example, {1, 2, 3}"),
        ("take some stones", 17, "it is not said how many stones a move may take"),
        ("7 dwarfs", 1, "no game is known as \"7 dwarfs\""),
        ("n -> n div 2", 8, "expected with and conditions, | and another option, or the end"),
        ("除了", 3, "expected a number or {; a valid rule is, for example, all but {2, 4}"),
        ("偶", 1, "no game is known as \"偶\""),
        ("巴什博弈", 5, "Bash's game needs the largest number that a move may take"),
        ("bash 0", 7, "Bash's game needs the largest number"),
    ];
    for (text, character, message) in mistakes {
        let error = match Rule::read(text) {
            Ok(reading) => panic!("{text} was read as {}", reading.rule),
            Err(error) => error,
        };
        assert_eq!(error.character(), character, "{text}: {error}");
        assert!(error.to_string().contains(message), "{text}: {error}");
    }
}

/// OEIS A000040, A000290 and A008585 begin like this.
#[test]
fn named_sets_have_the_numbers_that_their_names_say() {
    let cases = [
        ("primes", vec![2, 3, 5, 7, 11, 13, 17, 19, 23, 29]),
        ("squares", vec![1, 4, 9, 16, 25]),
        ("multiples of 3", vec![3, 6, 9, 12, 15, 18, 21, 24, 27, 30]),
    ];
    for (text, numbers) in cases {
        let Ok(Rule::Set(set)) = text.parse() else { panic!("{text} is a set") };
        assert_eq!(set.up_to(30).collect::<Vec<u64>>(), numbers, "{text}");
    }
    let Ok(Rule::Set(squares)) = "squares".parse() else { panic!("squares are a set") };
    assert!(squares.contains(4_294_967_295 * 4_294_967_295));
    assert!(!squares.contains(u64::MAX));
}

/// Theorem: the value of a heap of n is ⌊n / k⌋ if the multiples of k may be taken.
#[test]
fn multiples_have_a_certificate() {
    for factor in [2, 3, 10] {
        let rule: Rule = format!("multiples of {factor}").parse().unwrap();
        let period = rule.period(100).unwrap();
        assert_eq!((period.preperiod(), period.period(), period.saltus()), (0, factor, 1));
        for heap in [0, 1, 57, 1_000_000_007] {
            assert_eq!(period.value(heap), heap / factor);
        }
    }
    for text in ["primes", "squares"] {
        let error = text.parse::<Rule>().unwrap().period(500).unwrap_err();
        assert_eq!(error.to_string(), "no theorem on periods applies to this rule", "{text}");
    }
}
