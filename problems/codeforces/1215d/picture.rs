//! The picture of Codeforces 1215D, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let positions = Positions::after("??".to_string(), |text| options(text), String::clone)?;
    let note = |_, text: &String| ("u", winner(text).to_string());
    let texts = positions.positions();
    let is_best = |from: usize, to: usize| winner(&texts[from]) == winner(&texts[to]);
    figure(
        language,
        Some(positions.draw(note, is_best)),
        "The ticket ??, of whose digits only 0 and 9 are drawn. Monocarp writes one and Bicarp the \
         other. Below each ticket stands who wins from there: B, if both halves can be made equal, \
         or M. Green arrows do not change the winner. Bicarp repeats Monocarp's digit.",
        "票 ??，只画出数字 0 和 9。Monocarp 写一个数字，Bicarp 写另一个。每张票下方是由此必胜的人：能使两半相等则为 B，否则为 M。\
         绿色箭头不改变获胜者。Bicarp 重复 Monocarp 的数字。",
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

/// Returns M or B, who wins if both play well.
fn winner(text: &str) -> char {
    let (mover, other) = match text.matches('?').count() {
        0 => return if text[..1] == text[1..] { 'B' } else { 'M' },
        1 => ('B', 'M'),
        _ => ('M', 'B'),
    };
    if options(text).iter().any(|next| winner(next) == mover) {
        mover
    } else {
        other
    }
}
