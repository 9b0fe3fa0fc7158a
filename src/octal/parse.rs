//! Parsing of octal codes, with errors that name the place of the mistake.

use super::{OctalGame, NO_HEAP, ONE_HEAP};
use std::fmt;
use std::str::FromStr;

/// An error that can be returned when parsing an [`OctalGame`].
///
/// ```
/// use grundy::octal::{OctalGame, ParseCodeError, ParseCodeErrorKind};
///
/// let error = "0.78".parse::<OctalGame>().unwrap_err();
/// let kind = ParseCodeErrorKind::NotOctal;
/// assert_eq!(error, ParseCodeError { character: 4, found: Some('8'), kind });
/// assert_eq!(
///     error.to_string(),
///     "at character 4, '8': octal digits are 0 to 7 (a hexadecimal code begins with 0x)"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCodeError {
    /// The position of the mistake, counted in characters from 1.
    pub character: usize,
    /// The character there, or `None` at the end of the text.
    pub found: Option<char>,
    /// The kind of the mistake.
    pub kind: ParseCodeErrorKind,
}

/// The kind of mistake that a [`ParseCodeError`] reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseCodeErrorKind {
    /// Where a digit is expected, an octal code contains something other than 0 to 7.
    NotOctal,
    /// Where a digit is expected, a hexadecimal code contains something other than 0 to 9 and A to
    /// F.
    NotHexadecimal,
    /// Digit 0, which takes no stones, would let a move leave the heap as it is or remove a heap
    /// of 0 stones, so play need not end.
    FirstDigit,
    /// Something else, which the string describes, was expected.
    Expected(&'static str),
}

impl fmt::Display for ParseCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}, ", self.character)?;
        match self.found {
            Some(found) => write!(f, "{:?}: ", found)?,
            None => f.write_str("the end: ")?,
        }
        match self.kind {
            ParseCodeErrorKind::NotOctal => {
                f.write_str("octal digits are 0 to 7 (a hexadecimal code begins with 0x)")
            }
            ParseCodeErrorKind::NotHexadecimal => {
                f.write_str("hexadecimal digits are 0 to 9 and A to F")
            }
            ParseCodeErrorKind::FirstDigit => f.write_str(
                "the digit before the point is 0 or 4 (in hexadecimal also 8 or C): a move that \
                 takes nothing must split the heap, or play need not end",
            ),
            ParseCodeErrorKind::Expected(what) => write!(f, "expected {}", what),
        }
    }
}

impl std::error::Error for ParseCodeError {}

impl FromStr for OctalGame {
    type Err = ParseCodeError;

    /// Parses a code such as `0.77`, `.137`, `4.[3]` or `0x0.3F`. Spaces around it are ignored.
    fn from_str(text: &str) -> Result<OctalGame, ParseCodeError> {
        let inner = text.trim_start();
        let at = text.len() - inner.len();
        let text = &text[..at + inner.trim_end().len()];
        let mut reader = Reader { text, at, radix: 8 };
        reader.code()
    }
}

/// A text, and the number of its bytes that have been read: leading spaces, followed by ASCII
/// characters.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    radix: u32,
}

impl Reader<'_> {
    fn code(&mut self) -> Result<OctalGame, ParseCodeError> {
        if self.text[self.at..].starts_with("0x") || self.text[self.at..].starts_with("0X") {
            self.at += 2;
            self.radix = 16;
        }
        let beginning = self.at;
        if self.next().is_none() {
            return Err(self.error(ParseCodeErrorKind::Expected("a code such as 0.77")));
        }
        let first = if self.next() == Some('.') { 0 } else { self.first_digit()? };
        self.sign('.', "a point")?;
        let start = self.digits("[")?;
        let mut tail = Vec::new();
        if self.next() == Some('[') {
            self.at += 1;
            tail = self.digits("]")?;
            if tail.is_empty() {
                return Err(self.error(ParseCodeErrorKind::Expected("a digit that repeats")));
            }
            self.sign(']', "a digit or ]")?;
            if self.next().is_some() {
                return Err(self.error(ParseCodeErrorKind::Expected("the end of the code")));
            }
        }
        if self.at == beginning + 1 {
            return Err(self.error(ParseCodeErrorKind::Expected("a digit")));
        }
        Ok(OctalGame::new(first, start, tail))
    }

    fn first_digit(&mut self) -> Result<u8, ParseCodeError> {
        let first = self.digit()?;
        if first & (NO_HEAP | ONE_HEAP) != 0 {
            return Err(self.error(ParseCodeErrorKind::FirstDigit));
        }
        self.at += 1;
        Ok(first)
    }

    /// Reads all digits up to the first character that is in `ends`, or up to the end of the text.
    fn digits(&mut self, ends: &str) -> Result<Vec<u8>, ParseCodeError> {
        let mut digits = Vec::new();
        while matches!(self.next(), Some(next) if !ends.contains(next)) {
            digits.push(self.digit()?);
            self.at += 1;
        }
        Ok(digits)
    }

    /// Returns the next digit without moving past it.
    fn digit(&self) -> Result<u8, ParseCodeError> {
        let kind = if self.radix == 8 {
            ParseCodeErrorKind::NotOctal
        } else {
            ParseCodeErrorKind::NotHexadecimal
        };
        let digit = self.next().and_then(|next| next.to_digit(self.radix));
        digit.map(|digit| digit as u8).ok_or_else(|| self.error(kind))
    }

    fn sign(&mut self, sign: char, what: &'static str) -> Result<(), ParseCodeError> {
        if self.next() != Some(sign) {
            return Err(self.error(ParseCodeErrorKind::Expected(what)));
        }
        self.at += 1; // `sign` is ASCII
        Ok(())
    }

    fn next(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn error(&self, kind: ParseCodeErrorKind) -> ParseCodeError {
        let character = self.text[..self.at].chars().count() + 1;
        ParseCodeError { character, found: self.next(), kind }
    }
}
