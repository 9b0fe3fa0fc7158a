//! Codeforces 78C — Beaver Game
//! <https://codeforces.com/problemset/problem/78/C> · 1 s · 256 MiB · easy
//!
//! Rules: there are n logs of length m. A move cuts one log into two or more equal parts of a
//! whole length, at least k, and whoever cannot move loses. The input is `n m k`; print the
//! winner, `Timur` if it is the first player and `Marsel` if not.
//! Model: splitting game, n equal logs.
//! Why: for an even n the second player answers every cut by the same one on a twin log
//! (Tweedledum and Tweedledee). For an odd n the first player only has to finish off one log in
//! one move, after which he has that role: he cuts it into parts of d, the least divisor of m
//! that is at least k. A divisor of d is one of m, too, so these parts cannot be cut any
//! further. If that d is m, or there is none, no log can be cut at all.
//! Cost: O(√m).

use grundy::contest::divisors::square_root;
use proconio::input;

fn main() {
    input! { n: u64, m: u64, k: u64 }
    let small_divisors = (1..=square_root(m)).filter(|d| m % d == 0);
    let mut divisors = small_divisors.flat_map(|d| [d, m / d]);
    let can_cut = divisors.any(|d| k <= d && d < m);
    println!("{}", if n % 2 == 1 && can_cut { "Timur" } else { "Marsel" });
}
