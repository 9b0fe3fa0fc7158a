//! Values that one process sends to another, each as a list of words in JSON.

use anyhow::{Context, Result};
use tinyjson::JsonValue;

/// A value that one process can send to another.
pub trait Message: Sized {
    /// Returns the words that express the value.
    fn words(&self) -> Vec<String>;

    /// Returns the value that the next words express, or `None` if they express no value.
    fn read(words: &mut impl Iterator<Item = String>) -> Option<Self>;

    /// Returns the value as the text of a file.
    fn to_text(&self) -> Result<String> {
        let words = self.words().into_iter().map(JsonValue::from).collect();
        Ok(JsonValue::Array(words).stringify()?)
    }

    /// Returns the value in the text of a file.
    fn from_text(text: &str) -> Result<Self> {
        let list: JsonValue = text.parse()?;
        let words = list.get::<Vec<JsonValue>>().into_iter().flatten();
        let words: Option<Vec<String>> = words.map(|word| word.get().cloned()).collect();
        let mut words = words.unwrap_or_default().into_iter();
        let value = Self::read(&mut words).filter(|_| words.next().is_none());
        value.context("a message of another form")
    }
}
