//! AtCoder ARC 091 F — Strange Nim
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d> · 2 s · 256 MiB · medium
//!
//! Rules: N piles of stones, each with a number K; a move takes at least 1 and at most ⌊X / K⌋
//! stones from a pile that has X of them at that time. Whoever cannot move loses. The input is
//! `N` and N lines `A K`; print the winner, `Takahashi` (who moves first) or `Aoki`.
//! Model: subtraction game, up to a part of the pile and a sum of piles.
//! Why: let q = ⌊a / K⌋. The values of a - q, …, a are 0 to q in some order, by induction on a.
//! For if K does not divide a + 1, its options are q of these q + 1 piles, all but a - q, and
//! so it has the value of a - q itself. If K divides a + 1, its options are all of them, and it
//! has the value q + 1 = (a + 1) / K. So a pile a that K does not divide has the value of
//! a - q - 1. Going back in this way, it takes ⌈(a mod K) / (q + 1)⌉ steps until K divides the
//! pile or the quotient falls; they are made at once.
//! Cost: O(√(A log A)) a pile: every such jump but the last lowers q, which is at most A / K,
//! and each takes more than 1 / K of the pile away, so that O(K log A) of them are enough.

use grundy::fraction::grundy_value;
use proconio::input;

fn main() {
    input! { n: usize, piles: [(u64, u64); n] }
    let mut nim_sum = 0;
    for (a, k) in piles {
        assert!(k > 0, "a pile {a} {k}, where no part of it can be taken");
        nim_sum ^= grundy_value(a, k);
    }
    println!("{}", if nim_sum != 0 { "Takahashi" } else { "Aoki" });
}
