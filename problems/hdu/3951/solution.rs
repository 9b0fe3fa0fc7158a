//! HDU 3951 — Coin Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3951> · 1 s? · 32 MiB? · difficulty 3
//!
//! Rules: n coins lie in a circle; a move takes 1 to k coins that lie side by side, without
//! a gap between them, and whoever takes the last coin wins. The input has T cases `n k`; print
//! `Case i: first` or `Case i: second` for the winner.
//! Bounds: 1 ≤ T ≤ 100; 3 ≤ n ≤ 10^9; 1 ≤ k ≤ 10.
//! Kind: impartial
//! Model: symmetry, coins in a circle.
//! Why: if k ≥ n, the first player takes all. Otherwise he leaves a row. If k ≥ 2, the second
//! player takes one or two coins from the middle of the row that is left (or takes the whole row,
//! if that is possible), and then answers every move with its mirror image in the other half. If
//! k = 1, every move takes one coin, and the first player wins exactly when n is odd.
//! Cost: O(1) per case.
//!
//! 规则：n 枚硬币围成一圈；每次操作取走 1 到 k 枚相邻的硬币，中间不能有空隙；取走最后一枚硬币者
//! 胜。共 T 组数据，每组一行 `n k`；输出 `Case i: first` 或 `Case i: second` 表示获胜者。
//! 范围：1 ≤ T ≤ 100；3 ≤ n ≤ 10^9；1 ≤ k ≤ 10。
//! 模型：对称策略，围成一圈的硬币。
//! 思路：若 k ≥ n，先手一次取完。否则先手走后剩下一排。若 k ≥ 2，后手在这排的正中取一枚或两枚
//! （能一次取完就取完），此后对手每走一步，他就在另一半走对称的一步。若 k = 1，每步恰取一枚，
//! n 为奇数时先手胜，否则后手胜。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u64, k: u64 }
        assert!(k > 0, "moves of up to 0 coins");
        let takes_all = n > 0 && k >= n;
        let first_wins = takes_all || k == 1 && n % 2 == 1;
        let winner = if first_wins { "first" } else { "second" };
        winners += &format!("Case {case}: {winner}\n");
    }
    print!("{winners}");
}
