//! Northcott's game and Poker Nim: variants of Nim in which heaps may also grow, which helps
//! neither player.
//!
//! In Northcott's game each row of a board holds a white and a black piece. A move slides one's
//! own piece in one row any number of squares, forwards or backwards, without jumping over the
//! other piece. A player who cannot move loses.
//!
//! ```
//! use grundy::northcott::{gap, outcome, winning_advances, Advance};
//! use grundy::Outcome;
//!
//! // White on squares 1, 2 and 8, black on 5, 3 and 1: gaps of 3, 0 and 6.
//! let rows = [(1, 5), (2, 3), (8, 1)];
//! assert_eq!(gap(1, 5), 3);
//! assert_eq!(outcome(&rows), Outcome::N);
//! // Advancing three squares in the last row makes the gaps 3, 0 and 3.
//! let advances: Vec<Advance> = winning_advances(&rows).collect();
//! assert_eq!(advances, [Advance { row: 2, squares: 3 }]);
//! ```
//!
//! # Theorem (Northcott; *Winning Ways*, 1982, chapter 3)
//!
//! The outcome is that of Nim played on the gaps. Advancing shortens a gap by any amount, as in
//! Nim. A retreat lengthens a gap, but the opponent restores it by advancing as far; and since
//! the player who retreats is pushed towards the edge, this comes to an end.
//!
//! The same holds for *Poker Nim*, in which a player may, instead of taking stones, put stones
//! taken earlier back onto a heap: the opponent takes them off again, this time for good. In
//! general, a move that the opponent can reverse at once does not change the outcome, as long
//! as such moves come to an end.

use crate::nim;
use crate::Outcome;

/// A move towards the other piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Advance {
    /// The index of the row.
    pub row: usize,
    /// The number of squares, at least 1.
    pub squares: u64,
}

/// Returns the number of squares between the two pieces of a row, which is the heap that the
/// row stands for. Cost: O(1).
///
/// # Panics
/// Panics if both pieces are on the same square.
pub fn gap(white: u64, black: u64) -> u64 {
    assert!(white != black, "two pieces on square {}", white);
    white.max(black) - white.min(black) - 1
}

/// Returns the outcome of a board, given the squares of both pieces in each row. It does not
/// depend on which colour is to move. Cost: O(n).
///
/// # Panics
/// Panics if two pieces are on the same square.
pub fn outcome(rows: &[(u64, u64)]) -> Outcome {
    nim::outcome(rows.iter().map(|&(white, black)| gap(white, black)))
}

/// Returns every advance to a P-position, in the order of the rows. The winning advances are
/// the same for both colours; there may also be winning retreats. Cost: O(n).
///
/// # Panics
/// Panics if two pieces are on the same square.
pub fn winning_advances(rows: &[(u64, u64)]) -> impl Iterator<Item = Advance> {
    let gaps: Vec<u64> = rows.iter().map(|&(white, black)| gap(white, black)).collect();
    let moves: Vec<nim::Move> = nim::winning_moves(&gaps).collect();
    moves.into_iter().map(move |m| Advance { row: m.heap, squares: gaps[m.heap] - m.leave })
}
