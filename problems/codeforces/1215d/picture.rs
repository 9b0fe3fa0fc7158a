//! The picture of Codeforces 1215D, drawn for its page.

use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let positions = Positions::after("??".to_string(), |text| options(text), String::clone)?;
    let mover = |text: &String| match text.matches('?').count() % 2 {
        0 => Mover::First,
        _ => Mover::Second,
    };
    let ends = |text: &String| {
        let winner = if text[..1] == text[1..] { Mover::Second } else { Mover::First };
        (!text.contains('?')).then_some(winner)
    };
    figure(
        language,
        positions.winners(["M", "B"], mover, ends),
        "The ticket ??, of whose digits only 0 and 9 are drawn. Monocarp (M) writes one and \
         Bicarp (B) the other; below each ticket is who wins from there. B wins if both halves \
         are equal in the end. Green arrows are winning moves: Bicarp repeats Monocarp's digit.",
        "票 ??，只画出数字 0 和 9。Monocarp (M) 写一个数字，Bicarp (B) 写另一个；每张票下方是由此必胜的人。最后两半相等则 B \
         胜。绿色箭头为必胜的操作：Bicarp 重复 Monocarp 的数字。",
    )
}

/// Returns the tickets after each move.
fn options(text: &str) -> Vec<String> {
    let places = text.match_indices('?').map(|(place, _)| place);
    let write = |place: usize| {
        [0, 9].map(|digit| format!("{}{digit}{}", &text[..place], &text[place + 1..]))
    };
    places.flat_map(write).collect()
}
