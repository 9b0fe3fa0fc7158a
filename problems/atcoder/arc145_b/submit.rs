// AtCoder ARC 145 B https://atcoder.jp/contests/arc145/tasks/arc145_b · made by `cargo judge bundle arc145_b --write` from 8f0c44fcba642b8c
//! AtCoder ARC 145 B — AB Game
//! <https://atcoder.jp/contests/arc145/tasks/arc145_b> · 2 s · 1024 MiB · easy
//!
//! Rules: in game n there are n stones. Alice, who moves first, removes a positive multiple of A
//! stones, Bob one of B, and whoever cannot move loses. The input is `N A B`; print how many of
//! the games 1 to N Alice wins.
//! Model: partisan subtraction game, one heap.
//! Why: with fewer than A stones Alice loses at once. Otherwise she can leave n mod A or any
//! larger number below n with that remainder, and wins if she leaves fewer than B stones. If A ≤
//! B, she does so with n mod A. If A > B, nothing else wins: if Bob finds B stones or more, he
//! leaves their remainder mod B, which is less than A. And fewer than B stones are fewer than A,
//! so they must be n mod A. That is less than B for the first B numbers of every run of A.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { n: u64, a: u64, b: u64 }
    assert!(a > 0 && b > 0, "the only multiple of 0 is none");
    let per_run = a.min(b);
    let runs = n / a;
    let won = match runs {
        0 => 0,
        _ => (runs - 1) * per_run + per_run.min(n % a + 1),
    };
    println!("{won}");
}


