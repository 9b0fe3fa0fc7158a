//! LightOJ 1192 — Left Right
//! <https://lightoj.com/problem/1192> · 2 s · 32 MiB · easy
//!
//! Rules: k gray pieces and k white ones stand on a strip, gray and white in turn from the left.
//! Alice moves a gray piece any number of cells to the right, Bob a white one to the left, neither
//! of them past another piece; whoever cannot move loses, Alice first. The input is the number of
//! cases; each case is `k` and the 2k positions from the left. Print `Case i: Alice` or
//! `Case i: Bob`, the winner.
//! Rule: nim
//! Model: Nim, a heap is the gap between a gray piece and the white one to its right.
//! Why: no piece ever leaves the place between its neighbours, so every move takes any number of
//! cells from one such gap, and no move adds any. Both players can do so in every gap: Alice with
//! the piece on its left, Bob with the piece on its right. This is Nim, and by Bouton's theorem
//! Alice wins exactly if the nim sum of the gaps is not 0.
//! Cost: O(k) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { k: usize, pieces: [u64; 2 * k] }
        for pair in pieces.windows(2) {
            assert!(pair[0] < pair[1], "pieces on the cells {} and {}", pair[0], pair[1]);
        }
        let gaps = pieces.chunks(2).map(|pair| pair[1] - pair[0] - 1);
        let alice_wins = nim::outcome(gaps).mover_wins();
        winners += &format!("Case {case}: {}\n", if alice_wins { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
