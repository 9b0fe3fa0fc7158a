//! The picture of HackerRank tower-breakers-the-final-battle-1, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns what a tower costs the player who breaks it, and the best way to break one.
pub fn picture(language: Language) -> Option<Picture> {
    const HEIGHT: usize = 11;
    let mut coins: Vec<usize> = vec![0, 0];
    for height in 2..=HEIGHT {
        let cost = (1..).find(|&cost| parts(&coins, cost, height).is_some())?;
        coins.push(cost);
    }
    let best = parts(&coins[..HEIGHT], coins[HEIGHT], HEIGHT)?;
    let table = [
        Line::new(language.select("height", "高度"), (1..=HEIGHT).map(LineCell::bare)),
        Line::new(
            language.select("coins", "硬币"),
            coins[1..].iter().map(|cost| LineCell::new(cost, "n")),
        ),
        Line::new("", []),
        Line::new(
            language.select("tower 11", "高 11 的塔"),
            best.iter().map(|part| LineCell::new(part, "mark")),
        ),
        Line::new("k²", (1..=best.len()).map(|k| LineCell::bare(k * k))),
        Line::new(
            language.select("later", "以后"),
            best.iter().map(|&part| LineCell::bare(coins[part])),
        ),
        Line::new(
            language.select("in all", "合计"),
            best.iter().zip(1..).map(|(&part, k)| LineCell::bare(k * k + coins[part])),
        ),
    ];
    Some(Picture::new(
        language,
        lines(&table),
        "The coins that towers of height 1 to 11 cost player 1, and below, in orange, the best \
         way to break the tower of height 11. Whichever part player 2 picks, he gets k² coins \
         for the k-th part now and its own cost later, and not more than 9 in all. So the \
         greatest height that costs at most c is the sum of those for c - 1, c - 4, c - 9, …",
        "高 1 到 11 的塔使玩家 1 付出的硬币；下面橙色为高 11 的塔的最优拆法。不管玩家 2 选哪一座，\
         第 k 座立即付 k²，以后再付它自己的代价，合计都不超过 9。所以代价不超过 c 的最大高度，\
         是 c - 1、c - 4、c - 9…… 对应的最大高度之和。",
    ))
}

/// Returns the parts of a tower, as high as possible one after the other, so that none costs more
/// than `most`; `None` if they do not reach the height or are fewer than two.
fn parts(coins: &[usize], most: usize, height: usize) -> Option<Vec<usize>> {
    let mut found: Vec<usize> = Vec::new();
    let mut left = height;
    for k in 1.. {
        let fits = |part: &usize| k * k + coins[*part] <= most;
        let highest = left.min(height - 1).min(coins.len() - 1);
        let Some(part) = (1..=highest).rev().find(fits) else { break };
        found.push(part);
        left -= part;
    }
    (left == 0 && found.len() >= 2).then_some(found)
}
