//! Moves as they are typed, in a terminal or in a link.

use super::{heap_moves, Shown, Step};
use grundy::rule::half_width;
use itertools::Itertools;
use support::text;

/// Reads a text that names one of a position's moves.
///
/// # Errors
/// If there is no such move; the error gives the reason.
pub fn read(
    game: &dyn Shown,
    position: &[u64],
    moves: &[Step],
    line: &str,
) -> Result<Step, String> {
    let line = in_english(&half_width(line).to_lowercase());
    let line = line.trim();
    if let Some(heap_move) = game.heap_move() {
        let found = heap_moves::read(line, &moves.iter().map(heap_move).collect_vec())?;
        return Ok(game.arrange(position, &moves[found.at], &found.left));
    }
    let found = find_named(game, moves, line).map(|at| moves[at].clone());
    found.ok_or_else(|| {
        let example = moves.first().map_or(String::new(), |step| game.text(step));
        text!(
            "{line:?} is not a move here; type, for example, {example}, or m for all moves",
            "{line:?} 在这里不是合法的走法；请输入例如 {example}，或输入 m 列出全部走法"
        )
    })
}

/// Formats a move as it is written in links; [`read`] can read this form.
pub fn code(game: &dyn Shown, step: &Step) -> String {
    game.words(step).join("_")
}

/// Replaces the arrow and the Chinese words in a move with English words.
fn in_english(line: &str) -> String {
    let words =
        [("→", " to "), ("->", " to "), ("两堆各", "both"), ("两堆", "both"), ("取", " take ")];
    words.iter().fold(line.to_string(), |line, (chinese, english)| line.replace(chinese, english))
}

/// The words of a move that may be left out.
const FILLERS: [&str; 13] = [
    "to", "take", "step", "row", "square", "cut", "eat", "cover", "turn", "go", "down", "and", "at",
];

/// Returns the index of the move whose numbers and names are those in a text.
fn find_named(game: &dyn Shown, moves: &[Step], text: &str) -> Option<usize> {
    // A dot between digits belongs to the name of a point on a grid.
    let is_separator = |letter: char| !letter.is_ascii_alphanumeric() && letter != '.';
    let words = text.split(is_separator).map(|word| word.trim_matches('.'));
    let words = words.filter(|word| !word.is_empty()).collect_vec();
    // A point may have the name of a filler; then only the verb before it is left out.
    let after_verb = match &words[..] {
        [first, rest @ ..] if FILLERS.contains(first) => rest,
        words => words,
    };
    let telling: Vec<&str> = words.iter().copied().filter(|word| !FILLERS.contains(word)).collect();
    let find = |words: &[&str]| {
        moves.iter().position(|step| is_meant(&game.words(step), words, game.is_order_free()))
    };
    find(&words).or_else(|| find(after_verb)).or_else(|| find(&telling))
}

/// Returns whether `words` name the move whose words are `own`.
fn is_meant(own: &[String], words: &[&str], is_order_free: bool) -> bool {
    if !is_order_free {
        return own == words;
    }
    own.iter().map(String::as_str).sorted().eq(words.iter().copied().sorted())
}
