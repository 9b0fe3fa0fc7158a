//! The picture of AtCoder AGC 002 E, drawn for its page.

use crate::pictures::tables::{headings, Grid, Place};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const PILES: [usize; 6] = [5, 4, 4, 3, 1, 1];
    const HEIGHT: usize = 5;
    let columns = headings(0, PILES.len());
    let rows: Vec<String> = headings(0, HEIGHT).into_iter().rev().collect();
    let board = Grid { columns: &columns, rows: &rows, corner: "" };
    let is_cell = |(x, y): Place| x < PILES.len() && HEIGHT - 1 - y < PILES[x];
    let options = |(x, y): Place| [Some((x + 1, y)), y.checked_sub(1).map(|y| (x, y))];
    figure(
        language,
        board.outcomes(is_cell, |place| options(place).into_iter().flatten().collect(), |_| None),
        "The piles 5, 4, 4, 3, 1, 1 as columns, with a token in the lower left cell. Eating a \
         largest pile is a step to the right, eating one candy of each a step up; whoever leaves \
         the diagram loses. All cells of a diagonal have the same outcome, so its last cell \
         decides, and from there the token can only go straight on.",
        "五、四、四、三、一、一颗糖的各堆画成柱，棋子在左下角。吃掉最大的一堆是向右一步，每堆吃一颗是向上一步；\
         走出图形者输。同一条对角线上的格胜负相同，所以由对角线的最后一格决定，从那里只能一直往前走。",
    )
}
