//! Euclid's game and Grossman's variant, compared with their rules.

use crate::random::inputs;
use grundy::game::{Analysis, Game};
use grundy::{euclid, Outcome};
use itertools::{iproduct, Itertools};
use proptest::prelude::*;

/// Euclid's game in which numbers stay at `least` or above: 0 for Euclid's game itself, 1 for
/// Grossman's variant.
struct Euclid {
    least: u64,
}

impl Game for Euclid {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let (small, large) = (a.min(b), a.max(b));
        if small == 0 {
            return vec![];
        }
        let multiples = (1..).map(|times| times * small).take_while(|&take| take <= large);
        let left = multiples.map(|take| large - take).filter(|&left| left >= self.least);
        left.flat_map(|left| {
            let from_second = (a <= b).then(|| vec![(a, left)]);
            let from_first = (a >= b).then(|| vec![(left, b)]);
            from_second.into_iter().chain(from_first)
        })
        .collect()
    }
}

#[test]
fn every_pair_below_130() {
    available::unless_passed!();
    let mut game = Analysis::new(Euclid { least: 0 });
    for (a, b) in iproduct!(0..130, 0..130) {
        let value = game.value(&(a, b)).unwrap();
        assert_eq!(euclid::value(a, b), value, "({a}, {b})");
        assert_eq!(euclid::outcome(a, b), Outcome::of_mover(value != 0));
        let options = game.winning_moves(&[(a, b)]).unwrap();
        let winning = options.into_iter().map(|m| m.option[0]).collect_vec();
        assert_eq!(euclid::winning_moves(a, b), winning);
    }
}

#[test]
fn every_pair_below_130_without_zero() {
    available::unless_passed!();
    let mut game = Analysis::new(Euclid { least: 1 });
    for (a, b) in iproduct!(1..130, 1..130) {
        let value = game.value(&(a, b)).unwrap();
        assert_eq!(euclid::value_without_zero(a, b), value, "({a}, {b})");
        // The P-positions are the same, except for equal numbers.
        assert_eq!(euclid::outcome(a, b) == Outcome::P, value == 0 && a != b);
    }
}

#[test]
fn the_largest_numbers() {
    // F(91), F(92) and F(93) of A000045. The ratio 3 / 2 is below the golden ratio, 5 / 3 is
    // above it, and so on alternately: F(n + 1) / F(n) is below for even n.
    let (small, middle) = (4_660_046_610_375_530_309, 7_540_113_804_746_346_429);
    let large = 12_200_160_415_121_876_738;
    assert_eq!(euclid::outcome(small, middle), Outcome::P);
    assert_eq!(euclid::outcome(large, middle), Outcome::N);
    assert_eq!(euclid::winning_moves(large, middle), [(small, middle)]);
    assert_eq!(euclid::outcome(u64::MAX, u64::MAX), Outcome::N);
    assert_eq!(euclid::outcome(u64::MAX - 1, u64::MAX), Outcome::P);
    assert_eq!(euclid::winning_moves(u64::MAX, 1), [(0, 1)]);
    assert_eq!(euclid::value(u64::MAX, 1), u64::MAX);
    assert_eq!(euclid::value_without_zero(u64::MAX, 1), u64::MAX - 1);
    assert_eq!(euclid::value_without_zero(u64::MAX, u64::MAX), 0);
}

#[test]
#[should_panic(expected = "stay positive")]
fn a_zero_in_grossmans_variant() {
    euclid::value_without_zero(0, 3);
}

#[test]
fn counts_of_p_positions() {
    for (a, b) in iproduct!(0..60, 0..60) {
        let positions = iproduct!(1..=a, 1..=b);
        let lost = positions.filter(|&(x, y)| euclid::outcome(x, y) == Outcome::P).count();
        assert_eq!(euclid::count_p_positions(a, b), lost as u128, "{a} and {b}");
    }
    for (a, b) in [(0, 0), (0, 9), (u64::MAX, 0), (u64::MAX, 1)] {
        assert_eq!(euclid::count_p_positions(a, b), 0);
    }
    // With the first number up to 3, the second is up to 4: (2, 3), (3, 2), (3, 4).
    assert_eq!(euclid::count_p_positions(3, u64::MAX), 3);
}

#[test]
fn counts_of_large_p_positions_grow_row_by_row() {
    // In row `a` the second number is above a/φ and below aφ, and is not a.
    for a in [1 << 40, (1 << 62) + 12_345, u64::MAX - 1, u64::MAX] {
        for b in [1, a / 3, a / 10 * 6, a / 10 * 7, a - 1, a, u64::MAX] {
            let row = euclid::count_p_positions(a, b) - euclid::count_p_positions(a - 1, b);
            let lost = |y: u64| euclid::outcome(a, y) == Outcome::P;
            let mut first = (1, a); // the least number that loses, or a
            while first.0 < first.1 {
                let middle = first.0 + (first.1 - first.0) / 2;
                first = if lost(middle) { (first.0, middle) } else { (middle + 1, first.1) };
            }
            let mut last = (a, u64::MAX); // the largest number that loses, or a
            while last.0 < last.1 {
                let middle = last.1 - (last.1 - last.0) / 2;
                last = if lost(middle) { (middle, last.1) } else { (last.0, middle - 1) };
            }
            let (first, last) = (first.0, last.0.min(b));
            let expected = (u128::from(last) + 1).saturating_sub(u128::from(first));
            let itself = u128::from(first <= a && a <= last);
            assert_eq!(row, expected - itself, "{a} and {b}");
        }
    }
}

proptest! {
    #![proptest_config(inputs(4000))]

    #[test]
    fn winning_moves_win(a: u64, b: u64, bits in 0..60u32) {
        let (a, b) = (a >> bits, b >> (bits / 2));
        prop_assert_eq!(euclid::outcome(a, b), euclid::outcome(b, a));
        prop_assert_eq!(euclid::outcome(a, b) == Outcome::P, euclid::value(a, b) == 0);
        let moves = euclid::winning_moves(a, b);
        prop_assert_eq!(!moves.is_empty(), euclid::outcome(a, b) == Outcome::N);
        for (c, d) in moves {
            prop_assert_eq!(euclid::outcome(c, d), Outcome::P);
            let (kept, small) = if c == a { (c, a) } else { (d, b) };
            let (left, large) = if c == a { (d, b) } else { (c, a) };
            prop_assert!(kept == small && small <= large);
            prop_assert!(left < large && (large - left) % small == 0);
        }
    }
}
