//! The picture of Luogu P6791, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::fibonacci::zeckendorf_parts;
use support::language::Language;

/// Returns the outcomes of heaps beside the least part of their Zeckendorf sums.
pub fn picture(language: Language) -> Picture {
    const LAST: u64 = 22;
    const FIRST_MOVE: u64 = 2;
    // No stone left: the opponent took the last one, and has lost.
    fn wins(heap: u64, most: u64) -> bool {
        heap == 0 || (1..=most.min(heap)).any(|taken| !wins(heap - taken, 2 * taken))
    }
    let least_part = |heap: u64| zeckendorf_parts(heap - 1).into_iter().min();
    let cells = (1..=LAST).map(|heap| {
        let part = least_part(heap).map_or("–".to_string(), |part| part.to_string());
        LineCell::new(part, if wins(heap, FIRST_MOVE) { "n" } else { "p" })
    });
    let shown = [
        Line::new(language.select("n", "n"), (1..=LAST).map(LineCell::bare)),
        Line::new(language.select("least part", "最小部分"), cells),
    ];
    Picture::new(
        language,
        lines(&shown),
        "Heaps of n stones whose first move takes at most k = 2; green are those that the first \
         player loses. Below each n stands the least part of n - 1, written as a sum of \
         Fibonacci numbers no two of which are neighbours: one stone is put aside for the loser, \
         and the first player wins the others exactly if that part is at most k.",
        "n 枚石子的堆，第一步至多取 k = 2 枚，绿色为先手必败。n 下方是 n - 1 写成互不相邻的斐波那契数之和\
         时的最小部分：先留一枚给输家，其余 n - 1 枚先手取胜，当且仅当这个部分不超过 k。",
    )
}
