//! The lines that a player types.

use super::state::{Move, Place};
use crate::heaps;
use wording::typing::half_width;

/// A request that a line makes.
#[derive(Debug, PartialEq, Eq)]
pub enum Typed {
    /// To play the move with this index.
    Move(usize),
    Hint,
    Moves,
    Undo,
    Help,
    Quit,
    /// A request that cannot be fulfilled; the message says why.
    Wrong(String),
}

/// Reads a line typed in a position with these moves.
pub fn read(line: &str, moves: &[Move]) -> Typed {
    let line = half_width(line).trim().to_lowercase();
    match line.as_str() {
        "h" | "hint" => Typed::Hint,
        "m" | "moves" => Typed::Moves,
        "u" | "undo" => Typed::Undo,
        "q" | "quit" => Typed::Quit,
        "" | "?" | "help" => Typed::Help,
        text => step(text, moves).unwrap_or_else(Typed::Wrong),
    }
}

/// Reads a move: `b to 1 + 2`, `b 3` or `both 3`, or, with a single heap, `3`.
fn step(text: &str, moves: &[Move]) -> Result<Typed, String> {
    let (place, rest) = place(text, moves)?;
    let there = |step: &&Move| step.place.to_string() == place;
    let here = || moves.iter().enumerate().filter(|(_, step)| there(step));
    let numbers = |text: &str| -> Result<Vec<u64>, String> {
        let parts = text.split(['+', ' ', ',']).filter(|part| !part.is_empty());
        let parts: Vec<&str> = parts.collect();
        if parts.is_empty() {
            return Err(format!("how many? Type, for example, {}", example(moves)));
        }
        let number =
            |part: &&str| part.parse().map_err(|_| format!("{part:?} is not a number of stones"));
        parts.iter().map(number).collect()
    };
    let found: Vec<usize> = if let Some(parts) = rest.strip_prefix("to") {
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
        let wanted = numbers(rest.strip_prefix("take").unwrap_or(rest))?;
        here().filter(|(_, step)| wanted == [step.taken]).map(|(number, _)| number).collect()
    };
    match found[..] {
        [number] => Ok(Typed::Move(number)),
        [] => Err(format!("the rule has no such move; type, for example, {}", example(moves))),
        [..] => {
            // If several moves take that many, the one that does not split the heap is meant.
            let plain = found.iter().find(|&&number| moves[number].parts.len() < 2);
            plain.map(|&number| Typed::Move(number)).ok_or_else(|| {
                let leaves: Vec<String> =
                    found.iter().map(|&number| heaps::sum(&moves[number].parts)).collect();
                format!("several moves take that many; they leave {}", leaves.join(", or "))
            })
        }
    }
}

/// Reads the place of a move, and returns it with the rest of the line.
fn place<'a>(text: &'a str, moves: &[Move]) -> Result<(String, &'a str), String> {
    let end = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
    let (name, rest) = (&text[..end], text[end..].trim());
    let mut places: Vec<String> = moves.iter().map(|step| step.place.to_string()).collect();
    places.dedup();
    match &places[..] {
        [only] if name.is_empty() || name == "to" || name == "take" => Ok((only.clone(), text)),
        _ if places.iter().any(|place| place == name) => Ok((name.to_string(), rest)),
        _ if name.is_empty() => Err(format!(
            "which heap? A move begins with the letter of its heap: {}; type, for example, {}",
            places.join(" or "),
            example(moves)
        )),
        _ => Err(format!(
            "{name:?} is not a heap with a move; type, for example, {}",
            example(moves)
        )),
    }
}

fn example(moves: &[Move]) -> String {
    moves.first().map_or("b to 4".to_string(), Move::to_string)
}
