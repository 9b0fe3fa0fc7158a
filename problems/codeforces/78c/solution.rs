//! Codeforces 78C — Beaver Game
//! <https://codeforces.com/problemset/problem/78/C> · 1 s · 256 MiB · easy
//!
//! Rules: n logs of length m; a move cuts one log into two or more equal parts of a whole
//! length, at least k, and whoever cannot move loses. Print the winner, `Timur` if it is
//! the first player and `Marsel` if not.
//! Model: splitting game, n equal logs.
//! Why: with n even the second player answers every cut by the same one on a twin log
//! (Tweedledum and Tweedledee). With n odd the first player only has to finish off one log
//! in one move: he cuts it into parts of d, the least divisor of m that is at least k. A
//! divisor of d would be one of m, so these parts can be cut no more. He cannot do so
//! exactly if that d is m itself or more, and then nobody can cut anything.
//! Cost: O(√m).

use proconio::input;

fn main() {
    input! { n: u64, m: u64, k: u64 }
    let in_bounds = [n, m, k].iter().all(|number| (1..=1_000_000_000).contains(number));
    assert!(in_bounds, "a number outside 1..=1000000000 in {n} {m} {k}");
    let small_divisors = (1..).take_while(|d| d * d <= m).filter(|d| m % d == 0);
    let mut divisors = small_divisors.flat_map(|d| [d, m / d]);
    let can_cut = divisors.any(|d| k <= d && d < m);
    println!("{}", if n % 2 == 1 && can_cut { "Timur" } else { "Marsel" });
}
