//! HDU 4371 — Alice and Bob
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4371> · 1 s · 32 MiB · medium
//!
//! Rules: given n and d₁, …, dₘ, Alice writes s₁ = 0 and Bob s₂ = s₁ + d for some d of these,
//! with s₂ ≤ n. From then on the next number is the last one plus or minus some d, larger
//! than the last but one and at most n; whoever cannot write one loses. Cases after their
//! number: `n m`, then the d. Print `Case #i: Alice` or `Case #i: Bob`.
//! Model: parity, of the steps that fit.
//! Why: let e be the least d. Whoever adds a d > e loses: the opponent subtracts e, which leaves
//! more than the last but one. To get past the number before, which is larger by e, the first
//! player must add more than e again, to which the opponent has the same answer, until nothing
//! fits below n. If everybody adds e, nobody can subtract, as no d is less than e. So ⌊n/e⌋ steps
//! are made, of which Bob makes the first, and whoever makes the last one wins.
//! Cost: O(m) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for case in 1..=cases {
        input! { n: u64, m: usize, differences: [u64; m] }
        assert!(!differences.contains(&0), "a difference of 0");
        let steps = differences.iter().min().map_or(0, |least| n / least);
        winners += &format!("Case #{case}: {}\n", if steps % 2 == 0 { "Alice" } else { "Bob" });
    }
    print!("{winners}");
}
