//! Fibonacci Nim: one heap; the first move takes any number but not all, each later move
//! at most twice what the opponent has just taken, and the last stone wins.
//!
//! ```
//! use grundy::fibonacci::{outcome, winning_take, zeckendorf};
//! use grundy::Outcome;
//!
//! assert_eq!(outcome(13), Outcome::P); // a Fibonacci number
//! assert_eq!(zeckendorf(12), [8, 3, 1]);
//! assert_eq!(winning_take(12), Some(1)); // the least part; 2·1 < 3 protects the rest
//! ```
//!
//! # Theorem (Whinihan, 1963)
//!
//! Write the heap by Zeckendorf's theorem as a sum of Fibonacci numbers no two of which
//! are neighbours. If there is one part only, the mover loses; otherwise taking the least
//! part wins, because the next part is more than twice as large.
//! M. J. Whinihan, *Fibonacci Nim*, Fibonacci Quarterly 1.4 (1963), 9–13.
//!
//! [`dynamic`] has the same game with any factor in place of 2, and its middle.

pub mod dynamic;

use crate::Outcome;

/// Returns the first `N` of the Fibonacci numbers 1, 2, 3, 5, 8, …; a `const` may hold them, as
/// the moves of a compiled [`Table`](crate::table::Table).
///
/// # Panics
/// If one is above `usize::MAX`, so that 92 are the most where `usize` has 64 bits. The compiler
/// reports it in a `const`.
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

/// The outcome of the opening position with `heap` stones. Cost: O(log heap).
///
/// # Panics
/// If `heap` is below 2: the first move must take a stone and may not take all.
pub fn outcome(heap: u64) -> Outcome {
    Outcome::of_mover(winning_take(heap).is_some())
}

/// The least winning first move, as stones to take; `None` if `heap` is a Fibonacci
/// number and the mover loses. Cost: O(log heap).
///
/// # Panics
/// If `heap` is below 2.
pub fn winning_take(heap: u64) -> Option<u64> {
    assert!(heap >= 2, "Fibonacci Nim starts from 2 stones or more");
    let parts = zeckendorf(heap);
    if parts.len() == 1 {
        None
    } else {
        parts.last().copied()
    }
}

/// The Zeckendorf parts of `number`, largest first: distinct Fibonacci numbers among 1,
/// 2, 3, 5, 8, …, no two neighbours, that add up to it; empty for 0. Cost: O(log number).
///
/// ```
/// # use grundy::fibonacci::zeckendorf;
/// assert_eq!(zeckendorf(100), [89, 8, 3]);
/// ```
pub fn zeckendorf(number: u64) -> Vec<u64> {
    // The largest Fibonacci number below 2^64 is F(93); the sum that would follow it
    // overflows, which is the sign to stop.
    let (mut small, mut large) = (1u64, 1u64);
    while let Some(next) = small.checked_add(large).filter(|&next| next <= number) {
        small = large;
        large = next;
    }
    let mut parts = Vec::new();
    let mut rest = number;
    while rest > 0 {
        if large <= rest {
            rest -= large;
            parts.push(large);
        }
        let smaller = large - small;
        large = small;
        small = smaller;
    }
    parts
}
