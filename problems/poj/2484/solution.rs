//! POJ 2484 — A Funny Game
//! <http://poj.org/problem?id=2484> · 1 s? · 64 MiB? · difficulty 3
//!
//! Rules: n coins lie in a circle; a move removes one coin, or two that are neighbours without a
//! gap between them, and whoever removes the last coin wins. Alice moves first. Each line is one
//! number n, and 0 ends the input; print the winner, `Alice` or `Bob`.
//! Bounds: 1 ≤ n ≤ 10^6.
//! Kind: impartial
//! Model: symmetry, coins in a circle.
//! Why: if there are at most two coins, Alice takes them all. Otherwise she leaves a row; Bob takes
//! one or two coins from its middle, so that two equal rows are left, and then answers every move
//! with its mirror image in the other row.
//! Cost: O(1) a line.
//!
//! 规则：n 枚硬币围成一圈；每次操作取走一枚，或者取走中间没有空隙的相邻两枚；取走最后一枚硬币者
//! 胜，Alice 先手。多组数据，每行一个整数 n，以 0 结束；输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ n ≤ 10^6。
//! 模型：对称策略，围成一圈的硬币。
//! 思路：不超过两枚时 Alice 一次取完。否则她走后剩下一排；Bob 从正中取一枚或两枚，剩下相等的两
//! 排，此后她在一排怎么走，他就在另一排对称地走。
//! 复杂度：每行 O(1)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        winners += if n <= 2 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
