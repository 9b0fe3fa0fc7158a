//! Bash's game: a move takes 1 to m stones from one heap, and whoever takes the last stone
//! wins.
//!
//! ```
//! use grundy::{bash, Outcome};
//!
//! // 23 stones, at most 2 a move: 23 = 7·3 + 2, so take 2, and then always the rest of 3.
//! assert_eq!(bash::outcome(23, 2), Outcome::N);
//! assert_eq!(bash::winning_take(23, 2), Some(2));
//! assert_eq!(bash::outcome(21, 2), Outcome::P);
//! ```
//!
//! # Theorem
//!
//! The Grundy value of h stones is h mod (m + 1). The options of h are the m heaps just below
//! it (or all smaller heaps), whose values are all residues but that of h itself, or all
//! smaller ones; in both cases their mex is h mod (m + 1). C. G. Bachet de Méziriac, *Problèmes
//! plaisans et délectables* (1612), poses the race to 100 by steps of up to 10.

use crate::Outcome;

/// Returns the Grundy value of `heap` stones when a move takes 1 to `most` of them: a number in
/// 0..=`most`. Cost: O(1).
///
/// # Panics
/// Panics if `most` is 0, since then there would be no move at all.
///
/// ```
/// # use grundy::bash::grundy_value;
/// assert_eq!(grundy_value(10, 3), 2);
/// assert_eq!(grundy_value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
/// ```
pub fn grundy_value(heap: u64, most: u64) -> u64 {
    assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
    match most.checked_add(1) {
        Some(cycle) => heap % cycle,
        None => heap,
    }
}

/// Returns the outcome of a heap of `heap` stones. Cost: O(1).
///
/// # Panics
/// Panics if `most` is 0.
pub fn outcome(heap: u64, most: u64) -> Outcome {
    Outcome::of_mover(grundy_value(heap, most) != 0)
}

/// Returns the number of stones that the only winning move takes, or `None` from a P-position.
/// Cost: O(1).
///
/// # Panics
/// Panics if `most` is 0.
pub fn winning_take(heap: u64, most: u64) -> Option<u64> {
    Some(grundy_value(heap, most)).filter(|&take| take > 0)
}
