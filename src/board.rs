//! Tables of games whose positions are pairs of numbers and whose moves go along lines:
//! Wythoff's game, and Chomp with two rows.
//!
//! ```
//! use grundy::board::Board;
//!
//! let wythoff = Board::wythoff(4, 6).unwrap();
//! assert_eq!(wythoff.row(0), [0, 1, 2, 3, 4, 5]);
//! assert_eq!(wythoff.row(1), [1, 2, 0, 4, 5, 3]);
//! assert_eq!(wythoff.value(3, 5), 0); // a P-position, like (1, 2)
//!
//! // From (1, 1), either heap or both can be taken: the value is mex {1, 1, 0}.
//! assert_eq!(wythoff.value(1, 1), 2);
//! ```
//!
//! Positions are cells, and a move goes to an earlier cell on a common line: a row, a column or a
//! diagonal. So the value of a cell is the least value that does not yet occur on its lines. Each
//! line keeps a bit for each value, and 64 values are examined at a time.

mod lines;

use crate::Outcome;
use lines::Lines;
use std::fmt;

/// The Grundy values of all pairs (a, b) with a and b below given bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    rows: usize,
    columns: usize,
    values: Vec<u16>,
}

/// The error that is returned for a table with more than 2^14 rows or columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardTooLarge {
    /// The requested number of rows.
    pub rows: usize,
    /// The requested number of columns.
    pub columns: usize,
}

impl fmt::Display for BoardTooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}: more than 2^14 rows or columns", self.rows, self.columns)
    }
}

impl std::error::Error for BoardTooLarge {}

impl Board {
    /// Computes the values of Wythoff's game for heaps of a < `rows` and b < `columns` stones.
    /// A move takes stones from one heap, or the same number from both.
    ///
    /// Cost: usually a few steps for each cell. Memory: 2 bytes for each cell, and a bit for each
    /// line and value; for 4096 by 4096 cells, these two parts take 34 MB and 19 MB, respectively.
    ///
    /// # Errors
    /// Returns an error if there are more than 2^14 rows or columns, before doing any work.
    pub fn wythoff(rows: usize, columns: usize) -> Result<Board, BoardTooLarge> {
        Board::check(rows, columns)?;
        // No cell has more options than this.
        let most = rows + columns + rows.min(columns);
        let mut values = Vec::with_capacity(rows * columns);
        let mut down = Lines::new(columns, most);
        let mut diagonals = Lines::new(rows + columns, most);
        for a in 0..rows {
            let mut across = Lines::new(1, most);
            for b in 0..columns {
                let diagonal = rows + b - a;
                let lines = [across.line(0), down.line(b), diagonals.line(diagonal)];
                let value = Lines::mex(lines);
                across.insert(0, value);
                down.insert(b, value);
                diagonals.insert(diagonal, value);
                values.push(value as u16);
            }
        }
        Ok(Board { rows, columns, values })
    }

    /// Computes the values of Chomp with two rows, of a < `columns` and b ≤ a squares. A move
    /// eats a square and all squares that lie neither to the left of it nor above it, and
    /// whoever eats the first square of the first row loses. That square is never eaten here:
    /// play ends at (1, 0), and (0, 0) is not a position. For three rows, see
    /// [`chomp`](crate::chomp).
    ///
    /// Pairs that are not positions have the value 0. Cost: that of [`Board::wythoff`].
    ///
    /// # Errors
    /// Returns an error if there are more than 2^14 columns, before doing any work.
    ///
    /// ```
    /// # use grundy::board::Board;
    /// let chomp = Board::two_row_chomp(9).unwrap();
    /// assert_eq!(chomp.value(1, 1), 1); // eat the square below the first
    /// // P-positions: the second row is one shorter.
    /// assert!((1..9).all(|a| (0..=a).all(|b| (chomp.value(a, b) == 0) == (b + 1 == a))));
    /// ```
    pub fn two_row_chomp(columns: usize) -> Result<Board, BoardTooLarge> {
        Board::check(columns, columns)?;
        let most = 3 * columns;
        let mut values = vec![0; columns * columns];
        let mut second = Lines::new(columns, most); // a line for each length of the second row
        let mut squares = Lines::new(1, most); // the line of the positions with equal rows
        for a in 1..columns {
            let mut first = Lines::new(1, most);
            for b in 0..=a {
                if a == b {
                    // Eating a square of the first row to the left of the second row's end cuts
                    // both rows.
                    second.copy_line(b, squares.line(0));
                }
                let value = Lines::mex([first.line(0), second.line(b)]);
                first.insert(0, value);
                second.insert(b, value);
                if a == b {
                    squares.insert(0, value);
                }
                values[a * columns + b] = value as u16;
            }
        }
        Ok(Board { rows: columns, columns, values })
    }

    fn check(rows: usize, columns: usize) -> Result<(), BoardTooLarge> {
        match rows.max(columns) {
            0..=0x4000 => Ok(()),
            _ => Err(BoardTooLarge { rows, columns }),
        }
    }

    /// Returns the Grundy value of (`a`, `b`).
    ///
    /// # Panics
    /// Panics if there is no such row or column.
    pub fn value(&self, a: usize, b: usize) -> u64 {
        u64::from(self.row(a)[b])
    }

    /// Returns the outcome of (`a`, `b`).
    ///
    /// # Panics
    /// Panics if there is no such row or column.
    pub fn outcome(&self, a: usize, b: usize) -> Outcome {
        Outcome::of_mover(self.value(a, b) != 0)
    }

    /// Returns the values of (`a`, 0), (`a`, 1), …, as the 16-bit numbers that the table keeps.
    ///
    /// # Panics
    /// Panics if there is no such row.
    pub fn row(&self, a: usize) -> &[u16] {
        assert!(a < self.rows, "row {} is not among the board's {} rows", a, self.rows);
        &self.values[a * self.columns..][..self.columns]
    }
}
