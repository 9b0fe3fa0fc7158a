//! Luogu P7589 — Black and white pieces (黑白棋)
//! <https://www.luogu.com.cn/problem/P7589> · 1 s? · 125 MiB? · easy
//!
//! Rules: on each of n lines stand a black piece, Alice's, and a white one, Bob's. A move
//! shifts one of one's own pieces: any number of cells towards the other, but not onto or
//! past it, or 1 to d cells away from it, which each player may do k times in the game.
//! Whoever cannot move loses, Alice first. T cases `n k d`, then lines `y b w`: the line's
//! place and both pieces'. Print `Yes` if Alice wins, else `No`.
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pieces.
//! Why: a step forward takes any number of cells from a gap. A step back adds some, and the
//! opponent takes as many away by following, so it changes nothing, and steps back run out.
//! By Bouton's theorem Alice wins exactly if the nim sum of the gaps is not 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, d: u64 }
        assert!((1..=100).contains(&n), "{n} lines, not 1 to 100");
        assert!(k <= 100 && d <= 20, "{k} retreats of up to {d} cells, more than 100 or 20");
        input! { lines: [(i64, i64, i64); n] }
        for (y, black, white) in &lines {
            let in_bounds = [y, black, white].iter().all(|place| (-1000..=1000).contains(*place));
            assert!(in_bounds, "a place outside -1000..=1000 in {y} {black} {white}");
            assert!(black != white, "both pieces of line {y} at {black}");
        }
        let gaps = lines.iter().map(|(_, black, white)| black.abs_diff(*white) - 1);
        verdicts += if nim::outcome(gaps).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
