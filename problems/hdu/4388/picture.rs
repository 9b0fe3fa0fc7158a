//! The picture of HDU 4388, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns piles in binary, before and after a move of either kind.
pub fn picture(language: Language) -> Picture {
    let positions: [(&str, &[u32]); 4] =
        [("n = 7", &[7]), ("k, k⊕n", &[4, 3]), ("k, 2k⊕n", &[4, 15]), ("…", &[4, 2, 1])];
    let shown = positions.map(|(name, piles)| {
        let cells = piles.iter().map(|pile| LineCell::new(format!("{pile:04b}"), "n"));
        let ones: u32 = piles.iter().map(|pile| pile.count_ones()).sum();
        let count = piles.len() as u32;
        let outcome = if (ones + count).is_multiple_of(2) { "P" } else { "N" };
        Line::new(name, cells).with_note(match language {
            Language::English => format!("ones {ones} + piles {count}: {outcome}"),
            Language::Chinese => format!("{ones} 个 1 + {count} 堆：{outcome}"),
        })
    });
    Picture::new(
        language,
        lines(&shown),
        "The pile 7 in binary, below it what a move with k = 4 leaves, of the ordinary and of \
         the special kind, and the end of the game after the ordinary one. Every move adds a \
         pile and keeps the parity of all ones, so ones and piles together change their parity. \
         At the end each pile is a single one, so they are even: lost.",
        "7 的二进制；下面依次是取 k = 4 时普通的一步和特殊的一步，以及普通一步之后游戏的终局。每步多一堆，\
         而所有 1 的个数奇偶不变，所以两者之和的奇偶必变。终局时每堆恰有一个 1，和为偶数：必败。",
    )
}
