//! Rules from text.

use super::{ParseRuleError, Rule};
use crate::named::{letters, NamedGame};
use std::str::FromStr;

/// The words that subtraction sets begin with.
const SETS: [&str; 4] = ["all", "odd", "powers", "fibonacci"];

/// The letters of a name that is cut short; fewer would be a riddle.
const SHORTEST: usize = 3;

impl FromStr for Rule {
    type Err = ParseRuleError;

    /// Reads a set, a code, or a name of [`NamedGame`] or its beginning, in capitals or not.
    fn from_str(text: &str) -> Result<Rule, ParseRuleError> {
        let inner = text.trim();
        let first = match inner.chars().next() {
            None => return Err(ParseRuleError::Empty),
            Some(first) => first,
        };
        // Lower case of ASCII alone, so that the places in the text stay what they are.
        let lower = text.to_ascii_lowercase();
        let word = lower.trim().split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
        if first == '{' || SETS.contains(&word) {
            return lower.parse().map(Rule::Set).map_err(ParseRuleError::Set);
        }
        if first.is_ascii_digit() || first == '.' {
            return text.parse().map(Rule::Code).map_err(ParseRuleError::Code);
        }
        let character = text.chars().take_while(|c| c.is_whitespace()).count() + 1;
        name(inner).map(Rule::from).map_err(|games| ParseRuleError::Name {
            character,
            name: inner.to_string(),
            games,
        })
    }
}

/// The one game of this name, or of a name that begins with it; otherwise all of them.
fn name(text: &str) -> Result<NamedGame, Vec<NamedGame>> {
    if let Ok(game) = text.parse() {
        return Ok(game);
    }
    let wanted = letters(text);
    if wanted.len() < SHORTEST {
        return Err(vec![]);
    }
    let begins = |game: &NamedGame| letters(game.as_str()).starts_with(&wanted);
    let games: Vec<NamedGame> = NamedGame::ALL.iter().copied().filter(begins).collect();
    match games[..] {
        [game] => Ok(game),
        _ => Err(games),
    }
}
