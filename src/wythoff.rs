//! Wythoff's game: a move takes one or more stones from one of two heaps, or the same number from
//! both, and whoever takes the last stone wins.
//!
//! ```
//! use grundy::wythoff::{outcome, pair, winning_moves};
//! use grundy::Outcome;
//!
//! // The P-positions: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …
//! assert_eq!(pair(3), Some((4, 7)));
//! assert_eq!(outcome(7, 4), Outcome::P);
//!
//! // From (4, 5), taking three from both leaves (1, 2), and taking one from the first heap
//! // leaves (3, 5). Both are P-positions.
//! assert_eq!(winning_moves(4, 5), [(1, 2), (3, 5)]);
//! ```
//!
//! # Theorem (Wythoff, 1907)
//!
//! The k-th P-position, for k = 0, 1, 2, …, is (⌊kφ⌋, ⌊kφ⌋ + k) with φ = (1 + √5) / 2, the smaller
//! heap first; ⌊x⌋ is x rounded down. Its smaller heap is the least number that occurs in no
//! earlier P-position, and every positive number occurs in exactly one P-position. W. A. Wythoff,
//! *A modification of the game of Nim*, Nieuw Archief voor Wiskunde 7 (1907), 199–202.
//!
//! # Proof
//!
//! For k = 0, 1, 2, …, let a be the least number that occurs in none of the earlier pairs, and let
//! the k-th pair be (a, a + k). Write aₖ and bₖ for its two numbers: (0, 0), (1, 2), (3, 5), ….
//!
//! 1. *Every positive number occurs in exactly one pair, and every difference k in exactly one.*
//!    Each pair uses up the least missing number aₖ, so aₖ grows with k. So no number is left out:
//!    such a number would have to be larger than all aₖ. None occurs twice: aₖ is new by its
//!    choice, and bₖ = aₖ + k, for k ≥ 1, is larger than aₖ and than all earlier numbers.
//! 2. *From a pair, no move leads to a pair.* A move on one heap keeps the other heap, and a move
//!    on both keeps the difference; the heap or the difference that is kept belongs to only one
//!    pair, by step 1. (The number 0 belongs only to (0, 0), which has no moves.)
//! 3. *From any other position (x, y) with x ≤ y, some move leads to a pair.* If x is some bₖ with
//!    k ≥ 1, cut y down to aₖ, which is less than x. Otherwise x is some aₖ. If y is greater than
//!    bₖ, cut it down to bₖ; y = bₖ is impossible, as (x, y) is not a pair. If y is less than bₖ,
//!    the difference d = y - x is less than k, so in the pair with the difference d the smaller
//!    number a is less than aₖ = x: take x - a from both heaps, which leaves this pair.
//! 4. *So the pairs are the P-positions.* The proof is by induction on the number of stones, as for
//!    [Nim](crate::nim).
//! 5. *For k ≥ 1, the numbers ⌊kφ⌋ and ⌊kφ⌋ + k together include every positive number exactly
//!    once.* Since φ² = φ + 1, the second is ⌊kφ²⌋. For a positive integer n, the numbers ⌊kφ⌋
//!    below n are exactly those with kφ < n. There are ⌊n/φ⌋ of them, because n/φ is not an
//!    integer, as φ is irrational; likewise, ⌊n/φ²⌋ of the numbers ⌊kφ²⌋ are below n. As 1/φ +
//!    1/φ² = 1, the two quotients add up to n. Rounding down removes from each quotient a part
//!    between 0 and 1, and the two parts add up to an integer, which is 1. Hence n - 1 of the
//!    numbers in the two sequences together are below n and, likewise, n of them are below n + 1:
//!    exactly one is n.
//! 6. *So aₖ = ⌊kφ⌋.* By induction, let the pairs before the k-th be (⌊jφ⌋, ⌊jφ⌋ + j) for j < k. By
//!    step 5, none of them contains ⌊kφ⌋. Every smaller number is in one of them: 0 is in the
//!    first, and each of the others occurs somewhere (5), but not in a pair with j ≥ k, whose
//!    numbers are all at least ⌊kφ⌋. So ⌊kφ⌋ is the least number that is missing.
//!
//! Floating-point arithmetic is not exact: with φ in an `f64`, the product already gives a wrong
//! ⌊kφ⌋ for k = 102 334 155. So, for k ≥ 1, ⌊kφ⌋ is computed from the Zeckendorf representation of
//! k - 1, a sum of Fibonacci numbers no two of which are neighbours (see
//! [`fibonacci`](crate::fibonacci)): replace each Fibonacci number by the next one and add 1.
//! [`decimal`] does the same for heaps of a hundred digits. R. Silber, *Wythoff's Nim and Fibonacci
//! representations*, Fibonacci Quarterly 15 (1977), 85–88.

pub mod decimal;
pub mod misere;

use crate::Outcome;
use std::convert::TryFrom;

/// Returns the outcome of heaps of `a` and `b` stones. Cost: logarithmic in their difference.
pub fn outcome(a: u64, b: u64) -> Outcome {
    let (small, large) = (a.min(b), a.max(b));
    Outcome::of_mover(lower(large - small) != u128::from(small))
}

/// Returns the `k`-th P-position, counted from 0, with the smaller heap first, or `None` if its
/// larger heap exceeds 2^64 - 1. Cost: O(log k).
///
/// ```
/// # use grundy::wythoff::pair;
/// assert_eq!(pair(0), Some((0, 0)));
/// assert_eq!(pair(u64::MAX), None);
/// ```
pub fn pair(k: u64) -> Option<(u64, u64)> {
    let small = u64::try_from(lower(k)).ok()?;
    Some((small, small.checked_add(k)?))
}

/// Returns the only heap that forms a P-position with a heap of `stones`, or `None` if it
/// exceeds 2^64 - 1. Cost: O(log stones).
///
/// ```
/// # use grundy::wythoff::partner;
/// assert_eq!(partner(4), Some(7));
/// assert_eq!(partner(7), Some(4));
/// ```
pub fn partner(stones: u64) -> Option<u64> {
    if stones == 0 {
        return Some(0);
    }
    // If stones = ⌊kφ⌋, then k = ⌈stones / φ⌉, and 1/φ = φ - 1. Otherwise `stones` is the
    // larger heap, and the smaller heap is ⌊stones / φ⌋.
    let part = (lower(stones) - u128::from(stones)) as u64;
    if lower(part + 1) == u128::from(stones) {
        stones.checked_add(part + 1)
    } else {
        Some(part)
    }
}

/// Returns every position to which a winning move from (`a`, `b`) leads, with the heaps in the
/// order of `a` and `b`; moves on both heaps come first, then moves on the second heap, then moves
/// on the first. There is at most one winning move of each kind, and none from a P-position. Cost:
/// logarithmic in the heaps.
///
/// ```
/// # use grundy::wythoff::winning_moves;
/// assert_eq!(winning_moves(6, 8), [(3, 5)]); // three from both
/// assert_eq!(winning_moves(5, 5), [(0, 0), (5, 3), (3, 5)]);
/// assert_eq!(winning_moves(5, 3), []);
/// ```
pub fn winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    moves_to_pairs(a, b, pair, partner)
}

/// Returns the moves from (`a`, `b`) to P-positions: `pair` finds a P-position from the difference
/// of its heaps, and `partner` finds one heap from the other.
fn moves_to_pairs(
    a: u64,
    b: u64,
    pair: fn(u64) -> Option<(u64, u64)>,
    partner: fn(u64) -> Option<u64>,
) -> Vec<(u64, u64)> {
    let small = a.min(b);
    // A move on both heaps keeps their difference, and no two P-positions have the same
    // difference. From a P-position, what is found is this position itself, to which no move leads.
    let both = pair(a.max(b) - small).filter(|pair| pair.0 < small);
    let both = both.map(|pair| if a <= b { pair } else { (pair.1, pair.0) });
    let second = partner(a).filter(|&leave| leave < b).map(|leave| (a, leave));
    let first = partner(b).filter(|&leave| leave < a).map(|leave| (leave, b));
    both.into_iter().chain(second).chain(first).collect()
}

/// Returns the sum, for k from 0 to `last`, of ⌊kφ⌋, the smaller heap of the k-th P-position. Cost:
/// O(log² `last`).
///
/// ```
/// # use grundy::wythoff::sum_of_smaller_heaps;
/// assert_eq!(sum_of_smaller_heaps(4), 0 + 1 + 3 + 4 + 6);
/// ```
///
/// # Proof
///
/// Because φ = 1 + 1/φ, ⌊kφ⌋ is k + ⌊k/φ⌋, and the sum S(n) is n(n + 1)/2 plus the sum of all ⌊k/φ⌋
/// for k ≤ n. That sum counts the pairs of positive integers j and k with k ≤ n and j < k/φ, as k/φ
/// is never a positive integer. No such pair has j > m = ⌊n/φ⌋; for each j ≤ m, k may be any
/// integer with jφ < k ≤ n, and there are n - ⌊jφ⌋ of these. Hence S(n) = n(n + 1)/2 + nm - S(m).
pub fn sum_of_smaller_heaps(last: u64) -> u128 {
    if last == 0 {
        return 0;
    }
    let fewer = (lower(last) - u128::from(last)) as u64;
    let (n, m) = (u128::from(last), u128::from(fewer));
    // Both summands are below 2^128, and so is the sum, which is about n²φ/2.
    n * (n + 1) / 2 + (n * m - sum_of_smaller_heaps(fewer))
}

/// Returns ⌊kφ⌋, which may exceed 2^64.
pub(crate) fn lower(k: u64) -> u128 {
    if k == 0 {
        return 0;
    }
    // The largest Fibonacci number below 2^64, F(93), and its successor.
    let mut number: u128 = 12_200_160_415_121_876_738;
    let mut next: u128 = 19_740_274_219_868_223_167;
    let mut remaining = u128::from(k - 1);
    let mut shifted = 0;
    while remaining > 0 {
        if number <= remaining {
            remaining -= number;
            shifted += next;
        }
        let before = next - number;
        next = number;
        number = before;
    }
    shifted + 1
}
