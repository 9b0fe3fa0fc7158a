//! The picture of LeetCode 810, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{legend, Picture};
use support::language::Language;

/// Returns the game of erasing numbers whose nim sum must not become 0.
pub fn picture(language: Language) -> Option<Picture> {
    let nim_sum = |numbers: &[i64]| numbers.iter().fold(0, |sum, number| sum ^ number);
    let options = |numbers: &Vec<i64>| {
        removals(numbers).map(|(_, left)| left).filter(|left| nim_sum(left) != 0).collect()
    };
    let positions = Positions::after(vec![1, 1, 2, 3], options, |numbers| written(numbers))?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The numbers 1, 1, 2, 3, whose nim sum is 1; only those moves are drawn that do not make \
         the nim sum 0, as these lose at once. An even number of numbers, not of nim sum 0, \
         always has such a move, so an odd number of them is lost.",
        "数 1、1、2、3，异或和为 1；只画出不使异或和变成 0 的走法，因为变成 0 者立即负。个数为偶数且\
         异或和不为 0 时总有这样的一步，所以个数为奇数时必败。",
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
