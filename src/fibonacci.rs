//! Fibonacci Nim: the first move takes any number of stones from a heap but not all of them,
//! each later move takes at most twice as many as the opponent has just taken, and whoever
//! takes the last stone wins.
//!
//! ```
//! use grundy::fibonacci::{outcome, winning_take, zeckendorf_parts};
//! use grundy::Outcome;
//!
//! assert_eq!(outcome(13), Outcome::P); // a Fibonacci number
//! assert_eq!(zeckendorf_parts(12), [8, 3, 1]);
//! assert_eq!(winning_take(12), Some(1)); // the least part; as 2·1 < 3, the next part is safe
//! ```
//!
//! # Theorem (Whinihan, 1963)
//!
//! By Zeckendorf's theorem, there is only one way to write the heap as a sum of Fibonacci numbers
//! no two of which are consecutive. If there is only one part, the player to move loses. Otherwise,
//! taking the least part wins. M. J. Whinihan, *Fibonacci Nim*, Fibonacci Quarterly 1.4 (1963),
//! 9–13.
//!
//! # Proof
//!
//! 1. *Whoever takes the least part leaves no stones, or a least part that may not be taken.* The
//!    next part is at least two places further on among the Fibonacci numbers, so it is more than
//!    twice the least one.
//! 2. *If the least part may not be taken, every move leaves a least part that may be taken.* Let f
//!    be the part that may not be taken. A move takes some x < f stones and leaves f - x stones of
//!    this part; let g be the least part of f - x. If g were more than 2x, all parts of x would be
//!    less than half of g, and so at least two places before g among the Fibonacci numbers. Then
//!    these parts and the parts of f - x together would be a second way to write f, contrary to
//!    Zeckendorf's theorem. So g is at most 2x.
//! 3. *So whoever may take the least part wins.* By 1 and 2, this player may take the least part
//!    again after each answer. The opponent can never take the least part, and so never takes the
//!    last stone; as play must end, the other player takes it.
//! 4. *At the start the least part may be taken, unless it is the whole heap.* So the first player
//!    loses if and only if the heap is a Fibonacci number.
//!
//! [`dynamic`] solves the same game with any factor in place of 2, in the middle of play as
//! well, and [`capped`] with any cap that does not decrease.

pub mod capped;
pub mod dynamic;

use crate::Outcome;

/// Returns the first `N` of the Fibonacci numbers 1, 2, 3, 5, 8, …. They can be computed in a
/// `const`, for use as the moves of a compiled [`Table`](crate::table::Table).
///
/// # Panics
/// Panics if one of the numbers is above `usize::MAX`; at most 92 numbers are possible if `usize`
/// has 64 bits. In a `const` this is a compile-time error.
///
/// ```
/// const MOVES: [usize; 5] = grundy::fibonacci::numbers();
/// assert_eq!(MOVES, [1, 2, 3, 5, 8]);
/// ```
pub const fn numbers<const N: usize>() -> [usize; N] {
    let mut numbers = [1; N];
    let mut index = 1;
    while index < N {
        let before = if index == 1 { 1 } else { numbers[index - 2] };
        numbers[index] = numbers[index - 1] + before;
        index += 1;
    }
    numbers
}

/// Returns the outcome of the opening position with `heap` stones. Cost: O(log heap).
///
/// # Panics
/// Panics if `heap` is below 2, because the first move must take at least one stone and may not
/// take all stones.
pub fn outcome(heap: u64) -> Outcome {
    Outcome::of_mover(winning_take(heap).is_some())
}

/// Returns the least number of stones that a winning first move takes, which is the number that
/// judges ask for, or `None` if the first player loses because `heap` is a Fibonacci number.
/// [`winning_moves`] has all such moves. Cost: O(log heap).
///
/// # Panics
/// Panics if `heap` is below 2.
pub fn winning_take(heap: u64) -> Option<u64> {
    assert!(heap >= 2, "Fibonacci Nim starts from 2 stones or more");
    let parts = zeckendorf_parts(heap);
    if parts.len() == 1 {
        None
    } else {
        parts.last().copied()
    }
}

/// Returns the numbers of stones that the winning first moves take, in ascending order; the list is
/// empty if `heap` is a Fibonacci number. Cost: O(log heap).
///
/// A move of t stones wins if and only if the least part L of the rest is above 2t, which means
/// that the opponent may not take L. Then every part of t is at most t < L / 2 and lies two or more
/// places before L among the Fibonacci numbers. So the parts of the rest and of t together are the
/// parts of the heap. So t is the sum of the last few parts of the heap, and the part before them
/// is above 2t. [`capped::winning_moves`] has the same theorem for any cap.
///
/// # Panics
/// Panics if `heap` is below 2.
///
/// ```
/// # use grundy::fibonacci::winning_moves;
/// assert_eq!(winning_moves(12), [1]); // 12 = 8 + 3 + 1; as 8 is not above 2·4, 4 is too many
/// assert_eq!(winning_moves(59), [1, 4]); // 59 = 55 + 3 + 1
/// ```
pub fn winning_moves(heap: u64) -> Vec<u64> {
    assert!(heap >= 2, "Fibonacci Nim starts from 2 stones or more");
    dynamic::winning_moves(heap, 2)
}

/// Returns the Zeckendorf parts of `number`, the largest first: distinct Fibonacci numbers among 1,
/// 2, 3, 5, 8, … that add up to `number`, no two of them consecutive. There are no parts for 0.
/// Cost: O(log number).
///
/// ```
/// # use grundy::fibonacci::zeckendorf_parts;
/// assert_eq!(zeckendorf_parts(100), [89, 8, 3]);
/// ```
pub fn zeckendorf_parts(number: u64) -> Vec<u64> {
    // The largest Fibonacci number below 2^64 is F(93). The sum that would follow it overflows,
    // which ends the search.
    let (mut small, mut large) = (1u64, 1u64);
    while let Some(next) = small.checked_add(large).filter(|&next| next <= number) {
        small = large;
        large = next;
    }
    let mut parts = Vec::new();
    let mut remaining = number;
    while remaining > 0 {
        if large <= remaining {
            remaining -= large;
            parts.push(large);
        }
        let smaller = large - small;
        large = small;
        small = smaller;
    }
    parts
}
