//! The picture of LeetCode 3828, drawn for its page.

use crate::pictures::positions::{Mover, Positions};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the game of deleting stretches of a row until a single number is left.
pub fn picture(language: Language) -> Option<Picture> {
    let options = |row: &Vec<i64>| {
        let stretches = (0..row.len()).flat_map(|a| (a + 1..=row.len()).map(move |b| (a, b)));
        let left = stretches.map(|(a, b)| [&row[..a], &row[b..]].concat());
        left.filter(|left| !left.is_empty() && row.len() > 1).collect()
    };
    let name = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
    let positions = Positions::after(vec![5, 9, 3], options, name)?;
    let mover = |row: &Vec<i64>| match row.len() {
        3 => Mover::First,
        _ => Mover::Second,
    };
    Some(Picture::new(
        language,
        positions.results(mover, |row| row[0])?,
        "The row 5, 9, 3, with the number that is left in the end below each position, if both \
         play well; green arrows are the best moves. Alice, who moves first and wants it large, \
         can leave either end alone. She cannot have the 9: one stretch leaves an end where it \
         is, which Bob then leaves alone.",
        "一排 5、9、3；下方为双方都走最优时最后剩下的数，绿色箭头为最优的走法。先手 Alice 想要大的，\
         可以只留下任一端。她得不到 9：去掉一段后总有一端还在，Bob 就只留下它。",
    ))
}
