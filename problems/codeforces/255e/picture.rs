//! The picture of Codeforces 255E, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use support::language::Language;

/// Returns the values of piles with what a move may leave of them.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 20;
    let options = |pile: usize| -> Vec<usize> {
        (0..pile).filter(|left| left.pow(4) >= pile && left.pow(2) <= pile).collect()
    };
    let mut values: Vec<u64> = Vec::new();
    for pile in 0..=LAST {
        values.push(mex(options(pile).iter().map(|&left| values[left])));
    }
    let ranges = (0..=LAST).map(|pile| {
        let left = options(pile);
        match (left.first(), left.last()) {
            (Some(least), Some(most)) if least < most => LineCell::bare(format!("{least}–{most}")),
            (Some(only), _) => LineCell::bare(only),
            _ => LineCell::bare("·"),
        }
    });
    let shown = [
        Line::new(language.select("pile", "石子"), (0..=LAST).map(LineCell::bare)),
        Line::new(language.select("leaves", "剩下"), ranges),
        Line::new("SG", values.into_iter().map(LineCell::of_value)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Piles of 0 to 20 coins, what a move may leave of them, from the fourth root to the square \
         root, and their Grundy values. The values stay the same on long runs: they change only \
         where the square root reaches a new run or the fourth root has passed one.",
        "0 到 20 枚的堆、一步可以剩下多少（四次方根到平方根之间）和 SG 值。值在很长的一段内不变：只有平方根\
         到达新的一段，或四次方根越过一段时才改变。",
    )
}
