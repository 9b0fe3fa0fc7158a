//! The lines that a player types.

use super::state::{Move, MoveName, Place};
use crate::heaps;
use grundy::rule::half_width;
use support::language::{choose, current, Language};
use support::text;

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
    let line = in_english(&half_width(line).to_lowercase());
    match line.trim() {
        "h" | "hint" | "提示" => Typed::Hint,
        "m" | "moves" | "着法" => Typed::Moves,
        "u" | "undo" | "悔棋" => Typed::Undo,
        "q" | "quit" | "退出" => Typed::Quit,
        "" | "?" | "help" | "帮助" => Typed::Help,
        text => step(text, moves).unwrap_or_else(Typed::Wrong),
    }
}

/// Puts English words in the place of the arrow and the Chinese words of a move.
fn in_english(line: &str) -> String {
    let words =
        [("→", " to "), ("->", " to "), ("两堆各", "both"), ("两堆", "both"), ("取", " take ")];
    words.iter().fold(line.to_string(), |line, (chinese, english)| line.replace(chinese, english))
}

/// Reads a move: `b to 1 + 2`, `b 3` or `both 3`, or, with a single heap, `3`.
fn step(text: &str, moves: &[Move]) -> Result<Typed, String> {
    if moves.iter().any(|step| step.name.is_some()) {
        return named_step(text, moves);
    }
    let (place, rest) = place(text, moves)?;
    let here = (0..moves.len()).filter(|&number| moves[number].place.word() == place);
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
        ([], _) => Err(text!(
            "the rule has no such move; type, for example, {}",
            "规则不允许这样走；请输入例如 {}",
            example(moves)
        )),
        (found, None) => {
            let leaves: Vec<String> =
                found.iter().map(|&number| heaps::sum(&moves[number].parts)).collect();
            Err(match current() {
                Language::English => {
                    let leaves = leaves.join(", or ");
                    format!("several moves take that many; they leave {leaves}")
                }
                Language::Chinese => {
                    format!("取这么多的走法不止一种；它们留下 {}", leaves.join("，或 "))
                }
            })
        }
    }
}

/// The words of a move that may be left out.
const FILLERS: [&str; 13] = [
    "to", "take", "step", "row", "square", "cut", "eat", "cover", "turn", "go", "down", "and", "at",
];

/// Reads a move by the numbers and names in its text.
fn named_step(text: &str, moves: &[Move]) -> Result<Typed, String> {
    let is_separator = |letter: char| !letter.is_ascii_alphanumeric();
    let words: Vec<&str> = text.split(is_separator).filter(|word| !word.is_empty()).collect();
    // A point may be called like a filler, and then only the verb before it is left out.
    let after_verb = match &words[..] {
        [first, rest @ ..] if FILLERS.contains(first) => rest,
        words => words,
    };
    let telling: Vec<&str> = words.iter().copied().filter(|word| !FILLERS.contains(word)).collect();
    let find = |words: &[&str]| {
        moves.iter().position(|step| step.name.as_ref().is_some_and(|name| is_meant(name, words)))
    };
    let found = find(&words).or_else(|| find(after_verb)).or_else(|| find(&telling));
    found.map(Typed::Move).ok_or_else(|| {
        text!(
            "{text:?} is not a move here; type, for example, {}, or m for all moves",
            "{text:?} 在这里不是着法；请输入例如 {}，或输入 m 列出全部着法",
            example(moves)
        )
    })
}

/// Returns whether these are the words of a move.
fn is_meant(name: &MoveName, words: &[&str]) -> bool {
    if !name.is_order_free {
        return name.words == words;
    }
    let sorted = |mut words: Vec<&str>| {
        words.sort_unstable();
        words.into_iter().map(String::from).collect::<Vec<_>>()
    };
    sorted(name.words.iter().map(String::as_str).collect()) == sorted(words.to_vec())
}

/// Reads one or more numbers of stones.
fn numbers(text: &str, moves: &[Move]) -> Result<Vec<u64>, String> {
    let parts = text.split(['+', ' ', ',']).filter(|part| !part.is_empty());
    let number = |part: &str| part.parse().map_err(|_| not_a_number(part));
    let numbers: Vec<u64> = parts.map(number).collect::<Result<_, _>>()?;
    if numbers.is_empty() {
        return Err(text!(
            "how many? Type, for example, {}",
            "取多少？请输入例如 {}",
            example(moves)
        ));
    }
    Ok(numbers)
}

fn not_a_number(part: &str) -> String {
    text!("{part:?} is not a number of stones", "{part:?} 不是石子数")
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
    let mut places: Vec<String> = moves.iter().map(|step| step.place.word()).collect();
    places.dedup();
    match &places[..] {
        [only] if name.is_empty() || name == "to" || name == "take" => Ok((only.clone(), text)),
        _ if places.iter().any(|place| place == name) => Ok((name.to_string(), rest)),
        _ if name.is_empty() => Err(text!(
            "which heap? A move begins with the letter of its heap: {}; type, for example, {}",
            "哪一堆？着法以堆的字母开头：{}；请输入例如 {}",
            places.join(choose(" or ", "、")).replace("both", choose("both", "两堆")),
            example(moves)
        )),
        _ => Err(text!(
            "{name:?} is not a heap with a move; type, for example, {}",
            "{name:?} 不是能走的堆；请输入例如 {}",
            example(moves)
        )),
    }
}

fn example(moves: &[Move]) -> String {
    moves.first().map_or_else(|| choose("b to 4", "b → 4").to_string(), Move::to_string)
}
