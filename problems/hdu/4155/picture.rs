//! The picture of HDU 4155, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{legend, Picture};
use support::language::Language;

/// Returns the end of the Game of 31 after ten cards.
pub fn picture(language: Language) -> Option<Picture> {
    /// How many cards of each number, from 1 on, are still to be laid.
    type Cards = [u32; 6];
    let sum = |cards: &Cards| -> u32 {
        cards.iter().zip(1..).map(|(left, number)| (4 - left) * number).sum()
    };
    let options = |cards: &Cards| {
        let laid = (0..6).filter(|&kind| cards[kind] > 0).map(|kind| {
            let mut cards = *cards;
            cards[kind] -= 1;
            cards
        });
        laid.filter(|cards| sum(cards) <= 31).collect()
    };
    let start = [0, 0, 4, 4, 4, 2];
    let positions = Positions::after(start, options, |cards| sum(cards).to_string())?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The end of a game: all cards 1 and 2 and two cards 6 have been laid, 24 in sum; each \
         position is written as its sum. From 24 the cards 3 to 6 fit under 31. The sums 29, 30 \
         and 31 are dead, as no card 1 or 2 is left, and whoever reaches one of them wins.",
        "一局的末尾：1 和 2 全已放完，6 放了两张，总和 24；局面写成总和。从 24 可以放 3 到 6，不超过 31。\
         因为没有 1 和 2 了，29、30、31 都不能再放，走到其中之一者胜。",
    ))
}
