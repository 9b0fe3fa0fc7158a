// AtCoder ABC 270 D https://atcoder.jp/contests/abc270/tasks/abc270_d · made by `cargo judge bundle abc270_d --write` from 42bb0ace9fb9f1c1
//! AtCoder ABC 270 D — Stones
//! <https://atcoder.jp/contests/abc270/tasks/abc270_d> · 2 s · 1024 MiB · easy
//!
//! Rules: one heap of N stones; a move takes A_1 = 1 or A_2 or … of them, if there are so
//! many, until the heap is empty. Each player wants to take as many stones in all as he can.
//! One case `N K`, then the A; print what the first player takes.
//! Model: taking game, one heap with a score.
//! Why: both scores add up to the stones that are left, so the more one gets the less the
//! other does. Who takes a of n stones has these and all of the n - a others but for what
//! the opponent, who moves next, gets of them: n - best(n - a) in all, for the best a.
//! Cost: O(N K).

use proconio::input;

fn main() {
    input! { n: usize, k: usize }
    assert!((1..=10_000).contains(&n), "a heap of {n} stones, not 1 to 10000");
    assert!((1..=100).contains(&k), "{k} numbers to take, not 1 to 100");
    input! { takes: [usize; k] }
    let rising = takes.windows(2).all(|pair| pair[0] < pair[1]);
    let in_bounds = takes[0] == 1 && takes[k - 1] <= n;
    assert!(rising && in_bounds, "{takes:?} does not rise from 1 to at most {n}");
    let mut best = vec![0; n + 1];
    for stones in 1..=n {
        let fitting = takes.iter().take_while(|&&take| take <= stones);
        let scores = fitting.map(|take| stones - best[stones - take]);
        best[stones] = scores.max().expect("1 can be taken");
    }
    println!("{}", best[n]);
}


