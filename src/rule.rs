//! Any rule for heaps, written in one way everywhere: a subtraction set, a code, or a name.
//!
//! ```
//! use grundy::rule::Rule;
//!
//! for text in ["{1, 2, 3}", "all but {2, 4}", "powers of 2", "0.77", "Grundy's game"] {
//!     let rule: Rule = text.parse().unwrap();
//!     assert_eq!(rule.to_string(), text); // what prints also parses
//! }
//!
//! let lasker: Rule = "lasker".parse().unwrap(); // a name may be cut short
//! assert_eq!(lasker.to_string(), "4.[3]");
//! assert_eq!(lasker.title(), "Lasker's Nim, 4.[3]");
//! assert_eq!(lasker.values(9), [0, 1, 2, 4, 3, 5, 6, 8, 7]); // 3 and 4 change places
//! ```
//!
//! This is for tools that take a rule from a person. A program that knows its rule uses
//! [`SubtractionSet`], [`OctalGame`] or [`GrundysGame`] itself.

mod error;
mod parse;
mod values;

pub use error::ParseRuleError;

use crate::game::Game;
use crate::named::{GrundysGame, NamedGame};
use crate::octal::OctalGame;
use crate::period::{Period, Refused};
use crate::subtraction::SubtractionSet;
use std::fmt;

/// Which moves a heap has.
///
/// `Display` writes what `FromStr` reads: the set, the code, or the name of the one game
/// here that has neither.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// A move takes a number of stones that the set allows.
    Set(SubtractionSet),
    /// A move does what an octal or hexadecimal code says.
    Code(OctalGame),
    /// A move splits a heap into two unequal ones.
    Grundys,
}

impl Rule {
    /// The name that books know the game by, if it has one.
    ///
    /// ```
    /// # use grundy::named::NamedGame;
    /// # use grundy::rule::Rule;
    /// let name = |rule: &str| rule.parse::<Rule>().unwrap().name();
    /// assert_eq!(name("0.07"), Some(NamedGame::DawsonsKayles));
    /// assert_eq!(name("all"), Some(NamedGame::Nim));
    /// assert_eq!(name("odd"), None);
    /// ```
    pub fn name(&self) -> Option<NamedGame> {
        match self {
            Rule::Set(set) => Some(NamedGame::Nim).filter(|_| *set == SubtractionSet::all()),
            Rule::Code(game) => game.name(),
            Rule::Grundys => Some(NamedGame::GrundysGame),
        }
    }

    /// A headline: the name, if there is one, and the rule as it is written.
    pub fn title(&self) -> String {
        let rule = self.to_string();
        match self.name().map(NamedGame::as_str) {
            Some(name) if name != rule => format!("{}, {}", name, rule),
            _ => rule,
        }
    }

    /// The most heaps that one move leaves of one: 1 if no move splits.
    pub fn most_heaps(&self) -> u32 {
        match self {
            Rule::Set(_) => 1,
            Rule::Code(game) => game.most_heaps().max(1),
            Rule::Grundys => 2,
        }
    }

    /// The most stones that a move takes; `None` if there is no such number.
    pub fn largest_move(&self) -> Option<u64> {
        match self {
            Rule::Set(set) => set.numbers()?.last().copied(),
            Rule::Code(game) => game.last_digit(),
            Rule::Grundys => Some(0),
        }
    }

    /// The least period that heaps below `heaps` prove, with its certificate.
    ///
    /// # Errors
    /// If they prove none, or no theorem speaks of such a rule: see
    /// [`period`](crate::period).
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// let kayles: Rule = "kayles".parse().unwrap();
    /// let period = kayles.period(200).unwrap();
    /// assert_eq!((period.preperiod(), period.period()), (71, 12)); // Guy and Smith, 1956
    /// assert!("grundy".parse::<Rule>().unwrap().period(200).is_err()); // nobody knows
    /// ```
    pub fn period(&self, heaps: usize) -> Result<Period, Refused> {
        match self {
            Rule::Set(set) => Period::find_for_set(set, heaps),
            Rule::Code(game) => Period::find_for_code(game, heaps),
            Rule::Grundys => Err(Refused::NoTheorem),
        }
    }
}

/// One heap; a sum of several is a slice of heaps.
impl Game for Rule {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<Vec<u64>> {
        match self {
            Rule::Set(set) => set.options(heap),
            Rule::Code(game) => game.options(heap),
            Rule::Grundys => GrundysGame.options(heap),
        }
    }
}

impl From<NamedGame> for Rule {
    fn from(name: NamedGame) -> Rule {
        name.code().map_or(Rule::Grundys, Rule::Code)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Set(set) => set.fmt(f),
            Rule::Code(game) => game.fmt(f),
            Rule::Grundys => NamedGame::GrundysGame.fmt(f),
        }
    }
}
