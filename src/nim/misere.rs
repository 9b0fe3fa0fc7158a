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
//! If some heap has 2 stones or more, the position is a P-position if and only if its nim sum is 0,
//! as under normal play. If no heap has more than one stone, the position is a P-position if and
//! only if the number of stones is odd. So play as in normal Nim until, on your turn, exactly one
//! heap has 2 stones or more, and then leave an odd number of single stones.
//!
//! # Proof
//!
//! Call a heap *large* if it has 2 stones or more.
//!
//! 1. *No large heap.* Every move takes a single stone, so if n stones are left, exactly n moves
//!    follow. The player to move makes the last move, and so loses, if and only if n is odd.
//! 2. *One large heap: the turning point.* The player to move wins: leave either 1 stone of the
//!    large heap or none, whichever makes the number of single stones odd. The position that is
//!    left is a P-position by step 1. With one large heap the nim sum is not 0, because that heap
//!    has a one in some column above the lowest, and no other heap has a one in that column.
//! 3. *Two large heaps or more, and nim sum 0.* Every move leaves at least one large heap and, by
//!    step 2 of [Bouton's theorem](super), a nim sum other than 0.
//! 4. *Two large heaps or more, and a nim sum other than 0.* Bouton's move leaves nim sum 0 and at
//!    least one large heap. By the last sentence of step 2, a position with only one large heap
//!    does not have nim sum 0, so at least two large heaps are left.
//! 5. *So among the positions with a large heap, the P-positions are those of nim sum 0.* By
//!    induction on the number of stones, every move from nim sum 0 leads to an N-position by
//!    steps 2 and 3, and some move from any other nim sum leads to a P-position by steps 2 and 4.
//!    The players follow normal Nim until one of them, facing nim sum 0, has to leave a single
//!    large heap. That is the turning point, and the opponent profits from it.

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
