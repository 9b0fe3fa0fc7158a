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
    let here = (0..moves.len()).filter(|&number| moves[number].place.to_string() == place);
    let found: Vec<usize> = if let Some(parts) = rest.strip_prefix("to") {
        let wanted = sorted_heaps(&numbers(parts, moves)?);
        let leaves_wanted =
            |step: &Move| step.place != Place::Both && sorted_heaps(&step.parts) == wanted;
        here.filter(|&number| leaves_wanted(&moves[number])).collect()
    } else {
        let wanted = numbers(rest.strip_prefix("take").unwrap_or(rest), moves)?;
        here.filter(|&number| wanted == [moves[number].taken]).collect()
    };
    // If several moves take that many, the one that does not split the heap is meant.
    let plain = found.iter().find(|&&number| moves[number].parts.len() < 2);
    match (&found[..], plain) {
        (&[number], _) | (_, Some(&number)) => Ok(Typed::Move(number)),
        ([], _) => Err(format!("the rule has no such move; type, for example, {}", example(moves))),
        (found, None) => {
            let leaves: Vec<String> =
                found.iter().map(|&number| heaps::sum(&moves[number].parts)).collect();
            Err(format!("several moves take that many; they leave {}", leaves.join(", or ")))
        }
    }
}

/// Reads one or more numbers of stones.
fn numbers(text: &str, moves: &[Move]) -> Result<Vec<u64>, String> {
    let parts = text.split(['+', ' ', ',']).filter(|part| !part.is_empty());
    let number =
        |part: &str| part.parse().map_err(|_| format!("{part:?} is not a number of stones"));
    let numbers: Vec<u64> = parts.map(number).collect::<Result<_, _>>()?;
    if numbers.is_empty() {
        return Err(format!("how many? Type, for example, {}", example(moves)));
    }
    Ok(numbers)
}

/// Returns the heaps that are not empty, sorted.
fn sorted_heaps(parts: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = parts.iter().copied().filter(|&part| part > 0).collect();
    heaps.sort_unstable();
    heaps
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
