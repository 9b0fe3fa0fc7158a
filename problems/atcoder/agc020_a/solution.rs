//! AtCoder AGC 020 A — Move and Win
//! <https://atcoder.jp/contests/agc020/tasks/agc020_a> · 1 s · 512 MiB · easy
//!
//! Rules: on a strip of N cells, Alice's token is on cell A and Borys's on cell B. A move
//! shifts one's own token to a neighbouring cell that is on the strip and free, and must be
//! made; whoever cannot move loses, Alice first. The input is `N A B`; print the winner,
//! `Alice` or `Borys`, or `Draw`, which never happens.
//! Model: parity, the distance of two tokens.
//! Why: every move changes the parity of the distance. If it is even before Alice moves, she
//! steps towards Borys each time: she always has room, as she finds a distance of 2 or more. He
//! finds an odd one, and from a distance of 1 he must step back; his cells run out, so he
//! loses. If it is odd, Borys does the same.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64, a: u64, b: u64 }
    let on_strip = 1..=n;
    let in_bounds = on_strip.contains(&a) && on_strip.contains(&b) && a != b;
    assert!(in_bounds, "tokens on the cells {a} and {b} of {n}");
    println!("{}", if a.abs_diff(b) % 2 == 0 { "Alice" } else { "Borys" });
}
