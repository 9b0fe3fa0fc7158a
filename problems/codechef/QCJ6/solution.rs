//! CodeChef QCJ6 — The Game
//! <https://www.codechef.com/problems/QCJ6> · 2 s · 1536 MiB? · difficulty 2
//!
//! Also: SPOJ QCJ3
//! Rules: a board has squares 0 to S in a row, and coins lie on squares 1 to S. A move shifts one
//! coin to any lower-numbered square, and whoever cannot move loses. The input is the number of
//! cases, then, for each case, `S` and the numbers of coins on squares 1 to S. Tom moves first;
//! print the winner, `Tom Wins` or `Hanks Wins`.
//! Bounds: S and the numbers of coins and of cases are below 25; there is at least one coin.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a heap for each coin.
//! Why: the coins do not hinder each other, and a coin on square i is a heap of i stones. So by
//! Bouton's theorem Hanks wins exactly when the nim sum of the positions of all coins is 0, where
//! two coins on the same square cancel out.
//! Cost: O(S) per case.
//!
//! 规则：硬币放在棋盘的 1 到 S 号格，旁边还有 0 号格。每次操作把一枚硬币移到任意号码更小的格；无法操作
//! 者输。输入数据组数，每组为 `S` 和 1 到 S 号格的硬币数。Tom 先手；输出获胜者 `Tom Wins` 或
//! `Hanks Wins`。
//! 范围：S、硬币数和数据组数都小于 25；至少有一枚硬币。
//! 模型：Nim 游戏，每枚硬币是一堆。
//! 思路：硬币互不妨碍，在第 i 格的一枚就是一堆 i 枚石子。所以由 Bouton 定理，当且仅当所有硬币的格号
//! 的异或和为 0 时 Hanks 胜；同一格的两枚硬币互相抵消。
//! 复杂度：每组 O(S)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { squares: usize, coins: [u64; squares] }
        let heaps = (1..).zip(&coins).map(|(square, count)| square * (count % 2));
        winners += if nim::outcome(heaps).mover_wins() { "Tom Wins\n" } else { "Hanks Wins\n" };
    }
    print!("{winners}");
}
