//! CSES 2208 — Another Game
//! <https://cses.fi/problemset/task/2208> · 1 s · 512 MiB · easy
//!
//! Rules: n heaps of coins; a move chooses some of the heaps that have coins, at least one,
//! and removes one coin from each of them. Whoever removes the last coin wins. After the
//! number of cases t come the cases `n`, then n heaps; print the winner of each, `first` or
//! `second`.
//! Model: parity, all heaps even or not.
//! Why: if every heap is even, each move makes some heap odd. If some heaps are odd, taking one
//! coin from each of these makes all of them even. So the positions in which all heaps are even,
//! the end among them, are lost, and all others are won.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let are_even = heaps.iter().all(|heap| heap % 2 == 0);
        winners += if are_even { "second\n" } else { "first\n" };
    }
    print!("{winners}");
}
