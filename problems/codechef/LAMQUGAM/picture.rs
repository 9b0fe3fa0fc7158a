//! The picture of CodeChef LAMQUGAM, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let numbers = headings(1, 11);
    let board = Grid { columns: &numbers, rows: &numbers, corner: "" };
    let options = |(x, y): Place| {
        let diagonal = (1..=x.min(y) / 2).map(|times| (x - 2 * times, y - 2 * times));
        rook((x, y)).into_iter().chain(diagonal).collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "A queen that goes along diagonals in multiples of d = 2 only. Each column has exactly one \
         lost point, green, if need be beyond the edge: it shares no row or column with \
         another, and no diagonal unless the \
         distance on it is odd. They are found from the smaller columns on, and mirrored.",
        "后在对角线上只能走 d = 2 的倍数。每列恰有一个必败点（绿色，有的在图外）：任两点不同行、不同列，\
         在同一对角线上时相距必为奇数。从小的列开始逐个求出，并关于对角线对称。",
    )
}

/// Returns the places to the left of a place in its row, and those above it in its column: the
/// moves of a rook that goes to smaller numbers.
fn rook((x, y): Place) -> Vec<Place> {
    (0..x).map(|x| (x, y)).chain((0..y).map(|y| (x, y))).collect()
}
