//! Project Euler 310 — Nim Square
//! <https://projecteuler.net/problem=310> · 60 s · 1024 MiB? · medium
//!
//! Rules: three heaps; a move takes a square number of stones from one of them, and whoever cannot
//! move loses. The input is one number n; print how many positions 0 ≤ a ≤ b ≤ c ≤ n the first
//! player loses. Without input, n is 100,000.
//! Model: subtraction game {1, 4, 9, …}, a sum of three heaps.
//! Why: a position is lost if and only if its three Grundy values have the nim sum 0. The values
//! stay small (below 100 for n = 100,000), so ordered triples are counted by value. To count them
//! without order, let z be the number of heaps of value 0:
//!
//! 1. A lost position with three different heaps is an ordered triple 6 times.
//! 2. One with two equal heaps a, a, c has g(c) = 0, as g(a) cancels. There are (n + 1) z choices
//!    of a and c, c = a among them. If c differs from a, it is an ordered triple 3 times.
//! 3. One with three equal heaps is an ordered triple once, and there are z of them.
//! 4. So triples + 3 (n + 1) z + 2 z counts each lost position 6 times: 6; 3 + 3; 1 + 3 + 2.
//!
//! Cost: O(n √n) for the values, O(v²) for v values.

use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

/// The table takes too long above this.
const LARGEST_HEAP: u64 = 1_000_000;

fn main() {
    let mut largest = 100_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    assert!(largest <= LARGEST_HEAP, "heaps of {largest}, more than {LARGEST_HEAP}");
    println!("{}", lost_positions(largest as usize));
}

/// Returns how many positions a ≤ b ≤ c ≤ `largest` are lost.
fn lost_positions(largest: usize) -> u64 {
    let squares: Vec<usize> = (1..).map(|n| n * n).take_while(|&s| s <= largest).collect();
    let sg: TableVec<u16> = TableVec::subtraction(&squares, largest + 1);
    let mut heaps = vec![0u64];
    for &value in sg.values() {
        let value = usize::from(value);
        // A power of 2, so that a nim sum of two values is an index too.
        heaps.resize(heaps.len().max((value + 1).next_power_of_two()), 0);
        heaps[value] += 1;
    }
    let values = 0..heaps.len();
    let pairs = values.clone().flat_map(|a| values.clone().map(move |b| (a, b)));
    let triples: u64 = pairs.map(|(a, b)| heaps[a] * heaps[b] * heaps[a ^ b]).sum();
    (triples + 3 * sg.values().len() as u64 * heaps[0] + 2 * heaps[0]) / 6
}
