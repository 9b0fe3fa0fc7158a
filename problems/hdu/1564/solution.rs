//! HDU 1564 — Play a game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1564> · 1 s? · 32 MiB? · difficulty 3
//!
//! Rules: a stone stands in a corner of a board of n by n cells; a move shifts it to a neighbouring
//! cell that it has not yet visited, and whoever cannot move loses. The player 8600 moves first.
//! Each line is an n, and 0 ends the input; print the winner, `8600` or `ailyanlu`.
//! Bounds: 1 ≤ n ≤ 10,000.
//! Kind: impartial
//! Model: parity, cells paired into dominoes.
//! Why: if n is even, cover the board with dominoes. The player 8600 always moves to the other half
//! of the domino on which the stone stands, and the opponent has to enter a new domino. If n is
//! odd, cover everything but the stone's corner with dominoes: now it is the opponent who can
//! always answer in this way. So 8600 wins exactly when n is even.
//! Cost: O(1) a line.
//!
//! 规则：一枚石子放在 n × n 棋盘的一个角上，每次操作把它移到相邻的、没有到过的格子；无法操作者
//! 输，8600 先手。多组数据，每行一个整数 n，以 0 结束；输出获胜者 `8600` 或 `ailyanlu`。
//! 范围：1 ≤ n ≤ 10,000。
//! 模型：奇偶性，格子两两配成多米诺骨牌。
//! 思路：若 n 为偶数，用多米诺骨牌铺满棋盘。8600 总是移到石子所在骨牌的另一半，对手只能进入一块新
//! 的骨牌。若 n 为奇数，铺满除那个角以外的格子，于是总能这样走的变成对手。所以 8600 赢当且仅
//! 当 n 为偶数。
//! 复杂度：每行 O(1)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        winners += if n % 2 == 0 { "8600\n" } else { "ailyanlu\n" };
    }
    print!("{winners}");
}
