//! BZOJ 1480 — A game of matches (火柴游戏)
//! <https://hydro.ac/d/bzoj/p/1480> · 1 s? · 128 MiB? · medium
//!
//! Rules: n heaps of up to 10^50 matches; a move takes matches from one to m heaps, any
//! number from each of them, and whoever cannot move loses. Cases after their number:
//! `n m`, then n heaps. Print 1 if the first player wins, else 0.
//! Model: Moore's Nim.
//! Why: by Moore's theorem a position is lost exactly if in each binary column the number
//! of ones is a multiple of m + 1. So the columns may be looked at 64 at a time.
//! Cost: O(n · digits) a case.

use grundy::moore::outcome;
use proconio::input;

/// Columns in groups of 64, the lowest first: more than the 167 of 10^50.
const GROUPS: usize = 3;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!((1..=500).contains(&n), "{n} heaps, not 1 to 500");
        assert!((1..=500).contains(&m), "a move takes from {m} heaps, not 1 to 500");
        input! { heaps: [String; n] }
        let heaps: Vec<[u64; GROUPS]> = heaps.iter().map(|heap| binary(heap)).collect();
        let wins = (0..GROUPS).any(|group| {
            let columns: Vec<u64> = heaps.iter().map(|heap| heap[group]).collect();
            outcome(&columns, m).mover_wins()
        });
        verdicts += if wins { "1\n" } else { "0\n" };
    }
    print!("{verdicts}");
}

fn binary(heap: &str) -> [u64; GROUPS] {
    assert!(heap.len() <= 51, "a heap of {} digits is more than 10^50", heap.len());
    let mut columns = [0; GROUPS];
    for digit in heap.chars() {
        let digit = digit.to_digit(10).unwrap_or_else(|| panic!("{heap} is not a number"));
        let mut carry = u128::from(digit);
        for group in &mut columns {
            carry += 10 * u128::from(*group);
            *group = carry as u64; // the lower half
            carry >>= 64;
        }
    }
    columns
}
