//! BZOJ 1299 — Chocolate bars (巧克力棒)
//! <https://hydro.ac/d/bzoj/p/1299> · 1 s? · 128 MiB? · medium
//!
//! Rules: n chocolate bars are in a box. A move either takes at least one bar out of the box or
//! eats a positive whole length of a bar that is out; whoever cannot move loses. The input has
//! ten cases: n, then the lengths. Print `NO` if the first player wins, else `YES`.
//! Model: Nim, linear basis.
//! Why: if some of the bars have nim sum 0, the first player takes out a largest such set, and
//! wins as the second player of what is left:
//!
//! 1. The bars that are out now have nim sum 0, and no bars in the box do: together with the set
//!    they would make a larger one.
//! 2. If the opponent eats, the nim sum of the bars that are out is no longer 0; if he takes
//!    out some bars, it becomes theirs, which is not 0 either. In both cases one can eat as in
//!    Nim so that it is 0 again (Bouton's theorem). Step 1 still holds, as the box has no new
//!    bars, and each such round makes what is left smaller.
//! 3. If no bars have nim sum 0, the first player must take out some (or cannot move at all),
//!    and the opponent answers as in step 2.
//!
//! Cost: O(n) a case to read, then at most 65 insertions into a basis.

use grundy::contest::xor_basis::zero_sum_subset;
use proconio::input;

fn main() {
    let mut verdicts = String::new();
    for _ in 0..10 {
        input! { n: usize, bars: [u64; n] }
        verdicts += if zero_sum_subset(&bars).is_some() { "NO\n" } else { "YES\n" };
    }
    print!("{verdicts}");
}
