//! Staircase Nim: stones lie on the steps of a stair; a move takes some from one step down
//! to the next lower one, and those that reach the ground stay there. Whoever makes the
//! last move wins.
//!
//! ```
//! use grundy::staircase::{outcome, winning_moves, Move, NO_BOUND};
//! use grundy::Outcome;
//!
//! // Steps 1, 2, 3 hold 4, 9 and 4 stones: the odd steps are a balanced Nim position.
//! assert_eq!(outcome(&[4, 9, 4], NO_BOUND), Outcome::P);
//!
//! // 4, 9, 6: two stones from step 3 down to 2, or two from step 2 down to step 1.
//! let moves: Vec<Move> = winning_moves(&[4, 9, 6], NO_BOUND).collect();
//! assert_eq!(moves, [Move { from: 1, stones: 2 }, Move { from: 2, stones: 2 }]);
//! ```
//!
//! # Theorem
//!
//! The Grundy value is the nim sum of the odd steps, each modulo L + 1 if a move takes at
//! most L stones. Moves from odd steps are those of Nim (or Bash's game) and reach every
//! smaller value. A move from an even step adds 1 to L stones to an odd one, so it never
//! keeps the value; the opponent can move them one step further, which undoes it.
//! Those stones are the spare chips of Poker Nim: Berlekamp, Conway and Guy, *Winning Ways*
//! (1982), chapter 3. On a rooted tree, with moves from a vertex to its parent, the same is
//! true of the vertices at odd depth: see [`Tree`].

mod tree;

pub use tree::Tree;

use crate::{bash, Outcome};
use std::fmt;

/// For `most`: a move may take any number of stones. This stands for 2^64 - 1, so there must
/// be fewer than 2^64 stones in all.
pub const NO_BOUND: u64 = u64::MAX;

/// A move of Staircase Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the stones are taken: an index of the slice of steps, so that 0 is step 1; or a
    /// vertex of the tree.
    pub from: usize,
    /// How many go down one step.
    pub stones: u64,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} down from {}", self.stones, self.from)
    }
}

/// The Grundy value of the stair: `steps[0]` holds the stones of step 1, one above the
/// ground, and a move takes 1 to `most` stones. Cost: O(n).
///
/// # Panics
/// If `most` is 0.
///
/// ```
/// # use grundy::staircase::{grundy_value, NO_BOUND};
/// assert_eq!(grundy_value(&[6, 100, 3], NO_BOUND), 5); // 6 ⊕ 3
/// assert_eq!(grundy_value(&[6, 100, 3], 3), 1); // 6 mod 4 ⊕ 3
/// ```
pub fn grundy_value(steps: &[u64], most: u64) -> u64 {
    assert!(most > 0, "a move takes at least one stone");
    let odd = steps.iter().step_by(2);
    odd.fold(0, |sum, &stones| sum ^ bash::grundy_value(stones, most))
}

/// The outcome of the stair. Cost: O(n).
///
/// # Panics
/// If `most` is 0.
pub fn outcome(steps: &[u64], most: u64) -> Outcome {
    Outcome::of_mover(grundy_value(steps, most) != 0)
}

/// Every winning move, by step and at most one a step; none from a P-position.
/// Cost: O(n) for all.
///
/// # Panics
/// If `most` is 0.
pub fn winning_moves(steps: &[u64], most: u64) -> impl Iterator<Item = Move> + '_ {
    let sum = grundy_value(steps, most);
    steps.iter().enumerate().filter_map(move |(from, &stones)| {
        let change = if from % 2 == 0 {
            reduction(stones, sum, most)
        } else {
            increase(steps[from - 1], sum, most)
        };
        change.filter(|&change| change <= stones).map(|stones| Move { from, stones })
    })
}

/// How many stones, 1 to `most`, must leave an odd step so that the value `sum` becomes 0.
fn reduction(odd_step: u64, sum: u64, most: u64) -> Option<u64> {
    increase(odd_step, sum, most).map(|stones| most - stones + 1)
}

/// How many stones, 1 to `most`, must come to an odd step so that the value `sum` becomes 0.
fn increase(odd_step: u64, sum: u64, most: u64) -> Option<u64> {
    let now = bash::grundy_value(odd_step, most);
    let wanted = now ^ sum;
    if sum == 0 || wanted > most {
        return None;
    }
    // In the circle of most + 1 residues; the two differ.
    Some(if wanted > now { wanted - now } else { most - (now - wanted) + 1 })
}
