//! Codeforces 2055A — Two Frogs
//! <https://codeforces.com/problemset/problem/2055/A> · 1 s · 256 MiB · easy
//!
//! Rules: n lily pads in a row with two frogs, Alice's on pad a and Bob's on pad b. In turn,
//! Alice first, a player's frog must jump to the next pad left or right, within the row and
//! not onto the other frog. Whoever cannot jump loses. Cases `n a b` after their number;
//! print `YES` if Alice wins, otherwise `NO`.
//! Model: parity, of the distance of two frogs.
//! Why: each jump changes the distance by 1. A player who meets an even one always jumps
//! toward the other frog: that pad is free, and he meets an even distance again. So he never
//! is stuck, and as his frog only goes one way, the other one must come to a jump it has not.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=500).contains(&cases), "{cases} cases, not 1 to 500");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u32, a: u32, b: u32 }
        assert!((2..=100).contains(&n), "{n} pads, not 2 to 100");
        let in_bounds = (1..=n).contains(&a) && (1..=n).contains(&b) && a != b;
        assert!(in_bounds, "pads {a} {b}, not two of 1..={n}");
        verdicts += if (a + b) % 2 == 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
