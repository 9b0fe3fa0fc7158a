//! Lasker's Nim: a move takes any number of stones from one heap, or takes none and splits a
//! heap into two. Whoever makes the last move wins.
//!
//! ```
//! use grundy::lasker::{grundy_value, outcome, winning_move, Move};
//! use grundy::Outcome;
//!
//! let values: Vec<u64> = (0..=8).map(grundy_value).collect();
//! assert_eq!(values, [0, 1, 2, 4, 3, 5, 6, 8, 7]);
//!
//! // 2 ⊕ 5 ⊕ 8 = 15, so the heap of 7, of value 8, must be replaced by something of value 7.
//! // No smaller heap has this value, but 1 and 6 together do.
//! assert_eq!(outcome(&[2, 5, 7]), Outcome::N);
//! assert_eq!(winning_move(&[2, 5, 7]), Some(Move::Split { heap: 2, parts: (1, 6) }));
//! ```
//!
//! # Theorem (Lasker, 1931)
//!
//! The Grundy value of n stones is n, except that 4k + 3 has the value 4k + 4, and 4k + 4 has
//! the value 4k + 3. The smaller heaps have all values below the claimed one, except that for
//! 4k + 3 the value 4k + 3 is that of the split into 1 and 4k + 2. No option has the claimed
//! value itself: no smaller heap does, and residues modulo 4 show that no split does.
//! E. Lasker, *Brettspiele der Völker* (1931); Berlekamp, Conway and Guy, *Winning Ways*
//! (1982), chapter 4. [`period`](crate::period) proves the theorem from the code `4.[3]`.

use crate::Outcome;
use std::fmt;

/// A move of Lasker's Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Take stones from a heap.
    Take {
        /// The index of the heap.
        heap: usize,
        /// The number of stones that the move leaves in the heap.
        leave: u64,
    },
    /// Split a heap into two and take nothing.
    Split {
        /// The index of the heap.
        heap: usize,
        /// The two new heaps, neither of them empty.
        parts: (u64, u64),
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take { heap, leave } => write!(f, "heap {} to {}", heap, leave),
            Move::Split { heap, parts } => {
                write!(f, "heap {} to {} and {}", heap, parts.0, parts.1)
            }
        }
    }
}

/// Returns the Grundy value of one heap. Cost: O(1).
///
/// # Panics
/// Panics if `heap` is 2^64 - 1, because its value is 2^64.
pub fn grundy_value(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap.checked_add(1).expect("the value of 2^64 - 1 stones does not fit 64 bits"),
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

/// Returns the outcome of several heaps. Cost: O(n).
///
/// # Panics
/// Panics if a heap is 2^64 - 1.
pub fn outcome(heaps: &[u64]) -> Outcome {
    Outcome::of_mover(nim_sum(heaps) != 0)
}

/// Returns a winning move, in the first heap that has one; `None` from a P-position.
/// Cost: O(n).
///
/// # Panics
/// Panics if a heap is 2^64 - 1.
pub fn winning_move(heaps: &[u64]) -> Option<Move> {
    let sum = nim_sum(heaps);
    if sum == 0 {
        return None;
    }
    let mut numbered = heaps.iter().enumerate();
    numbered.find_map(|(heap, &stones)| {
        let wanted = grundy_value(stones) ^ sum;
        if wanted > stones {
            return None; // no smaller heap has a value above `stones`
        }
        // `grundy_value` is its own inverse, so this is the heap of value `wanted`.
        let leave = grundy_value(wanted);
        if leave < stones {
            Some(Move::Take { heap, leave })
        } else {
            // `stones` and `wanted` are both 4k + 3 here, which is the value of this split.
            Some(Move::Split { heap, parts: (1, stones - 1) })
        }
    })
}

fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, &heap| sum ^ grundy_value(heap))
}
