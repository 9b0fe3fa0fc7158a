// AtCoder ARC 145 B https://atcoder.jp/contests/arc145/tasks/arc145_b · made by `cargo judge bundle arc145_b --write` from 9ff4ea7dc9ff74fd
//! AtCoder ARC 145 B — AB Game
//! <https://atcoder.jp/contests/arc145/tasks/arc145_b> · 2 s · 1024 MiB · easy
//!
//! Rules: in game n there are n stones; Alice, who moves first, removes a multiple of A
//! stones, Bob a multiple of B, never none, and whoever cannot move loses. One case
//! `N A B`; print in how many of the games 1 to N Alice wins.
//! Model: partisan subtraction game, one heap.
//! Why: with less than A stones Alice loses at once. Otherwise she can leave n mod A or any
//! larger number with that remainder, and wins if Bob is left with less than B stones. He
//! loses only then: if he finds m ≥ B ≤ A stones he leaves m mod B, less than A. So if
//! A ≤ B she wins with every n ≥ A, by leaving n mod A. If A > B she can win only by leaving
//! less than B stones, which is less than A, so it is n mod A; that is < B for the first B
//! numbers of every run of A.
//! Cost: O(1).

use proconio::input;

const LARGEST: u64 = 1_000_000_000_000_000_000;

fn main() {
    input! { n: u64, a: u64, b: u64 }
    if let Some(number) = [n, a, b].iter().find(|&number| !(1..=LARGEST).contains(number)) {
        panic!("{number} is not 1 to {LARGEST}");
    }
    let per_run = a.min(b);
    let runs = n / a;
    let won = match runs {
        0 => 0,
        _ => (runs - 1) * per_run + per_run.min(n % a + 1),
    };
    println!("{won}");
}


