//! The picture of CodeChef TABGAME, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use grundy::Outcome;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const TOP: [bool; 9] = [false, true, false, false, true, true, false, true, true];
    const LEFT: [bool; 7] = [false, false, true, true, false, true, false];
    let (columns, rows) = (headings(0, 9), headings(0, 7));
    let board = Grid { columns: &columns, rows: &rows, corner: "" };
    let ends = |(x, y): Place| {
        let loses = match (x, y) {
            (x, 0) => TOP[x],
            (0, y) => LEFT[y],
            _ => return None,
        };
        Some(Outcome::of_mover(loses))
    };
    let options = |(x, y): Place| vec![(x - 1, y), (x, y - 1)];
    figure(
        language,
        board.outcomes(|place| place != (0, 0), options, ends),
        "Starred cells are given: green ones are won by whoever moves there. Each other cell is \
         lost, green, exactly if both steps, to the left and up, lead to won cells. From row and \
         column 3 on, a cell has the outcome of the one before it on its diagonal, so the first \
         two rows and columns tell everything.",
        "带星的格是给定的：走到绿色星格者胜。其余的格，向左与向上两步都到必胜格时为必败（绿色）。\
         从第 3 行、第 3 列起，每格与对角线上前一格相同，所以前两行两列就决定了一切。",
    )
}
