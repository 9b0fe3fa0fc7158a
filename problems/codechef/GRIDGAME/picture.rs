//! The picture of CodeChef GRIDGAME, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let obstacles: [Place; 4] = [(2, 1), (4, 2), (1, 4), (5, 4)];
    let (columns, rows) = (headings(0, 8), headings(0, 7));
    let is_cell = |place: Place| !obstacles.contains(&place);
    let options = |(x, y): Place| {
        let left = (0..x).rev().map(|x| (x, y)).take_while(|&place| is_cell(place));
        let up = (0..y).rev().map(|y| (x, y)).take_while(|&place| is_cell(place));
        left.chain(up).collect()
    };
    let board = Grid { columns: &columns, rows: &rows, corner: "" };
    figure(
        language,
        board.outcomes(is_cell, options, |_| None),
        "A pawn that lowers x or y by any number; the missing cells are impassable. A cell is \
         lost, green, if no lost cell can be reached from it. Each run of cells between two \
         obstacles of a row has one at most: in its first column that has no lost cell above \
         since the last obstacle.",
        "棋子每步把 x 或 y 减小任意数；缺的格不能进入也不能越过。到不了任何必败格的格为必败（绿色）。\
         一行中两个障碍之间的一段至多有一个必败格：在这段里第一个“自上一个障碍以来没有必败格”的列。",
    )
}
