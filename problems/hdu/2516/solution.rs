//! HDU 2516 — Fibonacci Nim (取石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2516> · 1 s · 32 MiB · difficulty 4
//!
//! Rules: one heap of n stones; the first move takes any positive number of stones but not all of
//! them, and each later move takes at most twice what the opponent has just taken; whoever takes
//! the last stone wins. Each line is one number n, and 0 ends the input; print `First win` or
//! `Second win`.
//! Bounds: 2 ≤ n < 2^31.
//! Kind: impartial
//! Rule: fibonacci nim
//! Model: Fibonacci Nim.
//! Why: by Whinihan's theorem the first player loses exactly when n is a Fibonacci number.
//! Otherwise n is a sum of Fibonacci numbers no two of which are neighbours (Zeckendorf), and
//! taking the least of these numbers wins: the opponent may then take at most twice as many stones,
//! which is less than the next larger number in the sum.
//! Cost: O(log n) a line.
//!
//! 规则：有一堆 n 枚石子，第一步取走至少一枚，但不能取光，以后每次至多取走对手上一次所取的两
//! 倍；取走最后一枚石子的人赢。多组数据，每行一个整数 n，以 0 结束；输出 `First win` 或
//! `Second win`。
//! 范围：2 ≤ n < 2^31。
//! 模型：斐波那契博弈。
//! 思路：由 Whinihan 定理，先手输当且仅当 n 是斐波那契数。否则 n 是若干个互不相邻的斐波那契数之和
//! （Zeckendorf），取走其中最小的一项就赢：对手至多取它的两倍，小于下一项。
//! 复杂度：每行 O(log n)。

use grundy::fibonacci;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        // From a single stone there is no first move.
        let first_wins = n > 1 && fibonacci::outcome(n).mover_wins();
        winners += if first_wins { "First win\n" } else { "Second win\n" };
    }
    print!("{winners}");
}
