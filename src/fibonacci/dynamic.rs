//! Dynamic Nim, which is Fibonacci Nim with any factor: the first move takes any number of
//! stones from a heap but not all of them, and each later move takes at most `times` as many as
//! the opponent has just taken.
//!
//! ```
//! use grundy::fibonacci::dynamic::{losing_heaps, outcome, winning_take};
//! use grundy::Outcome;
//!
//! // A move takes at most three times as many stones as the one before.
//! assert_eq!(losing_heaps(3, 30), [2, 3, 4, 6, 8, 11, 15, 21, 29]);
//! assert_eq!(outcome(15, 3), Outcome::P);
//! // 19 = 15 + 4, and 4 is the least part: take it. As 3·4 < 15, the next part is safe.
//! assert_eq!(winning_take(19, 3), Some(4));
//! // With at most as many as the opponent, the parts are powers of 2, the bits of the heap.
//! assert_eq!(winning_take(12, 1), Some(4));
//! ```
//!
//! # Theorem (Schwenk, 1970)
//!
//! Let H₁ = 1, and let Hᵢ₊₁ = Hᵢ + Hⱼ for the least Hⱼ with `times` · Hⱼ ≥ Hᵢ. Every number is
//! a sum of such parts in which each part is more than `times` the next smaller one: take the
//! largest part that fits, again and again. The player about to move wins if and only if the
//! least part may be taken, and taking it is a winning move. So the heaps from which the first
//! player loses are the Hᵢ themselves: powers of 2 for the factor 1, and Fibonacci numbers
//! for 2. A. J. Schwenk, *Take-away games*, Fibonacci Quarterly 8.3 (1970), 225–234. [`capped`] has
//! the proof.
//!
//! # Theorem: a small heap has at most two parts
//!
//! Write t for `times`. A heap of at most t · (t + 1) stones has one or two parts, and these are
//! found in O(`heap` / t) steps, without a list of all parts.
//!
//! 1. The first parts are 1, 2, …, t + 1: while Hᵢ ≤ t · 1, the next part is Hᵢ + 1.
//! 2. So as long as Hᵢ ≤ t · (t + 1), the least Hⱼ with t · Hⱼ ≥ Hᵢ is Hᵢ / t, rounded up. The parts
//!    above (x - 1) · t and at most x · t have this number x in common, and the distance from each
//!    of them to the next one is x.
//! 3. The largest part q that fits into the heap is followed by q + x, which does not. What is left
//!    is below x ≤ t + 1, and so it is a part, or nothing.

use super::capped::{self, Part};
use crate::Outcome;

/// Returns the outcome of the opening position with `heap` stones. Cost: that of
/// [`winning_take`].
///
/// # Panics
/// Panics if `heap` is below 2, because the first move must take a stone and may not take all,
/// or if `times` is 0.
pub fn outcome(heap: u64, times: u64) -> Outcome {
    Outcome::of_mover(winning_take(heap, times).is_some())
}

/// Returns the least number of stones that a winning first move takes, which is what judges ask
/// for, or `None` if the first player loses. [`winning_moves`] has all such moves. Cost:
/// O(`heap` / `times`) time if this is at most `times`, and O(`times` · log(`heap` / `times`)) time
/// and memory otherwise.
///
/// # Panics
/// Panics if `heap` is below 2 or `times` is 0.
pub fn winning_take(heap: u64, times: u64) -> Option<u64> {
    assert!(heap >= 2, "dynamic Nim starts from 2 stones or more");
    winning_take_within(heap, heap - 1, times)
}

/// Returns the number of stones that each winning first move takes, in ascending order; there is
/// none if the first player loses. Cost: that of [`winning_take`].
///
/// # Panics
/// Panics if `heap` is below 2 or `times` is 0.
///
/// ```
/// # use grundy::fibonacci::dynamic::winning_moves;
/// // At most as many as the opponent: 21 = 16 + 4 + 1, and after 5 stones, 16 is still too much.
/// assert_eq!(winning_moves(21, 1), [1, 5]);
/// ```
pub fn winning_moves(heap: u64, times: u64) -> Vec<u64> {
    assert!(heap >= 2, "dynamic Nim starts from 2 stones or more");
    capped::moves_by_parts(&parts_of(heap, times), heap - 1, cap(times))
}

/// Returns the least number of stones that a winning move takes in the middle of a game, when
/// at most `most` stones may be taken, or `None` if the player to move loses. Cost: that of
/// [`winning_take`].
///
/// ```
/// # use grundy::fibonacci::dynamic::winning_take_within;
/// // In Fibonacci Nim with 12 = 8 + 3 + 1 stones, take one; with 11 = 8 + 3, take three.
/// assert_eq!(winning_take_within(12, 1, 2), Some(1));
/// assert_eq!(winning_take_within(11, 2, 2), None);
/// assert_eq!(winning_take_within(11, 4, 2), Some(3));
/// ```
///
/// # Panics
/// Panics if `times` is 0.
pub fn winning_take_within(heap: u64, most: u64, times: u64) -> Option<u64> {
    capped::least_part_within(&parts_of(heap, times), most)
}

/// Returns the parts of `heap`, the largest first.
fn parts_of(heap: u64, times: u64) -> Vec<Part> {
    let cap = cap(times);
    if heap / times > times {
        return capped::parts_of(heap, cap);
    }
    // The first part above (distance - 1) · times, and the distance from it to the next one.
    let (mut first, mut distance) = (1, 1);
    loop {
        let last_to_go_on = times.saturating_mul(distance).max(first);
        let parts = (last_to_go_on - first) / distance + 1;
        let next = parts.checked_mul(distance).and_then(|length| first.checked_add(length));
        match next {
            Some(next) if next <= heap => first = next,
            _ => break,
        }
        distance += 1;
    }
    let rest = heap.checked_sub(first).map_or(heap, |above| above % distance);
    let sizes = [heap - rest, rest];
    let sizes = sizes.iter().filter(|&&size| size > 0);
    sizes.map(|&size| Part { size, times: 1 }).collect()
}

/// Returns the heaps from 2 to `limit` from which the first player loses, in ascending order.
/// Cost: O(`times` · log(`limit` / `times`)).
///
/// # Panics
/// Panics if `times` is 0.
pub fn losing_heaps(times: u64, limit: u64) -> Vec<u64> {
    let heaps = capped::parts_up_to(limit, cap(times));
    heaps.into_iter().skip(1).collect()
}

/// Returns the cap after a move: `times` as many stones as it has taken.
fn cap(times: u64) -> impl Fn(u64) -> u64 {
    assert!(times > 0, "a later move may take at least one stone");
    // No heap has more than u64::MAX stones.
    move |taken| taken.saturating_mul(times)
}
