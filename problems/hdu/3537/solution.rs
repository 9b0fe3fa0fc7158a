//! HDU 3537 — Daizhenyang's Coin
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3537> · 1 s? · 32 MiB? · medium
//!
//! Rules: coins lie in a row from 0 on; a move turns over one, two or three of them, and the
//! rightmost must go from heads to tails; whoever cannot move loses. Cases up to the end of
//! the input: `n`, then n coins that show heads, where one may be named twice. Print `Yes`
//! if the first player loses, else `No`.
//! Model: coin-turning game, Mock Turtles.
//! Why: each coin that shows heads is a game of its own, from which a move leaves nothing, or one
//! or two coins further left. Call a number odious if it has an odd number of binary ones: 1, 2, 4,
//! 7, …. Claim: the value of coin x is the odious number that has x others below it. By induction,
//! the options have as values 0, all smaller odious numbers, and the nim sums of two different
//! ones. The nim sum of two odious numbers is never odious, so the coin's number is not among them.
//! But every smaller number is: if it is not odious and not 0, it is the nim sum of its lowest one
//! and the rest, both odious and smaller. Of 2x and 2x + 1 one is odious, and that is the value.
//! Cost: O(n log n) a case.

use grundy::coin_turning::mock_turtles_value;
use grundy::nim::nim_sum;
use proconio::{input, is_stdin_empty};
use std::collections::BTreeSet;

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, named: [u64; n] }
        let heads: BTreeSet<u64> = named.into_iter().collect();
        let value = nim_sum(heads.into_iter().map(mock_turtles_value));
        verdicts += if value == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
