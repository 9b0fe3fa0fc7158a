//! Parsing of rules.

use super::{ParseRuleError, Rule};
use crate::named::{letters, NamedGame};
use std::str::FromStr;

/// The first parts of the subtraction sets that do not begin with a brace.
const SETS: [&str; 4] = ["all", "odd", "powers", "fibonacci"];

/// The least number of letters to which a name may be abbreviated; fewer would say too little.
const SHORTEST: usize = 3;

impl FromStr for Rule {
    type Err = ParseRuleError;

    /// Parses a set, a code, or the name of a [`NamedGame`] or its beginning. Case does not
    /// matter.
    fn from_str(text: &str) -> Result<Rule, ParseRuleError> {
        let inner = text.trim();
        let first = match inner.chars().next() {
            None => return Err(ParseRuleError::Empty),
            Some(first) => first,
        };
        // Only ASCII letters change case, which leaves the positions in the text as they are.
        let lower = text.to_ascii_lowercase();
        let first_letters = lower.trim().split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
        if first == '{' || SETS.contains(&first_letters) {
            return lower.parse().map(Rule::Set).map_err(ParseRuleError::Set);
        }
        if first.is_ascii_digit() || first == '.' {
            return text.parse().map(Rule::Code).map_err(ParseRuleError::Code);
        }
        let character = text.chars().take_while(|c| c.is_whitespace()).count() + 1;
        find_name(inner).map(Rule::from).map_err(|games| ParseRuleError::Name {
            character,
            name: inner.to_string(),
            games,
        })
    }
}

/// Returns the game with this name, or the only game whose name begins like this; otherwise
/// returns all games whose names begin like this as the error.
fn find_name(text: &str) -> Result<NamedGame, Vec<NamedGame>> {
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
