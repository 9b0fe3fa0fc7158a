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
//! An even-by-even board is a P-position, and an even-by-odd board is an N-position.
//!
//! 1. On an even-by-even board, the second player answers each domino with its image under a half
//!    turn of the board. The middle of the board is the common corner of four cells, so no domino
//!    overlaps its image; and as the position was symmetric before the first player's move, the
//!    cells of the image are free.
//! 2. On an even-by-odd board, the middle lies between two cells. The first player covers these
//!    two, and then answers in the same way: a domino that overlapped its image would have to cover
//!    the two middle cells, which are already covered.
//!
//! This gives only the outcome, not the value, and says nothing about odd-by-odd boards. The game
//! became known through M. Gardner's column in *Scientific American*.
//!
//! # How the values are found
//!
//! A position splits into connected shapes; each shape has at most eight turned and mirrored
//! images, and one of these is chosen as its normal form. J. Lemoine and S. Viennot, *Nimbers are
//! inevitable* (2010), arXiv:1011.5841, ask only whether a shape together with a heap of Nim is
//! lost, that is, whether the shape has the same value as the heap. If some option of the shape has
//! the same value as the heap, the sum is not lost, and the other options need not be examined.
//! What is known of each shape is kept: its value, or the values of some options. The computation
//! takes about a second for boards of up to 5 by 6 cells.

use crate::sets::{elements, first, parts, MOST};
use crate::Outcome;
use std::cmp::Reverse;
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

/// The error that is returned if the smallest rectangle around all cells has more than 128 cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CramError {
    /// The number of rows of the rectangle, or `usize::MAX` if there are more.
    pub rows: usize,
    /// The number of columns of the rectangle, or `usize::MAX` if there are more.
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
        // What does not fit into the number is far too large anyway.
        let height = rows().max().map_or(0, |bottom| (bottom - top).saturating_add(1));
        let width = columns().max().map_or(0, |right| (right - left).saturating_add(1));
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

    /// Returns the cells of the shape that are next to the cell of this bit: directly to the left
    /// or right of it, or directly above or below it.
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

    /// Returns the connected parts that have at least two cells.
    fn parts(self) -> Vec<Shape> {
        let parts = parts(self.cells, |bit| self.neighbours(bit)).into_iter();
        let parts = parts.filter(|part| part.count_ones() > 1);
        parts.map(|cells| Shape { cells, ..self }).collect()
    }

    /// Returns the options, each given by its parts in normal form, the largest part first. Equal
    /// options are listed once; options with a smaller largest part come first.
    fn options(self) -> Vec<Vec<Shape>> {
        let rests = self.dominoes().into_iter();
        let rests = rests.map(|domino| Shape { cells: self.cells & !domino, ..self });
        let parts = rests.map(|rest| {
            let mut parts: Vec<Shape> = rest.parts().into_iter().map(Shape::normal_form).collect();
            parts.sort_unstable_by_key(|part| (Reverse(part.cells.count_ones()), *part));
            parts
        });
        let mut options: Vec<Vec<Shape>> = parts.collect();
        let size = |option: &Vec<Shape>| option.first().map_or(0, |part| part.cells.count_ones());
        options.sort_unstable_by(|a, b| size(a).cmp(&size(b)).then_with(|| a.cmp(b)));
        options.dedup();
        options
    }

    /// Returns, for each domino that fits, the set of its two cells.
    fn dominoes(self) -> Vec<u128> {
        let bits = elements(self.cells);
        let dominoes = bits.flat_map(|bit| {
            let later = self.neighbours(bit) & !first(bit);
            elements(later).map(move |other| 1 << bit | 1 << other)
        });
        dominoes.collect()
    }

    /// Returns the form that represents all turned and mirrored forms of this shape.
    fn normal_form(self) -> Shape {
        let (mut top, mut left, mut bottom, mut right) = (usize::MAX, usize::MAX, 0, 0);
        for Cell { row, column } in self.cells() {
            top = top.min(row);
            bottom = bottom.max(row);
            left = left.min(column);
            right = right.max(column);
        }
        let (height, width) = (bottom - top, right - left);
        let mut forms = [0u128; 8];
        for Cell { row, column } in self.cells() {
            let (row, column) = (row - top, column - left);
            for (form, cells) in forms.iter_mut().enumerate() {
                let row = if form & 1 == 0 { row } else { height - row };
                let column = if form & 2 == 0 { column } else { width - column };
                *cells |= match form & 4 {
                    0 => 1 << (row * (width + 1) + column),
                    _ => 1 << (column * (height + 1) + row),
                };
            }
        }
        let columns = |form| if form < 4 { width + 1 } else { height + 1 };
        let forms = forms.iter().enumerate();
        let forms = forms.map(|(form, &cells)| Shape { columns: columns(form), cells });
        forms.min().expect("there are eight forms")
    }
}

/// A move: the two cells that a domino covers, the upper or left one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domino {
    /// The upper or left cell.
    pub first: Cell,
    /// The other cell.
    pub second: Cell,
}

impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Domino { first, second } = self;
        write!(f, "({}, {}) and ", first.row, first.column)?;
        write!(f, "({}, {})", second.row, second.column)
    }
}

/// What is known of the value of a shape.
#[derive(Clone, Copy, Debug)]
enum Known {
    Value(u64),
    /// The values of some options, one bit for each value: a game of up to 64 dominoes has no value
    /// above 64.
    Options(u64),
}

/// What is known of the values of the shapes visited so far.
#[derive(Clone, Debug, Default)]
pub struct Cram {
    known: HashMap<Shape, Known>,
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

    /// Returns the Grundy value of a board on which just these cells are free; repeated cells count
    /// once.
    ///
    /// # Errors
    /// Returns an error if the smallest rectangle around the cells has more than 128 cells.
    pub fn value(&mut self, free: &[Cell]) -> Result<u64, CramError> {
        Shape::new(free).map(|shape| self.value_of(shape))
    }

    /// Returns the outcome of an empty board: if a side is even, symmetry gives the outcome at no
    /// cost; otherwise the cost is that of [`Cram::board_value`].
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
    /// first cells, row by row, and then by their second cells.
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
        let parts = position.parts().into_iter().map(Shape::normal_form);
        parts.fold(0, |sum, part| sum ^ self.value_of_part(part))
    }

    /// Returns the value of a connected shape in its normal form.
    fn value_of_part(&mut self, part: Shape) -> u64 {
        (0..).find(|&value| self.part_has(part, value)).expect("every game has a value")
    }

    /// Returns whether a connected shape in its normal form has this value.
    fn part_has(&mut self, part: Shape, value: u64) -> bool {
        let most = u64::from(part.cells.count_ones() / 2);
        match self.known.get(&part) {
            Some(&Known::Value(known)) => return known == value,
            Some(&Known::Options(options)) if value < 64 && options >> value & 1 == 1 => {
                return false
            }
            _ if value > most => return false,
            _ => {}
        }
        let options = part.options();
        if self.has_option(part, &options, value) {
            return false;
        }
        // Now the value is the least one that no option has, and it is not above the one asked for.
        let least = (0..value).find(|&less| !self.has_option(part, &options, less));
        let found = least.unwrap_or(value);
        self.known.insert(part, Known::Value(found));
        found == value
    }

    /// Returns whether one of the options of a part has this value.
    fn has_option(&mut self, part: Shape, options: &[Vec<Shape>], value: u64) -> bool {
        let known = match self.known.get(&part) {
            Some(&Known::Options(known)) => known,
            _ => 0,
        };
        if value < 64 && known >> value & 1 == 1 {
            return true;
        }
        let has = options.iter().any(|option| self.sum_has(option, value));
        if has {
            self.known.insert(part, Known::Options(known | 1 << value));
        }
        has
    }

    /// Returns whether the sum of these parts, the first of which is the largest, has this value.
    fn sum_has(&mut self, parts: &[Shape], value: u64) -> bool {
        match parts.split_first() {
            None => value == 0,
            Some((&largest, others)) => {
                let others = others.iter().fold(0, |sum, &part| sum ^ self.value_of_part(part));
                self.part_has(largest, value ^ others)
            }
        }
    }
}
