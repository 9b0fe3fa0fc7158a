//! The picture of CodeChef MULGAME, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the outcomes of piles under the moves 3, 5 and 7.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 20;
    const MOVES: [usize; 3] = [3, 5, 7];
    let mut wins: Vec<bool> = Vec::new();
    for pile in 0..=LAST {
        wins.push(MOVES.iter().any(|&taken| pile >= taken && !wins[pile - taken]));
    }
    let outcome = |wins: bool| if wins { LineCell::new("N", "n") } else { LineCell::new("P", "p") };
    let shown = [
        Line::new(language.select("pile", "石子"), (0..=LAST).map(LineCell::bare)),
        Line::new("", wins.into_iter().map(outcome)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "The moves 3, 5 and 7, with s = 3 and t = 7: piles of 0 to 20, the lost ones green. They \
         are those whose remainder modulo s + t = 10 is below s = 3. Since no gap between the \
         moves is above s, each other remainder can be brought down to one of these.",
        "每步取 3、5 或 7，s = 3，t = 7：0 到 20 的堆，绿色为必败，即模 s + t = 10 的余数小于 s = 3 的。\
         因为相邻两个数之差不超过 s，其余的余数都能一步降到这样的余数。",
    )
}
