//! Values that one process tells another, in JSON.

use anyhow::{Context, Result};
use serde_json::Value;

/// A value that can be told to another process.
pub trait Told: Sized {
    /// Returns the value as JSON.
    fn tell(&self) -> Value;

    /// Returns the value that was told, or `None` if this is not one.
    fn hear(told: &Value) -> Option<Self>;

    /// Returns the value as the text of a file.
    fn to_text(&self) -> String {
        self.tell().to_string()
    }

    /// Returns the value in the text of a file.
    fn from_text(text: &str) -> Result<Self> {
        Self::hear(&serde_json::from_str(text)?).context("a message of another form")
    }
}
