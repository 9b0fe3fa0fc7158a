//! Luogu P4136 — Who can win? (谁能赢呢？)
//! <https://www.luogu.com.cn/problem/P4136> · 1 s? · 125 MiB? · difficulty 3
//!
//! Also: BZOJ 2463
//! Rules: a stone stands in a corner of a board of n by n cells; a move shifts it to a neighbouring
//! cell that it has not yet visited, and whoever cannot move loses. Alice moves first. Each line
//! holds one number n, and 0 ends the input; print the winner, `Alice` or `Bob`.
//! Bounds: 1 ≤ n ≤ 10,000.
//! Kind: impartial
//! Model: parity, cells paired into dominoes.
//! Why: this is HDU 1564, where a pairing into dominoes proves that the first player wins exactly
//! when n is even.
//! Cost: O(1) a line.
//!
//! 规则：棋子在 n × n 棋盘的一角；每次操作把它移到一个相邻的、没有到过的格子，无法操作者输，
//! Alice 先手。多组数据，每行一个整数 n，以 0 结束；输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ n ≤ 10,000。
//! 模型：奇偶性，格子两两配成多米诺骨牌。
//! 思路：同 HDU 1564：那里用多米诺骨牌证明，当且仅当 n 为偶数时先手胜。
//! 复杂度：每行 O(1)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        winners += if n % 2 == 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
