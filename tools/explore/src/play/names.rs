//! Games by name that are no rule for heaps, and the race, which is one under another name.

use super::game::Game;
use super::state::State;
use grundy::rule::Rule;

/// Problems that are Wythoff's game, and that are Fibonacci Nim, as letters and digits.
const WYTHOFF: [&str; 5] = ["hdu1527", "poj1067", "luogup2252", "hdu5973", "bzoj3298"];
const FIBONACCI_NIM: [&str; 3] = ["hdu2516", "luogup6487", "bzoj2275"];

/// The game of this name, and a start for it.
pub fn named(text: &str) -> Option<(Game, State)> {
    if let Some(rule) = race(text) {
        return Some((Game::Heaps(rule), State::new(vec![21])));
    }
    match letters(text).as_str() {
        "wythoff" | "wythoffsgame" | "wythoffsnim" => Some(Game::Wythoff),
        "fibonaccinim" => Some(Game::FibonacciNim),
        problem if WYTHOFF.contains(&problem) => Some(Game::Wythoff),
        problem if FIBONACCI_NIM.contains(&problem) => Some(Game::FibonacciNim),
        _ => None,
    }
    .map(|game| {
        let start = if game == Game::Wythoff { vec![8, 12] } else { vec![20] };
        (game, State::new(start))
    })
}

/// Whether a text names a game whose heaps are not independent.
pub fn is_known(text: &str) -> bool {
    named(text).is_some()
}

/// The rule of the one-heap race, if that is what a text names.
pub fn race(text: &str) -> Option<Rule> {
    match letters(text).as_str() {
        "race" | "oneheaprace" | "theoneheaprace" => "{1, 2, 3}".parse().ok(),
        _ => None,
    }
}

/// What counts in a name.
pub fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalogue::project::Project;
    use std::path::Path;

    /// By every name that the solutions' headers have.
    #[test]
    fn problems_that_are_such_a_game_stand_for_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for problem in Project::open(&root).unwrap().problems {
            let game = match &*problem.header.model {
                "Wythoff's game." => Game::Wythoff,
                "Fibonacci Nim." => Game::FibonacciNim,
                _ => continue,
            };
            let with_number = |name: &&String| name.ends_with(|c: char| c.is_ascii_digit());
            let also = problem.header.also.iter().filter(with_number);
            for name in also.chain([&problem.name]) {
                assert_eq!(named(name).map(|(game, _)| game), Some(game.clone()), "{name}");
            }
        }
    }
}
