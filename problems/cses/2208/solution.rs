//! CSES 2208 — Another Game
//! <https://cses.fi/problemset/task/2208> · 1 s · 512 MiB · easy
//!
//! Rules: n heaps of coins; a move chooses some of the heaps that have coins, at least one,
//! and removes one coin from each of them. Whoever removes the last coin wins. After the
//! number of cases t come the cases `n`, then n heaps; print the winner of each, `first` or
//! `second`.
//! Model: parity, all heaps even or not.
//! Why: if every heap is even, each move makes some heap odd; if some are odd, one coin
//! from each of these makes all even. So the even positions, the end among them, are lost.
//! Cost: O(n) a case.

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
            panic!("a heap of {heap} coins, not 1 to {LARGEST_HEAP}");
        }
        let all_even = heaps.iter().all(|heap| heap % 2 == 0);
        winners += if all_even { "second\n" } else { "first\n" };
    }
    print!("{winners}");
}
