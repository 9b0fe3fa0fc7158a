//! The picture of HDU 1517, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

pub fn picture(language: Language) -> Picture {
    const LAST: usize = 2 * 9 * 2 * 9 + 1;
    let first_wins = |goal: usize| {
        let mut wins = vec![false; goal];
        for number in (1..goal).rev() {
            wins[number] = (2..=9).any(|factor| number * factor >= goal || !wins[number * factor]);
        }
        wins[1]
    };
    // The first goal of each interval, from 2 on; the last one begins where the picture ends.
    let starts: Vec<usize> =
        (2..=LAST).filter(|&goal| goal == 2 || first_wins(goal) != first_wins(goal - 1)).collect();
    let bounds = starts.windows(2).map(|pair| (pair[0], pair[1] - 1));
    let cells = bounds.clone().map(|(from, to)| match first_wins(from) {
        true => LineCell::new(format!("{from}–{to}"), "n"),
        false => LineCell::new(format!("{from}–{to}"), "p"),
    });
    let factors = bounds.map(|(from, to)| LineCell::bare(format!("× {}", to / (from - 1))));
    let shown = [Line::new("n", cells), Line::new("", factors)];
    Picture::new(
        language,
        lines(&shown),
        "The bounds n by who wins from 1; green are those where the first player, Stan, loses. \
         Below each interval stands by how much its last bound is larger than that of the \
         interval before. Up to 9, Stan wins at once; up to 18, each of his moves lets Ollie do \
         so; up to 162 some factor leaves one of the lost quotients 9 to 18.",
        "从 1 开始时各个 n 的胜负，绿色为先手 Stan 必败。区间下方为它的末端是前一区间末端的几倍。到 9 为止 \
         Stan 一步取胜；到 18 为止他怎么走 Ollie 都能立即取胜；到 162 为止，总有一个因数使商落入\
         必败的 9 到 18 之间。",
    )
}
