//! HDU 2149 — Public Sale
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2149> · 1 s · 32 MiB · easy
//!
//! Rules: a price starts at 0 and is raised in turn by 1 to N; whoever makes it M or more
//! has bought, and wins. One line `M N` a case up to the end of the input; print every
//! first raise that wins, in increasing order, or `none`.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, its winning moves listed.
//! Why: what is missing to M is a heap from which a move takes 1 to N, so a raise wins
//! exactly if it leaves a multiple of N + 1. If M > N, that is one raise, M mod (N + 1), or none
//! if this is 0. If M ≤ N, the only multiple that can be left is 0, by any raise from M to N,
//! which buys at once.
//! Cost: O(N) a line.

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
