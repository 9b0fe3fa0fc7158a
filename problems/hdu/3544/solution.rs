//! HDU 3544 — Alice's Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3544> · 1 s? · 32 MiB? · medium
//!
//! Rules: bars of chocolate, x by y squares; Alice breaks one bar into two of widths that add
//! up to x, Bob one into two of heights that add up to y, and whoever cannot move loses, Alice
//! first. T cases `n`, then n bars `x y`; print `Case i: Alice` or `Case i: Bob`.
//! Model: partisan game, a sum of integers.
//! Why: this is Cutcake. Let 2^k be the largest power up to y, and x ≥ 2^k: then the bar is
//! worth V = ⌊x / 2^k⌋ - 1 moves to Alice, and as much to Bob if x and y change places. By
//! induction: Alice leaves at most V - 1, by 2^k and x - 2^k, as the ⌊ ⌋ of two parts do not
//! add up to more and narrower parts are worth less than 0. Bob leaves at least V + 1, as
//! a part lower than 2^k is worth 2V + 1 or more, and at most one is not lower, worth V.
//! {V - 1 | V + 1} is V. Alice, who begins, wins exactly a sum above 0.
//! Cost: O(1) a bar.

use proconio::input;

/// The moves that the one has in advance who breaks `own`, if `other` is not longer.
fn advance(own: i64, other: i64) -> i64 {
    (own >> other.ilog2()) - 1
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: usize }
        assert!(n <= 10_000, "{n} bars, far more than 100");
        let mut sum = 0;
        for _ in 0..n {
            input! { x: i64, y: i64 }
            let in_bounds = [x, y].iter().all(|side| (1..=1_000_000_000).contains(side));
            assert!(in_bounds, "a bar of {x} by {y}, not both 1 to 1000000000");
            sum += if x >= y { advance(x, y) } else { -advance(y, x) };
        }
        winners += &format!("Case {case}: {}\n", if sum > 0 { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
