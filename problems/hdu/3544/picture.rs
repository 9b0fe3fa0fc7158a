//! The picture of HDU 3544, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the values of bars of chocolate, by width and height.
pub fn picture(language: Language) -> Option<Picture> {
    const LAST: usize = 8;
    // More moves than there are.
    const ALL: i64 = 100;
    // By height and width, from 1 on.
    let mut values = [[0; LAST + 1]; LAST + 1];
    for height in 1..=LAST {
        for width in 1..=LAST {
            let alice = (1..width)
                .map(|part| values[height][part] + values[height][width - part])
                .fold(-ALL, i64::max);
            let bob = (1..height)
                .map(|part| values[part][width] + values[height - part][width])
                .fold(ALL, i64::min);
            // The simplest number between the two is an integer: one as near to 0 as can be.
            let simplest = (0..ALL).flat_map(|n| [n, -n]).find(|n| (alice + 1..bob).contains(n));
            values[height][width] = simplest?;
        }
    }
    let row = |height: usize| {
        let cells = values[height][1..].iter().map(|&value| {
            let class = match value {
                value if value > 0 => "n",
                value if value < 0 => "plain",
                _ => "p",
            };
            LineCell::new(value.to_string().replace('-', "−"), class)
        });
        Line::new(format!("y = {height}"), cells)
    };
    let top = Line::new("x", (1..=LAST).map(LineCell::bare));
    let shown: Vec<Line> = [top].into_iter().chain((1..=LAST).map(row)).collect();
    Some(Picture::new(
        language,
        lines(&shown),
        "Bars of chocolate of width x and height y, and how many free moves each is worth to \
         Alice, who divides the width; negative numbers are Bob's, who divides the height. The \
         value depends only on the width and on the largest power of 2 up to the height, or the \
         other way round. Alice, who moves first, wins if the sum of all bars is above 0.",
        "宽 x、高 y 的巧克力对 Alice（分宽）相当于几次自由的操作；负数归 Bob（分高）。值只取决于宽和不超过高的\
         最大的 2 的幂，或反过来。Alice 先手，总和大于 0 时获胜。",
    ))
}
