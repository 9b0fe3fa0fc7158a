//! HDU 1847 — Good Luck in CET-4 Everybody!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1847> · 1 s · 32 MiB · difficulty 2
//!
//! Rules: one heap of n cards; a move takes 1, 2, 4, 8, … (a power of two) of them, and whoever
//! takes the last card wins. Kiki moves first. Each line, up to the end of the input, is one number
//! n; print the winner, `Kiki` or `Cici`.
//! Bounds: 1 ≤ n ≤ 1000.
//! Kind: impartial
//! Rule: powers of 2
//! Model: subtraction game {1, 2, 4, 8, …}, one heap.
//! Why: a heap is lost exactly when its Grundy value is 0. The values in the table are 0, 1, 2, 0,
//! 1, 2, …, that is, n mod 3: no power of two is a multiple of 3, so every move changes the
//! remainder, and taking 1 or 2 cards leads to the other two remainders.
//! Cost: the 1001 Grundy values are computed at compile time; a line costs one look-up.
//!
//! 规则：有一堆 n 张牌，每次操作取走 1, 2, 4, 8, …（2 的幂）张，取走最后一张的人赢，Kiki 先手。
//! 多组数据，每行一个整数 n，直到输入结束；输出获胜者 `Kiki` 或 `Cici`。
//! 范围：1 ≤ n ≤ 1000。
//! 模型：减法游戏：{1, 2, 4, 8, …}，只有一堆。
//! 思路：一堆必败，当且仅当 SG 值为 0。打表可见值依次为 0、1、2 循环，即 n mod 3：2 的幂都不
//! 是 3 的倍数，所以每一步都改变余数，而取 1 和取 2 可以到达另外两种余数。
//! 复杂度：编译期预处理 1001 个 SG 值，每次询问查表一次。

use grundy::table::Table;
use proconio::{input, is_stdin_empty};

static SG: Table<u8, 1001> = Table::subtraction(&[1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        winners += if SG[n] != 0 { "Kiki\n" } else { "Cici\n" };
    }
    print!("{winners}");
}
