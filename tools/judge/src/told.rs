//! Values that one process tells another: a row of words in the form `LENGTH:WORD,`, which is known
//! as netstrings.

use anyhow::{Context, Result};
use std::fmt::Display;
use std::str::FromStr;

/// A value that can be told to another process.
pub trait Told: Sized {
    /// Says the value.
    fn tell(&self, words: &mut Words);

    /// Returns the value that the next words say, or `None` if they say none.
    fn hear(words: &mut Words) -> Option<Self>;

    /// Returns the value as the text of a file.
    fn to_text(&self) -> String {
        let mut words = Words::default();
        self.tell(&mut words);
        words.text
    }

    /// Returns the value in the text of a file.
    fn from_text(text: &str) -> Result<Self> {
        let mut words = Words { text: text.to_string(), heard: 0 };
        let value = Self::hear(&mut words).filter(|_| words.heard == words.text.len());
        value.context("a message of another form")
    }
}

/// Words that are said, and heard in the same order.
#[derive(Default)]
pub struct Words {
    text: String,
    /// The number of bytes that have been heard.
    heard: usize,
}

impl Words {
    /// Says a word.
    pub fn say(&mut self, word: impl Display) {
        let word = word.to_string();
        self.text += &format!("{}:{word},", word.len());
    }

    /// Hears a word.
    pub fn word(&mut self) -> Option<String> {
        let rest = &self.text[self.heard..];
        let (length, rest) = rest.split_once(':')?;
        let word = rest.get(..length.parse().ok()?)?.to_string();
        rest[word.len()..].strip_prefix(',')?;
        self.heard += length.len() + word.len() + 2;
        Some(word)
    }

    /// Hears a number.
    pub fn number<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }
}
