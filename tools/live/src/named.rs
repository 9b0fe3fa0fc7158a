//! Games that have a name of their own here: two whose heaps are not independent, and the
//! race, which is a rule under another name.

use wording::typing::letters;

/// Such a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// One heap, from which a move takes 1, 2 or 3.
    Race,
    /// Take from one of two heaps, or the same number from both.
    Wythoff,
    /// Take at most twice what was just taken, and not all at the opening.
    FibonacciNim,
}

impl Named {
    /// Returns the game of this name.
    pub fn of(text: &str) -> Option<Named> {
        match letters(text).as_str() {
            "race" | "oneheaprace" | "theoneheaprace" => Some(Named::Race),
            "wythoff" | "wythoffsgame" | "wythoffsnim" => Some(Named::Wythoff),
            "fibonaccinim" => Some(Named::FibonacciNim),
            _ => None,
        }
    }
}
