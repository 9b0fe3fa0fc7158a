//! HDU 4642 — Fliping game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4642> · 1 s? · 32 MiB? · difficulty 3
//!
//! Rules: coins on a board of N rows and M columns show 1 or 0; a move chooses a coin that shows 1
//! and turns over all coins of the rectangle from that coin to the corner (N, M), and whoever
//! cannot move loses. The input has T cases: `N M`, then the board; print the winner, `Alice`
//! (first) or `Bob`.
//! Bounds: 1 ≤ N, M ≤ 100.
//! Kind: impartial
//! Model: parity, a coin that every move turns.
//! Why: every move turns over the coin in the corner (N, M), which shows 0 at the end, so the
//! number of moves is odd exactly when this coin shows 1 at the start. The game ends, because the
//! board, read row by row as a binary number, becomes smaller with every move.
//! Cost: O(N · M) per case.
//!
//! 规则：N 行 M 列的棋盘上，每枚硬币显示 1 或 0；每次操作选一枚显示 1 的硬币，把从它到右下角
//! (N, M) 的矩形中的硬币全部翻转；无法操作者输。共 T 组数据，每组先给出 N 和 M，再给出棋盘；输
//! 出获胜者 `Alice`（先手）或 `Bob`。
//! 范围：1 ≤ N, M ≤ 100。
//! 模型：奇偶性，每步必翻的那枚硬币。
//! 思路：每一步都会翻转角上 (N, M) 的硬币，结束时它显示 0，所以当且仅当它现在显示 1 时总步数为
//! 奇数。把棋盘逐行读成一个二进制数，每走一步它都变小，所以游戏必定结束。
//! 复杂度：每组 O(N · M)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!(n > 0 && m > 0, "a board of {n} by {m} has no corner");
        let mut in_corner = 0;
        for _ in 0..n {
            input! { row: [u8; m] }
            if let Some(coin) = row.iter().find(|&&coin| coin > 1) {
                panic!("a coin that shows {coin}, neither 0 nor 1");
            }
            in_corner = row[m - 1];
        }
        winners += if in_corner == 1 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
