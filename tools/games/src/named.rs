//! Games known by a name that the library's rules do not have: two whose heaps are not
//! independent, and the race, which is another name of a rule.

use support::typing::letters;

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
        match letters(text).as_str() {
            "race" | "oneheaprace" | "theoneheaprace" => Some(Named::Race),
            "wythoff" | "wythoffsgame" | "wythoffsnim" => Some(Named::Wythoff),
            "威佐夫" | "威佐夫博弈" | "威佐夫游戏" => Some(Named::Wythoff),
            "fibonaccinim" | "斐波那契博弈" | "斐波那契nim" => Some(Named::FibonacciNim),
            _ => None,
        }
    }
}
