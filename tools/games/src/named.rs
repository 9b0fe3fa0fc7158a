//! Games known by a name that the library's rules do not have: two whose heaps are not
//! independent, and the race, which is another name of a rule.

use crate::texts::find_game;

/// A game with a name of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// One heap: a move takes 1, 2 or 3.
    Race,
    /// Two heaps: a move takes from one of them, or the same number from both.
    Wythoff,
    /// One heap: a move takes at most twice the number just taken, and the opening not all.
    FibonacciNim,
}

/// The moves of the one-heap race.
pub const RACE: &str = "{1, 2, 3}";

impl Named {
    /// Returns the game of this name, English or Chinese.
    pub fn from_name(text: &str) -> Option<Named> {
        match find_game(text)? {
            "race" => Some(Named::Race),
            "wythoff" => Some(Named::Wythoff),
            "fibonacci nim" => Some(Named::FibonacciNim),
            _ => None,
        }
    }
}
