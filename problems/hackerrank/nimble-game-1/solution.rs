//! HackerRank nimble-game-1 — Nimble Game
//! <https://www.hackerrank.com/challenges/nimble-game-1> · 10 s? · 512 MiB? · difficulty 2
//!
//! Rules: coins lie on the squares 0 to n - 1. A move shifts one coin from its square to any lower
//! square; whoever cannot move loses. The input has T cases: `n`, then the number of coins on each
//! square. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ T ≤ 10^4; 1 ≤ n ≤ 100; a square has 0 to 10^9 coins.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a heap for each coin.
//! Why: the coins do not affect each other, and a coin on square i is a heap of i stones. So by
//! Bouton's theorem the first player loses exactly when the nim sum of these heaps is 0; in this
//! sum, two coins on the same square cancel out.
//! Cost: O(n) per case.
//!
//! 规则：硬币放在 0 到 n - 1 号格子里。每次操作把一枚硬币移到任意号码更小的格子；无法操作者输。
//! 输入共 T 组数据，每组先给出 `n`，再给出每格的硬币数。输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ T ≤ 10^4；1 ≤ n ≤ 100；每格有 0 到 10^9 枚硬币。
//! 模型：Nim 游戏，每枚硬币是一堆。
//! 思路：硬币互不妨碍，在第 i 格的一枚就是一堆 i 枚石子。所以由 Bouton 定理，先手输当且仅当所有
//! 硬币的格号的异或和为 0；同一格的两枚硬币互相抵消。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, coins: [u64; n] }
        let heaps = (0..).zip(&coins).map(|(square, count)| square * (count % 2));
        winners += if nim::outcome(heaps).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
