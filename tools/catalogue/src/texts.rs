//! The texts of a header, in English and perhaps also in Chinese.

use crate::paragraph::Paragraphs;
use anyhow::Result;

/// The texts of a header in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Texts {
    /// The rules of the game, and what the program prints.
    pub rules: String,
    /// What the statement guarantees about the input numbers, or `?` if that is not known.
    pub bounds: String,
    /// The name of the idea, then the game in the field's terms.
    pub model: String,
    /// The idea and the theorem, with a line for each step of a proof.
    pub why: String,
    /// The time and memory that the solution takes.
    pub cost: String,
    /// If accepted programs disagree with the rules: the smallest input on which they disagree,
    /// their output for it, and the true answer.
    pub judge: Option<String>,
}

/// The English keys, in the order of the fields.
pub const KEYS: [&str; 6] = ["Rules", "Bounds", "Model", "Why", "Cost", "Judge"];

impl Texts {
    /// Returns the texts with these keys among the paragraphs of a header.
    ///
    /// # Errors
    /// If a text that every header must have is missing.
    pub(crate) fn read(paragraphs: &Paragraphs, keys: [&str; 6]) -> Result<Texts> {
        let [rules, bounds, model, why, cost, judge] = keys;
        Ok(Texts {
            rules: paragraphs.require(rules)?,
            bounds: paragraphs.require(bounds)?,
            model: paragraphs.require(model)?,
            why: paragraphs.require(why)?,
            cost: paragraphs.require(cost)?,
            judge: paragraphs.text(judge),
        })
    }
}
