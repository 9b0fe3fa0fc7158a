//! Wythoff's game under misère play: whoever takes the last stone loses.
//!
//! ```
//! use grundy::wythoff::misere::{outcome, winning_moves};
//! use grundy::Outcome;
//!
//! // Only (0, 0) and (1, 2) change places with (0, 1) and (2, 2).
//! assert_eq!(outcome(0, 1), Outcome::P);
//! assert_eq!(outcome(2, 2), Outcome::P);
//! assert_eq!(outcome(1, 2), Outcome::N);
//! assert_eq!(outcome(3, 5), Outcome::P);
//! assert_eq!(winning_moves(1, 2), [(0, 1), (1, 0)]);
//! ```
//!
//! # Theorem
//!
//! The P-positions are (0, 1), (2, 2), and, starting with (3, 5), those of normal play.
//!
//! *Proof.* Sorted by the difference k of their heaps, these positions are (2, 2), (0, 1), (3, 5),
//! (4, 7), …: each k occurs once, and so does each number except 2, which occurs twice, both times
//! in (2, 2). The smaller heaps s(1), s(2), s(3), … increase.
//!
//! 1. No move leads from one of these positions to another, as every move preserves one heap or the
//!    difference.
//! 2. A player who faces (0, 0) has won, and (0, 0) is not one of these positions.
//! 3. Let (a, b) with a ≤ b be any position that is neither (0, 0) nor one of the positions above.
//!    The partner of a is the number that is paired with a in one of these positions. If this
//!    partner is less than b, a move can reduce b to it. Otherwise the partner of a is greater than
//!    b ≥ a, so a = s(k) for some k ≥ 1, and the difference d = b - a is less than k. If d ≥ 1,
//!    taking a - s(d) from both heaps leaves (s(d), s(d) + d). If d = 0, then a = b; a is not 0, as
//!    (0, 0) is excluded, and not 1 or 2, whose partners 0 and 2 are not greater than b; so a > 2,
//!    and a move can leave (2, 2).
//!
//! A. S. Fraenkel, *Wythoff games, continued fractions, cedar trees and Fibonacci searches*,
//! Theoretical Computer Science 29 (1984), 49–73, treats misère play of a more general game.

use crate::Outcome;

/// Returns the outcome of heaps of `a` and `b` stones. Cost: logarithmic in their difference.
pub fn outcome(a: u64, b: u64) -> Outcome {
    match (a.min(b), a.max(b)) {
        (0, 1) | (2, 2) => Outcome::P,
        (0, 0) | (1, 2) => Outcome::N,
        (small, large) => super::outcome(small, large),
    }
}

/// Returns the P-position whose heaps differ by `k`, with the smaller heap first, or `None` if its
/// larger heap exceeds 2^64 - 1. Cost: O(log k).
pub fn pair(k: u64) -> Option<(u64, u64)> {
    match k {
        0 => Some((2, 2)),
        1 => Some((0, 1)),
        k => super::pair(k),
    }
}

/// Returns the only heap that forms a P-position with a heap of `stones`, or `None` if it exceeds
/// 2^64 - 1. Cost: O(log stones).
pub fn partner(stones: u64) -> Option<u64> {
    match stones {
        0 => Some(1),
        1 => Some(0),
        2 => Some(2),
        stones => super::partner(stones),
    }
}

/// Returns every position to which a winning move from (`a`, `b`) leads, with the heaps in the
/// order of `a` and `b`; moves on both heaps come first, then moves on the second heap, then moves
/// on the first. There is no winning move from a P-position or from (0, 0), which has no
/// moves. Cost: logarithmic in the heaps.
pub fn winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    super::moves_to_pairs(a, b, pair, partner)
}
