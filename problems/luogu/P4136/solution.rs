//! Luogu P4136 — Who can win? (谁能赢呢？)
//! <https://www.luogu.com.cn/problem/P4136> · 1 s? · 125 MiB? · easy
//!
//! Also: BZOJ 2463
//! Rules: a stone stands in a corner of a board of n by n cells; a move shifts it to a neighbouring
//! cell where it has not been yet, and whoever cannot move loses, Alice first. One n a line, ended
//! by 0; print the winner, `Alice` or `Bob`.
//! Model: parity, cells paired to dominoes.
//! Why: this is HDU 1564, where dominoes prove that the first player wins exactly if n is even.
//! Cost: O(1) a line.

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
