//! Parsing of subtraction sets, with errors that name the place of the mistake.

use super::infer::{infinite_set, step, LEAST_GIVEN};
use super::{Members, SetError, SubtractionSet};
use crate::keyboard::half_width;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// An error that can be returned when parsing a [`SubtractionSet`].
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
    /// The position of the mistake, counted in characters from 1.
    pub character: usize,
    /// The kind of the mistake.
    pub kind: ParseSetErrorKind,
}

/// The kind of mistake that a [`ParseSetError`] reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseSetErrorKind {
    /// The numbers do not form a subtraction set.
    Set(SetError),
    /// A number is larger than 2^64 - 1.
    Overflow,
    /// A range ends before it begins.
    Backwards {
        /// The number before the dots.
        first: u64,
        /// The smaller number after them.
        last: u64,
    },
    /// The numbers before the dots do not lead to the number after them in equal steps.
    Steps,
    /// The numbers before dots at the end begin no set that is known here.
    Unknown,
    /// A range has more than 10^6 numbers, which is more than anyone needs.
    TooMany,
    /// Something else, which the string describes, was expected.
    Expected(&'static str),
}

/// The largest number of elements in a range.
const MAX_RANGE: u64 = 1_000_000;

impl fmt::Display for ParseSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: ", self.character)?;
        match &self.kind {
            ParseSetErrorKind::Set(error) => error.fmt(f),
            ParseSetErrorKind::Overflow => write!(f, "the number is larger than 2^64 - 1"),
            ParseSetErrorKind::Backwards { first, last } => {
                write!(f, "the range from {} to {} is empty; the smaller number ", first, last)?;
                f.write_str("comes first")
            }
            ParseSetErrorKind::Steps => f.write_str(
                "the numbers before the dots do not lead to this one in equal steps; write all \
                 numbers",
            ),
            ParseSetErrorKind::Unknown => write!(
                f,
                "it is not clear how the set goes on; at least {} numbers must begin odd, even, \
                 multiples, powers, squares, primes or fibonacci, or follow one another",
                LEAST_GIVEN
            ),
            ParseSetErrorKind::TooMany => {
                write!(f, "the range has more than {} numbers", MAX_RANGE)
            }
            ParseSetErrorKind::Expected(what) => write!(f, "expected {}", what),
        }
    }
}

impl std::error::Error for ParseSetError {}

/// Something about the text of a set that its author may not have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetRemark {
    /// A number is given more than once, which changes nothing.
    Repeated(u64),
    /// The numbers before dots were continued in steps of more than 1.
    InSteps {
        /// The distance between neighbouring numbers.
        step: u64,
        /// The number after the dots.
        last: u64,
    },
    /// The numbers before dots at the end were taken as the beginning of this set.
    Continued(SubtractionSet),
}

impl fmt::Display for SetRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetRemark::Repeated(number) => {
                write!(f, "{} is given more than once; once is enough", number)
            }
            SetRemark::InSteps { step, last } => {
                write!(f, "the dots were read as steps of {} up to {}", step, last)
            }
            SetRemark::Continued(set) => {
                write!(f, "the numbers before the dots were read as the beginning of: {}", set)
            }
        }
    }
}

impl FromStr for SubtractionSet {
    type Err = ParseSetError;

    /// Accepts everything that this page shows, except a number that is given twice.
    fn from_str(text: &str) -> Result<Self, ParseSetError> {
        let (set, remarks) = read(text)?;
        for PlacedRemark { character, remark } in remarks {
            if let SetRemark::Repeated(number) = remark {
                let kind = ParseSetErrorKind::Set(SetError::Duplicate(number));
                return Err(ParseSetError { character, kind });
            }
        }
        Ok(set)
    }
}

/// A remark, and the position to which it refers, counted in characters from 1.
pub(crate) struct PlacedRemark {
    pub(crate) character: usize,
    pub(crate) remark: SetRemark,
}

/// Reads a set in the form in which a person would type it.
pub(crate) fn read(text: &str) -> Result<(SubtractionSet, Vec<PlacedRemark>), ParseSetError> {
    let text = half_width(text).to_ascii_lowercase();
    let mut reader = SetReader { text: &text, at: 0, remarks: vec![] };
    let members = reader.members()?;
    reader.skip_blanks();
    match reader.rest() {
        "" => Ok((members.into(), reader.remarks)),
        _ => Err(reader.error(ParseSetErrorKind::Expected("the end of the rule"))),
    }
}

/// Returns whether a text that begins with these letters is meant as a set.
pub(crate) fn begins_set(letters: &str) -> bool {
    letters == "powers" || letters == "multiples" || Word::find(letters).is_some()
}

const RULES: &str = "{1, 2, 3}, all, odd, even, multiples of 3, powers of 2, squares, primes, \
                     fibonacci or all but {2, 4}";

/// The first word of a set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    All,
    /// `除了`, which means `all but`.
    AllBut,
    Odd,
    Even,
    Squares,
    Primes,
    Fibonacci,
}

impl Word {
    /// Returns the word with this spelling, in lower case, in English or Chinese.
    fn find(text: &str) -> Option<Word> {
        Some(match text {
            "all" | "any" | "全部" | "所有" | "任意" | "任意数" | "所有数" | "任意个" => {
                Word::All
            }
            "除" | "除了" => Word::AllBut,
            "odd" | "奇数" | "奇数个" => Word::Odd,
            "even" | "偶数" | "偶数个" => Word::Even,
            "squares" | "square" | "平方数" | "完全平方数" => Word::Squares,
            "primes" | "prime" | "质数" | "素数" => Word::Primes,
            "fibonacci" | "斐波那契数" | "斐波那契数列" | "斐波那契" => {
                Word::Fibonacci
            }
            _ => return None,
        })
    }
}

/// The dots that replace omitted numbers.
const DOTS: [&str; 3] = ["……", "…", "..."];

/// The signs between the ends of a range of consecutive numbers.
const RANGE_SIGNS: [&str; 3] = ["..", "~", "-"];

/// The largest number of remarks about one set.
const MAX_REMARKS: usize = 3;

/// A number, and the byte at which it begins.
#[derive(Clone, Copy)]
struct Number {
    at: usize,
    value: u64,
}

/// The numbers between braces.
#[derive(Default)]
struct Numbers {
    in_order: Vec<u64>,
    values: BTreeSet<u64>,
    /// Whether dots follow the last number.
    is_endless: bool,
}

/// A text in lower case and in half-width characters, the number of its bytes that have been read,
/// and the remarks made on the way.
struct SetReader<'a> {
    text: &'a str,
    at: usize,
    remarks: Vec<PlacedRemark>,
}

impl<'a> SetReader<'a> {
    fn members(&mut self) -> Result<Members, ParseSetError> {
        self.skip_blanks();
        if self.rest().starts_with('{') {
            return self.numbers_or_infinite();
        }
        if self.rest().starts_with(|c: char| c.is_ascii_digit()) {
            return self.chinese_multiples();
        }
        let keyword = self.keyword();
        match keyword {
            "powers" => return self.powers(),
            "multiples" => {
                self.expect_keyword("of", "of")?;
                return self.multiples();
            }
            _ => {}
        }
        let word = Word::find(keyword);
        // `prime numbers` are `primes`.
        if word.map_or(false, |word| word != Word::AllBut) {
            self.accept_keyword(&["number", "numbers"]);
        }
        match word {
            Some(Word::Odd) => Ok(Members::Odd),
            Some(Word::Even) => Ok(Members::MultiplesOf(2)),
            Some(Word::Squares) => Ok(Members::Squares),
            Some(Word::Primes) => Ok(Members::Primes),
            Some(Word::Fibonacci) => Ok(Members::Fibonacci),
            Some(Word::All) if self.accept_keyword(&["but", "except"]) => self.all_but(),
            Some(Word::All) if self.accept_keyword(&["除", "除了"]) => self.all_but(),
            Some(Word::All) => Ok(Members::All),
            Some(Word::AllBut) => {
                let members = self.all_but()?;
                self.accept_keyword(&["外", "以外", "之外"]);
                Ok(members)
            }
            None => {
                let at = self.at - keyword.len();
                Err(self.error_at(at, ParseSetErrorKind::Expected(RULES)))
            }
        }
    }

    fn powers(&mut self) -> Result<Members, ParseSetError> {
        self.expect_keyword("of", "of")?;
        let base = self.number("a base of 2 or more")?;
        self.power_of(base)
    }

    fn power_of(&self, base: Number) -> Result<Members, ParseSetError> {
        if base.value < 2 {
            let error = SetError::Base(base.value);
            return Err(self.error_at(base.at, ParseSetErrorKind::Set(error)));
        }
        Ok(Members::PowersOf(base.value))
    }

    fn multiples(&mut self) -> Result<Members, ParseSetError> {
        let factor = self.number("a number of 1 or more")?;
        self.multiple_of(factor)
    }

    fn multiple_of(&self, factor: Number) -> Result<Members, ParseSetError> {
        let set = SubtractionSet::multiples_of(factor.value);
        let set = set.map_err(|error| self.error_at(factor.at, ParseSetErrorKind::Set(error)))?;
        Ok(set.members)
    }

    /// Reads `2的幂` or `3的倍数`.
    fn chinese_multiples(&mut self) -> Result<Members, ParseSetError> {
        let number = self.number("a number")?;
        match self.keyword() {
            "的幂" | "的幂次" | "的次幂" | "的方幂" => self.power_of(number),
            "的倍数" => self.multiple_of(number),
            _ => Err(self.error_at(number.at, ParseSetErrorKind::Expected("{ before the numbers"))),
        }
    }

    /// Reads the numbers after `all but`: in braces, or separated by commas. If no numbers follow,
    /// all numbers are allowed.
    fn all_but(&mut self) -> Result<Members, ParseSetError> {
        self.skip_blanks();
        let mut numbers = Numbers::default();
        if self.rest().starts_with('{') {
            self.at += 1;
            self.skip_blanks();
            if self.accept_one_of(&["}"]) {
                return Ok(Members::All);
            }
            self.numbers_in_braces(&mut numbers)?;
        } else {
            loop {
                let number = self.number("a number or {")?;
                self.add(&mut numbers, number)?;
                if !self.accept_separator() {
                    break;
                }
            }
        }
        if numbers.is_endless {
            let message = "} (after all but, the numbers must come to an end)";
            return Err(self.error_at(self.at - 1, ParseSetErrorKind::Expected(message)));
        }
        Ok(Members::AllBut(numbers.values.into_iter().collect()))
    }

    fn numbers_or_infinite(&mut self) -> Result<Members, ParseSetError> {
        self.at += 1;
        self.skip_blanks();
        if self.rest().starts_with('}') {
            return Err(self.error(ParseSetErrorKind::Set(SetError::Empty)));
        }
        let mut numbers = Numbers::default();
        let start = self.at;
        self.numbers_in_braces(&mut numbers)?;
        if !numbers.is_endless {
            return Ok(Members::Finite(numbers.values.into_iter().collect()));
        }
        let members = infinite_set(&numbers.in_order)
            .ok_or_else(|| self.error_at(start, ParseSetErrorKind::Unknown))?;
        self.remark(start, SetRemark::Continued(members.clone().into()));
        Ok(members)
    }

    /// Reads what follows an opening brace, up to and including the closing brace.
    fn numbers_in_braces(&mut self, numbers: &mut Numbers) -> Result<(), ParseSetError> {
        loop {
            let number = self.number("a number")?;
            self.add(numbers, number)?;
            self.skip_blanks();
            let last = numbers.in_order.len() - 1;
            if self.accept_dots() {
                self.continue_from(numbers, 0)?;
            } else if self.accept_one_of(&RANGE_SIGNS) {
                self.skip_blanks();
                if !self.is_at_digit() {
                    return Err(self.error(ParseSetErrorKind::Expected("the end of the range")));
                }
                self.continue_from(numbers, last)?;
            }
            let mut is_separated = self.accept_separator();
            if !numbers.is_endless && self.accept_dots() {
                self.accept_separator();
                self.continue_from(numbers, 0)?;
                is_separated = self.accept_separator();
            }
            if numbers.is_endless || !is_separated && !self.is_at_digit() {
                break;
            }
        }
        self.expect_sign("}", "a comma or }")
    }

    /// Continues the numbers from index `from` up to the next number in the text; if there is no
    /// next number, the numbers go on without end.
    fn continue_from(&mut self, numbers: &mut Numbers, from: usize) -> Result<(), ParseSetError> {
        self.accept_separator();
        if !self.is_at_digit() {
            numbers.is_endless = true;
            return Ok(());
        }
        let last = self.number("a number")?;
        let given = &numbers.in_order[from..];
        let (first, newest) = (given[0], given[given.len() - 1]);
        let wrong = if last.value < newest {
            Some(ParseSetErrorKind::Backwards { first, last: last.value })
        } else {
            None
        };
        let found = step(given, last.value);
        let step = match (wrong, found) {
            (Some(kind), _) => return Err(self.error_at(last.at, kind)),
            (None, None) => return Err(self.error_at(last.at, ParseSetErrorKind::Steps)),
            (None, Some(step)) => step,
        };
        if (last.value - newest) / step >= MAX_RANGE {
            return Err(self.error_at(last.at, ParseSetErrorKind::TooMany));
        }
        if step > 1 {
            self.remark(last.at, SetRemark::InSteps { step, last: last.value });
        }
        let mut value = newest;
        while value < last.value {
            value += step;
            self.add(numbers, Number { at: last.at, value })?;
        }
        Ok(())
    }

    /// Adds a number, with a remark if the number is already in the set.
    fn add(&mut self, numbers: &mut Numbers, number: Number) -> Result<(), ParseSetError> {
        let Number { at, value } = number;
        if value == 0 {
            return Err(self.error_at(at, ParseSetErrorKind::Set(SetError::Zero)));
        }
        numbers.in_order.push(value);
        if !numbers.values.insert(value) && self.remarks.len() < MAX_REMARKS {
            self.remark(at, SetRemark::Repeated(value));
        }
        Ok(())
    }

    fn remark(&mut self, byte: usize, remark: SetRemark) {
        let character = self.character(byte);
        self.remarks.push(PlacedRemark { character, remark });
    }

    fn number(&mut self, what: &'static str) -> Result<Number, ParseSetError> {
        self.skip_blanks();
        let at = self.at;
        let digits = self.take_while(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.error(ParseSetErrorKind::Expected(what)));
        }
        let value = digits.parse();
        let value = value.map_err(|_| self.error_at(at, ParseSetErrorKind::Overflow))?;
        Ok(Number { at, value })
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

    /// Reads the next word if it is one of these keywords, and returns whether it is one.
    fn accept_keyword(&mut self, keywords: &[&str]) -> bool {
        let before = self.at;
        let is_one = keywords.contains(&self.keyword());
        if !is_one {
            self.at = before;
        }
        is_one
    }

    fn expect_sign(&mut self, sign: &str, what: &'static str) -> Result<(), ParseSetError> {
        self.skip_blanks();
        match self.accept_one_of(&[sign]) {
            true => Ok(()),
            false => Err(self.error(ParseSetErrorKind::Expected(what))),
        }
    }

    /// Reads a comma or a semicolon and the spaces around it, and returns whether there is one.
    fn accept_separator(&mut self) -> bool {
        self.skip_blanks();
        let is_there = self.accept_one_of(&[",", ";"]);
        self.skip_blanks();
        is_there
    }

    /// Reads dots in place of omitted numbers, and returns whether there are any.
    fn accept_dots(&mut self) -> bool {
        self.accept_one_of(&DOTS)
    }

    fn accept_one_of(&mut self, signs: &[&str]) -> bool {
        let found = signs.iter().find(|&&sign| self.rest().starts_with(sign));
        let len = found.map_or(0, |sign| sign.len());
        self.at += len;
        len > 0
    }

    fn is_at_digit(&self) -> bool {
        self.rest().starts_with(|c: char| c.is_ascii_digit())
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
        ParseSetError { character: self.character(byte), kind }
    }

    /// Returns the position of a byte, counted in characters from 1.
    fn character(&self, byte: usize) -> usize {
        self.text[..byte].chars().count() + 1
    }
}
