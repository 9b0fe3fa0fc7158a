//! Wythoff's game for heaps with any number of decimal digits.
//!
//! ```
//! use grundy::wythoff::decimal::outcome;
//! use grundy::Outcome;
//!
//! assert_eq!(outcome("4", "7"), Ok(Outcome::P));
//! // F(100) and F(101), whose representations are shifted by one place.
//! let (a, b) = ("354224848179261915075", "573147844013817084101");
//! assert_eq!(outcome(b, a), Ok(Outcome::P));
//! assert_eq!(outcome(b, b), Ok(Outcome::N));
//! ```
//!
//! # Theorem (Silber, 1977)
//!
//! Write each heap as a sum of Fibonacci numbers 1, 2, 3, 5, … no two of which are consecutive,
//! that is, in its Zeckendorf representation. The position is a P-position if and only if the
//! digits of the smaller heap end in an even number of zeros and the larger heap has the same
//! digits with one more zero: 4 = 3 + 1 is 101, and 7 = 5 + 2 is 1010. R. Silber, *Wythoff's
//! Nim and Fibonacci representations*, Fibonacci Quarterly 15 (1977), 85–88.

use crate::Outcome;
use std::cmp::Ordering;
use std::fmt;

/// An error which can be returned when parsing a number of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNumberError {
    /// The position of the mistake, in characters from 1.
    pub character: usize,
    /// The character there, which is not a digit, or `None` if the text is empty.
    pub found: Option<char>,
}

impl fmt::Display for ParseNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found {
            Some(found) => {
                write!(f, "at character {}, {:?}: expected a digit", self.character, found)
            }
            None => f.write_str("expected a number, found nothing"),
        }
    }
}

impl std::error::Error for ParseNumberError {}

/// Returns the outcome of two heaps, each written with the digits 0 to 9 and nothing else.
/// Leading zeros do not count. Cost: O(d²) for d digits.
///
/// # Errors
/// Returns an error if a text is empty or contains anything but digits.
///
/// ```
/// # use grundy::wythoff::decimal::outcome;
/// let error = outcome("12", "1e9").unwrap_err();
/// assert_eq!(error.to_string(), "at character 2, 'e': expected a digit");
/// ```
pub fn outcome(a: &str, b: &str) -> Result<Outcome, ParseNumberError> {
    let (a, b) = (Natural::parse(a)?, Natural::parse(b)?);
    let (small, large) = if a.cmp(&b) == Ordering::Greater { (b, a) } else { (a, b) };
    let (shifted, zeros) = shift(small);
    Ok(Outcome::of_mover(zeros % 2 == 1 || shifted.cmp(&large) != Ordering::Equal))
}

/// Returns the number whose Zeckendorf representation is that of `remaining` with one more
/// zero, and the number of zeros in which the representation of `remaining` ends.
fn shift(mut remaining: Natural) -> (Natural, usize) {
    let (mut number, mut next) = (Natural(vec![1]), Natural(vec![2]));
    let mut place = 0; // of `number`, counted from the end
    while next.cmp(&remaining) != Ordering::Greater {
        number.add(&next);
        std::mem::swap(&mut number, &mut next);
        place += 1;
    }
    let mut shifted = Natural(vec![]);
    let mut zeros = 0;
    loop {
        if number.cmp(&remaining) != Ordering::Greater {
            remaining.subtract(&number);
            shifted.add(&next);
            zeros = place;
        }
        if remaining.0.is_empty() {
            return (shifted, zeros);
        }
        // (number, next) becomes (next - number, number).
        next.subtract(&number);
        std::mem::swap(&mut number, &mut next);
        place -= 1;
    }
}

/// The digits in base 10^18, with the lowest first and without leading zeros.
struct Natural(Vec<u64>);

const BASE: u64 = 1_000_000_000_000_000_000;

impl Natural {
    fn parse(text: &str) -> Result<Natural, ParseNumberError> {
        let not_a_digit = text.char_indices().find(|(_, c)| !c.is_ascii_digit());
        if let Some((byte, found)) = not_a_digit {
            return Err(ParseNumberError { character: byte + 1, found: Some(found) });
        }
        if text.is_empty() {
            return Err(ParseNumberError { character: 1, found: None });
        }
        let digit = |value: u64, &byte: &u8| value * 10 + u64::from(byte - b'0');
        let groups = text.as_bytes().rchunks(18);
        let mut number = Natural(groups.map(|group| group.iter().fold(0, digit)).collect());
        number.trim();
        Ok(number)
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn cmp(&self, other: &Natural) -> Ordering {
        let by_length = self.0.len().cmp(&other.0.len());
        by_length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    fn add(&mut self, other: &Natural) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut carry = 0;
        for (place, digit) in self.0.iter_mut().enumerate() {
            let sum = *digit + other.0.get(place).unwrap_or(&0) + carry;
            *digit = sum % BASE;
            carry = sum / BASE;
        }
        if carry > 0 {
            self.0.push(carry);
        }
    }

    /// Subtracts a number that is not larger.
    fn subtract(&mut self, other: &Natural) {
        let mut borrow = 0;
        for (place, digit) in self.0.iter_mut().enumerate() {
            let take = other.0.get(place).unwrap_or(&0) + borrow;
            borrow = u64::from(*digit < take);
            *digit = *digit + borrow * BASE - take;
        }
        self.trim();
    }
}
