//! Tables of games on two numbers, whose moves go along lines: Wythoff's game, Nim, Chomp
//! with two rows.
//!
//! ```
//! use grundy::board::Board;
//!
//! let wythoff = Board::wythoff(4, 6).unwrap();
//! assert_eq!(wythoff.row(0), [0, 1, 2, 3, 4, 5]);
//! assert_eq!(wythoff.row(1), [1, 2, 0, 4, 5, 3]);
//! assert_eq!(wythoff.value(3, 5), 0); // as (1, 2), a P-position
//!
//! // From (1, 1), one heap or both can be taken: mex {1, 1, 0}.
//! assert_eq!(wythoff.value(1, 1), 2);
//! ```
//!
//! Positions are cells, and a move goes to an earlier cell of a line that both lie on: a row, a
//! column, a diagonal. So a cell's value is the least that is not on its lines yet. Each
//! line has a bit for each value, and 64 values are looked at in one step.

mod lines;

use lines::Lines;
use std::fmt;

/// The Grundy values of all pairs (a, b) below two bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    columns: usize,
    values: Vec<u16>,
}

/// The table would be too large: more than 2^14 rows or columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardTooLarge {
    /// The rows asked for.
    pub rows: usize,
    /// The columns asked for.
    pub columns: usize,
}

impl fmt::Display for BoardTooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}: more than 2^14 rows or columns", self.rows, self.columns)
    }
}

impl std::error::Error for BoardTooLarge {}

impl Board {
    /// Wythoff's game: heaps of a < `rows` and b < `columns` stones; a move takes from one of
    /// them, or the same number from both.
    ///
    /// Cost: mostly a few steps for a cell. Memory 2 bytes a cell, and a bit for each line
    /// and value: 36 MB and 20 MB for 4096 by 4096.
    ///
    /// # Errors
    /// If there are more than 2^14 rows or columns, before any work.
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
        Ok(Board { columns, values })
    }

    /// Chomp with two rows of a < `columns` and b ≤ a squares: a move eats a square and all
    /// that are neither to the left of it nor above, and whoever eats the first square of
    /// the first row loses. So it is left out: (1, 0) is the end, and (0, 0) is no position.
    ///
    /// The values of pairs that are none are 0. Cost: as [`Board::wythoff`].
    ///
    /// # Errors
    /// If there are more than 2^14 columns, before any work.
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
        let mut second = Lines::new(columns, most); // of a fixed second row
        let mut squares = Lines::new(1, most); // of two rows that are equal
        for a in 1..columns {
            let mut first = Lines::new(1, most);
            for b in 0..=a {
                if a == b {
                    // Eating in the first row, left of the second row's end, cuts both.
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
        Ok(Board { columns, values })
    }

    fn check(rows: usize, columns: usize) -> Result<(), BoardTooLarge> {
        match rows.max(columns) {
            0..=0x4000 => Ok(()),
            _ => Err(BoardTooLarge { rows, columns }),
        }
    }

    /// The Grundy value of (`a`, `b`).
    ///
    /// # Panics
    /// If there is no such row or column.
    pub fn value(&self, a: usize, b: usize) -> u16 {
        self.row(a)[b]
    }

    /// The values of (`a`, 0), (`a`, 1), ….
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, a: usize) -> &[u16] {
        &self.values[a * self.columns..][..self.columns]
    }
}
