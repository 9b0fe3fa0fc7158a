//! The table that a user looks up.

use super::known::KnownGame;
use anyhow::Result;
use grundy::rule::half_width;
use support::language::choose;
use support::{ensure, refuse};

/// The values or the outcomes of consecutive heaps.
#[derive(Debug, PartialEq, Eq)]
pub enum Query {
    Values(Vec<u32>),
    /// For each heap, whether it is a P-position.
    Lost(Vec<bool>),
}

/// The minimum length; a shorter table would match almost any game.
const SHORTEST: usize = 4;

/// The maximum length; a longer table would take more time without being more useful.
const LONGEST: usize = 1000;

impl Query {
    pub fn len(&self) -> usize {
        match self {
            Query::Values(values) => values.len(),
            Query::Lost(lost) => lost.len(),
        }
    }

    /// Returns the word for the entries of the table.
    pub fn subject(&self) -> &'static str {
        match self {
            Query::Values(_) => choose("the Grundy values", " SG 值"),
            Query::Lost(_) => choose("the P- and N-positions", "必败态与必胜态"),
        }
    }

    /// Returns whether the game has this table, starting at heap `first`.
    pub fn matches(&self, game: &KnownGame, first: usize) -> bool {
        match self {
            Query::Values(values) => {
                game.values.as_ref().is_some_and(|known| known[first..] == values[..])
            }
            Query::Lost(lost) => game.lost[first..] == lost[..],
        }
    }

    /// Reads values, or outcomes written as letters.
    pub fn read(text: &str) -> Result<Query> {
        let is_letter = |c: char| c.is_ascii_alphabetic();
        // Tables are pasted from programs and papers, with or without brackets and commas.
        let is_separator = |c: char| c.is_whitespace() || "[](){},;".contains(c);
        let text = half_width(text);
        let tokens = || text.split(is_separator).filter(|token| !token.is_empty());
        let query = if tokens().next().is_some_and(|token| token.starts_with(is_letter)) {
            Query::Lost(tokens().flat_map(str::chars).map(is_lost).collect::<Result<_>>()?)
        } else {
            let value = |(index, token): (usize, &str)| match token.parse() {
                Ok(value) => Ok(value),
                Err(_) if token.bytes().all(|b| b.is_ascii_digit()) => refuse!(
                    "entry {} of the table is {token}, which is larger than any value known here",
                    "表的第 {} 项是 {token}，大于这里已知的任何值",
                    index + 1
                ),
                Err(_) => refuse!(
                    "entry {} of the table is {token:?}; expected values or outcomes, \
                     for example, 0 1 2 0 1 2, or P N N P",
                    "表的第 {} 项是 {token:?}；应为 SG 值或胜负，例如 0 1 2 0 1 2，或 P N N P",
                    index + 1
                ),
            };
            Query::Values(tokens().enumerate().map(value).collect::<Result<_>>()?)
        };
        let len = query.len();
        ensure!(
            len >= SHORTEST,
            "a table needs at least {SHORTEST} entries to tell games apart, for example, \
                 0 1 2 0; this has {len}",
            "表至少要有 {SHORTEST} 项才能分辨游戏，例如 0 1 2 0；这里只有 {len} 项"
        );
        ensure!(
            len <= LONGEST,
            "a table may have at most {LONGEST} entries; this has {len}",
            "表最多有 {LONGEST} 项；这里有 {len} 项"
        );
        Ok(query)
    }
}

fn is_lost(letter: char) -> Result<bool> {
    match letter.to_ascii_uppercase() {
        'P' | 'L' => Ok(true),
        'N' | 'W' => Ok(false),
        _ => refuse!(
            "{letter:?} is neither P (the mover loses) nor N (the mover wins); \
             expected outcomes, for example, P N N P",
            "{letter:?} 既不是 P（轮到走的人必败）也不是 N（轮到走的人必胜）；应为胜负，例如 \
             P N N P"
        ),
    }
}
