//! The picture of CodeChef RANDGAME, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let options = |&number: &u32| match number {
        0 => vec![],
        number if number % 2 == 0 => vec![number / 2],
        _ => vec![number - 1, number + 1],
    };
    figure(
        language,
        Positions::after(7, options, u32::to_string)?.outcomes(),
        "All numbers that can follow 7. Whoever makes the number 0 wins. Green numbers are lost for \
         the player to move: 0, where play is over, and those that 2 divides an odd number of \
         times. Green arrows are winning moves.",
        "从 7 可以到达的所有数，使数成为 0 的一方胜。绿色的数轮到谁谁输：0 是终局，其余的数中因子 2 有奇数个。绿色箭头为必胜的操作。",
    )
}
