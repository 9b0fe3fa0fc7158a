//! The picture of Codeforces 36D, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let numbers = headings(0, 9);
    let board = Grid { columns: &numbers, rows: &numbers, corner: "" };
    let options = |(x, y): Place| {
        let steps = [(1, 0), (0, 1), (2, 2)];
        steps.iter().filter_map(|&(a, b)| Some((x.checked_sub(a)?, y.checked_sub(b)?))).collect()
    };
    figure(
        language,
        board.outcomes(|_| true, options, |_| None),
        "The cells that are left to the right and down, for k = 2. Without leaps P and N would \
         alternate as on a chessboard. If the smaller number is 2 more than a multiple of 3, a \
         leap wins; in between, the parities change after every three rows \
         and columns.",
        "向右与向下还剩的格数，k = 2。没有跳步时必败与必胜像国际象棋棋盘一样交替。较小的数除以 3 余 2 时，\
         能跳到必败态；其间每过三行、三列，奇偶交换一次。",
    )
}
