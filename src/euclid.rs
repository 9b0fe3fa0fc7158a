//! Euclid's game: a move subtracts a positive multiple of the smaller of two numbers from the
//! larger one, which must not become negative, and whoever makes a number 0 wins.
//!
//! ```
//! use grundy::euclid::{value, outcome, winning_moves};
//! use grundy::Outcome;
//!
//! // (2, 3) can only become (2, 1), and from there 2 - 2·1 = 0 wins.
//! assert_eq!(outcome(2, 3), Outcome::P);
//! // From (2, 7), subtracting 2·2 leaves the opponent with (2, 3).
//! assert_eq!(winning_moves(2, 7), [(2, 3)]);
//! assert_eq!(value(2, 7), 3); // the mex of 1, 0 and 2, for (2, 5), (2, 3) and (2, 1)
//! ```
//!
//! # Theorem (Cole and Davie, 1969)
//!
//! For 0 < a < b, (a, b) is a P-position if and only if b / a is below the golden ratio φ = (1 +
//! √5) / 2. To see this, let b = q·a + r with 0 ≤ r < a. If r = 0, leaving 0 wins at once. If r >
//! 0, a move that leaves r makes the ratio a / r, and a move that leaves r + a makes it 1 + r / a.
//! Exactly one of these two ratios is below φ, and every other move makes the ratio more than 2. If
//! q = 1, only the move that leaves r exists. A. J. Cole and A. J. T. Davie, *A game based on the
//! Euclidean algorithm and a winning strategy for it*, Mathematical Gazette 53 (1969), 354–357.

use crate::wythoff::{lower, sum_of_smaller_heaps};
use crate::Outcome;
use std::cmp::Ordering;

/// Returns the outcome of (`a`, `b`). A position with a 0 is a P-position, because play is
/// over. Cost: O(1).
pub fn outcome(a: u64, b: u64) -> Outcome {
    let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
    if small == 0 {
        return Outcome::P;
    }
    // large / small < φ means that large² - large·small - small² < 0.
    let below_golden = large * (large - small) < small * small;
    Outcome::of_mover(small == large || !below_golden)
}

/// Returns the positions to which winning moves lead, with the two numbers in their original order;
/// for a P-position there are none. Every N-position except (a, a) has only one winning move; (a,
/// a) has two, as either number can be made 0. Cost: O(1).
///
/// ```
/// # use grundy::euclid::winning_moves;
/// assert_eq!(winning_moves(34, 12), [(10, 12)]); // 12 / 10 < φ, but 22 / 12 > φ
/// assert_eq!(winning_moves(6, 6), [(6, 0), (0, 6)]);
/// assert_eq!(winning_moves(12, 0), []);
/// ```
pub fn winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    if outcome(a, b) == Outcome::P {
        return Vec::new();
    }
    let (small, large) = (a.min(b), a.max(b));
    let remainder = large % small;
    let leave = match outcome(remainder, small) {
        Outcome::P => remainder,
        Outcome::N => remainder + small,
    };
    match a.cmp(&b) {
        Ordering::Less => vec![(a, leave)],
        Ordering::Equal => vec![(a, leave), (leave, b)],
        Ordering::Greater => vec![(leave, b)],
    }
}

/// Returns the number of P-positions whose numbers are positive, the first at most `a` and the
/// second at most `b`. Cost: O(log² n) for numbers up to n.
///
/// By the theorem above, these are the pairs x < y < xφ and their reverses. If the first number x
/// is the smaller one, each x with ⌊xφ⌋ ≤ `b` occurs in ⌊xφ⌋ - x such pairs, and each larger x up
/// to `b` occurs in `b` - x pairs; so the count is made up of [sums of ⌊xφ⌋](sum_of_smaller_heaps).
///
/// ```
/// # use grundy::euclid::count_p_positions;
/// assert_eq!(count_p_positions(3, 5), 3); // (2, 3), (3, 4) and, reversed, (3, 2)
/// ```
pub fn count_p_positions(a: u64, b: u64) -> u128 {
    count_with_first_smaller(a, b) + count_with_first_smaller(b, a)
}

/// Counts the pairs x < y < xφ with 0 < x ≤ `a` and y ≤ `b`.
fn count_with_first_smaller(a: u64, b: u64) -> u128 {
    let sum_to = |last: u64| u128::from(last) * (u128::from(last) + 1) / 2;
    let a = a.min(b);
    // Up to b/φ, ⌊xφ⌋ is at most b, and for all larger x it is b or more.
    let free = ((lower(b) - u128::from(b)) as u64).min(a);
    let bounded = u128::from(a - free) * u128::from(b) - (sum_to(a) - sum_to(free));
    sum_of_smaller_heaps(free) - sum_to(free) + bounded
}

/// Returns the Grundy value of (`a`, `b`). Cost: logarithmic in the smaller number.
///
/// With b = q·a + r, the options of (a, b) are (a, r), (a, r + a), …, (a, b - a). So the values of
/// (a, r + a), (a, r + 2a), … are the numbers 0, 1, 2, … in order, except that the value of (a, r)
/// is left out. G. Cairns, N. B. Ho and T. Lengyel, *The Sprague–Grundy function of the real game
/// Euclid*, Discrete Mathematics 311 (2011), 457–462, give a formula for the value.
pub fn value(a: u64, b: u64) -> u64 {
    let (mut small, mut large) = (a.min(b), a.max(b));
    let mut quotients = Vec::new();
    while small > 0 {
        quotients.push(large / small);
        let remainder = large % small;
        large = small;
        small = remainder;
    }
    quotients.iter().rev().fold(0, |first, &quotient| {
        // The q-th of the numbers 0, 1, 2, … without `first`.
        if quotient <= first {
            quotient - 1
        } else {
            quotient
        }
    })
}

/// Returns the Grundy value in Grossman's variant, in which neither number may become 0; so play
/// ends when the numbers are equal. The value is ⌊b / a - a / b⌋ for 0 < a ≤ b.
/// Cost: O(1).
///
/// The P-positions are those of Euclid's game in which neither number is 0, together with all
/// positions (a, a). G. Nivasch, *The Sprague–Grundy function of the game Euclid*, Discrete
/// Mathematics 306 (2006), 2798–2800.
///
/// # Panics
/// Panics if a number is 0.
///
/// ```
/// # use grundy::euclid::value_without_zero;
/// assert_eq!(value_without_zero(2, 7), 3); // 3.5 - 0.28…
/// assert_eq!(value_without_zero(6, 6), 0);
/// ```
pub fn value_without_zero(a: u64, b: u64) -> u64 {
    assert!(a > 0 && b > 0, "in Grossman's variant numbers stay positive");
    let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
    // This is at most large / small, so it fits.
    ((large * large - small * small) / (small * large)) as u64
}
