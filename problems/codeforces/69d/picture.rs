//! The picture of Codeforces 69D, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const RADIUS: usize = 6;
    let columns = headings(0, RADIUS + 1);
    let rows: Vec<String> = columns.iter().rev().cloned().collect();
    let board = Grid { columns: &columns, rows: &rows, corner: "" };
    let is_cell = |(x, y): Place| y <= RADIUS && x * x + (RADIUS - y).pow(2) <= RADIUS * RADIUS;
    let options = |(x, y): Place| {
        let vectors = [(1, 1), (2, 0), (0, 1)];
        vectors.iter().filter_map(|&(a, b)| Some((x + a, y.checked_sub(b)?))).collect()
    };
    figure(
        language,
        board.outcomes(is_cell, options, |_| None),
        "The points within the distance d = 6 of the origin, lower left, with the vectors (1, 1), \
         (2, 0) and (0, 1). From the far points backwards, a point is won if some vector leads to \
         a lost one, green. The reflections change nothing: each player answers the other's by \
         his own.",
        "离原点（左下）不超过 d = 6 的点，向量为 (1, 1)、(2, 0)、(0, 1)。从远处往回推，某个向量能到必败态（绿色）的点为必胜。\
         对称翻转不影响胜负：一方用了，另一方也用自己的抵消。",
    )
}
