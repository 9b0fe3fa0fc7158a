//! One-heap Nim in which each move limits how many stones the next move may take: dynamic Nim with
//! any cap that does not decrease.
//!
//! ```
//! use grundy::fibonacci::capped::{parts_up_to, winning_take_within};
//!
//! // Each move takes at most one stone more than the move before.
//! let one_more = |taken: u64| taken + 1;
//! assert_eq!(parts_up_to(100, one_more), [1, 2, 3, 5, 10, 20, 40, 80]);
//! // 27 = 20 + 5 + 2: taking 2 wins, since the opponent may not take 5, nor 20 later.
//! assert_eq!(winning_take_within(27, 3, one_more), Some(2));
//! assert_eq!(winning_take_within(27, 1, one_more), None);
//!
//! // At most 4 stones, whatever was taken before, is Bash's game: 23 = 5 + 5 + 5 + 5 + 3.
//! assert_eq!(parts_up_to(100, |_| 4), [1, 2, 3, 4, 5]);
//! assert_eq!(winning_take_within(23, 4, |_| 4), Some(3));
//! ```
//!
//! # Theorem (Schwenk, 1970; Epp and Ferguson, 1980)
//!
//! Let f(x) be the cap after a move that takes x stones, with f(x) ≤ f(y) for x ≤ y. The parts are
//! H₁ = 1 and Hᵢ₊₁ = Hᵢ + Hⱼ for the least j ≤ i with f(Hⱼ) ≥ Hᵢ; if there is no such j, then Hᵢ is
//! the last part. Write the heap as a sum of parts: subtract the largest part that fits, again and
//! again. The player about to move wins if and only if the least part may be taken; taking it is
//! then a winning move.
//!
//! 1. *f(p) < q for each part p of the heap and the part q just before it*. For q = Hᵢ, the parts
//!    after it add up to less than Hⱼ. So p is Hₗ with l < j, and j is the least index with f(Hⱼ) ≥
//!    Hᵢ. If Hᵢ is the last part, then f(p) is below Hᵢ for every part p.
//! 2. *Each sum of parts in descending order in which f(p) < q whenever p comes directly after q
//!    arises in this way*. By induction, if p = Hₗ follows q = Hᵢ, then all the parts that follow q
//!    add up to less than Hₗ₊₁ ≤ Hⱼ. So the sum is below Hᵢ₊₁, and Hᵢ is the largest part that
//!    fits; this also holds if Hᵢ is the last part, as no part is larger.
//! 3. *After the least part p is taken*, the least part left is more than the cap f(p), or no
//!    stones are left. So the opponent cannot take the least part.
//! 4. *A player who cannot take the least part p* takes x < p stones. By 2, the least part of what
//!    is left is the least part of p - x, say q. Suppose that the opponent could not take q, which
//!    means that f(x) < q. Let a be the largest part of x. As a is not the last part, f(a) ≥ a by
//!    the definition of the next part, and so a ≤ f(a) ≤ f(x) < q. Then the parts of p - x and the
//!    parts of x together form a sum as in 2, of two parts or more; but the only such sum for p is
//!    p itself. This is impossible, and so the opponent wins.
//!
//! A. J. Schwenk, *Take-away games*, Fibonacci Quarterly 8.3 (1970), 225–234, for f(x) ≥ x; R. J.
//! Epp and T. S. Ferguson, *A note on take-away games*, Fibonacci Quarterly 18.4 (1980), 300–303.
//! A. Holshouser and H. Reiter, *One pile Nim with arbitrary move function*, Electronic Journal of
//! Combinatorics 10 (2003), N7, do without monotonicity.

use crate::Outcome;

/// Returns the outcome of a heap of `heap` stones if the next move may take at most `most` of them;
/// `cap` is as for [`winning_take_within`]. Cost: that of [`parts_up_to`].
///
/// # Panics
/// Panics in the same cases as [`parts_up_to`].
pub fn outcome(heap: u64, most: u64, cap: impl Fn(u64) -> u64) -> Outcome {
    Outcome::of_mover(winning_take_within(heap, most, cap).is_some())
}

/// Returns the least number of stones that a winning move takes from `heap` stones if it may take
/// at most `most`, or `None` if the player to move loses. A move that takes x stones lets the next
/// one take at most `cap(x)`. [`winning_moves`] has all such moves. Cost: that of [`parts_up_to`].
///
/// # Panics
/// Panics in the same cases as [`parts_up_to`].
pub fn winning_take_within(heap: u64, most: u64, cap: impl Fn(u64) -> u64) -> Option<u64> {
    least_part_within(&parts_of(heap, cap), most)
}

/// Returns the least part of a heap if it is at most `most`; the parts of the heap are given with
/// the largest first.
pub(super) fn least_part_within(parts: &[Part], most: u64) -> Option<u64> {
    parts.last().map(|part| part.size).filter(|&least| least <= most)
}

/// Returns the numbers of stones that the winning moves take, in ascending order, with arguments as
/// for [`winning_take_within`]. Cost: that of [`parts_up_to`], and O(1) with one call of `cap` for
/// each part of the heap.
///
/// A move of x stones wins if and only if nothing is left, or the least part q of what is left is
/// above the cap f(x). Let a be the largest part of x. Then f(a) ≤ f(x) < q, so the parts of what
/// is left and those of x are, by step 2, the parts of the heap. So x is the sum of the last few
/// parts of the heap, and f(x) is below the part before them.
///
/// # Panics
/// Panics in the same cases as [`parts_up_to`].
///
/// ```
/// # use grundy::fibonacci::capped::winning_moves;
/// // At most one stone more than the move before: 27 = 20 + 5 + 2. After 2 stones, 5 is too many,
/// // and after 7, 20 is.
/// assert_eq!(winning_moves(27, 10, |taken| taken + 1), [2, 7]);
/// // Bash's game, but the first move may take any number: leave a multiple of 5.
/// assert_eq!(winning_moves(13, 13, |_| 4), [3, 8, 13]);
/// ```
pub fn winning_moves(heap: u64, most: u64, cap: impl Fn(u64) -> u64) -> Vec<u64> {
    moves_by_parts(&parts_of(heap, &cap), most, cap)
}

/// Returns the numbers of stones that the winning moves take from a heap with the given parts, the
/// largest part first.
pub(super) fn moves_by_parts(parts: &[Part], most: u64, cap: impl Fn(u64) -> u64) -> Vec<u64> {
    let mut takes = Vec::new();
    let mut take = 0;
    for (index, part) in parts.iter().enumerate().rev() {
        for repetition in 1..=part.times {
            take += part.size;
            if take > most {
                return takes;
            }
            let next = match repetition < part.times {
                true => Some(part.size),
                false => index.checked_sub(1).map(|larger| parts[larger].size),
            };
            if next.map_or(true, |next| cap(take) < next) {
                takes.push(take);
            }
        }
    }
    takes
}

/// Returns the parts from 1 to `limit`; by the theorem, every heap up to `limit` is a sum of these
/// parts. The parts above 1 are the heaps from which the first player loses if the first move must
/// not take all stones.
/// Cost: O(n) for n parts, with one call of `cap` for each.
///
/// # Panics
/// Panics if the parts show that `cap` decreases.
pub fn parts_up_to(limit: u64, cap: impl Fn(u64) -> u64) -> Vec<u64> {
    let mut parts: Vec<u64> = Vec::new();
    let mut next = 1;
    let mut index = 0; // j, counted from 0
    let mut cap_there = cap(1);
    while next <= limit {
        parts.push(next);
        while index < parts.len() && cap_there < next {
            index += 1;
            if let Some(&part) = parts.get(index) {
                let cap_before = cap_there;
                cap_there = cap(part);
                assert!(cap_before <= cap_there, "the cap decreases: {} after {}", cap_there, part);
            }
        }
        next = match parts.get(index).and_then(|&part| next.checked_add(part)) {
            Some(larger) => larger,
            None => break, // the last part, or the next one is above the limit
        };
    }
    parts
}

/// A part of a heap. Only the largest of all possible parts can occur more than once.
pub(super) struct Part {
    pub(super) size: u64,
    pub(super) times: u64,
}

/// Returns the parts of `heap`, the largest first.
pub(super) fn parts_of(heap: u64, cap: impl Fn(u64) -> u64) -> Vec<Part> {
    if heap.saturating_sub(1) <= cap(1) {
        // The first parts are 1, 2, …, cap(1) + 1.
        return Some(Part { size: heap, times: 1 }).filter(|_| heap > 0).into_iter().collect();
    }
    let mut remaining = heap;
    let mut parts = Vec::new();
    for &size in parts_up_to(heap, cap).iter().rev() {
        if size <= remaining {
            parts.push(Part { size, times: remaining / size });
            remaining %= size;
        }
    }
    parts
}
