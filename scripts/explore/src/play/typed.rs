//! A line that a player types.

use super::state::{Move, Place};
use crate::heaps;

/// What a line asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    /// The move of this number.
    Move(usize),
    Hint,
    Moves,
    Undo,
    Help,
    Quit,
    /// Nothing that can be done, and why.
    Wrong(String),
}

/// Reads a line, in a position with these moves.
pub fn read(line: &str, moves: &[Move]) -> Typed {
    let line = line.trim().to_lowercase();
    match line.as_str() {
        "h" | "hint" => Typed::Hint,
        "m" | "moves" => Typed::Moves,
        "u" | "undo" => Typed::Undo,
        "q" | "quit" => Typed::Quit,
        "" | "?" | "help" => Typed::Help,
        text => step(text, moves).unwrap_or_else(Typed::Wrong),
    }
}

/// `b to 1 + 2`, `b 3` or `both 3`.
fn step(text: &str, moves: &[Move]) -> Result<Typed, String> {
    let end = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
    let (place, rest) = (&text[..end], text[end..].trim());
    let there = |step: &&Move| step.place.to_string() == place;
    if !moves.iter().any(|step| there(&step)) {
        return Err(format!(
            "{place:?} is no heap with a move; right is, for example, {}",
            example(moves)
        ));
    }
    let here = || moves.iter().enumerate().filter(|(_, step)| there(step));
    let numbers = |text: &str| -> Result<Vec<u64>, String> {
        let parts = text.split(['+', ' ', ',']).filter(|part| !part.is_empty());
        let parts = parts.map(|part| part.parse().map_err(|_| format!("{part:?} is no number")));
        parts.collect()
    };
    let found: Vec<usize> = if let Some(parts) = rest.strip_prefix("to ") {
        let mut wanted = numbers(parts)?;
        wanted.retain(|&part| part > 0);
        wanted.sort_unstable();
        let leaves = |step: &Move| {
            let mut parts = step.parts.clone();
            parts.retain(|&part| part > 0);
            parts.sort_unstable();
            parts == wanted && step.place != Place::Both
        };
        here().filter(|(_, step)| leaves(step)).map(|(number, _)| number).collect()
    } else {
        let wanted = numbers(rest.strip_prefix("take ").unwrap_or(rest))?;
        here().filter(|(_, step)| wanted == [step.taken]).map(|(number, _)| number).collect()
    };
    match found[..] {
        [number] => Ok(Typed::Move(number)),
        [] => Err(format!("the rule has no such move; right is, for example, {}", example(moves))),
        [..] => {
            // Of several, the one that does not split is what taking means.
            let plain = found.iter().find(|&&number| moves[number].parts.len() < 2);
            plain.map(|&number| Typed::Move(number)).ok_or_else(|| {
                let ways: Vec<String> =
                    found.iter().map(|&number| heaps::sum(&moves[number].parts)).collect();
                format!("several moves take so many; they leave {}", ways.join(", or "))
            })
        }
    }
}

fn example(moves: &[Move]) -> String {
    moves.first().map_or("b to 4".to_string(), Move::to_string)
}
