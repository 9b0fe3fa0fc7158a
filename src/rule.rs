//! Rules for heaps in one common notation: a subtraction set, an octal code, a name, or a list
//! of the heaps that a move may leave.
//!
//! ```
//! use grundy::rule::Rule;
//!
//! for text in ["{1, 2, 3}", "all but {2, 4}", "powers of 2", "0.77", "Grundy's game"] {
//!     let rule: Rule = text.parse().unwrap();
//!     assert_eq!(rule.to_string(), text); // what prints also parses
//! }
//!
//! // Take one stone, or split the heap into two of which one has at least twice the other.
//! let moves: Rule = "n -> n-1 | (a, n-a) with 2a <= n-a".parse().unwrap();
//! // From 3, the options 2 and 1 + 2 have the values 0 and 1 ⊕ 0.
//! assert_eq!(moves.values(4), [0, 1, 0, 2]);
//!
//! // Take one stone, or leave half of the heap: n/2 is for even heaps alone, while floor(n/2) and
//! // ceil(n/2) round.
//! let halving: Rule = "n -> n-1 | n/2".parse().unwrap();
//! // From 4, the options 3 and 2 have the values 1 and 0.
//! assert_eq!(halving.values(5), [0, 1, 0, 1, 2]);
//!
//! let lasker: Rule = "lasker".parse().unwrap(); // a name may be abbreviated
//! assert_eq!(lasker.to_string(), "4.[3]");
//! assert_eq!(lasker.title(), "Lasker's Nim, 4.[3]");
//! assert_eq!(lasker.values(9), [0, 1, 2, 4, 3, 5, 6, 8, 7]); // 3 and 4 swap their values
//! ```
//!
//! This module is for tools that read a rule typed by a person, in English or Chinese:
//! [`Rule::read`] also says what the person may not have meant. A program that knows its rule uses
//! [`SubtractionSet`], [`OctalGame`] or [`GrundysGame`] directly.
//!
//! # Lists of moves
//!
//! A list consists of the letter for the heap (usually `n`), an arrow, and options separated by
//! `|`. An option is a heap or, in parentheses, several heaps, each written with `n`, whole
//! numbers, letters, `+` and `-`; a letter may have a factor, as in `2a`. `0` and `nothing` leave
//! nothing. A heap may be divided by a number: `floor(n/2)` and `ceil(n/2)` round down and up, and
//! `n/2` is a move only for even n. The dividend may be longer, as in `floor((n-a)/3)` or
//! `(n-1)/2`. `with`, `if` or `where` is followed by conditions, separated by commas or `and`:
//!
//! | condition | for example |
//! |---|---|
//! | comparisons with `<` `<=` `=` `!=` `>=` `>` | `1 <= a < n-a`, `a <= floor(n/2)` |
//! | the parity, or the remainder after a division | `n odd`, `a mod 3 = 1` |
//! | membership in a [`SubtractionSet`] | `a in primes`, `a in {1, 4}` |
//! | divisibility | `a divides n` |
//!
//! Each letter stands for every whole number from 1 to n that satisfies the conditions. Where an
//! option has several heaps, each of them has at least one stone; an option of one heap may
//! leave 0. A condition can change both: `a >= 0` allows 0.
//!
//! Play must end, so a move leaves heaps smaller than n, with at most n stones in all; a heap of 0
//! has no move. If the conditions allow any other heaps, these do not form a move; if this happens
//! for a small n, the rule is refused with that n as an example.
//!
//! An option has at most 4 heaps, 3 letters and 2 quotients. Roots, products of letters, and moves
//! that depend on another heap or on earlier moves cannot be expressed. The cost grows with the
//! number of letters: a table of n heaps takes O(n^(k+1)) time for options with k letters.

mod error;
mod moves;
mod parse;
mod said;
mod values;

pub use crate::keyboard::half_width;
pub use error::ParseRuleError;
pub use moves::{Moves, ParseMovesError, ParseMovesErrorKind};
pub use parse::{Reading, Remark};

use crate::game::Game;
use crate::named::{GrundysGame, NamedGame};
use crate::octal::OctalGame;
use crate::period::{Period, Refused, Regularity};
use crate::subtraction::SubtractionSet;
use std::fmt;
use values::PeriodSearch;

/// A rule that says which moves a heap has.
///
/// `Display` writes what `FromStr` reads: the set, the code, the name of Grundy's game, or the
/// list of heaps that a move may leave.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// A subtraction game: a move takes a number of stones that the set allows.
    Set(SubtractionSet),
    /// An octal or hexadecimal game: a move does what the code allows.
    Code(OctalGame),
    /// Grundy's game: a move splits a heap into two unequal heaps.
    Grundys,
    /// A list of the heaps that a move may leave, for a rule that is of none of the other kinds.
    Moves(Moves),
}

impl Rule {
    /// Returns the well-known name of the game, if it has one.
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
            Rule::Moves(_) => None,
        }
    }

    /// Returns a title for the game: its name, if it has one, and the rule in the notation that
    /// `Display` uses.
    pub fn title(&self) -> String {
        let rule = self.to_string();
        match self.name().map(NamedGame::as_str) {
            Some(name) if name != rule => format!("{}, {}", name, rule),
            _ => rule,
        }
    }

    /// Returns the largest number of heaps that a move from one heap may leave; 1 if no move
    /// splits a heap.
    pub fn most_heaps(&self) -> u32 {
        match self {
            Rule::Set(_) => 1,
            Rule::Code(game) => game.most_heaps().max(1),
            Rule::Grundys => 2,
            Rule::Moves(moves) => moves.most_heaps(),
        }
    }

    /// Returns the largest number of stones that a move may take, or `None` if there is no such
    /// number or it is not known.
    pub fn largest_move(&self) -> Option<u64> {
        match self {
            Rule::Set(set) => set.numbers()?.last().copied(),
            Rule::Code(game) => game.last_digit(),
            Rule::Grundys => Some(0),
            Rule::Moves(_) => None,
        }
    }

    /// Returns the least period that the values of the heaps below `heaps` prove, with its
    /// certificate.
    ///
    /// Cost: for a finite octal code, that of a [`SparseTable`](crate::long_tables::SparseTable);
    /// otherwise that of [`Period::find_for_code`] or [`Period::find_for_set`].
    ///
    /// # Errors
    /// Returns an error if these heaps prove no period, or if no theorem applies to this kind of
    /// rule: see [`period`](crate::period).
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// let kayles: Rule = "kayles".parse().unwrap();
    /// let period = kayles.period(200).unwrap();
    /// assert_eq!((period.preperiod(), period.period()), (71, 12)); // Guy and Smith, 1956
    /// assert!("grundy".parse::<Rule>().unwrap().period(200).is_err()); // an open problem
    /// ```
    pub fn period(&self, heaps: usize) -> Result<Period, Refused> {
        match self {
            Rule::Set(set) => Period::find_for_set(set, heaps),
            Rule::Code(game) => match PeriodSearch::new(game, heaps) {
                Some(search) => search.period,
                None => Period::find_for_code(game, heaps),
            },
            Rule::Grundys | Rule::Moves(_) => Err(Refused::NoTheorem),
        }
    }

    /// Returns the law that the heaps below `heaps` prove for the values of all heaps: the least
    /// period if these heaps prove one, otherwise the law of [`sapp`](crate::period::sapp) or
    /// [`ruler`](crate::period::ruler).
    ///
    /// Cost: that of [`Rule::period`]; for a code without a period, also that of
    /// [`Sapp::find_for_code`](crate::period::sapp::Sapp::find_for_code) and
    /// [`Ruler::find_for_code`](crate::period::ruler::Ruler::find_for_code).
    ///
    /// # Errors
    /// Returns an error if these heaps prove no law, or if no theorem applies to this kind of rule.
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// // 0 0 1 1 2 0 3 3 2 0 4 4 2 0 …: two heaps of four grow.
    /// let rule: Rule = "0.03[20]".parse().unwrap();
    /// assert!(rule.period(100).is_err());
    /// assert_eq!(rule.regularity(100).unwrap().value(4_000_002), 1_000_002);
    /// ```
    pub fn regularity(&self, heaps: usize) -> Result<Regularity, Refused> {
        match self.period(heaps) {
            Ok(period) => Ok(Regularity::Period(period)),
            Err(refused) => self.law_without_period(heaps).ok_or(refused),
        }
    }

    /// Returns the law, other than a period, that the values of the heaps below `heaps` prove, if
    /// they prove one. [`Rule::regularity`] asks for a period first.
    ///
    /// Cost: that of [`Regularity::without_period`].
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// let law = |rule: &str| rule.parse::<Rule>().unwrap().law_without_period(100);
    /// assert_eq!(law("0.03[20]").unwrap().value(4_000_002), 1_000_002);
    /// assert_eq!(law("{1, 2}"), None);
    /// ```
    pub fn law_without_period(&self, heaps: usize) -> Option<Regularity> {
        match self {
            Rule::Code(game) => Regularity::without_period(game, heaps).ok(),
            _ => None,
        }
    }
}

/// A position is one heap; a sum of several heaps is a slice of positions.
impl Game for Rule {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<Vec<u64>> {
        match self {
            Rule::Set(set) => set.options(heap),
            Rule::Code(game) => game.options(heap),
            Rule::Grundys => GrundysGame.options(heap),
            Rule::Moves(moves) => moves.options(heap),
        }
    }

    fn visit_options(&self, heap: &u64, visit: &mut dyn FnMut(&[u64])) {
        match self {
            Rule::Set(set) => set.visit_options(heap, visit),
            Rule::Code(game) => game.visit_options(heap, visit),
            Rule::Grundys => GrundysGame.visit_options(heap, visit),
            Rule::Moves(moves) => moves.visit_options(heap, visit),
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
            Rule::Moves(moves) => moves.fmt(f),
        }
    }
}
