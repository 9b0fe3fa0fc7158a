//! Codeforces 1860C — Game on Permutation
//! <https://codeforces.com/problemset/problem/1860/C> · 2 s · 256 MiB · easy
//!
//! Rules: a permutation of 1, …, n in a row; Alice puts a chip on one of its numbers. Then in
//! turn, Bob first, a player moves the chip to a smaller number further left, and whoever cannot
//! move wins. Cases `n` and the permutation, after their number; print how many numbers let Alice
//! win.
//! Model: game on a graph, misère, in the order of a permutation.
//! Why: find the outcomes from left to right. A number with none smaller before it is won for the
//! player who finds the chip there, as he cannot move. A number that has smaller ones before it
//! is won if one of them is lost, and lost if all of them are won. So a number is lost if and
//! only if it is larger than the least number before it, but not larger than the least lost one.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut counts = String::new();
    for _ in 0..cases {
        input! { n: usize, permutation: [u64; n] }
        counts += &format!("{}\n", count_lost(&permutation));
    }
    print!("{counts}");
}

/// Returns how many numbers are lost for the player who finds the chip there.
fn count_lost(permutation: &[u64]) -> usize {
    let mut count = 0;
    let mut least = u64::MAX;
    let mut least_lost = u64::MAX;
    for &number in permutation {
        if least < number && number <= least_lost {
            least_lost = number;
            count += 1;
        }
        least = least.min(number);
    }
    count
}
