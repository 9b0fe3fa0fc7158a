//! The picture of Luogu P2148, drawn for its page.

use crate::pictures::lists::write_list;
use crate::pictures::positions::Positions;
use crate::pictures::Picture;
use support::language::Language;

/// Returns the game on a pair of piles, of which one is split and the other thrown away.
pub fn picture(language: Language) -> Option<Picture> {
    let options = |pair: &Vec<u32>| {
        let splits = |pile: u32| (1..=pile / 2).map(move |part| vec![part, pile - part]);
        pair.iter().flat_map(|&pile| splits(pile)).collect()
    };
    let positions = Positions::after(vec![4, 6], options, |pair: &Vec<u32>| write_list(pair))?;
    Some(Picture::new(
        language,
        positions.values()?,
        "A pair of 4 and 6 stones: a move throws one pile away and splits the other. Below each \
         pair (a, b) stands its Grundy value G: the place of the lowest 0 in the binary digits \
         of (a - 1) | (b - 1). So pairs of odd piles are worth 0, green. Several pairs are added \
         as a nim sum.",
        "一对 4 枚和 6 枚：每步扔掉一堆，把另一堆分成两堆。每对 (a, b) 下方为 SG 值 G：(a - 1) | (b - 1) \
         的二进制中最低的 0 的位置。所以两堆都为奇数时值为 0（绿色）。几对之间取异或和。",
    ))
}
