//! Northcott's game and Poker Nim: Nim whose heaps may also grow, which helps nobody.
//!
//! In Northcott's game each row of a board holds a white and a black piece; a move slides
//! one's own piece in one row any number of squares, forwards or backwards, without
//! jumping over the other; a player who cannot move loses.
//!
//! ```
//! use grundy::northcott::{gap, outcome, winning_advances, Advance};
//! use grundy::Outcome;
//!
//! // White on squares 1, 2 and 8, black on 5, 3 and 1: gaps of 3, 0 and 6.
//! let rows = [(1, 5), (2, 3), (8, 1)];
//! assert_eq!(gap(1, 5), 3);
//! assert_eq!(outcome(&rows), Outcome::N);
//! // Make the gaps 3, 0 and 3 by three steps in the last row.
//! let advances: Vec<Advance> = winning_advances(&rows).collect();
//! assert_eq!(advances, [Advance { row: 2, squares: 3 }]);
//! ```
//!
//! # Theorem (Northcott; *Winning Ways*, 1982, chapter 3)
//!
//! The outcome is that of Nim on the gaps. Advancing shortens a gap by any amount, as in
//! Nim. A retreat lengthens one, but the opponent advances by as much and has the gap as
//! it was; the player who retreats is pushed towards the edge, so this comes to an end.
//!
//! The same holds for *Poker Nim*, where stones that a player has taken may be put back on
//! any heap instead of a move: the opponent takes them off again, and for good. In general
//! a move that the opponent can take back at once, and not for ever, changes no outcome.

use crate::nim;
use crate::Outcome;

/// A move towards the other piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Advance {
    /// Which row, counted from 0.
    pub row: usize,
    /// How far, at least 1.
    pub squares: u64,
}

/// How many squares lie between two pieces of a row: the heap they stand for. Cost: O(1).
///
/// # Panics
/// If both are on one square.
pub fn gap(white: u64, black: u64) -> u64 {
    assert!(white != black, "two pieces on square {}", white);
    white.max(black) - white.min(black) - 1
}

/// The outcome of a board, given the squares of both pieces in each row. It is the same
/// whoever is to move. Cost: O(n).
///
/// # Panics
/// If two pieces are on one square.
pub fn outcome(rows: &[(u64, u64)]) -> Outcome {
    nim::outcome(rows.iter().map(|&(white, black)| gap(white, black)))
}

/// Every advance to a P-position, in the order of the rows; the same for both colours.
/// There may also be retreats to one. Cost: O(n).
///
/// # Panics
/// If two pieces are on one square.
pub fn winning_advances(rows: &[(u64, u64)]) -> impl Iterator<Item = Advance> {
    let gaps: Vec<u64> = rows.iter().map(|&(white, black)| gap(white, black)).collect();
    let moves: Vec<nim::Move> = nim::winning_moves(&gaps).collect();
    moves.into_iter().map(move |m| Advance { row: m.heap, squares: gaps[m.heap] - m.leave })
}
