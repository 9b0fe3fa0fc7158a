//! Nim: a move takes one or more stones from one heap, and whoever takes the last stone wins.
//!
//! ```
//! use grundy::nim::{nim_sum, outcome, winning_moves, Move};
//! use grundy::Outcome;
//!
//! // 3 = 011, 5 = 101, 6 = 110: every column has two ones.
//! assert_eq!(nim_sum([3, 5, 6]), 0);
//! assert_eq!(outcome([3, 5, 6]), Outcome::P);
//!
//! // From (1, 3) the only winning move makes the heaps equal.
//! assert_eq!(winning_moves(&[1, 3]), [Move { heap: 1, leave: 1 }]);
//! ```
//!
//! # Theorem (Bouton, 1901)
//!
//! A position is a P-position if and only if its nim sum, the bitwise exclusive or of its heaps,
//! is 0. If the nim sum s is not 0, a winning move takes stones from some heap h that has a one in
//! the highest binary column in which s has a one, and leaves h ⊕ s stones in this heap, which is
//! fewer than h. C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39.
//!
//! # Proof
//!
//! 1. *At the end the nim sum is 0.* No stones are left, and the player to move has lost.
//! 2. *From nim sum 0, every move leads to a nim sum other than 0.* A move changes a single heap,
//!    from h to some smaller h'. The nim sum changes from 0 to h ⊕ h', and this is not 0, because
//!    two different numbers differ in some binary digit.
//! 3. *From a nim sum s other than 0, some move leads to nim sum 0.* The column in which s has its
//!    highest one contains an odd number of ones, so at least one heap h has a one there. In this
//!    column h ⊕ s has a zero instead, and in the columns above it h ⊕ s agrees with h, because s
//!    has only zeros there. Hence h ⊕ s is less than h, whatever is in the lower columns. So a move
//!    may leave h ⊕ s of the h stones, and then the nim sum is s ⊕ h ⊕ (h ⊕ s) = 0.
//! 4. *So the positions of nim sum 0 are the P-positions.* The proof is by induction on the number
//!    of stones. Without stones the nim sum is 0 (step 1), and the position is a P-position.
//!    Otherwise, every move from nim sum 0 leads to a nim sum other than 0 (step 2) with fewer
//!    stones, and so to an N-position; hence the position is a P-position. From any other nim sum,
//!    some move leads to nim sum 0 (step 3) with fewer stones, and so to a P-position; hence the
//!    position is an N-position.
//! 5. *There are no other winning moves.* To bring the nim sum to 0, a move must change the heap h
//!    in which it is made to h ⊕ s. So each heap has at most one winning move. A heap has a winning
//!    move if it has a one in the highest column in which s has a one (step 3); if it has a zero
//!    there, h ⊕ s is larger than h. If s is not 0, that column has an odd number of ones, so the
//!    number of winning moves is odd.

mod balance;
pub mod misere;

pub use balance::Balance;

use crate::Outcome;
use std::borrow::Borrow;
use std::fmt;

/// A move of Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The index of the heap.
    pub heap: usize,
    /// The number of stones that the move leaves in the heap.
    pub leave: u64,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "heap {} to {}", self.heap, self.leave)
    }
}

/// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
///
/// ```
/// # use grundy::nim::nim_sum;
/// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
/// ```
pub fn nim_sum<I>(heaps: I) -> u64
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    let heaps = heaps.into_iter();
    heaps.fold(0, |sum, heap| sum ^ heap.borrow())
}

/// Returns the nim sum of the heaps 0, 1, …, `end` - 1. Cost: O(1).
///
/// The heaps 4q, 4q + 1, 4q + 2 and 4q + 3 differ only in their last two bits, and their nim sum is
/// 0, so only the last `end` mod 4 heaps matter. The nim sum of the heaps from a to b is the nim
/// sum of all heaps below a and all heaps below b + 1, since the heaps counted twice cancel.
///
/// ```
/// # use grundy::nim::nim_sum_below;
/// assert_eq!([0, 1, 2, 3, 4, 5].map(nim_sum_below), [0, 0, 1, 3, 0, 4]);
/// assert_eq!(nim_sum_below(5) ^ nim_sum_below(8), 5 ^ 6 ^ 7);
/// ```
pub fn nim_sum_below(end: u64) -> u64 {
    match end % 4 {
        0 => 0,
        1 => end - 1,
        2 => 1,   // 4q and 4q + 1 differ in the last bit
        _ => end, // 4q, 4q + 1 and 4q + 2 make 4q + 3
    }
}

/// Returns the outcome of a position under normal play. Cost: O(n).
///
/// ```
/// # use grundy::{nim, Outcome};
/// assert_eq!(nim::outcome([7, 7]), Outcome::P);
/// assert_eq!(nim::outcome([7, 8]), Outcome::N);
/// ```
pub fn outcome<I>(heaps: I) -> Outcome
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    Outcome::of_mover(nim_sum(heaps) != 0)
}

/// Returns every move to a P-position, in the order of the heaps; there is none from a
/// P-position.
///
/// Each heap has at most one such move, and the number of these moves is odd or 0. Cost: O(n) for
/// all of them.
///
/// ```
/// # use grundy::nim::winning_moves;
/// // 7 = 0111, 11 = 1011, 13 = 1101, nim sum 0001: each heap can lose its last bit.
/// let leaves: Vec<u64> = winning_moves(&[7, 11, 13]).iter().map(|m| m.leave).collect();
/// assert_eq!(leaves, [6, 10, 12]);
/// ```
pub fn winning_moves(heaps: &[u64]) -> Vec<Move> {
    let sum = nim_sum(heaps);
    let moves = heaps.iter().enumerate().map(|(heap, stones)| Move { heap, leave: stones ^ sum });
    moves.filter(|step| step.leave < heaps[step.heap]).collect()
}
