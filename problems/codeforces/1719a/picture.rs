//! The picture of Codeforces 1719A, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let (columns, rows) = (headings(0, 7), headings(0, 5));
    let board = Grid { columns: &columns, rows: &rows, corner: "" };
    let options = |(x, y): Place| {
        let odd = |(a, b): &Place| (x - a + y - b) % 2 == 1;
        rook((x, y)).into_iter().filter(odd).collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "The cells that are left to the right and up. Every step is odd, so it changes the parity \
         of their sum, and play ends at 0: as on a chessboard, lost if the sum is even, whatever \
         the players choose.",
        "向右与向上还剩的格数。每步走奇数格，两数之和的奇偶必变，终局为 0：像国际象棋棋盘一样，\
         和为偶数时必败，怎样走都一样。",
    )
}

/// Returns the places to the left of a place in its row, and those above it in its column: the
/// moves of a rook that goes to smaller numbers.
fn rook((x, y): Place) -> Vec<Place> {
    (0..x).map(|x| (x, y)).chain((0..y).map(|y| (x, y))).collect()
}
