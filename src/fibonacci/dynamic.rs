//! Dynamic Nim, which is Fibonacci Nim with any factor: the first move takes any number of
//! stones from a heap but not all of them, and each later move takes at most `times` times as many
//! as the opponent has just taken.
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
//! Let H₁ = 1, and let Hᵢ₊₁ = Hᵢ + Hⱼ for the least Hⱼ with `times` · Hⱼ ≥ Hᵢ. Every number is a
//! sum of parts Hᵢ in which each part is more than `times` times the next smaller one: to find the
//! parts, subtract the largest part that fits, again and again. The player about to move wins if
//! and only if the least part may be taken; taking it is then a winning move. So the heaps from
//! which the first player loses are the Hᵢ themselves: powers of 2 for the factor 1, and Fibonacci
//! numbers for the factor 2. A. J. Schwenk, *Take-away games*, Fibonacci Quarterly 8.3 (1970),
//! 225–234. [`capped`] has the proof.
//!
//! # Theorem: the parts in runs
//!
//! Write t for `times`. The largest part that fits into a heap is found without a list of the
//! parts, in as many steps as there are parts up to `heap` / t, where `heap` / t is rounded up.
//!
//! 1. With H₀ = 0, the parts above t · Hⱼ₋₁ and at most t · Hⱼ share the same least Hⱼ in the
//!    definition. So they form a run: the distance from each of them to the next part is Hⱼ.
//! 2. Every run has a part. Let q be the first part above t · Hⱼ₋₁; it is at most t · Hⱼ₋₁ + Hⱼ₋₁.
//!    And Hⱼ is the sum of Hⱼ₋₁ and a number Hₖ with t · Hₖ ≥ Hⱼ₋₁, so t · Hⱼ is at least t ·
//!    Hⱼ₋₁ + Hⱼ₋₁.
//! 3. So the next run begins at the number from t · Hⱼ + 1 to t · Hⱼ + Hⱼ that leaves the same
//!    remainder modulo Hⱼ as q. If this number is above the heap, then the largest part that fits
//!    is in the run of q.
//! 4. What is left after this part is below Hⱼ, and its largest part is found in the same way.
//!
//! The distances are parts themselves, and are generated one after another from runs of their own,
//! in constant memory for each level of runs.

use super::capped::{self, Part};
use crate::Outcome;

/// Returns the outcome of the opening position with `heap` stones. Cost: that of
/// [`winning_take`].
///
/// # Panics
/// Panics if `times` is 0, or if `heap` is below 2, because the first move must take at least one
/// stone and may not take all stones.
pub fn outcome(heap: u64, times: u64) -> Outcome {
    Outcome::of_mover(winning_take(heap, times).is_some())
}

/// Returns the least number of stones that a winning first move takes, which is the number that
/// judges ask for, or `None` if the first player loses. [`winning_moves`] has all such moves. Cost:
/// O(log `heap`) memory, and a step for each part up to `heap` / `times`. There are at most
/// `times` · (1 + log(`heap` / `times`²)) of these parts, and never more than 6 · 10^9; this number
/// is reached when `times` and `heap` / `times` are near 2^32, and the search then takes half a
/// minute.
///
/// # Panics
/// Panics if `heap` is below 2 or `times` is 0.
pub fn winning_take(heap: u64, times: u64) -> Option<u64> {
    assert!(heap >= 2, "dynamic Nim starts from 2 stones or more");
    winning_take_within(heap, heap - 1, times)
}

/// Returns the numbers of stones that the winning first moves take, in ascending order; the list is
/// empty if the first player loses. Cost: that of [`winning_take`].
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

/// Returns the least number of stones that a winning move takes in the middle of a game, when at
/// most `most` stones may be taken, or `None` if the player to move loses. Cost: that of
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
    assert!(times > 0, "a later move may take at least one stone");
    let mut parts = Vec::new();
    let mut rest = heap;
    while rest > 0 {
        let size = largest_part(rest, times);
        parts.push(Part { size, times: 1 });
        rest -= size;
    }
    parts
}

/// Returns the largest part that is at most `heap`, for a heap that is not empty.
fn largest_part(heap: u64, times: u64) -> u64 {
    if times == 1 {
        // Each part, a power of 2, is its own distance to the next one.
        return 1 << (63 - heap.leading_zeros());
    }
    let mut distances = Parts::new(times);
    let mut first = 1;
    loop {
        let distance = distances.next();
        let next = times.checked_mul(distance).and_then(|last| {
            let mut over = last - first;
            // Division takes longer than all else, and most of the time the quotient is 0 or 1.
            if over >= distance {
                over -= distance;
            }
            if over >= distance {
                over %= distance;
            }
            last.checked_add(distance - over)
        });
        match next {
            Some(next) if next <= heap => first = next,
            _ => return heap - (heap - first) % distance,
        }
    }
}

/// All parts in ascending order, if `times` is 2 or more: the distances between parts are then
/// themselves smaller parts.
struct Parts {
    times: u64,
    part: u64,
    /// The distance from `part` to the next part, or from the previous part to `part`.
    distance: u64,
    /// The parts from which the larger distances are taken.
    distances: Option<Box<Parts>>,
}

impl Parts {
    fn new(times: u64) -> Parts {
        Parts { times, part: 1, distance: 1, distances: None }
    }

    fn next(&mut self) -> u64 {
        let Parts { times, part, .. } = *self;
        while part > times.saturating_mul(self.distance) {
            let after_1 = || {
                let mut parts = Parts::new(times);
                parts.next();
                Box::new(parts)
            };
            self.distance = self.distances.get_or_insert_with(after_1).next();
        }
        self.part = part.saturating_add(self.distance);
        part
    }
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

/// Returns the cap after a move: `times` times as many stones as it has taken.
fn cap(times: u64) -> impl Fn(u64) -> u64 {
    assert!(times > 0, "a later move may take at least one stone");
    // No heap has more than u64::MAX stones.
    move |taken| taken.saturating_mul(times)
}
