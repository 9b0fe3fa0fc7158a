//! Codeforces 1965A — Everything Nim
//! <https://codeforces.com/problemset/problem/1965/A> · 2 s · 256 MiB · easy
//!
//! Also: Codeforces 1966C
//! Rules: n piles; a move takes the same positive number of stones from every pile that is not
//! empty, at most the size of the smallest of them. Whoever cannot move loses. Cases `n`, then
//! the piles, after their number; print the winner of each, `Alice` if she is the first player
//! and `Bob` if not.
//! Model: Nim, the first heap alone.
//! Why: sort the different sizes. A move lowers the least of them and keeps the differences of
//! the others. So the least size and the differences are heaps that are played one after the
//! other, as in Codeforces 1382B: heaps of 1 pass the turn on, and whoever finds the first heap
//! of 2 or more wins, as he may leave 0 or 1 of it (strategy stealing).
//! Cost: O(n log n).

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        piles.sort_unstable();
        piles.dedup();
        winners += if first_wins(&piles) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns whether the first player wins with piles of these sizes, which rise.
fn first_wins(sizes: &[u64]) -> bool {
    // The sizes 1, 2, 3, … at the start are the heaps of 1.
    let ones = sizes.iter().zip(1..).take_while(|&(&size, place)| size == place).count();
    if ones < sizes.len() {
        ones % 2 == 0
    } else {
        ones % 2 == 1
    }
}
