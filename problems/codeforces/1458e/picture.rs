//! The picture of Codeforces 1458E, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use grundy::Outcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let pairs = [(1, 4), (2, 1), (5, 2), (4, 6)];
    let numbers = headings(0, 8);
    let board = Grid { columns: &numbers, rows: &numbers, corner: "" };
    let ends = |place| pairs.contains(&place).then_some(Outcome::P);
    figure(
        language,
        board.outcomes(|_| true, rook, ends),
        "Two heaps, the column and the row; the starred pairs are declared lost. Besides these \
         there is at most one lost position in a column or row. They lie on a walk from the upper \
         left corner along a diagonal, which shifts by a column or row wherever a pair stands \
         before it.",
        "两堆石子，列与行各为一堆；带星的数对规定为必败。除此以外，每行每列至多一个必败态。\
         它们在从左上角沿对角线的一条路上，遇到规定的数对就错开一列或一行。",
    )
}

/// Returns the places to the left of a place in its row, and those above it in its column: the
/// moves of a rook that goes to smaller numbers.
fn rook((x, y): Place) -> Vec<Place> {
    (0..x).map(|x| (x, y)).chain((0..y).map(|y| (x, y))).collect()
}
