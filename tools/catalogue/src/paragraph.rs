//! The paragraphs of a header, each a `Key: text`.

use anyhow::{anyhow, Context, Result};
use std::str::FromStr;

/// A `Key: text` paragraph of a header.
pub struct Paragraph {
    /// The line number of the key, counted from 1.
    pub line: usize,
    pub key: String,
    pub text: String,
}

/// The paragraphs of a header.
pub struct Paragraphs {
    pub all: Vec<Paragraph>,
    /// The number of lines of the header.
    pub lines: usize,
}

impl Paragraphs {
    /// Returns the text of a key, if the header has the key.
    pub fn text(&self, key: &str) -> Option<String> {
        let part = self.all.iter().find(|part| part.key == key && !part.text.is_empty());
        part.map(|part| part.text.clone())
    }

    /// Returns the parsed text of a key.
    ///
    /// # Errors
    /// If there is no such text, or it cannot be parsed.
    pub fn read<T: FromStr<Err = String>>(&self, key: &str) -> Result<T> {
        let text = self.require(key)?;
        let line = self.all.iter().find(|part| part.key == key).map_or(0, |part| part.line);
        text.parse().map_err(|fault| anyhow!("line {line}: {fault}"))
    }

    /// Returns the text of a key.
    ///
    /// # Errors
    /// If there is none.
    pub fn require(&self, key: &str) -> Result<String> {
        self.text(key).with_context(|| {
            let colon = if key.is_ascii() { ": " } else { "：" };
            format!("line {}: the header ends without a line `//! {key}{colon}…`", self.lines)
        })
    }
}
