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
//! assert_eq!(game.grundy_value(&6), Ok(2)); // options 5, 3, 2 of values 3, 1, 0
//! let why = game.why(&6).unwrap();
//! assert_eq!(why.to_string(), "mex {0, 1, 3} = 2");
//! ```

mod parse;
mod unlike;

pub use parse::{ParseSetError, ParseSetErrorKind};
pub use unlike::UnlikeHeaps;

use crate::game::Game;
use std::fmt;

/// Which numbers of stones a move may take from a heap.
///
/// `Display` and `FromStr` use the same words: `{1, 2, 3}`, `all`, `odd`, `powers of 2`,
/// `fibonacci`, `all but {2, 4}`.
///
/// ```
/// use grundy::subtraction::SubtractionSet;
///
/// let rule = SubtractionSet::all_but(&[4, 2]).unwrap();
/// assert_eq!(rule.to_string(), "all but {2, 4}");
/// assert_eq!("all but {4,2}".parse(), Ok(rule));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubtractionSet {
    members: Members,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Members {
    Finite(Vec<u64>), // ascending, as in `AllBut`
    All,
    Odd,
    PowersOf(u64),
    Fibonacci,
    AllBut(Vec<u64>),
}

/// Why numbers do not make a subtraction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetError {
    /// A set with no number in it.
    Empty,
    /// A move of 0 stones, with which a game need not end.
    Zero,
    /// A number that is given twice.
    Duplicate(u64),
    /// The powers of 0 or 1, which are no set worth playing.
    Base(u64),
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetError::Empty => write!(f, "the set is empty"),
            SetError::Zero => write!(f, "a move must take at least one stone, not 0"),
            SetError::Duplicate(number) => write!(f, "{} is there twice", number),
            SetError::Base(base) => write!(f, "powers need a base of 2 or more, not {}", base),
        }
    }
}

impl std::error::Error for SetError {}

impl SubtractionSet {
    /// Exactly these numbers, in any order.
    ///
    /// # Errors
    /// If there is none, or one is 0 or given twice.
    pub fn finite(moves: &[u64]) -> Result<Self, SetError> {
        ascending(moves).map(|moves| Members::Finite(moves).into())
    }

    /// Any number: a heap of Nim.
    pub fn all() -> Self {
        Members::All.into()
    }

    /// 1, 3, 5, …
    pub fn odd() -> Self {
        Members::Odd.into()
    }

    /// 1, b, b², … for a base b.
    ///
    /// # Errors
    /// If `base` is 0 or 1.
    pub fn powers_of(base: u64) -> Result<Self, SetError> {
        if base < 2 {
            return Err(SetError::Base(base));
        }
        Ok(Members::PowersOf(base).into())
    }

    /// 1, 2, 3, 5, 8, …
    pub fn fibonacci() -> Self {
        Members::Fibonacci.into()
    }

    /// Any number but these.
    ///
    /// # Errors
    /// If there is none, or one is 0 or given twice.
    pub fn all_but(forbidden: &[u64]) -> Result<Self, SetError> {
        ascending(forbidden).map(|forbidden| Members::AllBut(forbidden).into())
    }

    /// Whether a move may take `take` stones. Cost: O(log) of the number or the set.
    pub fn contains(&self, take: u64) -> bool {
        match &self.members {
            Members::Finite(moves) => moves.binary_search(&take).is_ok(),
            Members::AllBut(forbidden) => take > 0 && forbidden.binary_search(&take).is_err(),
            Members::All => take > 0,
            Members::Odd => take % 2 == 1,
            Members::PowersOf(_) | Members::Fibonacci => self.up_to(take).last() == Some(take),
        }
    }

    /// The numbers of a finite set, ascending; `None` if there is no end of them.
    pub fn numbers(&self) -> Option<&[u64]> {
        match &self.members {
            Members::Finite(moves) => Some(moves),
            _ => None,
        }
    }

    /// The numbers that a move may not take, ascending, of `all but {…}` or of `all`,
    /// which has none; `None` for other sets.
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

    /// The numbers from 1 to `limit` that a move may take, ascending.
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
            &Members::PowersOf(base) => {
                let powers = std::iter::successors(Some(1u64), move |p| p.checked_mul(base));
                Box::new(powers.take_while(within))
            }
            Members::Fibonacci => {
                // The last one below 2^64 has a successor that does not fit, hence the option.
                let pairs = std::iter::successors(Some((1u64, Some(2u64))), |&(small, large)| {
                    large.map(|large| (large, small.checked_add(large)))
                });
                Box::new(pairs.map(|(small, _)| small).take_while(within))
            }
            Members::AllBut(_) => Box::new((1..=limit).filter(move |&take| self.contains(take))),
        }
    }

    /// An M such that each number of an infinite set leaves the same remainder modulo `modulus`
    /// as some number of the set that is neither larger than it nor than M. `None` where no M
    /// is known, or none below 2^64; modulo 1 one is known wherever one ever is. Cost: O(1).
    pub(crate) fn all_residues_within(&self, modulus: u64) -> Option<u64> {
        match self.members {
            // Two of the numbers 1 to 2·modulus leave a remainder, and if modulus is odd, one
            // of them is odd; if it is even, both or none are.
            Members::Odd => modulus.checked_mul(1 + modulus % 2)?.checked_sub(1),
            Members::PowersOf(base) => {
                // A remainder decides all that follow, so the first that comes again is the end.
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

    /// The moves that a table of `len` heaps needs, for
    /// [`TableVec::subtraction`](crate::table::TableVec::subtraction).
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

/// One heap; a sum of several is a slice of heaps.
impl Game for SubtractionSet {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        self.up_to(heap).map(|take| vec![heap - take]).collect()
    }
}

impl fmt::Display for SubtractionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.members {
            Members::Finite(moves) => braces(f, moves),
            Members::All => f.write_str("all"),
            Members::Odd => f.write_str("odd"),
            Members::PowersOf(base) => write!(f, "powers of {}", base),
            Members::Fibonacci => f.write_str("fibonacci"),
            Members::AllBut(forbidden) => {
                f.write_str("all but ")?;
                braces(f, forbidden)
            }
        }
    }
}

fn braces(f: &mut fmt::Formatter<'_>, numbers: &[u64]) -> fmt::Result {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    write!(f, "{{{}}}", words.join(", "))
}
