//! The error from parsing a rule, with an example of a valid rule.

use super::moves::ParseMovesError;
use crate::named::NamedGame;
use crate::octal::ParseCodeError;
use crate::subtraction::{ParseSetError, ParseSetErrorKind, SetError};
use std::fmt;

/// An error that can be returned when parsing a [`Rule`](super::Rule).
///
/// `Display` names the place of the mistake and ends with an example of a valid rule.
///
/// ```
/// use grundy::rule::Rule;
///
/// let error = "{1, 0}".parse::<Rule>().unwrap_err();
/// assert_eq!(error.character(), 5);
/// assert_eq!(
///     error.to_string(),
///     "at character 5: a move must take at least one stone, not 0; a valid rule is, for \
///      example, {1, 2, 3}"
/// );
/// assert_eq!("powers of 1".parse::<Rule>().unwrap_err().example(), "powers of 2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseRuleError {
    /// The text is empty or blank.
    Empty,
    /// The text begins like a subtraction set but is not one.
    Set(ParseSetError),
    /// The text begins like a code but is not one.
    Code(ParseCodeError),
    /// The text has the arrow of a list of moves but is not such a list.
    Moves(ParseMovesError),
    /// The text names Bash's game without the largest number that a move may take.
    Bash {
        /// The position at which the number is missing, counted in characters from 1.
        character: usize,
    },
    /// The text consists only of numbers, which may be meant as a set or as heaps.
    Numbers {
        /// The rule whose set consists of these numbers.
        set: String,
        /// Heaps of their sizes.
        heaps: String,
    },
    /// The text says that a move takes stones, but not how many.
    HowMany {
        /// The position at which the number is missing, counted in characters from 1.
        character: usize,
    },
    /// The text begins with neither a set nor a code, and is not the name of a game.
    Name {
        /// The position at which the name begins, counted in characters from 1.
        character: usize,
        /// The name, or its beginning if it is long.
        name: String,
        /// The games whose names begin with this name: none, or more than one.
        games: Vec<NamedGame>,
    },
}

impl ParseRuleError {
    /// Returns the position of the mistake in the text, counted in characters from 1.
    pub fn character(&self) -> usize {
        match self {
            ParseRuleError::Empty | ParseRuleError::Numbers { .. } => 1,
            ParseRuleError::Set(error) => error.character,
            ParseRuleError::Code(error) => error.character,
            ParseRuleError::Moves(error) => error.character,
            ParseRuleError::Bash { character } => *character,
            ParseRuleError::HowMany { character } => *character,
            ParseRuleError::Name { character, .. } => *character,
        }
    }

    /// Returns an example of the kind of rule that the text was probably meant to be.
    pub fn example(&self) -> &'static str {
        match self {
            ParseRuleError::Empty => "{1, 2, 3}, 0.77 or kayles",
            ParseRuleError::Set(error) => match error.kind {
                ParseSetErrorKind::Expected("a number or {") => "all but {2, 4}",
                ParseSetErrorKind::Expected("of")
                | ParseSetErrorKind::Expected("a base of 2 or more") => "powers of 2",
                ParseSetErrorKind::Set(SetError::Base(_)) => "powers of 2",
                ParseSetErrorKind::Unknown => "{1, 3, 5, …}",
                ParseSetErrorKind::Backwards { .. } | ParseSetErrorKind::TooMany => "{1..5}",
                _ => "{1, 2, 3}",
            },
            ParseRuleError::Code(_) => "0.77",
            ParseRuleError::Moves(_) => "n -> n-1 | (a, n-a) with 1 <= a < n-a",
            ParseRuleError::Bash { .. } => "bash 3",
            ParseRuleError::Numbers { .. } => "{1, 2, 3}",
            ParseRuleError::HowMany { .. } => "{1, 2, 3}, odd or nim",
            ParseRuleError::Name { .. } => {
                "kayles, {1, 2, 3}, all but {2, 4}, odd, 0.77 or n -> n-1 | n-2"
            }
        }
    }
}

impl fmt::Display for ParseRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRuleError::Empty => write!(f, "at character 1: expected a rule")?,
            ParseRuleError::Set(error) => error.fmt(f)?,
            ParseRuleError::Code(error) => error.fmt(f)?,
            ParseRuleError::Moves(error) => error.fmt(f)?,
            ParseRuleError::Bash { character } => write!(
                f,
                "at character {}: Bash's game needs the largest number that a move may take",
                character
            )?,
            ParseRuleError::Numbers { set, heaps } => {
                return write!(
                    f,
                    "at character 1: expected {{ before the numbers; write {} for what a move may \
                     take, or nim {} for heaps",
                    set, heaps
                )
            }
            ParseRuleError::HowMany { character } => write!(
                f,
                "at character {}: it is not said how many stones a move may take",
                character
            )?,
            ParseRuleError::Name { character, name, games } => {
                write!(f, "at character {}: ", character)?;
                match &games[..] {
                    [] => write!(f, "no game is known as {:?}", name)?,
                    games => {
                        let names: Vec<&str> = games.iter().map(|game| game.as_str()).collect();
                        write!(f, "{:?} may be {}", name, names.join(" or "))?;
                    }
                }
            }
        }
        write!(f, "; a valid rule is, for example, {}", self.example())
    }
}

impl std::error::Error for ParseRuleError {}
