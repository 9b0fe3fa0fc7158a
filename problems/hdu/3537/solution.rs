//! HDU 3537 — Daizhenyang's Coin
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3537> · 1 s? · 32 MiB? · medium
//!
//! Rules: coins lie in a row from 0 on; a move turns over one, two or three of them, and the
//! rightmost must go from heads to tails; whoever cannot move loses. Cases up to the end of
//! the input: `n`, then n coins that show heads, where one may be named twice. Print `Yes`
//! if the first player loses, else `No`.
//! Model: coin-turning game, Mock Turtles.
//! Why: each coin with heads is a game of its own, from which a move leaves nothing, one
//! coin or two further left. Claim: coin x has the value of the x-th odious number, one with
//! an odd number of binary ones (1, 2, 4, 7, …). All smaller odious numbers are values of
//! one coin; all smaller others are 0 or e = b ⊕ (e ⊕ b), b the lowest one of e, the value of
//! two; and an odious number is never the nim sum of two. Of 2x and 2x + 1 one is odious.
//! Cost: O(n log n) a case.

use grundy::coin_turning::mock_turtles_value;
use proconio::{input, is_stdin_empty};
use std::collections::BTreeSet;

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!(n <= 100, "{n} coins, more than 100");
        input! { named: [u64; n] }
        let heads: BTreeSet<u64> = named.into_iter().collect();
        if let Some(coin) = heads.iter().find(|&&coin| coin >= 100_000_000) {
            panic!("coin {coin}, not less than 100000000");
        }
        let nim_sum = heads.into_iter().map(mock_turtles_value).fold(0, |sum, value| sum ^ value);
        verdicts += if nim_sum == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
