//! The picture of Codeforces 1480A, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let positions = Positions::after("bob".to_string(), |text| options(text), String::clone)?;
    let note = |_, text: &String| ("u", outcome(text));
    let texts = positions.positions();
    let is_best = |from: usize, to: usize| outcome(&texts[from]) == outcome(&texts[to]);
    figure(
        language,
        Some(positions.draw(note, is_best)),
        "The string bob. Alice writes A into one of its places, then Bob writes Z, and then Alice A \
         again; capital letters stay. Below each string is what becomes of it if both play well. \
         Green arrows are best moves: they go to the first place that is left.",
        "字符串 bob。Alice 在一个位置写 A，然后 Bob 写 Z，再由 Alice 写 A；大写字母不再改变。每个串下方是双方都走得最好时\
         最后的串。绿色箭头为最优的走法：写在剩下的第一个位置上。",
    )
}

/// Returns the strings after each move; the letters that have been changed are capital ones.
fn options(text: &str) -> Vec<String> {
    let letter = if is_alices(text) { 'A' } else { 'Z' };
    let free = text.char_indices().filter(|(_, letter)| letter.is_lowercase());
    free.map(|(place, _)| format!("{}{letter}{}", &text[..place], &text[place + 1..])).collect()
}

fn is_alices(text: &str) -> bool {
    text.chars().filter(|letter| letter.is_uppercase()).count() % 2 == 0
}

/// Returns the final string.
fn outcome(text: &str) -> String {
    let outcomes = options(text).into_iter().map(|next| outcome(&next));
    let best = if is_alices(text) { outcomes.min() } else { outcomes.max() };
    best.unwrap_or_else(|| text.to_string())
}
