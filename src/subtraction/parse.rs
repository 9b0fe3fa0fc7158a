//! Parsing of subtraction sets, with errors that name the place of the mistake.

use super::{Members, SetError, SubtractionSet};
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// An error which can be returned when parsing a [`SubtractionSet`].
///
/// ```
/// use grundy::subtraction::{ParseSetError, ParseSetErrorKind, SetError, SubtractionSet};
///
/// let error = "{1, 0}".parse::<SubtractionSet>().unwrap_err();
/// let zero = ParseSetErrorKind::Set(SetError::Zero);
/// assert_eq!(error, ParseSetError { character: 5, kind: zero });
/// assert_eq!(
///     error.to_string(),
///     "at character 5: a move must take at least one stone, not 0"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSetError {
    /// The position of the mistake, in characters from 1.
    pub character: usize,
    /// The kind of the mistake.
    pub kind: ParseSetErrorKind,
}

/// The kind of mistake that a [`ParseSetError`] reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseSetErrorKind {
    /// The numbers do not form a subtraction set.
    Set(SetError),
    /// A number is larger than 2^64 - 1.
    Overflow,
    /// Something else was expected, which the string describes.
    Expected(&'static str),
}

impl fmt::Display for ParseSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: ", self.character)?;
        match &self.kind {
            ParseSetErrorKind::Set(error) => error.fmt(f),
            ParseSetErrorKind::Overflow => write!(f, "the number is larger than 2^64 - 1"),
            ParseSetErrorKind::Expected(what) => write!(f, "expected {}", what),
        }
    }
}

impl std::error::Error for ParseSetError {}

impl FromStr for SubtractionSet {
    type Err = ParseSetError;

    fn from_str(text: &str) -> Result<Self, ParseSetError> {
        let mut reader = Reader { text, at: 0 };
        let members = reader.members()?;
        reader.skip_blanks();
        match reader.rest() {
            "" => Ok(members.into()),
            _ => Err(reader.error(ParseSetErrorKind::Expected("the end of the rule"))),
        }
    }
}

const RULES: &str = "{1, 2, 3}, all, odd, powers of 2, fibonacci or all but {2, 4}";

/// A text, and the number of its bytes that have been read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn members(&mut self) -> Result<Members, ParseSetError> {
        self.skip_blanks();
        if self.rest().starts_with('{') {
            return self.numbers().map(Members::Finite);
        }
        match self.keyword() {
            "odd" => Ok(Members::Odd),
            "fibonacci" => Ok(Members::Fibonacci),
            "all" => {
                let after_all = self.at;
                if self.keyword() == "but" {
                    self.numbers().map(Members::AllBut)
                } else {
                    self.at = after_all;
                    Ok(Members::All)
                }
            }
            "powers" => {
                self.expect_keyword("of", "of")?;
                let (at, base) = self.number("a base of 2 or more")?;
                if base < 2 {
                    return Err(self.error_at(at, ParseSetErrorKind::Set(SetError::Base(base))));
                }
                Ok(Members::PowersOf(base))
            }
            unknown => {
                let at = self.at - unknown.len();
                Err(self.error_at(at, ParseSetErrorKind::Expected(RULES)))
            }
        }
    }

    /// Reads numbers in braces, separated by commas, and returns them in ascending order.
    fn numbers(&mut self) -> Result<Vec<u64>, ParseSetError> {
        self.expect_sign('{', "{")?;
        let mut numbers = BTreeSet::new();
        loop {
            self.skip_blanks();
            if numbers.is_empty() && self.rest().starts_with('}') {
                return Err(self.error(ParseSetErrorKind::Set(SetError::Empty)));
            }
            let (at, number) = self.number("a number")?;
            if number == 0 {
                return Err(self.error_at(at, ParseSetErrorKind::Set(SetError::Zero)));
            }
            if !numbers.insert(number) {
                return Err(self.error_at(at, ParseSetErrorKind::Set(SetError::Duplicate(number))));
            }
            self.skip_blanks();
            if !self.rest().starts_with(',') {
                break;
            }
            self.at += 1;
        }
        self.expect_sign('}', "a comma or }")?;
        Ok(numbers.into_iter().collect())
    }

    /// Reads a number and returns the byte at which it begins, and the number.
    fn number(&mut self, what: &'static str) -> Result<(usize, u64), ParseSetError> {
        self.skip_blanks();
        let start = self.at;
        let digits = self.take_while(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.error(ParseSetErrorKind::Expected(what)));
        }
        let number = digits.parse();
        let number = number.map_err(|_| self.error_at(start, ParseSetErrorKind::Overflow))?;
        Ok((start, number))
    }

    fn keyword(&mut self) -> &'a str {
        self.skip_blanks();
        self.take_while(|c| c.is_alphabetic())
    }

    fn expect_keyword(&mut self, keyword: &str, what: &'static str) -> Result<(), ParseSetError> {
        let found = self.keyword();
        if found == keyword {
            return Ok(());
        }
        Err(self.error_at(self.at - found.len(), ParseSetErrorKind::Expected(what)))
    }

    fn expect_sign(&mut self, sign: char, what: &'static str) -> Result<(), ParseSetError> {
        self.skip_blanks();
        if !self.rest().starts_with(sign) {
            return Err(self.error(ParseSetErrorKind::Expected(what)));
        }
        self.at += sign.len_utf8();
        Ok(())
    }

    fn skip_blanks(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn error(&self, kind: ParseSetErrorKind) -> ParseSetError {
        self.error_at(self.at, kind)
    }

    fn error_at(&self, byte: usize, kind: ParseSetErrorKind) -> ParseSetError {
        ParseSetError { character: self.text[..byte].chars().count() + 1, kind }
    }
}
