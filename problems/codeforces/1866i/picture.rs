//! The picture of Codeforces 1866I, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use grundy::Outcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let special = [(4, 0), (1, 2), (5, 3)];
    let (columns, rows) = (headings(1, 7), headings(1, 5));
    let board = Grid { columns: &columns, rows: &rows, corner: "" };
    let options =
        |(x, y): Place| (x + 1..7).map(|x| (x, y)).chain((y + 1..5).map(|y| (x, y))).collect();
    let ends = |place| special.contains(&place).then_some(Outcome::P);
    figure(
        language,
        board.outcomes(|_| true, options, ends),
        "The castle goes to the right or down, and whoever reaches a starred tile wins. A tile is \
         lost, green, if there is neither a star nor a lost tile to its right or below it. Row by \
         row from below, that can only be the tile in the rightmost column that is still open, if \
         all stars of the row are to its left.",
        "车向右或向下走，走到带星格者胜。右边与下边都没有星、也没有必败格的格为必败（绿色）。从最下一行起，\
         每行只可能是最右的一个开放列中的格，且该行的星都在它左边。",
    )
}
