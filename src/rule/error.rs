//! The error of parsing a rule, with an example of a valid one.

use crate::named::NamedGame;
use crate::octal::ParseCodeError;
use crate::subtraction::{ParseSetError, ParseSetErrorKind, SetError};
use std::fmt;

/// An error which can be returned when parsing a [`Rule`](super::Rule).
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
pub enum ParseRuleError {
    /// The text is empty or blank.
    Empty,
    /// The text begins like a subtraction set but is not one.
    Set(ParseSetError),
    /// The text begins like a code but is not one.
    Code(ParseCodeError),
    /// The text begins like neither and is not the name of a game.
    Name {
        /// The position at which the name begins, in characters from 1.
        character: usize,
        /// The name.
        name: String,
        /// The games whose names begin with it: none, or more than one.
        games: Vec<NamedGame>,
    },
}

impl ParseRuleError {
    /// Returns the position of the mistake in the text, in characters from 1.
    pub fn character(&self) -> usize {
        match self {
            ParseRuleError::Empty => 1,
            ParseRuleError::Set(error) => error.character,
            ParseRuleError::Code(error) => error.character,
            ParseRuleError::Name { character, .. } => *character,
        }
    }

    /// Returns an example of the kind of rule that the text was probably meant to be.
    pub fn example(&self) -> &'static str {
        match self {
            ParseRuleError::Empty => "{1, 2, 3}, 0.77 or kayles",
            ParseRuleError::Set(error) => match error.kind {
                // Braces are required only after `all but`.
                ParseSetErrorKind::Expected("{") => "all but {2, 4}",
                ParseSetErrorKind::Expected("of")
                | ParseSetErrorKind::Expected("a base of 2 or more") => "powers of 2",
                ParseSetErrorKind::Set(SetError::Base(_)) => "powers of 2",
                _ => "{1, 2, 3}",
            },
            ParseRuleError::Code(_) => "0.77",
            ParseRuleError::Name { .. } => "kayles, {1, 2, 3}, all but {2, 4}, odd or 0.77",
        }
    }
}

impl fmt::Display for ParseRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRuleError::Empty => write!(f, "at character 1: expected a rule")?,
            ParseRuleError::Set(error) => error.fmt(f)?,
            ParseRuleError::Code(error) => error.fmt(f)?,
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
