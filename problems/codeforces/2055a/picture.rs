//! The picture of Codeforces 2055A, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const CELLS: usize = 4;
    // The cells of A and of B; A is to move when the distance is even.
    let options = |&(a, b): &(usize, usize)| {
        let is_as_turn = (b - a) % 2 == 0;
        let beside = |cell: usize| [cell.wrapping_sub(1), cell + 1];
        let moved: Vec<(usize, usize)> = match is_as_turn {
            true => beside(a).into_iter().map(|a| (a, b)).collect(),
            false => beside(b).into_iter().map(|b| (a, b)).collect(),
        };
        moved.into_iter().filter(|&(a, b)| a < b && b < CELLS).collect::<Vec<_>>()
    };
    let name = |&(a, b): &(usize, usize)| {
        (0..CELLS)
            .map(|cell| {
                if cell == a {
                    'A'
                } else if cell == b {
                    'B'
                } else {
                    '·'
                }
            })
            .collect()
    };
    let positions = Positions::after((0, 2), options, name)?;
    figure(
        language,
        positions.outcomes(),
        "Four cells; A begins with an even distance, and each jump changes it by 1. So A always \
         finds an even distance, N, and can jump toward B, while B finds an odd one, P, and is \
         driven back to the edge. Jumping away may prolong the game, but does not change who has \
         which parity.",
        "四格；A 先走，距离为偶数，每跳一次距离变化 1。所以 A 总遇到偶数距离（N），可以向 B 逼近；\
         B 总遇到奇数距离（P），被逼到边上。往回跳只能拖延，改变不了谁遇到哪种奇偶。",
    )
}
