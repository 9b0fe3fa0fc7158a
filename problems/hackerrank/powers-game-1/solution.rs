//! HackerRank powers-game-1 — Powers Game
//! <https://www.hackerrank.com/challenges/powers-game-1> · 10 s? · 512 MiB? · hard
//!
//! Rules: a sign + or - belongs before each of 2¹, 2², …, 2ⁿ; in turn the players choose one
//! that is open and set it. The second player wins exactly if the sum is divisible by 17. T
//! cases `n`; print the winner, `First` or `Second`.
//! Model: parity, of signed terms in four kinds.
//! Why: 2⁴ ≡ -1 (mod 17), so but for the sign there are four kinds of terms, by n mod 4. If
//! the first player moves last, one of his two last sums is not 0. Otherwise n is even;
//! claim: with the first player to move, the second wins exactly if the sum s is 0 and each
//! kind has an even number of open terms, as if n is a multiple of 8. Then he cancels each
//! term by one of its kind. Else, of four odd kinds the first player leaves three; of two,
//! a and b, he plays a so that s ± a is not ± b; of none, as s is not 0, any d so that s ± d
//! is not ± d. One of the signs does it, and from there the second player does not get back
//! to s = 0 with even numbers only.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=1_000_000).contains(&cases), "{cases} cases, not 1 to 1000000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u32 }
        assert!((1..=1_000_000).contains(&n), "{n} powers, not 1 to 1000000");
        winners += if n % 8 > 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
