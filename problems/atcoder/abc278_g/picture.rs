//! The picture of AtCoder ABC 278 G, drawn for its page.

use crate::pictures::lists::write_list;
use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let options = |cards: &Vec<u32>| {
        let mut options = Vec::new();
        for from in 0..cards.len() {
            for taken in [1, 2] {
                let is_sequence = cards
                    .get(from..from + taken)
                    .is_some_and(|cards| cards.windows(2).all(|pair| pair[1] == pair[0] + 1));
                if is_sequence {
                    options.push([&cards[..from], &cards[from + taken..]].concat());
                }
            }
        }
        options
    };
    let positions = Positions::after(vec![1, 2, 3], options, |cards| write_list(cards))?;
    figure(
        language,
        positions.outcomes(),
        "Cards 1 to 3, of which one or two with numbers in sequence are taken. Taking the middle, \
         2, leaves 1 and 3, two halves that do not touch: each further move is mirrored. Where no \
         allowed number of cards fits the middle, all moves take L cards, and the Grundy values of \
         the rows decide.",
        "牌 1 到 3，每步取一张或两张连号的牌。取走中间的 2，留下互不相连的 1 与 3，以后照样镜像应对。\
         若没有一种张数能取正中，则每步都取 L 张，由各段的 SG 值决定。",
    )
}
