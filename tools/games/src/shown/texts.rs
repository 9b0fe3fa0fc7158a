//! The texts of the games that have a notation of their own. A request for a text that is missing
//! from the file is a bug.

pub use crate::texts::find_game;

use crate::texts::{find_string, find_text, GAMES};
use support::language::{current, Text};

/// Returns a starting position for a game.
pub fn example(game: &str) -> &'static str {
    find_string(GAMES, game, "example").expect("each game has an example")
}

/// Returns a text about a game.
pub fn find(game: &str, key: &str) -> Text {
    find_text(GAMES, game, key).unwrap_or_else(|| panic!("{game} has no {key}"))
}

/// Returns a text about a game in the [current] language.
pub fn localize(game: &str, key: &str) -> String {
    find(game, key).select(current()).to_string()
}
