//! CSES 1730 — Nim Game I
//! <https://cses.fi/problemset/task/1730> · 1 s · 512 MiB · easy
//!
//! Rules: n heaps of sticks; a move removes any positive number of sticks from one heap,
//! and whoever removes the last stick wins. After the number of cases t come the cases
//! `n`, then n heaps; print the winner of each, `first` or `second`.
//! Rule: nim
//! Model: Nim.
//! Why: Bouton's theorem: the first player loses exactly if the nim sum is 0.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

const LARGEST_HEAP: u64 = 1_000_000_000;

fn main() {
    input! { t: usize }
    assert!((1..=200_000).contains(&t), "{t} cases, not 1 to 200000");
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize }
        assert!((1..=200_000).contains(&n), "{n} heaps, not 1 to 200000");
        input! { heaps: [u64; n] }
        if let Some(heap) = heaps.iter().find(|&heap| !(1..=LARGEST_HEAP).contains(heap)) {
            panic!("a heap of {heap} sticks, not 1 to {LARGEST_HEAP}");
        }
        winners += if nim::outcome(&heaps).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
