//! The picture of Codeforces 1628D2, drawn for its page.

use crate::pictures::tables::{headings, table};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const TURNS: usize = 6;
    const LARGEST: u64 = 32;
    let mut scores = vec![vec![0]];
    for turns in 1..=TURNS {
        let before = &scores[turns - 1];
        let means = (1..turns).map(|additions| (before[additions - 1] + before[additions]) / 2);
        let all = turns as u64 * LARGEST;
        let row = [0].into_iter().chain(means).chain([all]).collect();
        scores.push(row);
    }
    let drawing = table(&headings(0, TURNS + 1), &headings(1, TURNS), "", |(x, y)| {
        let score = scores[y + 1].get(x)?;
        let class = if x == 0 || x == y + 1 { "p" } else { "plain" };
        Some((class, score.to_string()))
    });
    figure(
        language,
        Some(drawing),
        "What the score still grows by if Alice may name up to 32: a row for each number of turns \
         to come, a column for each number of additions that Bob still owes. In the green cells \
         he has no choice or she has nothing to gain. Any other cell is the mean of the cell above \
         it, which is left if Bob subtracts, and the one to the left of that, if he adds.",
        "Alice 至多可以说 32 时分数还会增加多少：行是剩余的轮数，列是 Bob 还须加的轮数。绿色的格中，Bob 没有选择，\
         或 Alice 得不到什么。其余各格是正上方（Bob 减）与左上方（Bob 加）两格的平均值。",
    )
}
