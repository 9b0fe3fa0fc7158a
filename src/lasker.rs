//! Lasker's Nim: a move takes any number of stones from one heap, or takes none and splits a
//! heap into two. Whoever makes the last move wins.
//!
//! ```
//! use grundy::lasker::{value, outcome, winning_moves, LaskerMove};
//! use grundy::Outcome;
//!
//! let values: Vec<u64> = (0..=8).map(value).collect();
//! assert_eq!(values, [0, 1, 2, 4, 3, 5, 6, 8, 7]);
//!
//! // 2 ⊕ 5 ⊕ 8 = 15, so the heap of 7, of value 8, must be replaced by something of value 7.
//! // No smaller heap has this value, but every split does: 1 ⊕ 6, 2 ⊕ 5, and 4 ⊕ 3 of heaps 3 and 4.
//! assert_eq!(outcome(&[2, 5, 7]), Outcome::N);
//! let moves: Vec<LaskerMove> = winning_moves(&[2, 5, 7]).collect();
//! assert_eq!(moves.len(), 3);
//! assert_eq!(moves[0], LaskerMove::Split { heap: 2, parts: (1, 6) });
//! ```
//!
//! # Theorem (Lasker, 1931)
//!
//! The Grundy value of n stones is n, except that 4k + 3 has the value 4k + 4, and 4k + 4 has the
//! value 4k + 3. The smaller heaps together have all values below the claimed value, with one
//! exception: a heap of 4k + 3 also needs an option of value 4k + 3, and the split into 1 and
//! 4k + 2 is such an option. No option has the claimed value itself: no smaller heap has it, and
//! residues modulo 4 show that no split does. E. Lasker, *Brettspiele der Völker* (1931);
//! Berlekamp, Conway and Guy, *Winning Ways* (1982), chapter 4. [`period`](crate::period) proves
//! the theorem from the code `4.[3]`.

use crate::Outcome;
use std::fmt;

/// A move of Lasker's Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LaskerMove {
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

impl fmt::Display for LaskerMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LaskerMove::Take { heap, leave } => write!(f, "heap {} to {}", heap, leave),
            LaskerMove::Split { heap, parts } => {
                write!(f, "heap {} to {} and {}", heap, parts.0, parts.1)
            }
        }
    }
}

/// Returns the Grundy value of one heap. Cost: O(1).
///
/// # Panics
/// Panics if `heap` is 2^64 - 1, because its value is 2^64.
pub fn value(heap: u64) -> u64 {
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

/// Returns every winning move, heap by heap; there is none from a P-position. For each heap, the
/// move that takes stones comes first, if it wins; then come the winning splits, each with its
/// smaller part first.
/// Cost: O(n) for n heaps, and O(1) for each move; the number of splits can be proportional to the
/// number of stones.
///
/// # Panics
/// Panics if a heap is 2^64 - 1.
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = LaskerMove> + '_ {
    let sum = nim_sum(heaps);
    heaps.iter().enumerate().flat_map(move |(heap, &stones)| {
        let wanted = value(stones) ^ sum;
        let leave = heap_of_value(wanted).filter(|&leave| leave < stones);
        let take = leave.map(|leave| LaskerMove::Take { heap, leave });
        let splits =
            splits_of_value(stones, wanted).map(move |parts| LaskerMove::Split { heap, parts });
        take.into_iter().chain(splits)
    })
}

/// Returns the heap of the given value, or `None` if that heap would have 2^64 stones. The value of
/// a heap is its size with 4k + 3 and 4k + 4 exchanged, so the same exchange turns the value back
/// into the size.
fn heap_of_value(wanted: u64) -> Option<u64> {
    Some(wanted).filter(|&wanted| wanted < u64::MAX).map(value)
}

/// Returns every pair of nonempty heaps that have `stones` stones in all and whose values have the
/// nim sum `wanted`; each pair has the smaller heap first. Cost: O(1) for each pair.
///
/// 1. Let x and y be the values. The residues of the heaps modulo 4 determine the lowest two bits
///    of x and y, and also by how much x + y = (x ⊕ y) + 2(x & y) differs from `stones`. So each
///    pair of residues determines x & y.
/// 2. This number x & y must have no bit in common with x ⊕ y = `wanted`, and its lowest two bits
///    must be those that follow from the lowest two bits of x and y. Then each bit of `wanted`
///    above the lowest two may belong to x or to y.
/// 3. Let the highest of these bits belong to y, so that no pair occurs in both orders. If there is
///    no such bit, the order of the residues serves the same purpose.
fn splits_of_value(stones: u64, wanted: u64) -> impl Iterator<Item = (u64, u64)> {
    // Of a nonempty heap, by its residue: the value modulo 4, and the value minus the heap.
    const LOWEST: [u64; 4] = [3, 1, 2, 0];
    const EXCESS: [i128; 4] = [-1, 0, 0, 1];
    let divided = wanted & !3;
    let below_highest = match divided.leading_zeros() {
        64 => 0,
        zeros => divided ^ (1 << 63 >> zeros),
    };
    // Returns the least x for the residue of its heap.
    let least = move |first: usize| {
        let second = (stones as usize % 4 + 4 - first) % 4;
        let sum = i128::from(stones) + EXCESS[first] + EXCESS[second];
        let common_twice = u128::try_from(sum - i128::from(wanted)).ok()?;
        let common = (common_twice / 2) as u64;
        let (x, y) = (LOWEST[first], LOWEST[second]);
        let is_possible = common_twice % 2 == 0
            && common & wanted == 0
            && (common & 3, wanted & 3) == (x & y, x ^ y)
            && (divided > 0 || first <= second);
        Some(common & !3 | x).filter(|_| is_possible)
    };
    let values = [1, 2, 3, 0].into_iter().filter_map(least);
    let values = values.flat_map(move |x| parts_of(below_highest).map(move |part| x | part));
    values.filter_map(move |x| {
        let (one, other) = (heap_of_value(x)?, heap_of_value(x ^ wanted)?);
        Some((one.min(other), one.max(other))).filter(|parts| parts.0 > 0)
    })
}

/// Returns, in ascending order, every number whose set bits are all set in `bits`.
fn parts_of(bits: u64) -> impl Iterator<Item = u64> {
    let next = move |&part: &u64| Some(part.wrapping_sub(bits) & bits).filter(|&next| next > 0);
    std::iter::successors(Some(0), next)
}

fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, &heap| sum ^ value(heap))
}
