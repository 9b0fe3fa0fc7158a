//! Wythoff's game, compared with its rules and far beyond the precision of floating point.

use crate::random::inputs;
use available::depth;
use grundy::game::{ByPlay, Ending, Game};
use grundy::wythoff::{self, decimal, decimal::ParseNumberError};
use grundy::Outcome;
use itertools::{iproduct, Itertools};
use proptest::prelude::*;

struct Wythoff;

impl Game for Wythoff {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let first = (1..=a).map(|take| (a - take, b));
        let second = (1..=b).map(|take| (a, b - take));
        let both = (1..=a.min(b)).map(|take| (a - take, b - take));
        first.chain(second).chain(both).map(|position| vec![position]).collect()
    }
}

#[test]
fn outcomes_and_winning_moves_are_those_of_the_rules() {
    available::unless_passed!();
    let most = available::depth(45, 70);
    let mut game = ByPlay::new(Wythoff, Ending::Normal);
    for (a, b) in iproduct!(0..most, 0..most) {
        let outcome = game.outcome(&[(a, b)]).unwrap();
        assert_eq!(wythoff::outcome(a, b), outcome, "({a}, {b})");
        assert_eq!(decimal::outcome(&a.to_string(), &b.to_string()), Ok(outcome));
        let options = Wythoff.options(&(a, b)).into_iter().flatten();
        let winning = options.filter(|&option| game.outcome(&[option]) == Ok(Outcome::P));
        let moves = wythoff::winning_moves(a, b);
        assert_eq!(moves.iter().copied().sorted().collect_vec(), winning.sorted().collect_vec());
    }
}

#[test]
fn misere_play_is_that_of_the_rules() {
    available::unless_passed!();
    let most = available::depth(40, 60);
    let mut game = ByPlay::new(Wythoff, Ending::Misere);
    for (a, b) in iproduct!(0..most, 0..most) {
        let outcome = game.outcome(&[(a, b)]).unwrap();
        assert_eq!(wythoff::misere::outcome(a, b), outcome, "({a}, {b})");
        let options = Wythoff.options(&(a, b)).into_iter().flatten();
        let winning = options.filter(|&option| game.outcome(&[option]) == Ok(Outcome::P));
        let moves = wythoff::misere::winning_moves(a, b);
        assert_eq!(moves.iter().copied().sorted().collect_vec(), winning.sorted().collect_vec());
        if outcome == Outcome::P {
            assert_eq!(wythoff::misere::pair(a.abs_diff(b)), Some((a.min(b), a.max(b))));
            assert_eq!(wythoff::misere::partner(a), Some(b));
        }
    }
}

#[test]
fn pairs_are_the_least_numbers_that_are_missing() {
    // The definition in Wythoff's paper; OEIS A000201 and A001950.
    const PAIRS: u64 = 50_000;
    let mut used = vec![false; 3 * PAIRS as usize];
    let mut small = 0;
    for k in 0..PAIRS {
        while used[small as usize] {
            small += 1;
        }
        let pair = (small, small + k);
        assert_eq!(wythoff::pair(k), Some(pair));
        assert_eq!(wythoff::outcome(pair.1, pair.0), Outcome::P);
        assert_eq!(wythoff::partner(pair.0), Some(pair.1));
        assert_eq!(wythoff::partner(pair.1), Some(pair.0));
        used[pair.0 as usize] = true;
        used[pair.1 as usize] = true;
    }
    let lower = (1..=10).map(|k| wythoff::pair(k).unwrap().0).collect_vec();
    assert_eq!(lower, [1, 3, 4, 6, 8, 9, 11, 12, 14, 16]); // A000201
}

/// Returns `true` if m = ⌊kφ⌋, which means that m² - mk - k² ≤ 0 < (m + 1)² - (m + 1)k - k².
fn is_floor_of_phi_times(m: u64, k: u64) -> bool {
    let (m, k) = (u128::from(m), u128::from(k));
    m * m <= k * (m + k) && (m + 1) * (m + 1) > k * (m + 1 + k)
}

#[test]
fn the_largest_heaps() {
    // The last k whose pair fits, because its larger heap is ⌊kφ²⌋ < 2^64.
    let last = (0..64).rev().fold(0, |k, bit| {
        let more = k | 1u64 << bit;
        if wythoff::pair(more).is_some() {
            more
        } else {
            k
        }
    });
    for k in last - 1000..=last {
        let (small, large) = wythoff::pair(k).unwrap();
        assert!(is_floor_of_phi_times(small, k));
        assert_eq!(large - small, k);
        assert_eq!(wythoff::outcome(small, large), Outcome::P);
        assert_eq!(wythoff::outcome(small + 1, large), Outcome::N);
        assert_eq!(wythoff::partner(small), Some(large));
        assert_eq!(wythoff::partner(large), Some(small));
    }
    assert_eq!(wythoff::pair(last + 1), None);
    assert_eq!(wythoff::pair(u64::MAX), None);
    // Near 2^64, either the partner fits and has this heap as its partner, or it does not fit.
    for stones in u64::MAX - 1000..=u64::MAX {
        if let Some(partner) = wythoff::partner(stones) {
            assert!(partner < stones);
            assert_eq!(wythoff::partner(partner), Some(stones));
            let moves = wythoff::winning_moves(stones, u64::MAX);
            assert!(moves.contains(&(stones, partner)));
        }
    }
    assert_eq!(wythoff::outcome(u64::MAX, u64::MAX), Outcome::N);
    assert_eq!(wythoff::outcome(0, u64::MAX), Outcome::N);
    assert_eq!(wythoff::winning_moves(0, u64::MAX), [(0, 0)]);
}

/// Returns the decimal digits, the lowest first, for arithmetic as at school.
fn digits(text: &str) -> Vec<u32> {
    text.bytes().rev().map(|byte| u32::from(byte - b'0')).collect()
}

fn text(digits: &[u32]) -> String {
    let text: String = digits.iter().rev().map(u32::to_string).collect();
    let text = text.trim_start_matches('0');
    if text.is_empty() {
        "0".to_string()
    } else {
        text.to_string()
    }
}

fn sum(a: &str, b: &str) -> String {
    let (a, b) = (digits(a), digits(b));
    let mut carry = 0;
    let places = 0..=a.len().max(b.len());
    let sum = places.map(|place| {
        let sum = a.get(place).unwrap_or(&0) + b.get(place).unwrap_or(&0) + carry;
        carry = sum / 10;
        sum % 10
    });
    text(&sum.collect_vec())
}

fn product(a: &str, b: &str) -> String {
    let (a, b) = (digits(a), digits(b));
    let mut product = vec![0; a.len() + b.len() + 1];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate() {
            product[i + j] += x * y;
        }
    }
    for place in 1..product.len() {
        product[place] += product[place - 1] / 10;
        product[place - 1] %= 10;
    }
    text(&product)
}

fn at_most(a: &str, b: &str) -> bool {
    (a.len(), a) <= (b.len(), b)
}

/// Returns ⌊kφ⌋, digit by digit, as the largest m with m² ≤ k(m + k).
fn lower(k: &str) -> String {
    let mut m = vec![0; k.len() + 1];
    for place in (0..m.len()).rev() {
        m[place] = (0..10)
            .rev()
            .find(|&digit| {
                m[place] = digit;
                let m = text(&m);
                at_most(&product(&m, &m), &product(k, &sum(&m, k)))
            })
            .unwrap();
    }
    text(&m)
}

#[test]
fn a_hundred_digits() {
    available::unless_passed!();
    assert_eq!(lower("1000"), "1618");
    let k = "6180339887498948482045868343656381177203091798057628621354486227052604628189024497\
             072072041893911374";
    assert_eq!(k.len(), 100);
    for k in [k, &"9".repeat(99), &format!("1{}", "0".repeat(98)), &"7".repeat(60)] {
        let small = lower(k);
        let large = sum(&small, k);
        assert_eq!(decimal::outcome(&small, &large), Ok(Outcome::P));
        assert_eq!(decimal::outcome(&large, &format!("000{small}")), Ok(Outcome::P));
        assert_eq!(decimal::outcome(&sum(&small, "1"), &large), Ok(Outcome::N));
        assert_eq!(decimal::outcome(&small, &sum(&large, "1")), Ok(Outcome::N));
        assert_eq!(decimal::outcome(&small, &small), Ok(Outcome::N));
        assert_eq!(decimal::outcome(&sum(&small, "1"), &sum(&large, "1")), Ok(Outcome::N));
    }
}

#[test]
fn fibonacci_numbers_of_a_thousand_digits() {
    // F(2i) is written as a 1 with an even number of zeros, and F(2i + 1) has one zero more, so
    // they are a pair.
    let (mut a, mut b) = ("1".to_string(), "2".to_string());
    for i in 0..2400 {
        let expected = if i % 2 == 0 { Outcome::P } else { Outcome::N };
        if i % 100 < 2 || i < 200 {
            assert_eq!(decimal::outcome(&a, &b), Ok(expected));
        }
        let c = sum(&a, &b);
        a = std::mem::replace(&mut b, c);
    }
    assert!(a.len() > 500);
}

#[test]
fn what_is_no_number_is_refused() {
    let cases = [
        ("", 1, None),
        (" 1", 1, Some(' ')),
        ("1 ", 2, Some(' ')),
        ("-1", 1, Some('-')),
        ("+1", 1, Some('+')),
        ("1.5", 2, Some('.')),
        ("12三", 3, Some('三')),
        ("１", 1, Some('１')),
    ];
    for (text, character, found) in cases {
        let error = Err(ParseNumberError { character, found });
        assert_eq!(decimal::outcome(text, "1"), error);
        assert_eq!(decimal::outcome("1", text), error);
    }
    assert_eq!(
        decimal::outcome("", "1").unwrap_err().to_string(),
        "expected a number, found nothing"
    );
    assert_eq!(decimal::outcome("000", "0"), Ok(Outcome::P));
}

#[test]
fn sums_of_smaller_heaps() {
    // OEIS A054347: partial sums of the lower Wythoff sequence.
    let published = [0, 1, 4, 8, 14, 22, 31, 42, 54, 68, 84];
    assert!((0..).zip(published).all(|(last, sum)| wythoff::sum_of_smaller_heaps(last) == sum));
    let mut sum = 0;
    for k in 0..3000 {
        sum += u128::from(wythoff::pair(k).unwrap().0);
        assert_eq!(wythoff::sum_of_smaller_heaps(k), sum, "{k}");
    }
    let difference =
        |k: u64| wythoff::sum_of_smaller_heaps(k) - wythoff::sum_of_smaller_heaps(k - 1);
    for k in (1..64).map(|bits| (1 << bits) - 1).chain(1 << 60..(1 << 60) + 100) {
        if let Some((small, _)) = wythoff::pair(k) {
            assert_eq!(difference(k), u128::from(small), "{k}");
        }
    }
    // k + ⌊k/φ⌋, where 1/φ begins with 0.618033988749894848204586834365638117720 (OEIS A001622).
    let part = (u128::from(u64::MAX) * 618_033_988_749_894_848) / 1_000_000_000_000_000_000;
    let largest = difference(u64::MAX) - u128::from(u64::MAX);
    assert!((part..part + 20).contains(&largest), "{largest} and {part}");
}

proptest! {
    #![proptest_config(inputs(4000))]

    #[test]
    fn pairs_by_definition(k in 0..1u64 << 62, bits in 0..62u32) {
        let k = k >> bits;
        let (small, large) = wythoff::pair(k).unwrap();
        prop_assert!(is_floor_of_phi_times(small, k));
        prop_assert_eq!(large - small, k);
        let (small, large) = (small.to_string(), large.to_string());
        prop_assert_eq!(decimal::outcome(&large, &small), Ok(Outcome::P));
    }

    #[test]
    fn decimals_are_numbers(a: u64, near in 0..3u64, bits in 0..64u32) {
        let a = a >> bits;
        let partner = wythoff::partner(a);
        let b = partner.unwrap_or(a / 2).saturating_add(near);
        let outcome = wythoff::outcome(a, b);
        prop_assert_eq!(decimal::outcome(&a.to_string(), &b.to_string()), Ok(outcome));
        if partner.is_some() {
            prop_assert_eq!(outcome == Outcome::P, near == 0 || b == partner.unwrap());
        }
    }

    #[test]
    fn winning_moves_win(a: u64, b: u64, bits in 0..60u32) {
        let (a, b) = (a >> bits, b >> bits);
        let moves = wythoff::winning_moves(a, b);
        prop_assert_eq!(moves.is_empty(), wythoff::outcome(a, b) == Outcome::P);
        prop_assert!(moves.len() <= 3);
        for (c, d) in moves {
            prop_assert_eq!(wythoff::outcome(c, d), Outcome::P);
            prop_assert!(c <= a && d <= b && (c, d) != (a, b));
            prop_assert!(c == a || d == b || a - c == b - d);
        }
    }
}

#[test]
fn many_digits() {
    // (1, 2), (3, 5), (8, 13), … are pairs, (2, 3), (5, 8), … are not.
    let add = |a: &[u8], b: &[u8]| {
        let mut sum = b.to_vec();
        let mut carry = 0;
        for (place, digit) in sum.iter_mut().enumerate() {
            let total = *digit + a.get(place).unwrap_or(&0) + carry;
            *digit = total % 10;
            carry = total / 10;
        }
        sum.extend(Some(carry).filter(|&carry| carry > 0));
        sum
    };
    let text = |digits: &[u8]| digits.iter().rev().map(u8::to_string).collect::<String>();
    let steps = depth(2_000, 20_000);
    let (mut a, mut b, mut pair) = (vec![1], vec![2], true);
    for step in 0..steps {
        if step % 500 < 2 {
            let expected = if pair { Outcome::P } else { Outcome::N };
            assert_eq!(decimal::outcome(&text(&a), &text(&b)), Ok(expected), "step {step}");
        }
        let next = add(&a, &b);
        a = std::mem::replace(&mut b, next);
        pair = !pair;
    }
    let digits = depth(5_000, 100_000);
    let (sevens, eights) = ("7".repeat(digits), "8".repeat(digits));
    assert_eq!(decimal::outcome(&sevens, &eights), Ok(Outcome::N));
}
