//! Northcott's game and Poker Nim: variants of Nim in which heaps may also grow, which helps
//! neither player.
//!
//! In Northcott's game each row of a board holds a white and a black piece. A move slides the
//! mover's piece in one row by one or more squares, forwards or backwards, without jumping over the
//! other piece. A player who cannot move loses.
//!
//! ```
//! use grundy::northcott::{gap, outcome, winning_advances, winning_moves, Advance, Colour, PieceMove};
//! use grundy::Outcome;
//!
//! // White on squares 1, 2 and 8, black on 5, 3 and 1: gaps of 3, 0 and 6.
//! let rows = [(1, 5), (2, 3), (8, 1)];
//! assert_eq!(gap(1, 5), 3);
//! assert_eq!(outcome(&rows), Outcome::N);
//! // Advancing three squares in the last row makes the gaps 3, 0 and 3.
//! assert_eq!(winning_advances(&rows), [Advance { row: 2, squares: 3 }]);
//! // On a board of squares 1 to 9, that is White's only winning move. Black may also retreat to
//! // square 8, which makes the first gap 6 or the second one 5.
//! let moves = winning_moves(&rows, 1..=9, Colour::White);
//! assert_eq!(moves, [PieceMove { row: 2, to: 5 }]);
//! let moves = winning_moves(&rows, 1..=9, Colour::Black);
//! let to = |row, to| PieceMove { row, to };
//! assert_eq!(moves, [to(0, 8), to(1, 8), to(2, 4)]);
//! ```
//!
//! # Theorem (Northcott; *Winning Ways*, 1982, chapter 3)
//!
//! The outcome is that of Nim played on the gaps. Advancing shortens a gap by any amount, as in
//! Nim. A retreat lengthens a gap, but the opponent restores the gap by advancing the same
//! distance; and since the player who retreats is pushed towards the edge, such moves come to an
//! end.
//!
//! The same holds for *Poker Nim*, in which a player may, instead of taking stones, put stones
//! taken earlier back onto a heap: the opponent takes them off again, this time for good. In
//! general, a move that the opponent can reverse at once does not change the outcome, as long
//! as such moves come to an end.

use crate::nim;
use crate::Outcome;
use std::fmt;
use std::ops::RangeInclusive;

/// A move towards the other piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Advance {
    /// The index of the row.
    pub row: usize,
    /// The number of squares, at least 1.
    pub squares: u64,
}

impl fmt::Display for Advance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, {} forwards", self.row, self.squares)
    }
}

/// The player to whom a piece belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The owner of the first piece of each row.
    White,
    /// The owner of the second piece of each row.
    Black,
}

/// A move of a piece, forwards or backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceMove {
    /// The index of the row.
    pub row: usize,
    /// The square to which the mover's own piece goes.
    pub to: u64,
}

impl fmt::Display for PieceMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {} to {}", self.row, self.to)
    }
}

/// Returns the number of squares between the two pieces of a row, which is the size of the heap
/// that the row represents. Cost: O(1).
///
/// # Panics
/// Panics if both pieces are on the same square.
pub fn gap(white: u64, black: u64) -> u64 {
    assert!(white != black, "two pieces on square {}", white);
    white.max(black) - white.min(black) - 1
}

/// Returns the outcome of a board, given the squares of both pieces in each row. The outcome does
/// not depend on which colour is to move. Cost: O(n).
///
/// # Panics
/// Panics if two pieces are on the same square.
pub fn outcome(rows: &[(u64, u64)]) -> Outcome {
    nim::outcome(rows.iter().map(|&(white, black)| gap(white, black)))
}

/// Returns every winning move of `mover` on a board whose rows have `squares` squares, in the order
/// of the rows and at most one for each row; there is none from a P-position. Cost: O(n).
///
/// A gap g must become g ⊕ s, where s is the nim sum of all gaps. If g ⊕ s is smaller than g, an
/// advance does this; otherwise a retreat does, if the board is large enough.
///
/// # Panics
/// Panics if two pieces are on the same square, or if a piece is not on the board.
pub fn winning_moves(
    rows: &[(u64, u64)],
    squares: RangeInclusive<u64>,
    mover: Colour,
) -> Vec<PieceMove> {
    let sum = nim::nim_sum(rows.iter().map(|&(white, black)| gap(white, black)));
    let mut moves = Vec::new();
    for (row, &(white, black)) in rows.iter().enumerate() {
        for &piece in &[white, black] {
            assert!(squares.contains(&piece), "a piece on square {}, off the board", piece);
        }
        let (own, other) = match mover {
            Colour::White => (white, black),
            Colour::Black => (black, white),
        };
        let wanted = gap(white, black) ^ sum;
        let to = match own < other {
            true => (other - 1).checked_sub(wanted),
            false => (other + 1).checked_add(wanted),
        };
        let to = to.filter(|to| sum > 0 && squares.contains(to));
        moves.extend(to.map(|to| PieceMove { row, to }));
    }
    moves
}

/// Returns all advances to P-positions, in the order of the rows; they are the same for both
/// colours and on boards of any size. [`winning_moves`] also returns the retreats that win.
/// Cost: O(n).
///
/// # Panics
/// Panics if two pieces are on the same square.
pub fn winning_advances(rows: &[(u64, u64)]) -> Vec<Advance> {
    let gaps: Vec<u64> = rows.iter().map(|&(white, black)| gap(white, black)).collect();
    let advance =
        |step: nim::Move| Advance { row: step.heap, squares: gaps[step.heap] - step.leave };
    nim::winning_moves(&gaps).into_iter().map(advance).collect()
}
