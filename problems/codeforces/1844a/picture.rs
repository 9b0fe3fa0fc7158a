//! The picture of Codeforces 1844A, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use support::language::Language;

/// Returns the outcomes of heaps of which a move takes one of two numbers.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 14;
    let options =
        |heap: usize| [2, 5].iter().filter_map(|taken| heap.checked_sub(*taken)).collect();
    let shown = [
        Line::new(language.select("stones", "石子"), (0..=LAST).map(LineCell::bare)),
        Line::new("", wins(LAST, options).into_iter().map(outcome)),
    ];
    Picture::new(
        language,
        lines(&shown),
        "a = 2, b = 5: heaps of 0 to 14 stones; those that the first player loses are green. \
         a + b = 7 is always one of them: whichever number is taken, the other one is left and \
         taken next.",
        "a = 2，b = 5：0 到 14 枚的堆，绿色为先手必败。a + b = 7 总是其中之一：先手取走一个数，\
         后手取走剩下的另一个。",
    )
}

/// Returns whether the player to move wins each heap from 0 to `last`, where `options` are the
/// heaps that a move leaves.
fn wins(last: usize, options: impl Fn(usize) -> Vec<usize>) -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::new();
    for heap in 0..=last {
        wins.push(options(heap).iter().any(|&left| !wins[left]));
    }
    wins
}

/// Returns the cell of an outcome.
fn outcome(wins: bool) -> LineCell {
    if wins {
        LineCell::new("N", "n")
    } else {
        LineCell::new("P", "p")
    }
}
