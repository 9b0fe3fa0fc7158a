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
        match heap_of_value(wanted).filter(|&leave| leave < stones) {
            Some(leave) => Some(Move::Take { heap, leave }),
            None => split_of_value(stones, wanted).map(|parts| Move::Split { heap, parts }),
        }
    })
}

/// Returns the heap of the given value, or `None` if it is 2^64 stones. Values are those of the
/// heaps with 4k + 3 and 4k + 4 exchanged, so two exchanges lead back.
fn heap_of_value(value: u64) -> Option<u64> {
    Some(value).filter(|&value| value < u64::MAX).map(grundy_value)
}

/// Returns two nonempty heaps of `stones` stones in all whose values have the nim sum `wanted`,
/// or `None` if there are none. Cost: O(1).
///
/// Let x and y be the values. The residues of the heaps modulo 4 determine the lowest two bits
/// of x and y, and also by how much x + y, which is (x ⊕ y) + 2(x & y), differs from `stones`.
/// So for each residue x & y is known, and each bit of x ⊕ y = `wanted` above the lowest two may
/// belong to x or to y: here all of them belong to y, unless that would leave the first heap
/// empty.
fn split_of_value(stones: u64, wanted: u64) -> Option<(u64, u64)> {
    // Of a nonempty heap, by its residue: the value modulo 4, and the value minus the heap.
    const LOWEST: [u64; 4] = [3, 1, 2, 0];
    const EXCESS: [i128; 4] = [-1, 0, 0, 1];
    [1, 2, 3, 0].iter().find_map(|&first| {
        let second = (stones % 4 + 4 - first) % 4;
        let (first, second) = (first as usize, second as usize);
        let sum = i128::from(stones) + EXCESS[first] + EXCESS[second];
        let common = u64::try_from((sum - i128::from(wanted)) / 2).ok()?;
        let mut x = common & !3 | LOWEST[first];
        if x == 0 {
            let free = wanted & !3;
            x = free & free.wrapping_neg();
        }
        let y = x ^ wanted;
        let (one, other) = (heap_of_value(x)?, heap_of_value(y)?);
        let is_split = one > 0 && other > 0 && one.checked_add(other) == Some(stones);
        Some((one, other)).filter(|_| is_split)
    })
}

fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, &heap| sum ^ grundy_value(heap))
}
