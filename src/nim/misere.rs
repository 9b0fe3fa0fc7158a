//! Misère Nim: the same moves, but whoever takes the last stone loses.
//!
//! ```
//! use grundy::nim::{misere, Move};
//! use grundy::Outcome;
//!
//! assert_eq!(misere::outcome([1]), Outcome::P); // must take the last stone
//! assert_eq!(misere::outcome([3, 5, 1]), Outcome::N);
//!
//! // From (1, 1, 4) leave an odd number of single stones.
//! let moves: Vec<Move> = misere::winning_moves(&[1, 1, 4]).collect();
//! assert_eq!(moves, [Move { heap: 2, leave: 1 }]);
//! ```
//!
//! # Theorem (Bouton, 1901)
//!
//! With a heap of 2 or more on the table, the P-positions are those of normal play (nim
//! sum 0). With single stones only, they are the odd numbers of heaps. The plan: play
//! normal Nim until exactly one heap of 2 or more is left, then leave an odd number of
//! ones.

use super::{nim_sum, Move};
use crate::Outcome;
use std::borrow::Borrow;

/// The outcome of a position when the last stone loses. Cost: O(n).
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

/// Every move to a misère P-position, in heap order and at most one a heap; none from a
/// P-position or from the empty one. Cost: O(n) for all.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let sum = nim_sum(heaps);
    let large = heaps.iter().filter(|&&stones| stones > 1).count();
    heaps.iter().enumerate().filter_map(move |(heap, &stones)| {
        // Once this heap's move leaves no large heap, an odd number of ones must remain:
        // the nim sum that normal play makes 0 has to be 1.
        let others_large = large - usize::from(stones > 1);
        let target = if others_large == 0 { 1 } else { 0 };
        let leave = stones ^ sum ^ target;
        Some(Move { heap, leave }).filter(|_| leave < stones)
    })
}
