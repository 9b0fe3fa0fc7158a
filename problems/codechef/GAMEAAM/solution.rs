//! CodeChef GAMEAAM — Subtraction Game
//! <https://www.codechef.com/problems/GAMEAAM> · 0.5 s · 1536 MiB? · medium
//!
//! Rules: N pairs of positive numbers. A move chooses a pair and subtracts a positive multiple of
//! its smaller number from the larger one, so that both stay positive; a pair of equal numbers is
//! out of the game. Whoever cannot move loses. Cases `N`, then N lines with a pair, after their
//! number; print `YES` if the first player wins, else `NO`.
//! Model: Euclid's game, a sum of pairs that may not reach 0.
//! Why: a pair a ≤ b has the Grundy value ⌊b/a - a/b⌋ (Nivasch, 2006), and the nim sum of these
//! decides. The formula holds by induction:
//!
//! 1. For equal numbers it is 0, as it has to be. Let b = qa + r with a < b and 0 ≤ r < a, and let
//!    t = r/a. The options are the pairs of a with ka + r, where k < q and ka + r > 0.
//! 2. For r = 0 the options k = 1, …, q - 1 have the values ⌊k - 1/k⌋ = k - 1. Their mex is q - 1,
//!    and so is ⌊q - 1/q⌋.
//! 3. For r > 0 the option k = 0 has the value v = ⌊1/t - t⌋. Let k ≥ 1. As 0 < t, 1/(k + t) < 1,
//!    the number ⌊(k + t) - 1/(k + t)⌋ is k - 1 or k, and it is k exactly if t(k + t) ≥ 1, that
//!    is, if k ≥ 1/t - t. This number is not an integer m, as then the fraction t would be a root
//!    of x² + mx - 1, whose rational roots are integers; so the condition is k > v.
//! 4. So the values for k = 1, 2, … are 0, 1, 2, … in order, with v left out. With v itself for k =
//!    0, the mex of the values for all k < q is the next one in order, that for k = q.
//!
//! Cost: O(N) a case.

use grundy::{euclid, nim};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, pairs: [(u64, u64); n] }
        let values = pairs.into_iter().map(|(a, b)| euclid::grundy_value_without_zero(a, b));
        verdicts += if nim::outcome(values).mover_wins() { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
