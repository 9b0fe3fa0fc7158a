//! Codeforces 451A — Game With Sticks
//! <https://codeforces.com/problemset/problem/451/A> · 1 s · 256 MiB · easy
//!
//! Rules: n horizontal and m vertical sticks form a grid. A move chooses a point where two sticks
//! cross, and removes both. Whoever cannot move loses. The input is `n m`; print the winner,
//! `Akshat` if it is the first player and `Malvika` if not.
//! Model: parity.
//! Why: every move removes one stick of each direction, so that there are min(n, m) moves
//! whatever the players do. The first player wins if this is odd.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64, m: u64 }
    println!("{}", if n.min(m) % 2 == 1 { "Akshat" } else { "Malvika" });
}
