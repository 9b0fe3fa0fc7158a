//! HDU 2149 — Public Sale
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2149> · 1 s · 32 MiB · difficulty 2
//!
//! Rules: a price starts at 0, and the players take turns raising it by 1 to N; whoever raises it
//! to M or more buys, and wins. Each line up to the end of the input is a case `M N`; print every
//! winning first raise, in increasing order, or `none`.
//! Bounds: 1 ≤ M, N < 1100.
//! Kind: impartial
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, with its winning moves listed.
//! Why: the difference between M and the price is a heap from which a move takes 1 to N, so a raise
//! wins exactly when it leaves a multiple of N + 1. If M > N, there is one such raise, M mod (N +
//! 1), or none if this remainder is 0. If M ≤ N, the only multiple that can be left is 0, which
//! means buying at once: any raise from M to N does this.
//! Cost: O(N) a line.
//!
//! 规则：价格从 0 开始，双方轮流加 1 到 N；谁使它达到 M 或以上，谁就买下，也就赢了。多组数据，
//! 每行两个整数 `M N`，直到输入结束；按升序输出每个必胜的第一次加价，没有则输出 `none`。
//! 范围：1 ≤ M, N < 1100。
//! 模型：巴什博弈，列出必胜的走法。
//! 思路：到 M 还差的数是一堆石子，每步取 1 到 N 枚，所以一次加价能赢，当且仅当留下 N + 1 的倍
//! 数。若 M > N，能赢的只有加 M mod (N + 1)，若它为 0 则没有。若 M ≤ N，能留下的倍数只有 0，加
//! M 到 N 都立即买下。
//! 复杂度：每行 O(N)。

use grundy::bash;
use itertools::Itertools;
use proconio::{input, is_stdin_empty};

const MOST_RAISES: u64 = 1_000_000;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { m: u64, n: u64 }
        assert!(m > 0 && n > 0, "a price of {m} by raises to {n}: neither may be 0");
        if m <= n {
            assert!(n - m < MOST_RAISES, "more than {MOST_RAISES} raises from {m} to {n} win");
            answers += &(m..=n).join(" ");
        } else if let Some(raise) = bash::winning_take(m, n) {
            answers += &raise.to_string();
        } else {
            answers += "none";
        }
        answers.push('\n');
    }
    print!("{answers}");
}
