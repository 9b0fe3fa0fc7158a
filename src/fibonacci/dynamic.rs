//! Dynamic Nim: Fibonacci Nim with another factor. The first move takes any number of
//! stones but not all, each later move at most `times` what the opponent has just taken.
//!
//! ```
//! use grundy::fibonacci::dynamic::{losing_heaps, outcome, winning_take};
//! use grundy::Outcome;
//!
//! // At most three times as many.
//! assert_eq!(losing_heaps(3, 30), [2, 3, 4, 6, 8, 11, 15, 21, 29]);
//! assert_eq!(outcome(15, 3), Outcome::P);
//! // 19 = 15 + 4, and 4 is the least part: take it; 3·4 < 15 protects the rest.
//! assert_eq!(winning_take(19, 3), Some(4));
//! // Not more than the opponent: powers of 2, and the lowest one of the heap.
//! assert_eq!(winning_take(12, 1), Some(4));
//! ```
//!
//! # Theorem (Schwenk, 1970)
//!
//! Let H₁ = 1, and Hᵢ₊₁ = Hᵢ + Hⱼ for the least Hⱼ with `times` · Hⱼ ≥ Hᵢ. Every number is
//! a sum of such parts in which each is more than `times` the next smaller one: take the
//! largest that fits, again and again. The mover wins exactly if the least part may be
//! taken, and taking it wins. So the heaps that lose at the opening are the Hᵢ themselves:
//! powers of 2 for 1, Fibonacci numbers for 2.
//! A. J. Schwenk, *Take-away games*, Fibonacci Quarterly 8.3 (1970), 225–234.

use crate::Outcome;

/// The outcome of the opening position. Cost: as [`winning_take`].
///
/// # Panics
/// If `heap` is below 2, since the first move must take a stone and may not take all, or
/// `times` is 0.
pub fn outcome(heap: u64, times: u64) -> Outcome {
    Outcome::of_mover(winning_take(heap, times).is_some())
}

/// The least winning first move, as stones to take; `None` if the mover loses.
/// Cost: O(`times` · log(`heap` / `times`)) time and memory, O(1) if `heap` is no more than
/// `times` + 1.
///
/// # Panics
/// If `heap` is below 2 or `times` is 0.
pub fn winning_take(heap: u64, times: u64) -> Option<u64> {
    assert!(heap >= 2, "dynamic Nim starts from 2 stones or more");
    winning_take_within(heap, heap - 1, times)
}

/// The least winning move in the middle of a game, when at most `most` stones may be taken;
/// `None` if the mover loses. Cost: as [`winning_take`].
///
/// ```
/// # use grundy::fibonacci::dynamic::winning_take_within;
/// // Fibonacci Nim with 12 = 8 + 3 + 1 stones: one is enough. With 11 = 8 + 3, three are.
/// assert_eq!(winning_take_within(12, 1, 2), Some(1));
/// assert_eq!(winning_take_within(11, 2, 2), None);
/// assert_eq!(winning_take_within(11, 4, 2), Some(3));
/// ```
///
/// # Panics
/// If `times` is 0.
pub fn winning_take_within(heap: u64, most: u64, times: u64) -> Option<u64> {
    least_part(heap, times).filter(|&part| part <= most)
}

/// The heaps from 2 to `limit` from which the first player loses, ascending.
/// Cost: O(`times` · log(`limit` / `times`)).
///
/// # Panics
/// If `times` is 0.
pub fn losing_heaps(times: u64, limit: u64) -> Vec<u64> {
    let heaps = parts_up_to(limit, times);
    heaps.into_iter().skip(1).collect()
}

/// The least part of `heap`; `None` for 0.
fn least_part(heap: u64, times: u64) -> Option<u64> {
    assert!(times > 0, "a later move may take at least one stone");
    if heap.saturating_sub(1) <= times {
        // The parts begin 1, 2, …, times + 1.
        return Some(heap).filter(|&heap| heap > 0);
    }
    let mut rest = heap;
    let mut least = None;
    for &part in parts_up_to(heap, times).iter().rev() {
        if part <= rest {
            rest -= part;
            least = Some(part);
        }
    }
    least
}

/// The parts Hᵢ from 1 to `limit`.
fn parts_up_to(limit: u64, times: u64) -> Vec<u64> {
    assert!(times > 0, "a later move may take at least one stone");
    let mut parts = Vec::new();
    let mut next = 1;
    let mut least = 0; // Hⱼ is parts[least]
    while next <= limit {
        parts.push(next);
        while u128::from(times) * u128::from(parts[least]) < u128::from(next) {
            least += 1;
        }
        next = match next.checked_add(parts[least]) {
            Some(larger) => larger,
            None => break, // past 2^64, so past the limit too
        };
    }
    parts
}
