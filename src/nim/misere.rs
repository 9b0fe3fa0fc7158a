//! Misère Nim: the moves are those of Nim, but whoever takes the last stone loses.
//!
//! ```
//! use grundy::nim::{misere, Move};
//! use grundy::Outcome;
//!
//! assert_eq!(misere::outcome([1]), Outcome::P); // the only move takes the last stone
//! assert_eq!(misere::outcome([3, 5, 1]), Outcome::N);
//!
//! // From (1, 1, 4) leave an odd number of single stones.
//! assert_eq!(misere::winning_moves(&[1, 1, 4]), [Move { heap: 2, leave: 1 }]);
//! ```
//!
//! # Theorem (Bouton, 1901)
//!
//! If some heap has 2 stones or more, the position is a P-position if and only if its nim sum
//! is 0, as under normal play. If no heap has more than one stone, it is a P-position if and
//! only if the number of stones is odd. So play as in normal Nim until exactly one heap of 2
//! stones or more is left, and then leave an odd number of single stones.

use super::{nim_sum, Move};
use crate::Outcome;
use std::borrow::Borrow;

/// Returns the outcome of a position when whoever takes the last stone loses. Cost: O(n).
///
/// The empty position is an N-position: the opponent has just taken the last stone.
pub fn outcome<I>(heaps: I) -> Outcome
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    let mut sum = 0;
    let mut any_large = false;
    for heap in heaps {
        sum ^= heap.borrow();
        any_large |= *heap.borrow() > 1;
    }
    Outcome::of_mover((sum != 0) == any_large)
}

/// Returns every move to a misère P-position, in the order of the heaps and at most one for
/// each heap; there is none from a P-position or from the empty position. Cost: O(n) for all of
/// them.
pub fn winning_moves(heaps: &[u64]) -> Vec<Move> {
    let sum = nim_sum(heaps);
    let large = heaps.iter().filter(|&&stones| stones > 1).count();
    let move_in = |(heap, &stones): (usize, &u64)| {
        // If no other heap is large, this move must leave an odd number of single stones, so
        // the nim sum that it leaves is 1, where normal play would leave 0.
        let others_large = large - usize::from(stones > 1);
        let target = if others_large == 0 { 1 } else { 0 };
        let leave = stones ^ sum ^ target;
        Some(Move { heap, leave }).filter(|_| leave < stones)
    };
    heaps.iter().enumerate().filter_map(move_in).collect()
}
