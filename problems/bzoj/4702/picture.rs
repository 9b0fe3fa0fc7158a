//! The picture of BZOJ 4702, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const BOUND: usize = 20;
    const ITEMS: usize = 7;
    let (columns, rows) = (headings(1, 6), headings(1, ITEMS));
    let board = Grid { columns: &columns, rows: &rows, corner: "" };
    let is_cell = |(x, y): Place| (x + 1).checked_pow(y as u32 + 1).is_some_and(|n| n < BOUND);
    // With one box items can be added for ever; two boxes are too many long before the last row.
    let options = |(x, y): Place| vec![(x + 1, y), (x, (y + 1).min(ITEMS - 1))];
    let drawing = board.outcomes(is_cell, options, |_| None);
    figure(
        language,
        drawing,
        "Boxes to the right and items down, as long as boxes^items stays below c = 20; moves \
         beyond lose. With two boxes or more play must end, and each cell follows from the next \
         one and the one below. In the first column items can be added for ever: it is a draw, \
         grey, unless somebody wins before.",
        "向右是盒数，向下是物品数，盒数^物品数须小于 c = 20，越界者输。盒数至少为 2 时必会结束，\
         每格由右边与下边的格决定。第一列可以无限加物品：除非有人先胜，否则为灰色的平局。",
    )
}
