//! Codeforces 2055A — Two Frogs
//! <https://codeforces.com/problemset/problem/2055/A> · 1 s · 256 MiB · easy
//!
//! Rules: n lily pads in a row with two frogs, Alice's on pad a and Bob's on pad b. In turn, Alice
//! first, a player's frog must jump to the next pad on its left or right, within the row and not
//! onto the other frog. Whoever cannot jump loses. Cases `n a b` after their number; print `YES`
//! if Alice wins, otherwise `NO`.
//! Model: parity, of the distance of two frogs.
//! Why: each jump changes the distance by 1. A player who finds an even distance can always jump
//! toward the other frog: that pad is free, and at his next turn the distance is even again. So
//! he is never stuck, and as his frog goes only one way, the other one must be stuck in the end.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u64, a: u64, b: u64 }
        let are_on_pads = (1..=n).contains(&a) && (1..=n).contains(&b);
        assert!(are_on_pads && a != b, "the pads {a} {b}, not two different ones of 1, …, {n}");
        verdicts += if a % 2 == b % 2 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
