//! Parsing of rules that list the heaps left by a move.

use super::quotient::{Quotient, Rounding};
use super::{
    is_move, Choice, Condition, Linear, Moves, Relation, MAX_HEAPS, MAX_LETTERS, MAX_QUOTIENTS,
};
use crate::keyboard::half_width;
use crate::subtraction::{self, ParseSetError};
use std::fmt;
use std::str::FromStr;

/// An error that can be returned when parsing [`Moves`].
///
/// ```
/// use grundy::rule::Moves;
///
/// let error = "n -> n-1 | (a, n-a+1)".parse::<Moves>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "at character 12: from a heap of 1 this leaves 1 + 1, but a move must leave heaps smaller \
///      than the heap, with no more stones together; add a condition"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMovesError {
    /// The position of the mistake, counted in characters from 1.
    pub character: usize,
    /// The kind of the mistake.
    pub kind: ParseMovesErrorKind,
}

/// The kind of mistake that a [`ParseMovesError`] reports.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseMovesErrorKind {
    /// Something else, which the string describes, was expected.
    Expected(&'static str),
    /// A number is above 10^9.
    Overflow,
    /// An option has more letters, besides that of the heap, than the language allows.
    Letters,
    /// An option has more heaps than the language allows.
    Heaps,
    /// An option has more quotients than the language allows.
    Quotients,
    /// The set after `in` cannot be read.
    Set(ParseSetError),
    /// A product of two letters.
    Product,
    /// For this heap, the option leaves heaps from which play need not end.
    Endless {
        /// The heap.
        heap: u64,
        /// What is left of it.
        left: Vec<u64>,
    },
}

impl fmt::Display for ParseMovesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let ParseMovesErrorKind::Set(error) = &self.kind {
            return error.fmt(f);
        }
        write!(f, "at character {}: ", self.character)?;
        match &self.kind {
            ParseMovesErrorKind::Expected(what) => write!(f, "expected {}", what),
            ParseMovesErrorKind::Overflow => f.write_str("the number is above 10^9"),
            ParseMovesErrorKind::Letters => write!(
                f,
                "an option may have {} letters beside that of the heap, and this is one more",
                MAX_LETTERS
            ),
            ParseMovesErrorKind::Heaps => {
                write!(f, "an option may leave {} heaps, and this is one more", MAX_HEAPS)
            }
            ParseMovesErrorKind::Quotients => {
                f.write_str("this is one quotient more than an option may have")
            }
            ParseMovesErrorKind::Product => {
                f.write_str("a letter may be multiplied by a number, as in 2a, but not by a letter")
            }
            ParseMovesErrorKind::Endless { heap, left } => {
                let left: Vec<String> = left.iter().map(u64::to_string).collect();
                write!(f, "from a heap of {} this leaves {}, ", heap, left.join(" + "))?;
                f.write_str(
                    "but a move must leave heaps smaller than the heap, with no more stones \
                     together; add a condition",
                )
            }
            ParseMovesErrorKind::Set(_) => Ok(()),
        }
    }
}

impl std::error::Error for ParseMovesError {}

/// The largest number that the language allows.
const MAX_NUMBER: u64 = 1_000_000_000;

impl FromStr for Moves {
    type Err = ParseMovesError;

    fn from_str(text: &str) -> Result<Moves, ParseMovesError> {
        let moves = read(text)?;
        // As printed, so that both are the same rule: no letter or quotient cancels out, and the
        // letters are numbered in their order.
        read(&moves.to_string()).map_err(|error| ParseMovesError { character: 1, ..error })
    }
}

fn read(text: &str) -> Result<Moves, ParseMovesError> {
    let text = half_width(text).to_ascii_lowercase();
    let mut reader = MovesReader {
        text: &text,
        at: 0,
        heap: 'n',
        letters: vec![],
        quotients: vec![],
        is_in_condition: false,
    };
    let choices = reader.choices()?;
    Ok(Moves { choices })
}

impl Moves {
    /// Returns whether a text has the arrow of a list of moves, and so is meant as such a list.
    ///
    /// ```
    /// # use grundy::rule::Moves;
    /// assert!(Moves::has_arrow("n → n-1 | "));
    /// assert!(!Moves::has_arrow("kayles"));
    /// ```
    pub fn has_arrow(text: &str) -> bool {
        ARROWS.iter().any(|arrow| text.contains(arrow))
    }
}

const ARROWS: [&str; 4] = ["->", "→", "=>", "⇒"];
const WITH: [&str; 8] = ["with", "if", "where", "when", "for", "其中", "若", "如果"];
const AND: [&str; 5] = ["and", "且", "并且", "&&", "&"];
const OR: [&str; 3] = ["or", "或", "或者"];

const RELATIONS: [(&str, Relation); 11] = [
    ("<=", Relation::AtMost),
    (">=", Relation::AtLeast),
    ("<>", Relation::Unequal),
    ("!=", Relation::Unequal),
    ("==", Relation::Equal),
    ("≤", Relation::AtMost),
    ("≥", Relation::AtLeast),
    ("≠", Relation::Unequal),
    ("<", Relation::Less),
    (">", Relation::Greater),
    ("=", Relation::Equal),
];

/// The signs before and after a quotient that is rounded.
const ROUNDED: [(&str, &str, Rounding); 4] = [
    ("floor(", ")", Rounding::Down),
    ("⌊", "⌋", Rounding::Down),
    ("ceil(", ")", Rounding::Up),
    ("⌈", "⌉", Rounding::Up),
];

struct MovesReader<'a> {
    /// A text in lower case and in half-width characters.
    text: &'a str,
    /// The number of bytes that have been read.
    at: usize,
    /// The letter of the heap.
    heap: char,
    /// The letters of the option that is being read, except the letter for the heap.
    letters: Vec<char>,
    /// The quotients of the option.
    quotients: Vec<Quotient>,
    is_in_condition: bool,
}

type Parsed<T> = Result<T, ParseMovesError>;

impl MovesReader<'_> {
    fn choices(&mut self) -> Parsed<Vec<Choice>> {
        const START: &str = "the letter of the heap and an arrow, as in n ->";
        self.skip_blanks();
        self.heap = self.letter().ok_or_else(|| self.expected(START))?;
        if !self.accept_one_of(&ARROWS) {
            return Err(self.expected("an arrow, as in n -> n-1"));
        }
        let mut choices = Vec::new();
        loop {
            choices.push(self.choice()?);
            if !self.accept_one_of(&["||", "|"]) && !self.accept_word(&OR) {
                break;
            }
        }
        self.skip_blanks();
        match self.rest() {
            "" => Ok(choices),
            _ => Err(self.expected("with and conditions, | and another option, or the end")),
        }
    }

    fn choice(&mut self) -> Parsed<Choice> {
        self.skip_blanks();
        let start = self.at;
        self.letters.clear();
        self.quotients.clear();
        self.is_in_condition = false;
        let heaps = self.heaps()?;
        let mut conditions = Vec::new();
        self.is_in_condition = true;
        if self.accept_word(&WITH) {
            loop {
                self.condition(&mut conditions)?;
                let is_more = self.accept_one_of(&[","]) | self.accept_word(&AND);
                if !is_more && !self.accept_one_of(&["&&", "&"]) {
                    break;
                }
            }
        }
        let quotients = self.quotients.clone();
        let choice = Choice::new(heaps, conditions, self.letters.len(), quotients);
        // What is not understood after an option may be what makes play end.
        let end = self.at;
        let is_whole =
            self.accept_one_of(&["|"]) || self.accept_word(&OR) || self.rest().is_empty();
        self.at = end;
        match first_endless(&choice) {
            None => Ok(choice),
            Some(_) if !is_whole => {
                Err(self.expected("with and conditions, | and another option, or the end"))
            }
            Some(kind) => Err(self.error_at(start, kind)),
        }
    }

    fn heaps(&mut self) -> Parsed<Vec<Linear>> {
        if self.accept_word(&["nothing", "空"]) {
            return Ok(vec![Linear::number(0)]);
        }
        const ONE: &str = "a heap, such as n-1, or ( before several heaps";
        self.skip_blanks();
        let start = self.at;
        if !self.accept_one_of(&["("]) {
            return Ok(vec![self.linear(ONE)?]);
        }
        let mut heaps = Vec::new();
        loop {
            self.skip_blanks();
            if heaps.len() == MAX_HEAPS {
                return Err(self.error_at(self.at, ParseMovesErrorKind::Heaps));
            }
            heaps.push(self.linear("a heap, such as a or n-a")?);
            if !self.accept_one_of(&[","]) {
                break;
            }
        }
        if !self.accept_one_of(&[")"]) {
            return Err(self.expected("a comma or )"));
        }
        if heaps.len() == 1 && self.accept_one_of(&["/"]) {
            // The heap is a quotient, such as (n-1)/2.
            self.at = start;
            return Ok(vec![self.linear(ONE)?]);
        }
        Ok(heaps)
    }

    fn condition(&mut self, conditions: &mut Vec<Condition>) -> Parsed<()> {
        let first = self.linear("a condition, such as a < n-a or a odd")?;
        let mut left = first;
        let mut is_compared = false;
        while let Some(relation) = self.relation() {
            let right = self.linear("a number or a letter to compare with")?;
            conditions.push(Condition::Compare { left, relation, right });
            left = right;
            is_compared = true;
        }
        if is_compared {
            return Ok(());
        }
        self.accept_word(&["is", "是", "为"]);
        let remainder = |remainder: u64| Condition::Remainder { of: first, modulus: 2, remainder };
        let condition = if self.accept_word(&["odd", "奇数", "是奇数", "为奇数"]) {
            remainder(1)
        } else if self.accept_word(&["even", "偶数", "是偶数", "为偶数"]) {
            remainder(0)
        } else if self.accept_word(&["mod"]) || self.accept_one_of(&["%"]) {
            self.remainder(first)?
        } else if self.accept_word(&["divides", "整除"]) {
            Condition::Divides { divisor: first, number: self.linear("a number or a letter")? }
        } else if self.accept_word(&["in", "属于"]) || self.accept_one_of(&["∈"]) {
            self.member(first)?
        } else {
            return Err(self.expected("<, <=, =, !=, >=, >, odd, even, mod, divides or in"));
        };
        conditions.push(condition);
        Ok(())
    }

    /// Reads the rest of `a mod 3 = 1`.
    fn remainder(&mut self, of: Linear) -> Parsed<Condition> {
        const EXAMPLE: &str = "a number of 1 or more and a remainder below it, as in mod 3 = 1";
        self.skip_blanks();
        let start = self.at;
        let modulus = self.number()?.filter(|&modulus| modulus > 0);
        let modulus = modulus.ok_or_else(|| self.expected_at(start, EXAMPLE))?;
        if !self.accept_one_of(&["==", "="]) {
            return Err(self.expected("= and a remainder, as in mod 3 = 1"));
        }
        self.skip_blanks();
        let start = self.at;
        let remainder = self.number()?.filter(|&remainder| remainder < modulus);
        let remainder = remainder.ok_or_else(|| self.expected_at(start, EXAMPLE))?;
        Ok(Condition::Remainder { of, modulus, remainder })
    }

    /// Reads the rest of `a in {1, 4}`.
    fn member(&mut self, number: Linear) -> Parsed<Condition> {
        self.skip_blanks();
        let start = self.at;
        let end = start + end_of_set(self.rest());
        let read = subtraction::read(&self.text[start..end]);
        let (set, _) = read.map_err(|error| {
            let character = self.character(start) + error.character - 1;
            let kind = ParseMovesErrorKind::Set(ParseSetError { character, ..error });
            ParseMovesError { character, kind }
        })?;
        self.at = end;
        Ok(Condition::Member { number, set })
    }

    /// Reads a sum such as `n-2a-1`; `what` describes what is expected at its beginning.
    fn linear(&mut self, what: &'static str) -> Parsed<Linear> {
        let mut sum = Linear::number(0);
        let mut is_first = true;
        loop {
            let sign = match (self.accept_one_of(&["+"]), self.accept_minus()) {
                (_, true) => -1,
                (true, _) => 1,
                _ if is_first => 1,
                _ => return Ok(sum),
            };
            self.skip_blanks();
            let start = self.at;
            let term = self.term()?.ok_or_else(|| match is_first {
                true => self.expected(what),
                false => self.expected("a number or a letter"),
            })?;
            let next = sum.plus(sign, &term).filter(is_small);
            sum = next.ok_or_else(|| self.error_at(start, ParseMovesErrorKind::Overflow))?;
            is_first = false;
        }
    }

    /// Reads a product, or a quotient such as `n/2`, `(n-1)/2` or `floor(n/2)`.
    fn term(&mut self) -> Parsed<Option<Linear>> {
        const ROUND: &str = "floor or ceil around a quotient in a condition, as in a <= floor(n/2)";
        self.skip_blanks();
        let start = self.at;
        let found = ROUNDED.iter().find(|&&(sign, ..)| self.accept_one_of(&[sign]));
        if let Some(&(_, end, rounding)) = found {
            let (of, divisor) = self.ratio()?;
            if !self.accept_one_of(&[end]) {
                return Err(self.expected("the end of the quotient"));
            }
            return self.quotient(Quotient { of, divisor, rounding }, start).map(Some);
        }
        let is_quotient = self.rest().starts_with('(') || {
            self.product()?;
            self.at > start && self.accept_one_of(&["/"])
        };
        self.at = start;
        if !is_quotient {
            return self.product();
        }
        let (of, divisor) = self.ratio()?;
        if self.is_in_condition {
            return Err(self.expected_at(start, ROUND));
        }
        self.quotient(Quotient { of, divisor, rounding: Rounding::None }, start).map(Some)
    }

    /// Reads the dividend and the divisor.
    fn ratio(&mut self) -> Parsed<(Linear, u64)> {
        let of = if self.accept_one_of(&["("]) {
            let of = self.linear("a number or a letter")?;
            if !self.accept_one_of(&[")"]) {
                return Err(self.expected(") and a division, as in (n-1)/2"));
            }
            of
        } else {
            self.product()?.ok_or_else(|| self.expected("a quotient, such as n/2"))?
        };
        if of.is_number() {
            return Err(self.expected("a letter in what is divided, as in n/2"));
        }
        if !self.accept_one_of(&["/"]) {
            return Err(self.expected("a division, as in (n-1)/2"));
        }
        self.skip_blanks();
        let start = self.at;
        let divisor = self.number()?.filter(|&divisor| divisor > 0);
        let divisor = divisor.ok_or_else(|| self.expected_at(start, "a number of 1 or more"))?;
        Ok((of, divisor))
    }

    /// Returns, as an expression, the quotient that begins at byte `at`.
    fn quotient(&mut self, quotient: Quotient, at: usize) -> Parsed<Linear> {
        let known = self.quotients.iter().position(|known| *known == quotient);
        let index = known.unwrap_or(self.quotients.len());
        if index == MAX_QUOTIENTS {
            return Err(self.error_at(at, ParseMovesErrorKind::Quotients));
        }
        if known.is_none() {
            self.quotients.push(quotient);
        }
        let mut term = Linear::default();
        term.quotients[index] = 1;
        Ok(term)
    }

    /// Reads `3`, `a`, `3a` or `3*a`.
    fn product(&mut self) -> Parsed<Option<Linear>> {
        self.skip_blanks();
        let number = self.number()?;
        // `2a` is a product; `2 a` is not.
        let is_adjacent = number.is_some() && self.is_at_letter();
        let is_product = number.is_some() && self.accept_one_of(&["*", "·", "×"]);
        if number.is_none() || is_product || is_adjacent {
            let at = self.at;
            if let Some(letter) = self.letter() {
                let unit = self.unit(letter, at)?;
                let after = self.at;
                if self.accept_one_of(&["*", "·", "×"]) {
                    return Err(self.error_at(after, ParseMovesErrorKind::Product));
                }
                let factor = number.unwrap_or(1) as i64;
                return Ok(Linear::number(0).plus(factor, &unit));
            }
            if is_product {
                return Err(self.expected("a letter"));
            }
        }
        Ok(number.map(|number| Linear::number(number as i64)))
    }

    /// Returns a letter as an expression.
    fn unit(&mut self, letter: char, at: usize) -> Parsed<Linear> {
        if letter == self.heap {
            return Ok(Linear { heap: 1, ..Linear::default() });
        }
        let known = self.letters.iter().position(|&known| known == letter);
        let index = known.unwrap_or(self.letters.len());
        if index == MAX_LETTERS {
            return Err(self.error_at(at, ParseMovesErrorKind::Letters));
        }
        if known.is_none() {
            self.letters.push(letter);
        }
        Ok(Linear::letter(index))
    }

    fn relation(&mut self) -> Option<Relation> {
        self.skip_blanks();
        let found = RELATIONS.iter().find(|(sign, _)| self.rest().starts_with(sign));
        let &(sign, relation) = found?;
        self.at += sign.len();
        Some(relation)
    }

    fn number(&mut self) -> Parsed<Option<u64>> {
        self.skip_blanks();
        let rest = self.rest();
        let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if len == 0 {
            return Ok(None);
        }
        let number = rest[..len].parse().ok().filter(|&number: &u64| number <= MAX_NUMBER);
        match number {
            Some(number) => {
                self.at += len;
                Ok(Some(number))
            }
            None => Err(self.error_at(self.at, ParseMovesErrorKind::Overflow)),
        }
    }

    /// Reads a letter that is not part of a word.
    fn letter(&mut self) -> Option<char> {
        self.skip_blanks();
        if !self.is_at_letter() {
            return None;
        }
        let letter = self.rest().chars().next();
        self.at += 1;
        letter
    }

    /// Returns whether a single letter comes next, as opposed to a word.
    fn is_at_letter(&self) -> bool {
        let mut chars = self.rest().chars();
        let is_letter = chars.next().map_or(false, |c| c.is_ascii_alphabetic());
        is_letter && !chars.next().map_or(false, |c| c.is_ascii_alphabetic())
    }

    fn accept_minus(&mut self) -> bool {
        self.skip_blanks();
        !self.rest().starts_with("->") && self.accept_one_of(&["-"])
    }

    fn accept_word(&mut self, words: &[&str]) -> bool {
        self.skip_blanks();
        let rest = self.rest();
        let len = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        // Chinese has no spaces between words.
        let is_chinese = rest.chars().next().map_or(false, |c| !c.is_ascii());
        let found = words.iter().filter(|&&word| match is_chinese {
            true => rest.starts_with(word),
            false => &rest[..len] == word,
        });
        let longest = found.map(|word| word.len()).max().unwrap_or(0);
        self.at += longest;
        longest > 0
    }

    fn accept_one_of(&mut self, signs: &[&str]) -> bool {
        self.skip_blanks();
        let found = signs.iter().find(|&&sign| self.rest().starts_with(sign));
        let len = found.map_or(0, |sign| sign.len());
        self.at += len;
        len > 0
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn expected(&self, what: &'static str) -> ParseMovesError {
        self.expected_at(self.at, what)
    }

    fn expected_at(&self, byte: usize, what: &'static str) -> ParseMovesError {
        self.error_at(byte, ParseMovesErrorKind::Expected(what))
    }

    fn error_at(&self, byte: usize, kind: ParseMovesErrorKind) -> ParseMovesError {
        ParseMovesError { character: self.character(byte), kind }
    }

    fn character(&self, byte: usize) -> usize {
        self.text[..byte].chars().count() + 1
    }
}

/// Returns whether all numbers of an expression are within the bounds of the language.
fn is_small(linear: &Linear) -> bool {
    let numbers = [linear.heap, linear.constant];
    let mut numbers = numbers.iter().chain(&linear.letters).chain(&linear.quotients);
    numbers.all(|number| number.unsigned_abs() <= MAX_NUMBER)
}

/// Returns the length in bytes of the set at the beginning of `text`.
fn end_of_set(text: &str) -> usize {
    let mut depth = 0;
    for (byte, sign) in text.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            '|' | ',' | '&' if depth == 0 => return byte,
            _ => {}
        }
        let rest = &text[byte..];
        let is_word = |word: &&str| rest.starts_with(&format!(" {} ", word));
        if depth == 0 && AND.iter().chain(&OR).any(is_word) {
            return byte;
        }
        if depth == 0 && AND.iter().chain(&OR).any(|w| !w.is_ascii() && rest.starts_with(w)) {
            return byte;
        }
    }
    text.len()
}

/// Looks for a small heap that some choice turns into heaps from which play need not end.
fn first_endless(choice: &Choice) -> Option<ParseMovesErrorKind> {
    let last_tried = [200, 60, 24, 12][choice.letters];
    for heap in 1..=last_tried {
        let mut found = None;
        choice.each(heap, &mut |left| {
            if found.is_none() && !is_move(heap, left) {
                found = Some(left.to_vec());
            }
        });
        if let Some(left) = found {
            return Some(ParseMovesErrorKind::Endless { heap, left });
        }
    }
    None
}
