//! Codeforces 1919A — Wallet Exchange
//! <https://codeforces.com/problemset/problem/1919/A> · 1 s · 256 MiB · easy
//!
//! Rules: Alice has a wallet of a coins and Bob one of b. A move swaps the wallets or leaves them,
//! and then takes a coin from one's own; whoever cannot take one loses. Alice begins. Cases `a b`
//! after their number; print the winner of each, `Alice` or `Bob`.
//! Model: parity, one coin a move.
//! Why: a player can take a coin as long as there is one in either wallet, so all a + b coins are
//! taken.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        winners += if a % 2 != b % 2 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
