//! Staircase Nim: stones lie on the steps of a staircase, and a move carries one or more stones
//! from a step down to the next. Stones that reach the ground stay there. Whoever makes the last
//! move wins.
//!
//! ```
//! use grundy::staircase::{outcome, winning_moves, Descent, NO_BOUND};
//! use grundy::Outcome;
//!
//! // Steps 1, 2, 3 hold 4, 9 and 4 stones: the odd steps are a balanced Nim position.
//! assert_eq!(outcome(&[4, 9, 4], NO_BOUND), Outcome::P);
//!
//! // From 4, 9, 6: move two stones from step 2 down to step 1, or two from step 3 to step 2.
//! let moves = winning_moves(&[4, 9, 6], NO_BOUND);
//! assert_eq!(moves, [Descent { from: 1, stones: 2 }, Descent { from: 2, stones: 2 }]);
//! ```
//!
//! # Theorem
//!
//! The Grundy value is the nim sum of the numbers of stones on the odd steps, each number taken
//! modulo L + 1 if a move takes at most L stones. On a rooted tree, with moves from a vertex to its
//! parent, the same is true of the vertices at odd depth: see [`Tree`]. On other graphs without
//! cycles, and with moves that go several steps down, [`Graph`] says which stones count, and
//! whether they decide the outcome.
//!
//! # Proof
//!
//! The ground is step 0. Let w be the nim sum in the theorem.
//!
//! 1. *At the end w is 0.* Nothing lies on any step.
//! 2. *No move leaves w unchanged.* Each move has an odd step at exactly one of its two ends. So it
//!    changes exactly one of the numbers that count, by 1 to L stones, and hence changes this
//!    number modulo L + 1.
//! 3. *For each u below w, some move leads to the value u.* As in step 3 of the [theorem of Sprague
//!    and Grundy](crate::game), some number v that counts must become the smaller number v ⊕ w ⊕ u.
//!    Carry the difference, which is at most L, down to the even step below, where stones do not
//!    count.
//! 4. *So w is the Grundy value.* By 2 and 3 and by induction, it is the mex of the values of the
//!    options. The positions with w = 0 are the P-positions.
//! 5. *A move from an even step can be undone.* The opponent moves the same stones one step
//!    further, to the next even step. Stones on even steps act like the spare chips of Poker Nim:
//!    Berlekamp, Conway and Guy, *Winning Ways* (1982), chapter 3.

mod graph;
mod tree;

pub use graph::{Graph, NoStaircase, Slide};
pub use tree::Tree;

use crate::{bash, Outcome};
use std::fmt;

/// The value of `most` for which a move may take any number of stones. Its value is 2^64 - 1, so
/// there must be fewer than 2^64 stones in all.
pub const NO_BOUND: u64 = u64::MAX;

/// A move of Staircase Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Descent {
    /// The place from which stones are moved: an index into the slice of steps (0 is step 1) or a
    /// vertex of the tree.
    pub from: usize,
    /// The number of stones that go down one step.
    pub stones: u64,
}

impl fmt::Display for Descent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} down from {}", self.stones, self.from)
    }
}

/// Returns the Grundy value of a staircase on which a move takes 1 to `most` stones. `steps[0]`
/// is the number of stones on step 1, just above the ground. Cost: O(n).
///
/// # Panics
/// Panics if `most` is 0.
///
/// ```
/// # use grundy::staircase::{value, NO_BOUND};
/// assert_eq!(value(&[6, 100, 3], NO_BOUND), 5); // 6 ⊕ 3
/// assert_eq!(value(&[6, 100, 3], 3), 1); // 6 mod 4 ⊕ 3
/// ```
pub fn value(steps: &[u64], most: u64) -> u64 {
    value_of_counting(steps.iter().step_by(2), most)
}

/// Returns the outcome of a staircase. Cost: O(n).
///
/// # Panics
/// Panics if `most` is 0.
pub fn outcome(steps: &[u64], most: u64) -> Outcome {
    Outcome::of_mover(value(steps, most) != 0)
}

/// Returns every winning move, in the order of the steps and at most one for each step; there
/// is none from a P-position. Cost: O(n) for all of them.
///
/// # Panics
/// Panics if `most` is 0.
pub fn winning_moves(steps: &[u64], most: u64) -> Vec<Descent> {
    let sum = value(steps, most);
    let move_from = |(from, &stones): (usize, &u64)| {
        let place = match from % 2 {
            0 => Place::Counts,
            _ => Place::Above { counting: steps[from - 1] },
        };
        winning_stones(stones, place, sum, most).map(|stones| Descent { from, stones })
    };
    steps.iter().enumerate().filter_map(move_from).collect()
}

/// Returns the value of a position, given the numbers of stones in the places where stones count.
fn value_of_counting<'a>(counting: impl Iterator<Item = &'a u64>, most: u64) -> u64 {
    assert!(most > 0, "a move takes at least one stone");
    counting.fold(0, |sum, &stones| sum ^ bash::value(stones, most))
}

/// Whether the stones taken by a move count.
#[derive(Clone, Copy)]
enum Place {
    /// They count, so the move reduces a heap.
    Counts,
    /// They do not count; the move adds them to a heap of stones that do count, and this is the
    /// size of that heap.
    Above { counting: u64 },
}

/// Returns how many of `stones` are taken by the move that changes the value from `sum` to 0, if
/// there is such a move.
fn winning_stones(stones: u64, place: Place, sum: u64, most: u64) -> Option<u64> {
    let change = match place {
        Place::Counts => bash::winning_change(stones, sum, most)?.taken,
        Place::Above { counting } => bash::winning_change(counting, sum, most)?.added,
    };
    Some(change).filter(|&change| change <= stones)
}
