//! HDU 2149 — Public Sale
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2149> · 1 s · 32 MiB · easy
//!
//! Rules: a price starts at 0 and is raised in turn by 1 to N; whoever makes it M or more
//! has bought, and wins. One line `M N` a case up to the end of the input; print every
//! first raise that wins, in increasing order, or `none`.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game, its winning moves listed.
//! Why: what is missing to M is a heap of which a move takes 1 to N, so a raise wins
//! exactly if it leaves a multiple of N + 1: one raise if M > N, namely M mod (N + 1).
//! If M ≤ N, only raises that buy leave the multiple 0: all from M to N.
//! Cost: O(N) a line.

use grundy::bash;
use itertools::Itertools;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut raises = String::new();
    while !is_stdin_empty() {
        input! { m: u64, n: u64 }
        let in_bounds = [m, n].iter().all(|number| (1..1100).contains(number));
        assert!(in_bounds, "a price of {m} by raises to {n}, not both 1 to 1099");
        if m <= n {
            raises += &(m..=n).join(" ");
        } else if let Some(raise) = bash::winning_take(m, n) {
            raises += &raise.to_string();
        } else {
            raises += "none";
        }
        raises.push('\n');
    }
    print!("{raises}");
}
