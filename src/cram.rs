//! Cram: a move covers two adjacent free cells of a board with a domino. A player who cannot
//! move loses.
//!
//! ```
//! use grundy::cram::{Cell, Cram};
//!
//! let mut cram = Cram::new();
//! // Two by two: wherever the first domino goes, the second one still fits beside it.
//! assert_eq!(cram.board_value(2, 2), Ok(0));
//! // Rows of 1, 2, 3, … cells: Dawson's Kayles, 0.07.
//! let row = [1, 2, 3, 4, 5, 6, 7].map(|cells| cram.board_value(1, cells).unwrap());
//! assert_eq!(row, [0, 1, 1, 2, 0, 3, 1]);
//!
//! // Three cells around a corner: one domino fits. With a fourth one, there is a row of three
//! // and a cell below its middle, and two dominoes never fit.
//! let cell = |row, column| Cell { row, column };
//! let corner = [cell(0, 0), cell(0, 1), cell(1, 0)];
//! assert_eq!(cram.value(&corner), Ok(1));
//! assert_eq!(cram.winning_moves(&corner).unwrap().len(), 2);
//! let letter_t = [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 1)];
//! assert_eq!(cram.value(&letter_t), Ok(1));
//! ```
//!
//! # Theorem: symmetry
//!
//! A board of even by even cells is a P-position, and one of even by odd cells an N-position.
//!
//! 1. On an even by even board, the second player answers each domino with its image under a
//!    half turn of the board. The middle of the board is a corner of four cells, so no domino
//!    overlaps its image; and as the position was symmetric before, the image's cells are free.
//! 2. On an even by odd board, the middle lies between two cells. The first player covers these,
//!    and then answers in the same way: a domino that overlaps its image would cover them.
//!
//! This gives only the outcome, not the value, and nothing on odd by odd boards. The game became
//! known by M. Gardner's column in *Scientific American*.
//!
//! # How the values are found
//!
//! A position falls into connected shapes, each of which is turned and mirrored into one of up to
//! eight forms, and its value is kept. This takes a second or so up to 5 by 5 cells. J. Lemoine
//! and S. Viennot, *Nimbers are inevitable* (2010), arXiv:1011.5841, go much further: they ask only
//! whether a position together with a heap of Nim is lost, and so leave out most options.

use crate::mex::mex;
use crate::sets::{elements, first, parts, MOST};
use crate::Outcome;
use std::collections::HashMap;
use std::fmt;

/// A cell of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row, counted from 0.
    pub row: usize,
    /// The column, counted from 0.
    pub column: usize,
}

/// An error which is returned if the smallest rectangle around all cells has more than 128
/// cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CramError {
    /// The number of rows of the rectangle.
    pub rows: usize,
    /// The number of columns of the rectangle.
    pub columns: usize,
}

impl fmt::Display for CramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a board of {} by {} cells, more than {}", self.rows, self.columns, MOST)
    }
}

impl std::error::Error for CramError {}

/// A set of cells of a board: the cell in row r and column c is the bit r · `columns` + c.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Shape {
    columns: usize,
    cells: u128,
}

impl Shape {
    /// Returns the shape of these cells in the smallest rectangle around them.
    fn new(cells: &[Cell]) -> Result<Shape, CramError> {
        let rows = || cells.iter().map(|cell| cell.row);
        let columns = || cells.iter().map(|cell| cell.column);
        let top = rows().min().unwrap_or(0);
        let left = columns().min().unwrap_or(0);
        let height = rows().max().map_or(0, |bottom| bottom - top + 1);
        let width = columns().max().map_or(0, |right| right - left + 1);
        match height.checked_mul(width) {
            Some(0..=MOST) => {}
            _ => return Err(CramError { rows: height, columns: width }),
        }
        let bit = |cell: &Cell| (cell.row - top) * width + cell.column - left;
        let set = cells.iter().fold(0, |set, cell| set | 1 << bit(cell));
        Ok(Shape { columns: width, cells: set })
    }

    fn cells(self) -> impl Iterator<Item = Cell> {
        let columns = self.columns;
        elements(self.cells).map(move |bit| Cell { row: bit / columns, column: bit % columns })
    }

    /// Returns the cells to the right of and below the one of this bit, and to the left and above.
    fn neighbours(self, bit: usize) -> u128 {
        let column = bit % self.columns;
        let here = 1u128 << bit;
        let left = if column > 0 { here >> 1 } else { 0 };
        let right = if column + 1 < self.columns { here << 1 } else { 0 };
        // A single row may be as long as the number has bits.
        let above = here.checked_shr(self.columns as u32).unwrap_or(0);
        let below = here.checked_shl(self.columns as u32).unwrap_or(0);
        (left | right | above | below) & self.cells
    }

    /// Returns the connected parts of at least two cells.
    fn parts(self) -> Vec<Shape> {
        let parts = parts(self.cells, |bit| self.neighbours(bit)).into_iter();
        let parts = parts.filter(|part| part.count_ones() > 1);
        parts.map(|cells| Shape { cells, ..self }).collect()
    }

    /// Returns the sets of the two cells of each domino that fits.
    fn dominoes(self) -> Vec<u128> {
        let bits = elements(self.cells);
        let dominoes = bits.flat_map(|bit| {
            let later = self.neighbours(bit) & !first(bit);
            elements(later).map(move |other| 1 << bit | 1 << other)
        });
        dominoes.collect()
    }

    /// Returns the one of all turned and mirrored forms of this shape that stands for them.
    fn normal_form(self) -> Shape {
        let cells: Vec<Cell> = self.cells().collect();
        let largest = cells.iter().fold(0, |most, cell| most.max(cell.row).max(cell.column));
        let form = |form: usize| {
            let transformed = cells.iter().map(|&Cell { row, column }| {
                let row = if form & 1 == 0 { row } else { largest - row };
                let column = if form & 2 == 0 { column } else { largest - column };
                if form & 4 == 0 {
                    Cell { row, column }
                } else {
                    Cell { row: column, column: row }
                }
            });
            let transformed: Vec<Cell> = transformed.collect();
            Shape::new(&transformed).expect("the shape fits as it is")
        };
        (0..8).map(form).min().expect("there are eight forms")
    }
}

/// A move: the two cells that a domino covers, the upper or left one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domino {
    /// The upper or left cell.
    pub first: Cell,
    /// The other cell.
    pub second: Cell,
}

/// The values of the shapes found so far.
#[derive(Clone, Debug, Default)]
pub struct Cram {
    values: HashMap<Shape, u64>,
}

impl Cram {
    /// Creates a table in which no value is known yet.
    pub fn new() -> Cram {
        Cram::default()
    }

    /// Returns the Grundy value of an empty board. Cost: see [the module](self).
    ///
    /// # Errors
    /// Returns an error if there are more than 128 cells.
    pub fn board_value(&mut self, rows: usize, columns: usize) -> Result<u64, CramError> {
        match rows.checked_mul(columns) {
            Some(0) => Ok(0),
            Some(cells) if cells <= MOST => {
                Ok(self.value_of(Shape { columns, cells: first(cells) }))
            }
            _ => Err(CramError { rows, columns }),
        }
    }

    /// Returns the Grundy value of a board on which just these cells are free; repeated ones
    /// count once.
    ///
    /// # Errors
    /// Returns an error if the smallest rectangle around the cells has more than 128 cells.
    pub fn value(&mut self, free: &[Cell]) -> Result<u64, CramError> {
        Shape::new(free).map(|shape| self.value_of(shape))
    }

    /// Returns the outcome of an empty board, by symmetry if it has an even side, which takes no
    /// time; otherwise at the cost of [`Cram::board_value`].
    ///
    /// # Errors
    /// Returns an error if both sides are odd and there are more than 128 cells.
    pub fn board_outcome(&mut self, rows: usize, columns: usize) -> Result<Outcome, CramError> {
        match (rows % 2, columns % 2) {
            _ if rows == 0 || columns == 0 => Ok(Outcome::P),
            (0, 0) => Ok(Outcome::P),
            (1, 1) => Ok(Outcome::of_mover(self.board_value(rows, columns)? != 0)),
            _ => Ok(Outcome::N),
        }
    }

    /// Returns the outcome of a board on which just these cells are free.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Cram::value`].
    pub fn outcome(&mut self, free: &[Cell]) -> Result<Outcome, CramError> {
        self.value(free).map(|value| Outcome::of_mover(value != 0))
    }

    /// Returns every winning move on a board on which just these cells are free, ordered by their
    /// first cells, row by row, and then by their second ones.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`Cram::value`].
    pub fn winning_moves(&mut self, free: &[Cell]) -> Result<Vec<Domino>, CramError> {
        let shape = Shape::new(free)?;
        let top = free.iter().map(|cell| cell.row).min().unwrap_or(0);
        let left = free.iter().map(|cell| cell.column).min().unwrap_or(0);
        let rest = |&domino: &u128| Shape { cells: shape.cells & !domino, ..shape };
        let dominoes = shape.dominoes().into_iter();
        let winning = dominoes.filter(|domino| self.value_of(rest(domino)) == 0);
        let place = |cells: u128| {
            let cells = Shape { cells, ..shape }.cells();
            cells.map(|cell| Cell { row: cell.row + top, column: cell.column + left })
        };
        let domino = |domino: u128| {
            let mut cells = place(domino);
            let mut next = || cells.next().expect("a domino has two cells");
            Domino { first: next(), second: next() }
        };
        Ok(winning.map(domino).collect())
    }

    fn value_of(&mut self, position: Shape) -> u64 {
        position.parts().into_iter().fold(0, |sum, part| sum ^ self.value_of_part(part))
    }

    fn value_of_part(&mut self, part: Shape) -> u64 {
        let part = part.normal_form();
        if let Some(&value) = self.values.get(&part) {
            return value;
        }
        let dominoes = part.dominoes().into_iter();
        let rests = dominoes.map(|domino| Shape { cells: part.cells & !domino, ..part });
        let value = mex(rests.map(|rest| self.value_of(rest)).collect::<Vec<u64>>());
        self.values.insert(part, value);
        value
    }
}
