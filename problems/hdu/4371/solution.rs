//! HDU 4371 — Alice and Bob
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4371> · 1 s · 32 MiB · medium
//!
//! Rules: given n and d₁, …, dₘ, Alice writes s₁ = 0 and Bob s₂ = s₁ + d for some d of these,
//! with s₂ ≤ n. From then on the next number is the last one plus or minus some d, larger
//! than the last but one and at most n; whoever cannot write one loses. Cases after their
//! number: `n m`, then the d. Print `Case #i: Alice` or `Case #i: Bob`.
//! Model: parity, of the steps that fit.
//! Why: let e be the least d. After a step +d with d > e the opponent subtracts e, which is
//! still more than the last but one. Then only a step +d with d > e goes past where the
//! first player was, and the opponent can always subtract e again: so whoever adds more than
//! e loses. If all add e nobody can subtract, and ⌊n/e⌋ steps fit, the first one Bob's.
//! Cost: O(m) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut lines = String::new();
    for case in 1..=cases {
        input! { n: u64, m: usize }
        assert!((1..=1_000_000).contains(&n), "n is {n}, not 1 to 1000000");
        assert!((1..=100).contains(&m), "{m} differences, not 1 to 100");
        input! { differences: [u64; m] }
        let least = differences.into_iter().min().expect("at least one");
        assert!(least > 0, "a difference of 0");
        lines += &format!("Case #{case}: {}\n", if n / least % 2 == 0 { "Alice" } else { "Bob" });
    }
    print!("{lines}");
}
