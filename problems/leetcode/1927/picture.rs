//! The picture of LeetCode 1927, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns a line of play of the game with question marks in two halves.
pub fn picture(language: Language) -> Picture {
    let half_of = |sum: u32| match sum % 2 {
        0 => (sum / 2).to_string(),
        _ => format!("{}.5", sum / 2),
    };
    // Twice the sum of a half, in which a question mark counts 4.5.
    let twice =
        |half: &str| -> u32 { half.chars().map(|c| c.to_digit(10).map_or(9, |d| 2 * d)).sum() };
    let line = |name: &str, left: &str, right: &str, written: Option<usize>| {
        let cells = left.chars().chain(['|']).chain(right.chars()).enumerate();
        let cells = cells.map(|(place, c)| match c {
            '|' => LineCell::new(c, "bar"),
            c if written == Some(place) => LineCell::new(c, "mark"),
            '?' => LineCell::new(c, "n"),
            c => LineCell::new(c, "plain"),
        });
        let sign = if twice(left) == twice(right) { "=" } else { "≠" };
        let sums = format!("{} {sign} {}", half_of(twice(left)), half_of(twice(right)));
        Line::new(name, cells).with_note(sums)
    };
    let shown = [
        line("", "??1", "730", None),
        line("Alice", "8?1", "730", Some(0)),
        line("Bob", "811", "730", Some(1)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "The string ??1730, then Alice's move and Bob's, in orange; behind each line stand the \
         sums of both halves, in which a question mark counts 4.5. If they are equal before \
         Alice moves, Bob makes them equal again: to her digit d he answers 9 - d in the same \
         half, or d in the other half.",
        "字符串 ??1730，然后是 Alice 和 Bob 各一步（橙色）；右侧为两半之和，每个问号按 4.5 计。若轮到 \
         Alice 时两边相等，Bob 总能恢复相等：她填 d，他就在同一半填 9 - d，或在另一半填 d。",
    )
}
