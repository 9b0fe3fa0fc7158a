//! CSES 1730 — Nim Game I
//! <https://cses.fi/problemset/task/1730> · 1 s · 512 MiB · easy
//!
//! Rules: n heaps of sticks; a move removes any positive number of sticks from one heap,
//! and whoever removes the last stick wins. After the number of cases t come the cases
//! `n`, then n heaps; print the winner of each, `first` or `second`.
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem the first player loses exactly if the nim sum is 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        winners += if nim::outcome(&heaps).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
