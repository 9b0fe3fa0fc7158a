//! The picture of AtCoder ARC 116 F, drawn for its page.

use crate::pictures::lists::{write_list, remove};
use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    type Rows = (Vec<u32>, Vec<u32>);
    let shorter = |row: &Vec<u32>| match row.len() {
        1 => Vec::new(),
        count => vec![remove(row, 0), remove(row, count - 1)],
    };
    let options = |(one, other): &Rows| -> Vec<Rows> {
        let first = shorter(one).into_iter().map(|row| (row, other.clone()));
        first.chain(shorter(other).into_iter().map(|row| (one.clone(), row))).collect()
    };
    let name = |(one, other): &Rows| format!("{} | {}", write_list(one), write_list(other));
    let positions = Positions::after((vec![1, 6], vec![3, 4]), options, name)?;
    let mover = |(one, other): &Rows| match (one.len() + other.len()) % 2 {
        0 => Mover::First,
        _ => Mover::Second,
    };
    let sum = |(one, other): &Rows| i64::from(one[0] + other[0]);
    figure(
        language,
        positions.results(mover, sum),
        "Two rows; Takahashi, who begins, wants a large sum of what is left, Aoki a small one. \
         Below stands the sum that both reach at best, and green moves are best. A row of even \
         length is a switch: whoever moves in it chooses. So the one with the largest difference, \
         1, 6, is taken first.",
        "两行数；先走的 Takahashi 要剩下的数之和大，Aoki 要它小。下方是双方最优时的和，绿色为最优的走法。\
         偶数长度的一行像开关：谁走谁选。所以先走差最大的一行 1,6。",
    )
}
