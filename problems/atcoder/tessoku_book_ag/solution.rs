//! AtCoder tessoku_book_ag — A33 Game 2
//! <https://atcoder.jp/contests/tessoku-book/tasks/tessoku_book_ag> · 1 s · 1024 MiB · difficulty 1
//!
//! Rules: a move takes one or more stones from one of N piles, and whoever cannot move loses. The
//! input is `N`, then the piles. Print the winner, `First` or `Second`.
//! Bounds: N ≤ 100,000?
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly when the nim sum of the piles is 0.
//! Cost: O(N).
//!
//! 规则：有 N 堆石子，每次操作从一堆中取走一枚或多枚，无法操作者输。输入 `N` 和各堆的枚数，输出获胜
//! 者 `First` 或 `Second`。
//! 范围：N ≤ 100,000？
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，先手输当且仅当各堆的异或和为 0。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, piles: [u64; n] }
    println!("{}", if nim::outcome(piles).mover_wins() { "First" } else { "Second" });
}
