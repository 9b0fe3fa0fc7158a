//! Octal games. A code says, for each number of stones that a move may take from a heap, how many
//! heaps the rest may form: none, one or two.
//!
//! ```
//! use grundy::octal::OctalGame;
//!
//! // Kayles, 0.77: take one or two stones, and split what is left if you like.
//! let kayles: OctalGame = "0.77".parse().unwrap();
//! assert_eq!(kayles.digit(2), 7); // 1 + 2 + 4: leave no heap, one or two
//!
//! // From 3 stones, taking one leaves 2 (value 2) or 1 and 1 (value 0), and taking two
//! // leaves 1 (value 1). So the value of 3 is mex {2, 0, 1} = 3.
//! assert_eq!(kayles.values(6), [0, 1, 2, 3, 1, 4]);
//! ```
//!
//! # Codes
//!
//! Digits are counted from 0, and the point follows digit 0. Digit k says what a move that takes k
//! stones may do, as a sum of 1 (take the whole heap), 2 (leave one heap) and 4 (leave two heaps,
//! neither of them empty). A *hexadecimal* code adds 8 (leave three heaps); it is marked by a
//! leading `0x`, as in `0x0.3F`. Its letters may be in lower case.
//!
//! A move that digit 0 allows takes nothing, so it must split the heap: the digit is 0 or 4, or, in
//! a hexadecimal code, also 8 or C. A digit 0 before the point may be omitted, as in `.77`. A code
//! that never ends has brackets around its last digits, which repeat for ever: `0.[3]` is Nim, and
//! `4.[3]` is Lasker's Nim.
//!
//! R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proceedings of the
//! Cambridge Philosophical Society 52 (1956), 514–526; Berlekamp, Conway and Guy,
//! *Winning Ways* (1982), chapter 4.

mod bits;
mod parse;
mod values;

pub use parse::{ParseCodeError, ParseCodeErrorKind};

use crate::game::Game;
use std::fmt;

/// An octal or hexadecimal game, given by its code.
///
/// Codes of the same game are equal: trailing zeros do not count, and the repeated part is as
/// short and begins as early as possible. `Display` writes the octal code, or the hexadecimal
/// code if some digit needs it, and its output can be parsed again.
///
/// ```
/// use grundy::octal::OctalGame;
///
/// let game: OctalGame = "0x.73[3333]".parse().unwrap();
/// assert_eq!(game.to_string(), "0.7[3]");
/// assert_eq!("0.7[3]".parse(), Ok(game));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OctalGame {
    first: u8,
    /// Digit 1, digit 2, … of the code, up to the point where the digits begin to repeat. The last
    /// of these digits differs from the last digit of `tail`, and is not 0 if `tail` is empty.
    start: Vec<u8>,
    /// The digits that repeat after `start`; empty for a finite code.
    tail: Vec<u8>,
}

/// The bits of a digit.
pub(crate) const NO_HEAP: u8 = 1;
pub(crate) const ONE_HEAP: u8 = 2;
pub(crate) const TWO_HEAPS: u8 = 4;
pub(crate) const THREE_HEAPS: u8 = 8;

impl OctalGame {
    /// Creates the game whose digit 0 is `first`, followed by `start` and then by `tail` over and
    /// over. All digits must be below 16, and `first` must not allow anything but splits.
    pub(crate) fn new(first: u8, mut start: Vec<u8>, mut tail: Vec<u8>) -> OctalGame {
        let repeats =
            |&len: &usize| tail.len() % len == 0 && tail[len..] == tail[..tail.len() - len];
        if let Some(len) = (1..tail.len()).find(repeats) {
            tail.truncate(len);
        }
        if tail == [0] {
            tail.clear();
        }
        if tail.is_empty() {
            let used = start.iter().rposition(|&digit| digit > 0);
            start.truncate(used.map_or(0, |last| last + 1));
        } else {
            let ends = start.iter().rev().zip(tail.iter().rev().cycle());
            let repeated = ends.take_while(|(one, other)| one == other).count();
            start.truncate(start.len() - repeated);
            let turns = repeated % tail.len();
            tail.rotate_right(turns);
        }
        OctalGame { first, start, tail }
    }

    /// Returns digit `take` of the code, a number from 0 to 15 that says what a move that takes
    /// `take` stones may leave. Cost: O(1).
    pub fn digit(&self, take: u64) -> u8 {
        if take == 0 {
            return self.first;
        }
        let start = self.start.len() as u64;
        match (take - 1).checked_sub(start) {
            None => self.start[take as usize - 1],
            Some(_) if self.tail.is_empty() => 0,
            Some(past) => self.tail[(past % self.tail.len() as u64) as usize],
        }
    }

    /// Returns the largest number of stones that a move may take, which is the position of the
    /// last digit that is not 0. Returns `None` if the code never ends.
    ///
    /// ```
    /// # use grundy::octal::OctalGame;
    /// let last = |code: &str| code.parse::<OctalGame>().unwrap().last_digit();
    /// assert_eq!(last("0.137"), Some(3));
    /// assert_eq!(last("4."), Some(0));
    /// assert_eq!(last("4.[3]"), None);
    /// ```
    pub fn last_digit(&self) -> Option<u64> {
        Some(self.start.len() as u64).filter(|_| self.tail.is_empty())
    }

    /// Returns the digits between the point and the part that repeats.
    pub fn start(&self) -> &[u8] {
        &self.start
    }

    /// Returns the digits that repeat for ever; there are none for a finite code.
    pub fn tail(&self) -> &[u8] {
        &self.tail
    }

    /// Returns the largest number of heaps that a move from one heap may leave: 1 to 3 (1 even if
    /// all moves take the whole heap), or 0 if there are no moves at all.
    pub fn most_heaps(&self) -> u32 {
        let digits = self.start.iter().chain(&self.tail);
        let bits = digits.fold(self.first, |bits, digit| bits | digit);
        match bits {
            0 => 0,
            1..=3 => 1,
            4..=7 => 2,
            _ => 3,
        }
    }
}

/// A position is one heap; a sum of several heaps is given as a slice of positions. Each way to
/// split a heap is listed once, with its heaps in ascending order.
impl Game for OctalGame {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        self.visit_options(heap, &mut |option| options.push(option.to_vec()));
        options
    }

    fn visit_options(&self, &heap: &u64, visit: &mut dyn FnMut(&[u64])) {
        let most = self.last_digit().map_or(heap, |last| last.min(heap));
        for take in 0..=most {
            let (digit, rest) = (self.digit(take), heap - take);
            if digit & NO_HEAP != 0 && rest == 0 {
                visit(&[]);
            }
            if digit & ONE_HEAP != 0 && rest > 0 {
                visit(&[rest]);
            }
            if digit & TWO_HEAPS != 0 {
                (1..=rest / 2).for_each(|a| visit(&[a, rest - a]));
            }
            if digit & THREE_HEAPS != 0 {
                for a in 1..=rest / 3 {
                    (a..=(rest - a) / 2).for_each(|b| visit(&[a, b, rest - a - b]));
                }
            }
        }
    }
}

impl fmt::Display for OctalGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let write = |f: &mut fmt::Formatter<'_>, digits: &[u8]| {
            digits.iter().try_for_each(|digit| write!(f, "{:X}", digit))
        };
        if self.most_heaps() == 3 {
            f.write_str("0x")?;
        }
        write!(f, "{:X}.", self.first)?;
        write(f, &self.start)?;
        match (self.start.is_empty(), self.tail.is_empty()) {
            (true, true) => f.write_str("0"),
            (false, true) => Ok(()),
            (_, false) => {
                f.write_str("[")?;
                write(f, &self.tail)?;
                f.write_str("]")
            }
        }
    }
}
