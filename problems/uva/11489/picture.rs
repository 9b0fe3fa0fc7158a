//! The picture of UVa 11489, drawn for its page.

use crate::pictures::positions::Positions;
use crate::pictures::{legend, Picture};
use support::language::Language;

/// Returns the game of removing digits so that the sum of the others is a multiple of 3.
pub fn picture(language: Language) -> Option<Picture> {
    let options = |digits: &Vec<i64>| {
        let after = removals(digits).map(|(_, left)| left);
        after.filter(|left| left.iter().sum::<i64>() % 3 == 0).collect()
    };
    let name = |digits: &Vec<i64>| match digits.len() {
        0 => "–".to_string(),
        _ => digits.iter().map(i64::to_string).collect(),
    };
    let positions = Positions::after(vec![4, 3, 3, 6], options, name)?;
    Some(legend::outcomes(
        language,
        positions.outcomes()?,
        "The number 4336 has the digit sum 16, so the first move has to remove the 4, after \
         which the sum is a multiple of 3. From then on exactly the digits 3, 6 and 9 can be \
         removed, whatever the players choose, and their number decides.",
        "4336 的各位之和为 16，第一步只能去掉 4，此后和是 3 的倍数。从这时起能去掉的恰好是 3、6、9，\
         不管怎么选，它们的个数决定胜负。",
    ))
}

/// Returns each way of removing one of some numbers, with the number that is removed.
fn removals(numbers: &[i64]) -> impl Iterator<Item = (i64, Vec<i64>)> + '_ {
    numbers.iter().enumerate().map(|(place, &removed)| {
        let mut left = numbers.to_vec();
        left.remove(place);
        (removed, left)
    })
}
