// AtCoder AGC 020 A https://atcoder.jp/contests/agc020/tasks/agc020_a · made by `cargo judge bundle agc020_a --write` from cd5cbc5856afa842
//! AtCoder AGC 020 A — Move and Win
//! <https://atcoder.jp/contests/agc020/tasks/agc020_a> · 1 s · 512 MiB · easy
//!
//! Rules: a strip of N cells; Alice's token is on cell A, Borys's on B > A. A move shifts
//! the own token to the next cell on either side that is on the strip and free, and it must
//! be made; whoever cannot move loses, Alice first. One case `N A B`; print the winner,
//! `Alice` or `Borys`, or `Draw`.
//! Model: parity, the distance of two tokens.
//! Why: every move changes the parity of B - A. If it is even before Alice moves, she steps
//! towards Borys each time: there is always room, as she finds an even distance, 2 or more.
//! He finds an odd one, and must step back from a distance of 1; his cells run out, so
//! he loses. If it is odd, Borys does the same.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u32, a: u32, b: u32 }
    assert!((2..=100).contains(&n), "a strip of {n} cells, not 2 to 100");
    assert!(1 <= a && a < b && b <= n, "tokens on the cells {a} and {b} of {n}");
    println!("{}", if (b - a) % 2 == 0 { "Alice" } else { "Borys" });
}


