//! The picture of Codeforces 197A, drawn for its page.

use crate::pictures::drawing::{at, cell, line, svg};
use crate::pictures::Picture;
use maud::html;
use support::language::Language;

/// Returns a board on which every move is answered by its mirror image.
pub fn picture(language: Language) -> Picture {
    const SIZE: i32 = 7;
    let side = 30.0;
    let moves = [(1, 2), (0, 5), (4, 1)];
    let place = |(row, column): (i32, i32)| {
        at(20.0 + side * f64::from(column), 20.0 + side * f64::from(row))
    };
    let mirror = |(row, column): (i32, i32)| (SIZE - 1 - row, SIZE - 1 - column);
    let content = html! {
        @for row in 0..SIZE { @for column in 0..SIZE {
            (cell(place((row, column)), side, side, "plain", ""))
        } }
        @for (turn, own) in moves.iter().enumerate() {
            (line(place(*own), place(mirror(*own)), "soft"))
            (cell(place(*own), side, side, "n", &(2 * turn + 2).to_string()))
            (cell(place(mirror(*own)), side, side, "p", &(2 * turn + 3).to_string()))
        }
        (cell(place((SIZE / 2, SIZE / 2)), side, side, "p", "1"))
    };
    let cells = moves.map(|own| format!("{own:?} ↔ {:?}", mirror(own)));
    Picture::new(
        language,
        svg(226, 226, &cells.join(", "), content),
        "The first player, green, takes the centre with move 1 and then answers every move with \
         its reflection in the centre: 3 after 2, 5 after 4, 7 after 6. Where the opponent could \
         move, the reflection is still free, so the first player never runs out of moves.",
        "先手（绿色）第 1 步占中心，以后总下在对手位置的中心对称处：2 之后走 3，4 之后走 5，6 之后走 7。\
         对手能走的地方，对称处必定也空着，所以先手总能操作。",
    )
}
