//! Subtraction games: a move takes a number of stones that a set allows.
//!
//! ```
//! use grundy::game::Analysis;
//! use grundy::subtraction::SubtractionSet;
//!
//! let rule: SubtractionSet = "{1, 3, 4}".parse().unwrap();
//! assert!(rule.contains(3) && !rule.contains(2));
//!
//! let mut game = Analysis::new(&rule);
//! assert_eq!(game.value(&6), Ok(2)); // the options 5, 3 and 2 have the values 3, 1 and 0
//! let why = game.why(&6).unwrap();
//! assert_eq!(why.to_string(), "mex {0, 1, 3} = 2");
//! ```
//!
//! # Theorem: the values of a finite set repeat
//!
//! Let a move take at most m stones. Then from some heap on, the Grundy values repeat: for some a
//! and p ≥ 1, G(n + p) = G(n) for all n ≥ a. E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning
//! Ways* (1982), chapter 4. [`period`](crate::period) shows how to find a and p, with proof.
//!
//! # Proof
//!
//! 1. *A value depends only on the m values before it.* The options of n ≥ m stones are among the
//!    heaps n - 1, …, n - m, and the set determines which of these they are.
//! 2. *There are finitely many windows of m values.* If the set has k numbers, each value is the
//!    mex of at most k other values, so it is at most k. So there are at most (k + 1)^m windows.
//! 3. *So some window occurs a second time, and from there on everything repeats.* What follows a
//!    window depends on the window alone.

mod infer;
mod parse;
mod unlike;

pub(crate) use parse::{begins_set, read};
pub use parse::{ParseSetError, ParseSetErrorKind, SetRemark};
pub use unlike::UnlikeHeaps;

use crate::contest::primes::is_prime;
use crate::game::Game;
use std::fmt;

/// A set of the numbers of stones that a move may take from a heap.
///
/// `Display` and `FromStr` use the same notation: `{1, 2, 3}`, `{2..20}`, `all`, `odd`, `even`,
/// `multiples of 3`, `powers of 2`, `squares`, `primes`, `fibonacci`, `all but {2, 4}`.
///
/// `FromStr` also reads what people type instead: `{1 2 3}`, `{1; 2}`, `{1, …, 5}`, `{1, 3, 5, …}`,
/// `all but 3`, `prime numbers`, and the same in Chinese: `｛１、２｝`, `奇数`, `除了{2,4}`, `2的幂`,
/// `3的倍数`. A number that is given twice is an error here, and only a remark where a person
/// types a rule: see [`Rule::read`](crate::rule::Rule::read).
///
/// ```
/// use grundy::subtraction::SubtractionSet;
///
/// let rule = SubtractionSet::all_but(&[4, 2]).unwrap();
/// assert_eq!(rule.to_string(), "all but {2, 4}");
/// assert_eq!("all but {4,2}".parse(), Ok(rule));
///
/// let first_twenty: SubtractionSet = "{1, 2, …, 20}".parse().unwrap();
/// assert_eq!(first_twenty.to_string(), "{1..20}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubtractionSet {
    members: Members,
}

/// The numbers of a subtraction set.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Members {
    Finite(Vec<u64>), // in ascending order
    All,
    Odd,
    MultiplesOf(u64), // at least 2
    PowersOf(u64),    // at least 2
    Squares,
    Primes,
    Fibonacci,
    AllBut(Vec<u64>), // in ascending order
}

/// The reason why some numbers do not form a subtraction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetError {
    /// The set has no numbers.
    Empty,
    /// A move would take 0 stones, so play need not end.
    Zero,
    /// A number is given twice.
    Duplicate(u64),
    /// The base of the powers is 0 or 1.
    Base(u64),
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetError::Empty => write!(f, "the set is empty"),
            SetError::Zero => write!(f, "a move must take at least one stone, not 0"),
            SetError::Duplicate(number) => write!(f, "{} is given twice", number),
            SetError::Base(base) => write!(f, "powers need a base of 2 or more, not {}", base),
        }
    }
}

impl std::error::Error for SetError {}

impl SubtractionSet {
    /// Creates the set of the numbers in `moves`, which may come in any order.
    ///
    /// # Errors
    /// Returns an error if there are no numbers, or if one of them is 0 or is given twice.
    pub fn finite(moves: &[u64]) -> Result<Self, SetError> {
        ascending(moves).map(|moves| Members::Finite(moves).into())
    }

    /// Creates the set of all positive numbers; a heap with this set is a heap of Nim.
    pub fn all() -> Self {
        Members::All.into()
    }

    /// Creates the set of the odd numbers 1, 3, 5, ….
    pub fn odd() -> Self {
        Members::Odd.into()
    }

    /// Creates the set of the even numbers 2, 4, 6, ….
    pub fn even() -> Self {
        Members::MultiplesOf(2).into()
    }

    /// Creates the set of the multiples k, 2k, 3k, … of a number k, given as `factor`. If k is 1,
    /// it is the set of all positive numbers.
    ///
    /// # Errors
    /// Returns an error if `factor` is 0.
    ///
    /// ```
    /// # use grundy::subtraction::SubtractionSet;
    /// let threes = SubtractionSet::multiples_of(3).unwrap();
    /// assert_eq!(threes.up_to(10).collect::<Vec<u64>>(), [3, 6, 9]);
    /// assert_eq!(SubtractionSet::multiples_of(1), Ok(SubtractionSet::all()));
    /// ```
    pub fn multiples_of(factor: u64) -> Result<Self, SetError> {
        match factor {
            0 => Err(SetError::Zero),
            1 => Ok(SubtractionSet::all()),
            _ => Ok(Members::MultiplesOf(factor).into()),
        }
    }

    /// Creates the set of the squares 1, 4, 9, ….
    pub fn squares() -> Self {
        Members::Squares.into()
    }

    /// Creates the set of the primes 2, 3, 5, 7, ….
    pub fn primes() -> Self {
        Members::Primes.into()
    }

    /// Creates the set of the powers 1, b, b², … of `base` b.
    ///
    /// # Errors
    /// Returns an error if `base` is 0 or 1.
    pub fn powers_of(base: u64) -> Result<Self, SetError> {
        if base < 2 {
            return Err(SetError::Base(base));
        }
        Ok(Members::PowersOf(base).into())
    }

    /// Creates the set of the Fibonacci numbers 1, 2, 3, 5, 8, ….
    pub fn fibonacci() -> Self {
        Members::Fibonacci.into()
    }

    /// Creates the set of all positive numbers except those in `forbidden`.
    ///
    /// # Errors
    /// Returns an error if there are no numbers, or if one of them is 0 or is given twice.
    pub fn all_but(forbidden: &[u64]) -> Result<Self, SetError> {
        ascending(forbidden).map(|forbidden| Members::AllBut(forbidden).into())
    }

    /// Returns `true` if a move may take `take` stones. Cost: logarithmic in the number or in the
    /// set's size; for the primes, that of [`is_prime`].
    pub fn contains(&self, take: u64) -> bool {
        match &self.members {
            Members::Finite(moves) => moves.binary_search(&take).is_ok(),
            Members::AllBut(forbidden) => take > 0 && forbidden.binary_search(&take).is_err(),
            Members::All => take > 0,
            Members::Odd => take % 2 == 1,
            Members::MultiplesOf(factor) => take > 0 && take % factor == 0,
            Members::Primes => is_prime(take),
            Members::Squares => {
                // A root of up to 32 bits is exact, although the square is rounded to 53.
                let root = (take as f64).sqrt() as u64;
                take > 0 && root.checked_mul(root) == Some(take)
            }
            Members::PowersOf(_) | Members::Fibonacci => self.up_to(take).last() == Some(take),
        }
    }

    /// Returns the numbers of a finite set in ascending order, or `None` for an infinite set.
    pub fn numbers(&self) -> Option<&[u64]> {
        match &self.members {
            Members::Finite(moves) => Some(moves),
            _ => None,
        }
    }

    /// Returns the numbers that a move may not take, in ascending order, if the set is
    /// `all but {…}` or `all`, which forbids none; returns `None` for all other sets.
    ///
    /// ```
    /// # use grundy::subtraction::SubtractionSet;
    /// let set: SubtractionSet = "all but {4, 2}".parse().unwrap();
    /// assert_eq!(set.forbidden(), Some(&[2, 4][..]));
    /// assert_eq!(set.numbers(), None);
    /// ```
    pub fn forbidden(&self) -> Option<&[u64]> {
        match &self.members {
            Members::AllBut(forbidden) => Some(forbidden),
            Members::All => Some(&[]),
            _ => None,
        }
    }

    /// Returns the k of `multiples of k`, which is 2 for `even`; returns `None` for all other sets.
    pub fn factor(&self) -> Option<u64> {
        match self.members {
            Members::MultiplesOf(factor) => Some(factor),
            _ => None,
        }
    }

    /// Returns the numbers from 1 to `limit` that a move may take, in ascending order.
    ///
    /// ```
    /// # use grundy::subtraction::SubtractionSet;
    /// let moves: Vec<u64> = SubtractionSet::fibonacci().up_to(20).collect();
    /// assert_eq!(moves, [1, 2, 3, 5, 8, 13]);
    /// ```
    pub fn up_to(&self, limit: u64) -> Box<dyn Iterator<Item = u64> + '_> {
        let within = move |&take: &u64| take <= limit;
        match &self.members {
            Members::Finite(moves) => Box::new(moves.iter().copied().take_while(within)),
            Members::All => Box::new(1..=limit),
            Members::Odd => Box::new((1..=limit).step_by(2)),
            &Members::MultiplesOf(factor) => {
                Box::new((1..=limit / factor).map(move |multiple| multiple * factor))
            }
            Members::Squares => {
                let squares = (1u64..).map(|root| root.checked_mul(root));
                let squares = squares.take_while(Option::is_some).flatten();
                Box::new(squares.take_while(within))
            }
            Members::Primes => Box::new((2..=limit).filter(|&number| is_prime(number))),
            &Members::PowersOf(base) => {
                let powers = std::iter::successors(Some(1u64), move |p| p.checked_mul(base));
                Box::new(powers.take_while(within))
            }
            Members::Fibonacci => {
                // The successor of the last Fibonacci number below 2^64 does not fit, hence the
                // option.
                let pairs = std::iter::successors(Some((1u64, Some(2u64))), |&(small, large)| {
                    large.map(|large| (large, small.checked_add(large)))
                });
                Box::new(pairs.map(|(small, _)| small).take_while(within))
            }
            Members::AllBut(_) => Box::new((1..=limit).filter(move |&take| self.contains(take))),
        }
    }

    /// Returns an M such that each number n of an infinite set leaves the same remainder modulo
    /// `modulus` as some number of the set that is at most n and at most M. Returns `None` if no
    /// such M below 2^64 is known. If an M is known for some modulus, an M is also known for
    /// modulus 1. Cost: O(1).
    pub(crate) fn all_residues_within(&self, modulus: u64) -> Option<u64> {
        match self.members {
            // Each remainder is left by two of the numbers from 1 to 2·modulus. If modulus is
            // odd, one of the two is odd; if modulus is even, both are or neither is.
            Members::Odd => modulus.checked_mul(1 + modulus % 2)?.checked_sub(1),
            Members::PowersOf(base) => {
                // A remainder determines all that follow it, so nothing new comes after the
                // first repetition.
                let mut seen = Vec::new();
                let mut power = 1u64;
                loop {
                    seen.push(power % modulus);
                    let next = power.checked_mul(base)?;
                    if seen.contains(&(next % modulus)) {
                        return Some(power);
                    }
                    power = next;
                }
            }
            _ => None,
        }
    }

    /// Returns the moves that a table of `len` heaps needs, in the form that
    /// [`TableVec::subtraction`](crate::table::TableVec::subtraction) takes.
    ///
    /// ```
    /// use grundy::subtraction::SubtractionSet;
    /// use grundy::table::TableVec;
    ///
    /// let moves = SubtractionSet::powers_of(2).unwrap().moves_for(10);
    /// assert_eq!(moves, [1, 2, 4, 8]);
    /// let sg = TableVec::<u8>::subtraction(&moves, 10);
    /// assert_eq!(sg.values(), [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]); // heap mod 3
    /// ```
    pub fn moves_for(&self, len: usize) -> Vec<usize> {
        let largest_heap = len.saturating_sub(1) as u64;
        self.up_to(largest_heap).map(|take| take as usize).collect()
    }
}

impl From<Members> for SubtractionSet {
    fn from(members: Members) -> Self {
        SubtractionSet { members }
    }
}

fn ascending(numbers: &[u64]) -> Result<Vec<u64>, SetError> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    match numbers.first() {
        None => return Err(SetError::Empty),
        Some(0) => return Err(SetError::Zero),
        Some(_) => {}
    }
    match numbers.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(SetError::Duplicate(pair[0])),
        None => Ok(numbers),
    }
}

/// A position is one heap; a sum of several heaps is a slice of positions.
impl Game for SubtractionSet {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        self.up_to(heap).map(|take| vec![heap - take]).collect()
    }

    fn visit_options(&self, &heap: &u64, visit: &mut dyn FnMut(&[u64])) {
        self.up_to(heap).for_each(|take| visit(&[heap - take]));
    }
}

impl fmt::Display for SubtractionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.members {
            Members::Finite(moves) => braces(f, moves),
            Members::All => f.write_str("all"),
            Members::Odd => f.write_str("odd"),
            Members::MultiplesOf(2) => f.write_str("even"),
            Members::MultiplesOf(factor) => write!(f, "multiples of {}", factor),
            Members::PowersOf(base) => write!(f, "powers of {}", base),
            Members::Squares => f.write_str("squares"),
            Members::Primes => f.write_str("primes"),
            Members::Fibonacci => f.write_str("fibonacci"),
            Members::AllBut(forbidden) => {
                f.write_str("all but ")?;
                braces(f, forbidden)
            }
        }
    }
}

/// The least length of a run of consecutive numbers that is written as a range.
const SHORTEST_RANGE: usize = 10;

/// Writes ascending numbers in braces, with each long run of consecutive numbers as a range.
fn braces(f: &mut fmt::Formatter<'_>, numbers: &[u64]) -> fmt::Result {
    let mut parts: Vec<String> = Vec::new();
    let mut rest = numbers;
    while let Some(&first) = rest.first() {
        let is_next = |&(&number, place): &(&u64, u64)| number - first == place;
        let run = rest.iter().zip(0..).take_while(is_next).count();
        if run >= SHORTEST_RANGE {
            parts.push(format!("{}..{}", first, rest[run - 1]));
        } else {
            parts.extend(rest[..run].iter().map(u64::to_string));
        }
        rest = &rest[run..];
    }
    write!(f, "{{{}}}", parts.join(", "))
}
