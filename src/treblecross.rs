//! Treblecross: noughts and crosses on a strip, where both players draw crosses, and whoever
//! makes three in a row wins.
//!
//! ```
//! use grundy::treblecross::{Strip, Treblecross};
//!
//! let game = Treblecross::up_to(7);
//! let winning = |strip: &str| game.winning_moves(&strip.parse::<Strip>().unwrap());
//!
//! // The cross in the middle leaves no cell that is more than two cells away from it, so the
//! // opponent's cross, wherever it is, stands as XX or X.X, which I complete.
//! assert_eq!(winning("....."), [2]);
//! // Here I complete three at once.
//! assert_eq!(winning("X.X...."), [1]);
//! ```
//!
//! # Theorem (*Winning Ways*, 1982, chapter 4)
//!
//! Call a cell *safe* if no cross is on it or within two cells of it. If no empty cell completes
//! three crosses in a row, the strip is a sum of its runs of safe cells, and a run of n safe cells
//! is a heap of n in the octal game 0.11337, or a heap of n + 2 in 0.007.
//!
//! 1. If some cells complete three crosses, a cross on one of them wins at once, and a cross
//!    anywhere else loses, because it leaves these cells to the opponent.
//! 2. If no cell completes three crosses, a cross on a cell that is not safe loses. Together with a
//!    cross near it, the new cross forms XX or X.X. In X.X the middle cell is empty. In XX the
//!    cells on both sides are empty or beyond the end; as the strip has three cells or more, at
//!    least one of them exists. So the opponent completes three.
//! 3. So only safe cells are played until none is left, and whoever then has to move loses. A cross
//!    on a safe cell leaves no cell that completes three, and the cells within two of it are no
//!    longer safe.
//! 4. Thus each run of safe cells is a game by itself. A cross on cell i of a run of n takes that
//!    cell and up to two on each side of it, and leaves i - 3 and n - i - 2 cells; a negative
//!    number here means 0. So it takes a whole run of 1, 2 or 3 cells, 3 or 4 cells at an end, or 5
//!    anywhere, which is what the digits of 0.11337 say. If each run is counted as two cells
//!    longer, a move always takes 3 cells and leaves i - 1 and n - i, which can be any two numbers
//!    with the sum n - 1: this is 0.007.

use crate::named::NamedGame;
use crate::nim::nim_sum;
use crate::Outcome;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// A strip of at least three cells, some of them with crosses, but no three crosses in a row.
///
/// Parsing reads `.` as an empty cell and `X` as a cross.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Strip {
    crosses: Vec<bool>,
}

/// An error that can be returned when creating a [`Strip`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StripError {
    /// There are too few cells for three crosses in a row.
    TooShort {
        /// The number of cells.
        cells: usize,
    },
    /// The game is over.
    ThreeInARow,
    /// The text has a character that does not represent a cell.
    NotACell {
        /// The character's position, counted in characters from 1.
        character: usize,
        /// The character.
        found: char,
    },
}

impl fmt::Display for StripError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StripError::TooShort { cells } => {
                write!(f, "{} cells, on which nobody makes three crosses in a row", cells)
            }
            StripError::ThreeInARow => f.write_str("three crosses in a row"),
            StripError::NotACell { character, found } => {
                write!(f, "at character {}: {:?} is neither . nor X", character, found)
            }
        }
    }
}

impl std::error::Error for StripError {}

impl Strip {
    /// Creates a strip from a list that says for each cell whether there is a cross on it. Cost:
    /// O(n).
    ///
    /// # Errors
    /// Returns an error if there are fewer than three cells, or three crosses in a row.
    pub fn new(crosses: Vec<bool>) -> Result<Strip, StripError> {
        if crosses.len() < 3 {
            return Err(StripError::TooShort { cells: crosses.len() });
        }
        if crosses.windows(3).any(|cells| cells == [true; 3]) {
            return Err(StripError::ThreeInARow);
        }
        Ok(Strip { crosses })
    }

    /// Returns for each cell whether there is a cross on it.
    pub fn crosses(&self) -> &[bool] {
        &self.crosses
    }

    /// Returns the empty cells, counted from 0, on which a cross makes three in a row. Cost: O(n).
    pub fn completing_cells(&self) -> Vec<usize> {
        (0..self.crosses.len()).filter(|&cell| self.completes_three(cell)).collect()
    }

    fn completes_three(&self, cell: usize) -> bool {
        let last_start = cell.min(self.crosses.len() - 3);
        let mut starts = cell.saturating_sub(2)..=last_start;
        let is_cross_or_new = |place: usize| place == cell || self.crosses[place];
        !self.crosses[cell] && starts.any(|start| (start..start + 3).all(is_cross_or_new))
    }

    /// Returns the runs of safe cells, from the left; a safe cell has no cross on it or within two
    /// cells of it. Cost: O(n).
    pub fn safe_runs(&self) -> Vec<Range<usize>> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        for cell in (0..self.crosses.len()).filter(|&cell| self.is_safe(cell)) {
            match runs.last_mut() {
                Some(run) if run.end == cell => run.end += 1,
                _ => runs.push(cell..cell + 1),
            }
        }
        runs
    }

    fn is_safe(&self, cell: usize) -> bool {
        let near = cell.saturating_sub(2)..self.crosses.len().min(cell + 3);
        self.crosses[near].iter().all(|&is_cross| !is_cross)
    }
}

impl FromStr for Strip {
    type Err = StripError;

    fn from_str(text: &str) -> Result<Strip, StripError> {
        let is_cross = |(index, found)| match found {
            '.' => Ok(false),
            'X' => Ok(true),
            _ => Err(StripError::NotACell { character: index + 1, found }),
        };
        Strip::new(text.chars().enumerate().map(is_cross).collect::<Result<_, _>>()?)
    }
}

/// The Grundy values of runs of safe cells up to some length.
#[derive(Clone, Debug)]
pub struct Treblecross {
    /// The values of the heaps of 0.007.
    heaps: Vec<u32>,
}

impl Treblecross {
    /// Computes the values of runs of up to `longest` cells. Cost: that of
    /// [`OctalGame::values`](crate::octal::OctalGame::values) for `longest` + 3 heaps.
    pub fn up_to(longest: usize) -> Treblecross {
        Treblecross { heaps: NamedGame::Treblecross.values(longest + 3) }
    }

    /// Returns the Grundy value of a run of safe cells, such as an empty strip. Cost: O(1).
    ///
    /// # Panics
    /// Panics if there are more cells than in the longest run.
    pub fn value(&self, cells: usize) -> u64 {
        let value = cells.checked_add(2).and_then(|heap| self.heaps.get(heap));
        let longest = self.heaps.len() - 3;
        let value =
            value.unwrap_or_else(|| panic!("a run of {} cells, more than {}", cells, longest));
        u64::from(*value)
    }

    /// Returns the outcome of a strip. Cost: O(n).
    ///
    /// # Panics
    /// Panics if there are more cells than in the longest run.
    pub fn outcome(&self, strip: &Strip) -> Outcome {
        let runs = strip.safe_runs().into_iter();
        let sum = nim_sum(runs.map(|run| self.value(run.len())));
        Outcome::of_mover(sum != 0 || !strip.completing_cells().is_empty())
    }

    /// Returns every cell on which a cross wins, in ascending order and counted from 0. Cost: O(n).
    ///
    /// # Panics
    /// Panics if there are more cells than in the longest run.
    pub fn winning_moves(&self, strip: &Strip) -> Vec<usize> {
        let completing = strip.completing_cells();
        if !completing.is_empty() {
            return completing;
        }
        let runs = strip.safe_runs();
        let sum = nim_sum(runs.iter().map(|run| self.value(run.len())));
        let mut winning = Vec::new();
        for run in runs {
            let other_runs = sum ^ self.value(run.len());
            let leaves_zero = |&cell: &usize| {
                let left = (cell - run.start).saturating_sub(2);
                let right = (run.end - cell - 1).saturating_sub(2);
                self.value(left) ^ self.value(right) == other_runs
            };
            winning.extend(run.clone().filter(leaves_zero));
        }
        winning
    }
}
