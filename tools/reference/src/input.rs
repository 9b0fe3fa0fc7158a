//! A strict reader that checks the format of an input.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::{FromStr, SplitWhitespace};

/// The tokens of an input, read in order.
///
/// If the text does not have the expected format, every method panics and says what was expected.
pub struct Input<'a> {
    tokens: SplitWhitespace<'a>,
}

impl<'a> Input<'a> {
    /// Creates an input that starts at the beginning of `text`.
    pub fn new(text: &'a str) -> Self {
        Input { tokens: text.split_whitespace() }
    }

    /// Reads the next token, or returns `None` at the end of the text.
    pub fn token(&mut self) -> Option<&'a str> {
        self.tokens.next()
    }

    /// Reads the next number, which must lie in `range`.
    pub fn number<T>(&mut self, range: RangeInclusive<T>) -> T
    where
        T: FromStr + PartialOrd + Clone + Display,
    {
        self.number_or_end(range).unwrap_or_else(|| panic!("expected a number, found the end"))
    }

    /// Reads the next number, which must lie in `range`, or returns `None` at the end of the text.
    pub fn number_or_end<T>(&mut self, range: RangeInclusive<T>) -> Option<T>
    where
        T: FromStr + PartialOrd + Clone + Display,
    {
        let token = self.token()?;
        let number: T =
            token.parse().unwrap_or_else(|_| panic!("expected a number, found {token:?}"));
        assert!(range.contains(&number), "{number} is outside {}..={}", range.start(), range.end());
        Some(number)
    }

    /// Reads `count` numbers, each of which must lie in `range`.
    pub fn numbers<T>(&mut self, count: usize, range: RangeInclusive<T>) -> Vec<T>
    where
        T: FromStr + PartialOrd + Clone + Display,
    {
        (0..count)
            .map(|_| self.number_or_end(range.clone()))
            .map(|number| number.unwrap_or_else(|| panic!("expected {count} numbers, found fewer")))
            .collect()
    }

    /// Reads the next list of numbers in JSON notation without spaces, such as `[1,2,3]`. The
    /// length of the list must lie in `counts`, and each number in `range`.
    pub fn list<T>(&mut self, counts: RangeInclusive<usize>, range: RangeInclusive<T>) -> Vec<T>
    where
        T: FromStr + PartialOrd + Clone + Display,
    {
        let token = self.token().unwrap_or_else(|| panic!("expected a list, found the end"));
        let inside = token.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        let inside = inside.unwrap_or_else(|| panic!("expected a list, found {token:?}"));
        let spaced = inside.replace(',', " ");
        let mut items = Input::new(&spaced);
        let count = if inside.is_empty() { 0 } else { inside.split(',').count() };
        let list = items.numbers(count, range);
        items.end();
        assert!(counts.contains(&count), "{count} is no count in {counts:?}");
        list
    }

    /// Reads the text between the quotes of the next string, which must contain no spaces or
    /// backslashes.
    pub fn string(&mut self) -> &'a str {
        let token = self.token().unwrap_or_else(|| panic!("expected a string, found the end"));
        let inside = token.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let inside = inside.filter(|inside| !inside.contains(['"', '\\']));
        inside.unwrap_or_else(|| panic!("expected a string in quotes, found {token:?}"))
    }

    /// Checks that no token is left.
    pub fn end(&mut self) {
        if let Some(token) = self.token() {
            panic!("expected the end of the input, found {token:?}");
        }
    }
}

#[cfg(test)]
#[path = "../tests/unit/input.rs"]
mod tests;
