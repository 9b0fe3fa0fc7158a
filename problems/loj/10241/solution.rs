//! LOJ 10241 — Taking stones 1 (取石子游戏 1)
//! <https://loj.ac/p/10241> · 1 s? · 512 MiB? · easy
//!
//! Rules: one heap of N stones; a move takes 1 to K of them, and whoever takes the last
//! stone wins. One case `N K`; print `1` if the first player wins, else `2`.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game.
//! Why: if one player takes t stones, the other can take K + 1 - t. So a multiple of K + 1 is
//! lost, and from any other heap the mover takes the remainder.
//! Cost: O(1).

use grundy::bash;
use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    println!("{}", if bash::outcome(n, k).mover_wins() { 1 } else { 2 });
}
