//! A table that someone asks about.

use super::known::Known;
use anyhow::{bail, ensure, Error, Result};
use std::str::FromStr;
use wording::typing::half_width;

/// What is known of heaps in a row.
#[derive(Debug, PartialEq, Eq)]
pub enum Query {
    /// Their Grundy values.
    Values(Vec<u32>),
    /// Whether they are P-positions.
    Lost(Vec<bool>),
}

/// Fewer would name nearly every game.
const SHORTEST: usize = 4;

/// More would only take longer.
const LONGEST: usize = 1000;

impl Query {
    pub fn len(&self) -> usize {
        match self {
            Query::Values(values) => values.len(),
            Query::Lost(lost) => lost.len(),
        }
    }

    pub fn what(&self) -> &'static str {
        match self {
            Query::Values(_) => "the Grundy values",
            Query::Lost(_) => "the P- and N-positions",
        }
    }

    /// Whether the game's heaps from `begin` on have this table.
    pub fn fits(&self, game: &Known, begin: usize) -> bool {
        match self {
            Query::Values(values) => {
                game.values.as_ref().is_some_and(|all| all[begin..] == values[..])
            }
            Query::Lost(lost) => game.lost[begin..] == lost[..],
        }
    }
}

impl FromStr for Query {
    type Err = Error;

    fn from_str(text: &str) -> Result<Query> {
        let is_letter = |c: char| c.is_ascii_alphabetic();
        // Tables come from programs and papers, with brackets and commas or without.
        let between = |c: char| c.is_whitespace() || "[](){},;".contains(c);
        let text = half_width(text);
        let words = || text.split(between).filter(|w| !w.is_empty());
        let query = if words().next().is_some_and(|word| word.starts_with(is_letter)) {
            Query::Lost(words().flat_map(str::chars).map(is_lost).collect::<Result<_>>()?)
        } else {
            let value = |(place, word): (usize, &str)| match word.parse() {
                Ok(value) => Ok(value),
                Err(_) if word.bytes().all(|b| b.is_ascii_digit()) => bail!(
                    "number {} of the table is {word}; no game here has values so large",
                    place + 1
                ),
                Err(_) => bail!(
                    "number {} of the table is {word:?}; right is, for example, 0 1 2 0 1 2, or \
                     P N N P",
                    place + 1
                ),
            };
            Query::Values(words().enumerate().map(value).collect::<Result<_>>()?)
        };
        let len = query.len();
        ensure!(
            len >= SHORTEST,
            "{len} of a table are too few to tell games apart; {SHORTEST} are the least, as in \
             0 1 2 0"
        );
        ensure!(
            len <= LONGEST,
            "{len} of a table are more than are compared here; {LONGEST} are the most"
        );
        Ok(query)
    }
}

fn is_lost(letter: char) -> Result<bool> {
    match letter.to_ascii_uppercase() {
        'P' | 'L' => Ok(true),
        'N' | 'W' => Ok(false),
        _ => bail!("{letter:?} is neither P (lost for the mover) nor N (won); right is, for example, P N N P"),
    }
}
