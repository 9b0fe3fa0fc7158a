//! The picture of HackerRank kitty-and-katty, drawn for its page.

use crate::pictures::positions::{Mover, Positions};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the game of replacing two blocks by their difference.
pub fn picture(language: Language) -> Option<Picture> {
    let options = |blocks: &Vec<i64>| {
        let mut options = Vec::new();
        for (a, others) in removals(blocks) {
            for (b, mut left) in removals(&others) {
                left.push((a - b).rem_euclid(3));
                left.sort_unstable();
                options.push(left);
            }
        }
        options
    };
    let positions = Positions::after(vec![0, 1, 2], options, |blocks| written(blocks))?;
    let mover = |blocks: &Vec<i64>| match blocks.len() {
        2 => Mover::Second,
        _ => Mover::First,
    };
    // The last move of three blocks is Katty's.
    let ends = |blocks: &Vec<i64>| match blocks[..] {
        [1] => Some(Mover::First),
        [_] => Some(Mover::Second),
        _ => None,
    };
    Some(Picture::new(
        language,
        positions.winners(["Kitty", "Katty"], mover, ends)?,
        "The blocks 1, 2 and 3 by their remainders modulo 3, with the winner below each \
         position; Katty's are green. A move replaces two blocks A and B by A - B. Here the last \
         move is Katty's: two equal remainders leave 0, with which the last mover wins, and two \
         different ones leave 1 or 2, as the last mover likes.",
        "积木 1、2、3，写出模 3 的余数；下方为各局面的胜者，Katty 赢的为绿色。每步把两块 A、B 换成 \
         A - B。这里最后一步由 Katty 走：余数相同则剩 0，走最后一步的人赢；余数不同则剩 1 或 2，\
         由他选择。",
    ))
}

fn written(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns each way of removing one of some numbers, with the number that is removed.
fn removals(numbers: &[i64]) -> impl Iterator<Item = (i64, Vec<i64>)> + '_ {
    numbers.iter().enumerate().map(|(place, &removed)| {
        let mut left = numbers.to_vec();
        left.remove(place);
        (removed, left)
    })
}
