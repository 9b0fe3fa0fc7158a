//! Why a text is no rule, and what one looks like.

use crate::named::NamedGame;
use crate::octal::ParseCodeError;
use crate::subtraction::{ParseSetError, ParseSetErrorKind, SetError};
use std::fmt;

/// Why a text is not a rule. `Display` names the place of the mistake and ends with an
/// example of what is right.
///
/// ```
/// use grundy::rule::Rule;
///
/// let error = "{1, 0}".parse::<Rule>().unwrap_err();
/// assert_eq!(error.character(), 5);
/// assert_eq!(
///     error.to_string(),
///     "at character 5: a move must take at least one stone, not 0; right is, for example, \
///      {1, 2, 3}"
/// );
/// assert_eq!("powers of 1".parse::<Rule>().unwrap_err().example(), "powers of 2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseRuleError {
    /// A text with nothing but blanks.
    Empty,
    /// It begins as a subtraction set does, and goes wrong.
    Set(ParseSetError),
    /// It begins as a code does, and goes wrong.
    Code(ParseCodeError),
    /// It begins as neither does, and names no game.
    Name {
        /// Where the name begins, counted in characters from 1.
        character: usize,
        /// The name.
        name: String,
        /// The games that it is the beginning of; more than one, or none.
        games: Vec<NamedGame>,
    },
}

impl ParseRuleError {
    /// Where in the text, counted in characters from 1.
    pub fn character(&self) -> usize {
        match self {
            ParseRuleError::Empty => 1,
            ParseRuleError::Set(error) => error.character,
            ParseRuleError::Code(error) => error.character,
            ParseRuleError::Name { character, .. } => *character,
        }
    }

    /// A rule of the kind that was meant.
    pub fn example(&self) -> &'static str {
        match self {
            ParseRuleError::Empty => "{1, 2, 3}, 0.77 or kayles",
            ParseRuleError::Set(error) => match error.kind {
                // Braces are only asked for behind these words.
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
        write!(f, "; right is, for example, {}", self.example())
    }
}

impl std::error::Error for ParseRuleError {}
