//! BZOJ 1299 — Chocolate bars (巧克力棒)
//! <https://hydro.ac/d/bzoj/p/1299> · 1 s? · 128 MiB? · medium
//!
//! Rules: n chocolate bars are in a box. A move either takes some of them, one at least, out
//! of it, or eats a positive whole length of a bar that is out; whoever cannot move loses. Ten
//! cases: n, then the lengths. Print `NO` if the first player wins, else `YES`.
//! Model: Nim, linear basis.
//! Why: if some bars have nim sum 0, take out a largest such set. Then no bars still in the
//! box have nim sum 0, and none but 0 together with those that are out; the opponent faces
//! nim sum 0, and whatever he takes out makes it other than 0, which one answers as in Nim.
//! If no bars have nim sum 0 the first player must take out some, and the opponent does this.
//! Cost: O(n) insertions into a basis a case.

use grundy::contest::xor_basis::zero_sum_subset;
use proconio::input;

fn main() {
    let mut verdicts = String::new();
    for _ in 0..10 {
        input! { n: usize }
        assert!(n <= 14, "{n} bars, more than 14");
        input! { bars: [u64; n] }
        if let Some(bar) = bars.iter().find(|bar| !(1..=1_000_000_000).contains(*bar)) {
            panic!("a bar of length {bar}, not 1 to 1000000000");
        }
        verdicts += if zero_sum_subset(&bars).is_some() { "NO\n" } else { "YES\n" };
    }
    print!("{verdicts}");
}
