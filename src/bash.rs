//! Bash's game: a move takes 1 to m stones from one heap, and whoever takes the last stone
//! wins.
//!
//! ```
//! use grundy::{bash, Outcome};
//!
//! // 23 stones, at most 2 a move: 23 = 7·3 + 2, so take 2, and then always the rest of 3.
//! assert_eq!(bash::outcome(&[23], 2), Outcome::N);
//! assert_eq!(bash::winning_take(23, 2), Some(2));
//! assert_eq!(bash::outcome(&[21], 2), Outcome::P);
//! ```
//!
//! # Theorem
//!
//! The Grundy value of h stones is h mod (m + 1). C. G. Bachet de Méziriac, *Problèmes plaisans et
//! délectables* (1612), poses the race to 100 in steps of up to 10.
//!
//! # Proof
//!
//! 1. *Up to m stones, all smaller heaps are options.* As in Nim, a heap of h ≤ m stones has the
//!    value h.
//! 2. *Above m stones, the options are the m heaps just below h.* By induction, their values are
//!    the remainders of h - 1, …, h - m modulo m + 1: all remainders but that of h itself.
//! 3. *So the mex is the remainder of h.* It is missing from the values of the options, and every
//!    smaller number occurs. With a single heap, the winning move leaves a multiple of m + 1.

use crate::nim::Move;
use crate::Outcome;

/// Returns the Grundy value of `heap` stones when a move takes 1 to `most` of them: a number in
/// 0..=`most`. Cost: O(1).
///
/// # Panics
/// Panics if `most` is 0, because there would then be no moves at all.
///
/// ```
/// # use grundy::bash::value;
/// assert_eq!(value(10, 3), 2);
/// assert_eq!(value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
/// ```
pub fn value(heap: u64, most: u64) -> u64 {
    assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
    match most.checked_add(1) {
        Some(cycle) => heap % cycle,
        None => heap,
    }
}

/// Returns the outcome of several heaps. Cost: O(n).
///
/// # Panics
/// Panics if `most` is 0.
pub fn outcome(heaps: &[u64], most: u64) -> Outcome {
    Outcome::of_mover(nim_sum(heaps, most) != 0)
}

/// Returns the number of stones that the only winning move takes from a single heap, or `None` for
/// a P-position. Cost: O(1).
///
/// # Panics
/// Panics if `most` is 0.
pub fn winning_take(heap: u64, most: u64) -> Option<u64> {
    Some(value(heap, most)).filter(|&take| take > 0)
}

/// Returns every winning move from several heaps, in the order of the heaps and at most one for
/// each; there is none from a P-position. Cost: O(n) for all of them.
///
/// A winning move must change the value g of a heap to g ⊕ s, where s is the nim sum of all values.
/// If g ⊕ s is at most `most` and the heap is large enough, exactly one move in the heap leaves
/// this value.
///
/// # Panics
/// Panics if `most` is 0.
///
/// ```
/// # use grundy::bash::winning_moves;
/// # use grundy::nim::Move;
/// // Take 1 to 3: the heaps have the values 1 and 2. So 5 must become 2, and 6 must become 5.
/// let moves = [Move { heap: 0, leave: 2 }, Move { heap: 1, leave: 5 }];
/// assert_eq!(winning_moves(&[5, 6], 3), moves);
/// ```
pub fn winning_moves(heaps: &[u64], most: u64) -> Vec<Move> {
    let sum = nim_sum(heaps, most);
    let move_in = |(heap, &stones): (usize, &u64)| {
        let leave = stones.checked_sub(winning_change(stones, sum, most)?.taken)?;
        Some(Move { heap, leave })
    };
    heaps.iter().enumerate().filter_map(move_in).collect()
}

fn nim_sum(heaps: &[u64], most: u64) -> u64 {
    heaps.iter().fold(0, |sum, &heap| sum ^ value(heap, most))
}

/// The two ways to turn a nim sum into 0: to add stones to a heap, or to take stones from it, in
/// either case 1 to `most` of them.
pub(crate) struct Change {
    pub(crate) added: u64,
    pub(crate) taken: u64,
}

/// Returns the changes to `heap` that turn the nim sum `sum` into 0, if there are any.
pub(crate) fn winning_change(heap: u64, sum: u64, most: u64) -> Option<Change> {
    let now = value(heap, most);
    let wanted = now ^ sum;
    if sum == 0 || wanted > most {
        return None;
    }
    // The difference of two distinct residues modulo most + 1.
    let added = if wanted > now { wanted - now } else { most - (now - wanted) + 1 };
    Some(Change { added, taken: most - added + 1 })
}
