//! The picture of Codeforces 55C, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use grundy::Outcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let (columns, rows) = (headings(1, 13), headings(1, 12));
    let board = Grid { columns: &columns, rows: &rows, corner: "" };
    let outcome = |(x, y): Place| {
        let to_the_border = x.min(12 - x).min(y).min(11 - y);
        Some(if to_the_border > 4 { Outcome::P } else { Outcome::N })
    };
    figure(
        language,
        board.outcomes(|_| true, |_| Vec::new(), outcome),
        "A board of 12 by 13 cells with one pie, by its cell. Volodya wins, N, from the cells that \
         are at most four moves away from the border: Vlad has not closed an edge at each corner \
         before the pie is there. From the green cells, P, Vlad has.",
        "12 行 13 列的棋盘上一个馅饼所在的格。离边上至多四步的格（N）Volodya 必胜：馅饼到边上之前，Vlad 来不及给每个角都封住\
         一条边。从绿色的格（P）出发，他来得及。",
    )
}
