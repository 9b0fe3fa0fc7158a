//! HackerRank stone-piles — Stone Piles
//! <https://www.hackerrank.com/challenges/stone-piles> · 10 s? · 512 MiB? · medium
//!
//! Rules: a move divides one of the piles of stones into two or more piles, all of different
//! sizes; whoever cannot move loses. The input has T cases: `N`, then N piles. Print the
//! winner, `ALICE` (first) or `BOB`.
//! Model: splitting game, into different parts.
//! Why: the value of a pile is the mex of the nim sums of all its divisions. Go through the parts
//! 1, 2, 3, …: each may be added once to what the smaller ones make up, as in a knapsack that keeps
//! all nim sums for each total. Before part p itself is added, the total p holds just the divisions
//! of p, whose mex is the value that p needs.
//! Cost: O(M² · nim sums) once, if M is the largest pile; O(N) a case.

use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeSet;

/// A limit of this program: larger piles take several seconds.
const MOST: usize = 500;

fn main() {
    input! { cases: usize, games: [[usize]; cases] }
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a pile of {largest}, past this program's {MOST}");
    let values = values(largest);
    let mut winners = String::new();
    for piles in games {
        let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        winners += if nim_sum != 0 { "ALICE\n" } else { "BOB\n" };
    }
    print!("{winners}");
}

/// Returns the Grundy values of piles up to the largest.
fn values(largest: usize) -> Vec<u64> {
    let mut values = vec![0; largest + 1];
    // For each total, the nim sums of the divisions into parts that have been added.
    let mut nim_sums = vec![BTreeSet::new(); largest + 1];
    nim_sums[0].insert(0);
    for part in 1..=largest {
        values[part] = mex(nim_sums[part].iter().copied());
        for total in (part..=largest).rev() {
            let without = nim_sums[total - part].clone();
            nim_sums[total].extend(without.iter().map(|sum| sum ^ values[part]));
        }
    }
    values
}
