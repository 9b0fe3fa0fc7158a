//! The picture of Codeforces 1503B, drawn for its page.

use crate::pictures::tables::{headings, table};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const SIZE: usize = 5;
    // Alice names 1 as long as there are light cells, and then 1 and 2 in turn.
    let mut tokens = [[0; SIZE]; SIZE];
    let cells = (0..SIZE * SIZE).map(|cell| (cell / SIZE, cell % SIZE));
    let (dark, light): (Vec<_>, Vec<_>) = cells.partition(|(row, column)| (row + column) % 2 == 0);
    for (row, column) in light {
        tokens[row][column] = 2;
    }
    for (turn, (row, column)) in dark.into_iter().enumerate() {
        tokens[row][column] = if turn % 2 == 0 { 3 } else { 1 };
    }
    let numbers = headings(1, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| {
        let class = if (x + y) % 2 == 0 { "plain" } else { "p" };
        Some((class, tokens[y][x].to_string()))
    });
    figure(
        language,
        Some(drawing),
        "A full board: Alice named 1 until all green cells had a 2, and then 1 and 2 in turn. \
         Bob answered her 1 by a 3 and her 2 by a 1, on cells whose neighbours are all green.",
        "放满的棋盘：Alice 先一直说 1，直到绿色格都放了 2，然后轮流说 1 和 2。她说 1 时 Bob 放 3，\
         说 2 时放 1，这些格的邻格都是绿色的。",
    )
}
