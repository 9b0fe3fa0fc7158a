//! HDU 2147 — kiki's game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2147> · 1 s · 9.7 MiB · difficulty 2
//!
//! Rules: a coin lies in the top right corner of a board of n rows and m columns; a move shifts it
//! one cell left, one cell down, or both at once, and whoever cannot move loses. Kiki moves first.
//! Each line is a case `n m`, and `0 0` ends the input; print `Wonderful!` if Kiki wins, else
//! `What a pity!`.
//! Bounds: 1 ≤ n, m ≤ 2000.
//! Kind: impartial
//! Model: board game, two coordinates that go down by at most 1.
//! Why: measure the coin's distances, in rows and in columns, from the bottom left corner, where
//! both distances are 0. If both are even, every move makes one or both of them odd, and the
//! opponent can make both even again. So the first player loses exactly when both distances at the
//! start, n - 1 and m - 1, are even.
//! Cost: O(1) per line, without a table, because the memory limit is too small for one.
//!
//! 规则：硬币在 n 行 m 列棋盘的右上角，每次操作把它向左移一格，或向下移一格，或向左下移一格
//! （左、下各一格）；无法操作者输，kiki 先手。多组数据，每行两个整数 `n m`，以 `0 0` 结束；kiki
//! 赢输出 `Wonderful!`，否则输出 `What a pity!`。
//! 范围：1 ≤ n, m ≤ 2000。
//! 模型：棋盘游戏，两个坐标每步至多各减 1。
//! 思路：从左下角数行和列，在那里两个距离都为 0。若两个距离都是偶数，每一步使其中一个或两个变为奇
//! 数，对手再把它们都变回偶数。所以必败的棋盘就是两个距离 n - 1 和 m - 1 都是偶数的棋盘。
//! 复杂度：每次询问 O(1)；内存限制太小，放不下一张表，所以不打表。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: u64, m: u64 }
        if (n, m) == (0, 0) {
            break;
        }
        assert!(n > 0 && m > 0, "a board of {n} by {m} has no cell");
        let kiki_wins = n % 2 == 0 || m % 2 == 0;
        verdicts += if kiki_wins { "Wonderful!\n" } else { "What a pity!\n" };
    }
    print!("{verdicts}");
}
