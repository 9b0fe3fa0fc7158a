//! Sylver Coinage: players take turns naming numbers, but never a sum of numbers named before; each
//! of those numbers may occur in the sum any number of times. Whoever names 1 loses.
//!
//! ```
//! use grundy::sylver::{Position, Search};
//! use grundy::Outcome;
//!
//! // After 4 and 5, everything but 1, 2, 3, 6, 7 and 11 is a sum of these.
//! let position = Position::after(&[4, 5]).unwrap();
//! assert_eq!(position.left().collect::<Vec<u64>>(), [2, 3, 6, 7, 11]); // and 1, which loses
//! assert!(position.is_ender()); // every other number takes 11 away: 11 - 2 = 4 + 5, …
//! // After 11, whatever is named has an answer: 2 has 3, and 6 has 7.
//! let mut search = Search::new();
//! assert_eq!(search.winning_moves(&position), [11]);
//! assert_eq!(search.outcome(&position.name(11)), Outcome::P);
//! ```
//!
//! J. H. Conway's game ends because, once the greatest common divisor of the named numbers is g,
//! only finitely many multiples of g are left. But before the first move nobody can say how long
//! play will last. The game is a curiosity: after most first moves nobody knows a good answer.
//!
//! # Theorem: enders (Hutchings)
//!
//! Let t be the largest number that is left, and let it be more than 1. If every other number that
//! is left would take t away when named, the position is called an *ender*; it is an N-position.
//!
//! 1. If naming t wins, there is nothing to show.
//! 2. If it does not, the opponent has an answer x that wins. As x is less than t, naming x takes t
//!    away, too: after x alone, the position is the same as after t and x. So x wins.
//!
//! If the numbers named so far are two coprime numbers a and b above 1, but not the pair 2 and 3,
//! the position is an ender:
//!
//! 3. Then t = a b - a - b, and for each x exactly one of x and t - x is a sum of a's and b's
//!    (J. J. Sylvester). So if x is left, t - x is such a sum, and x + (t - x) = t.
//!
//! # Theorem: first moves
//!
//! A prime number of 5 or more wins as a first move: every answer except 1, which loses at once, is
//! coprime to it and leaves an ender. A composite number with such a prime factor loses: the
//! opponent names that prime. Of the remaining numbers, the products of 2's and 3's, [`opening`]
//! knows 2, 3, 4, 6, 8, 9 and 12, which all lose; the first open case is 16.
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982), chapter 18; G. Sicherman,
//! *Theory and practice of Sylver Coinage*, INTEGERS 2 (2002), #G02.
//!
//! # Problems
//!
//! POJ 1143 is Sylver Coinage with all numbers above 20 already named.

use crate::contest::divisors::gcd;
use crate::contest::primes::is_prime;
use crate::mex::mex;
use crate::sets::{elements, first, MOST};
use crate::Outcome;
use std::collections::BTreeMap;
use std::fmt;

/// The reason why a position cannot be represented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SylverError {
    /// A number is 0 or 1.
    NoMove {
        /// The number.
        number: u64,
    },
    /// Infinitely many numbers are left, because the named numbers have a common divisor.
    Infinite {
        /// The greatest common divisor, or 0 if no number is named.
        divisor: u64,
    },
    /// A number of 128 or more is left.
    TooLarge,
}

impl fmt::Display for SylverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SylverError::NoMove { number } => write!(f, "{} is not a number above 1", number),
            SylverError::Infinite { divisor: 0 } => write!(f, "all numbers are left"),
            SylverError::Infinite { divisor } => {
                write!(
                    f,
                    "infinitely many numbers are left: all named ones are divided by {}",
                    divisor
                )
            }
            SylverError::TooLarge => write!(f, "a number of {} or more is left", MOST),
        }
    }
}

impl std::error::Error for SylverError {}

/// The numbers above 1 that can still be named, all below 128.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Bit n represents the number n.
    left: u128,
}

impl Position {
    /// Returns the position after these numbers have been named, in any order. Cost: O(128 · n) for
    /// n numbers.
    ///
    /// # Errors
    /// Returns an error if one of the numbers is 0 or 1, if they have a common divisor above 1, or
    /// if a number of 128 or more is left.
    pub fn after(named: &[u64]) -> Result<Position, SylverError> {
        if let Some(&number) = named.iter().find(|&&number| number < 2) {
            return Err(SylverError::NoMove { number });
        }
        let divisor = named.iter().fold(0, |divisor, &number| gcd(divisor, number));
        if divisor != 1 {
            return Err(SylverError::Infinite { divisor });
        }
        // If all of 128, …, 128 + least - 1 are sums, all larger numbers are sums as well.
        let least = named.iter().fold(u64::MAX, |least, &number| least.min(number));
        if least > MOST as u64 {
            return Err(SylverError::TooLarge);
        }
        let mut is_sum = vec![false; MOST + least as usize];
        is_sum[0] = true;
        for number in 1..is_sum.len() {
            let rests = named.iter().filter_map(|&last| number.checked_sub(last as usize));
            is_sum[number] = rests.into_iter().any(|rest| is_sum[rest]);
        }
        if is_sum[MOST..].contains(&false) {
            return Err(SylverError::TooLarge);
        }
        let left = (2..MOST).filter(|&number| !is_sum[number]);
        Ok(Position { left: left.fold(0, |left, number| left | 1 << number) })
    }

    /// Returns the position in which only these numbers, and perhaps 1, are left.
    ///
    /// Usually, when some numbers are gone, every sum of them is gone, too. If such a sum is left,
    /// it can be named until the naming of another number takes it away.
    ///
    /// # Errors
    /// Returns an error if one of the numbers is 0, 1, or 128 or more.
    pub fn of_left(left: &[u64]) -> Result<Position, SylverError> {
        let mut position = Position { left: 0 };
        for &number in left {
            match number {
                0 | 1 => return Err(SylverError::NoMove { number }),
                _ if number >= MOST as u64 => return Err(SylverError::TooLarge),
                _ => position.left |= 1 << number,
            }
        }
        Ok(position)
    }

    /// Returns the numbers that are left, except 1, in ascending order.
    pub fn left(&self) -> impl Iterator<Item = u64> {
        elements(self.left).map(|number| number as u64)
    }

    /// Returns the position after one more number has been named. Cost: O(128 / `number`).
    ///
    /// # Panics
    /// Panics if `number` cannot be named.
    pub fn name(&self, number: u64) -> Position {
        let is_left = number < MOST as u64 && self.left >> number & 1 == 1;
        assert!(is_left, "{} cannot be named", number);
        self.after_one_more(number as usize)
    }

    fn after_one_more(&self, number: usize) -> Position {
        let gone = !self.left & !0b10; // bit 0 stands for the empty sum; 1 itself is never named
        let multiples = (number..MOST).step_by(number);
        let sums = multiples.fold(0, |sums, multiple| sums | gone << multiple);
        Position { left: self.left & !sums }
    }

    /// Returns `true` if numbers other than 1 are left and, whichever of them is named, the largest
    /// of them is no longer left. Cost: O(128 log 128).
    pub fn is_ender(&self) -> bool {
        let largest = match self.left {
            0 => return false,
            left => MOST - 1 - left.leading_zeros() as usize,
        };
        let keeps_largest = |number: usize| self.after_one_more(number).left >> largest & 1 == 1;
        !elements(self.left & first(largest)).any(keeps_largest)
    }
}

/// The outcomes and values of the positions visited so far.
#[derive(Clone, Debug, Default)]
pub struct Search {
    outcomes: BTreeMap<u128, Outcome>,
    values: BTreeMap<u128, u64>,
}

impl Search {
    /// Creates a search that has visited nothing yet.
    pub fn new() -> Search {
        Search::default()
    }

    /// Returns the outcome of a position: at once for an ender, otherwise by a search that visits
    /// each position it needs once.
    pub fn outcome(&mut self, position: &Position) -> Outcome {
        if let Some(&outcome) = self.outcomes.get(&position.left) {
            return outcome;
        }
        let wins = position.is_ender()
            || elements(position.left)
                .any(|number| self.outcome(&position.after_one_more(number)) == Outcome::P);
        let outcome = Outcome::of_mover(wins);
        self.outcomes.insert(position.left, outcome);
        outcome
    }

    /// Returns every winning move, in ascending order. Cost: that of [`Search::outcome`] for each
    /// option.
    pub fn winning_moves(&mut self, position: &Position) -> Vec<u64> {
        let wins = |number: &u64| self.outcome(&position.name(*number)) == Outcome::P;
        position.left().filter(wins).collect()
    }

    /// Returns the Grundy value of a position, where naming 1 does not count as a move. Cost: each
    /// position that can be reached is visited once, and its value is kept.
    pub fn value(&mut self, position: &Position) -> u64 {
        if let Some(&value) = self.values.get(&position.left) {
            return value;
        }
        let options = elements(position.left).map(|number| position.after_one_more(number));
        let value = mex(options.map(|option| self.value(&option)).collect::<Vec<u64>>());
        self.values.insert(position.left, value);
        value
    }
}

/// Returns the outcome of the position after the first move `number`: P if that wins. Returns
/// `None` if this library does not know the outcome, which is the case for all products of 2's and
/// 3's except 2, 3, 4, 6, 8, 9 and 12. Cost: O(log `number`).
///
/// # Panics
/// Panics if `number` is 0 or 1.
///
/// ```
/// # use grundy::sylver::opening;
/// # use grundy::Outcome;
/// assert_eq!(opening(7), Some(Outcome::P));
/// assert_eq!(opening(35), Some(Outcome::N)); // 5 and 7 are answers
/// assert_eq!(opening(2), Some(Outcome::N)); // the answer is 3
/// assert_eq!(opening(16), None);
/// ```
pub fn opening(number: u64) -> Option<Outcome> {
    assert!(number >= 2, "{} is not a number above 1", number);
    let mut rest = number;
    for prime in [2, 3] {
        while rest % prime == 0 {
            rest /= prime;
        }
    }
    match number {
        2 | 3 | 4 | 6 | 8 | 9 | 12 => Some(Outcome::N),
        _ if rest == 1 => None,
        _ => Some(Outcome::of_mover(!is_prime(number))),
    }
}
