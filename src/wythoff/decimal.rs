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
//! # Theorem: Wythoff's pairs without the golden ratio
//!
//! Let a ≤ b. The position is a P-position if and only if
//! a(a + b) ≤ b² and a(a + b) + 3a + 1 > b² + b.
//!
//! 1. By Wythoff's theorem (see [`wythoff`](crate::wythoff)), it is a P-position if and only if a
//!    is nφ rounded down, where n = b - a and φ is the positive root of φ² = φ + 1. So a ≤ nφ <
//!    a + 1.
//! 2. For x, n ≥ 0, x ≤ nφ if and only if x² - nx - n² ≤ 0, because the roots of this polynomial in
//!    x are nφ and n(1 - φ), and the second is not positive.
//! 3. With n = b - a, the left side for x = a is a² + ab - b². For x = a + 1, the left side is
//!    greater by 2a + 1 - n = 3a + 1 - b, and by step 2 this greater value must be positive.

use crate::Outcome;
use std::cmp::Ordering;
use std::fmt;

/// An error that can be returned when parsing a number of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseNumberError {
    /// The position of the mistake, counted in characters from 1.
    pub character: usize,
    /// The character at that position, which is not a digit, or `None` if the text is empty.
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

/// Returns the outcome of two heaps, each written with the digits 0 to 9 and nothing else. Leading
/// zeros do not count. Cost: O(d²) for d digits, which are processed 18 at a time: about a tenth of
/// a second for 100 000 digits.
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
    // a(a + b) and b²; then 3a + 1 and b more.
    let mut sum = small.clone();
    sum.add(&large);
    let (mut left, mut right) = (small.product(&sum), large.product(&large));
    if left.cmp(&right) == Ordering::Greater {
        return Ok(Outcome::N);
    }
    for addend in [&small, &small, &small, &Natural(vec![1])] {
        left.add(addend);
    }
    right.add(&large);
    Ok(Outcome::of_mover(left.cmp(&right) != Ordering::Greater))
}

/// The digits in base 10^18, with the lowest first and without leading zeros.
#[derive(Clone)]
struct Natural(Vec<u64>);

const BASE: u64 = 1_000_000_000_000_000_000;
const BASE_SQUARED: u128 = BASE as u128 * BASE as u128;

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

    fn product(&self, other: &Natural) -> Natural {
        let (a, b) = (&self.0, &other.0);
        let mut digits = Vec::with_capacity(a.len() + b.len());
        let mut carry = 0;
        for place in 0..a.len() + b.len() {
            let from = (place + 1).saturating_sub(b.len());
            let until = a.len().min(place + 1);
            // The sum of all products that belong to this place. Each is below 10^36, so 300 of
            // them fit into 128 bits together with the carry, which is less than a hundredth of
            // that.
            let (mut lower, mut higher) = (carry, 0);
            for start in (from..until).step_by(300) {
                let end = until.min(start + 300);
                let factors = b[place + 1 - end..place + 1 - start].iter().rev();
                let pairs = a[start..end].iter().zip(factors);
                lower = pairs.fold(lower, |sum, (&a, &b)| sum + u128::from(a) * u128::from(b));
                higher += lower / BASE_SQUARED;
                lower %= BASE_SQUARED;
            }
            digits.push((lower % u128::from(BASE)) as u64);
            carry = lower / u128::from(BASE) + higher * u128::from(BASE);
        }
        let mut product = Natural(digits);
        product.trim();
        product
    }
}
