//! Moves in heaps, in the form in which they are typed: `b to 1 + 2`, `b 3` or `both 3`, or, with a
//! single heap, `3`.

use super::Step;
use crate::heaps;
use itertools::Itertools;
use support::language::choose;
use support::{ensure, text};

/// A move in a heap, or in both heaps of a game with two heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapMove {
    /// The letter of the heap, or `both`.
    pub place: String,
    /// The heaps that replace the heap; empty for a move in both heaps.
    pub left: Vec<u64>,
    pub taken: u64,
}

/// The word for a move in both heaps.
pub const BOTH: &str = "both";

impl HeapMove {
    /// Returns a move in one heap; `step` lists the heap's place and the heaps that replace it.
    pub fn in_one(step: &Step) -> HeapMove {
        let [_, left @ ..] = &step.numbers[..] else {
            unreachable!("the place is the first number")
        };
        HeapMove { place: heaps::heap_letter(step.part), left: left.to_vec(), taken: step.taken }
    }

    /// Returns whether a move is in both heaps.
    pub fn is_in_both(&self) -> bool {
        self.place == BOTH
    }

    /// Formats the move as a player types it: `b to 1 + 3`, or `b → 1 + 3` in Chinese.
    pub fn text(&self) -> String {
        let HeapMove { place, left, taken } = self;
        if place == BOTH {
            return text!("both {taken}", "两堆各取 {taken}");
        }
        let left = if left.is_empty() { "0".to_string() } else { heaps::sum(left) };
        text!("{place} to {left}", "{place} → {left}")
    }

    /// Returns the words that make up the move.
    pub fn words(&self) -> Vec<String> {
        let HeapMove { place, left, taken } = self;
        if place == BOTH {
            return vec![place.clone(), taken.to_string()];
        }
        let left = if left.is_empty() { &[0][..] } else { left };
        let words = [place.clone(), "to".to_string()].into_iter();
        words.chain(left.iter().map(u64::to_string)).collect()
    }
}

/// A move that has been read.
pub struct Found {
    /// Its index among the moves.
    pub at: usize,
    /// The heaps left, in the order in which they were typed; empty if only the number of stones
    /// taken was typed.
    pub left: Vec<u64>,
}

/// Reads a text that names one of these moves.
///
/// # Errors
/// If there is no such move, or if there are several.
pub fn read(text: &str, moves: &[HeapMove]) -> Result<Found, String> {
    let (place, rest) = place(text, moves)?;
    let here = (0..moves.len()).filter(|&at| moves[at].place == place);
    let (found, left): (Vec<usize>, Vec<u64>) = if let Some(parts) = rest.strip_prefix("to") {
        let left = numbers(parts, moves)?;
        let wanted = sort_nonempty(&left);
        let leaves_wanted = |at: &usize| place != BOTH && sort_nonempty(&moves[*at].left) == wanted;
        (here.filter(leaves_wanted).collect(), left)
    } else {
        let wanted = numbers(rest.strip_prefix("take").unwrap_or(rest), moves)?;
        (here.filter(|&at| wanted == [moves[at].taken]).collect(), vec![])
    };
    // If several moves take that many stones, the one that does not split the heap is meant.
    let plain = found.iter().find(|&&at| moves[at].left.len() < 2);
    match (&found[..], plain) {
        (&[at], _) | (_, Some(&at)) => Ok(Found { at, left }),
        ([], _) => Err(text!(
            "the rule has no such move; type, for example, {}",
            "规则不允许这样走；请输入例如 {}",
            example(moves)
        )),
        (found, None) => {
            let mut leaves = found.iter().map(|&at| heaps::sum(&moves[at].left));
            Err(text!(
                "several moves take that many; they leave {}",
                "取这么多的走法不止一种；它们留下 {}",
                leaves.join(choose(", or ", "，或 "))
            ))
        }
    }
}

fn numbers(text: &str, moves: &[HeapMove]) -> Result<Vec<u64>, String> {
    let parts = text.split(['+', ' ', ',', '_']).filter(|part| !part.is_empty());
    let number = |part: &str| {
        part.parse().map_err(|_| text!("{part:?} is not a number of stones", "{part:?} 不是石子数"))
    };
    let numbers: Vec<u64> = parts.map(number).collect::<Result<_, String>>()?;
    ensure!(
        !numbers.is_empty(),
        "how many? Type, for example, {}",
        "取多少？请输入例如 {}",
        example(moves)
    );
    Ok(numbers)
}

/// Returns the heaps that are not empty, sorted.
fn sort_nonempty(parts: &[u64]) -> Vec<u64> {
    parts.iter().copied().filter(|&part| part > 0).sorted().collect()
}

/// Reads the place of a move; returns the place and the rest of the line.
fn place<'a>(text: &'a str, moves: &[HeapMove]) -> Result<(String, &'a str), String> {
    let end = text.find(|c: char| !c.is_alphabetic()).unwrap_or(text.len());
    let (name, rest) = (&text[..end], text[end..].trim_matches([' ', '_']));
    let places = moves.iter().map(|step| &*step.place).dedup().collect_vec();
    match &places[..] {
        [only] if name.is_empty() || name == "to" || name == "take" => Ok((only.to_string(), text)),
        _ if places.contains(&name) => Ok((name.to_string(), rest)),
        _ if name.is_empty() => Err(text!(
            "which heap? A move begins with the letter of its heap: {}; type, for example, {}",
            "哪一堆？走法以堆的字母开头：{}；请输入例如 {}",
            places.join(choose(" or ", "、")).replace(BOTH, choose(BOTH, "两堆")),
            example(moves)
        )),
        _ => Err(text!(
            "{name:?} is not a heap with a move; type, for example, {}",
            "{name:?} 不是能走的堆；请输入例如 {}",
            example(moves)
        )),
    }
}

fn example(moves: &[HeapMove]) -> String {
    moves.first().map_or_else(|| choose("b to 4", "b → 4").to_string(), HeapMove::text)
}
