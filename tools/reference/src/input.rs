//! A strict reader of the statement's format.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::{FromStr, SplitWhitespace};

/// The words of an input, read in order. Every method panics, naming what was expected,
/// where the text breaks the format.
pub struct Input<'a> {
    words: SplitWhitespace<'a>,
}

impl<'a> Input<'a> {
    /// Reads `text` from its start.
    pub fn new(text: &'a str) -> Self {
        Input { words: text.split_whitespace() }
    }

    /// The next word, or `None` at the end of the text.
    pub fn word(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// The next number, which must lie in `range`.
    pub fn number<T>(&mut self, range: RangeInclusive<T>) -> T
    where
        T: FromStr + PartialOrd + Clone + Display,
    {
        self.number_or_end(range).unwrap_or_else(|| panic!("the input ends where a number belongs"))
    }

    /// The next number, or `None` at the end of the text.
    pub fn number_or_end<T>(&mut self, range: RangeInclusive<T>) -> Option<T>
    where
        T: FromStr + PartialOrd + Clone + Display,
    {
        let word = self.word()?;
        let number: T =
            word.parse().unwrap_or_else(|_| panic!("{word:?} stands where a number belongs"));
        assert!(range.contains(&number), "{number} is outside {}..={}", range.start(), range.end());
        Some(number)
    }

    /// `count` numbers, each in `range`.
    pub fn numbers<T>(&mut self, count: usize, range: RangeInclusive<T>) -> Vec<T>
    where
        T: FromStr + PartialOrd + Clone + Display,
    {
        (0..count)
            .map(|_| self.number_or_end(range.clone()))
            .map(|number| number.unwrap_or_else(|| panic!("fewer than {count} numbers")))
            .collect()
    }

    /// Nothing may follow.
    pub fn end(&mut self) {
        if let Some(word) = self.word() {
            panic!("{word:?} stands where the input should end");
        }
    }
}
