//! Codeforces 1149E — Election Promises
//! <https://codeforces.com/problemset/problem/1149/E> · 2 s · 256 MiB · hard
//!
//! Rules: a directed graph of cities without cycles, with a tax in each city. A move lowers the
//! tax of one city, not below 0, and sets the taxes of its direct successors to any numbers that
//! are not negative. Whoever cannot move loses. One case `n m`, the taxes, the edges; print
//! `LOSE` if the first player loses, otherwise `WIN` and the taxes after any winning move.
//! Rule: nim
//! Model: Nim, a heap for each city and a sum for each level of a graph.
//! Why: let a city's level be the mex of its successors' levels, as Grundy values are defined.
//! A position is lost if and only if on each level the taxes have nim sum 0. For a city is on
//! none of its successors' levels, but has a successor on every lower level.
//!
//! 1. If all sums are 0, a move spoils the sum on the level of the city whose tax it lowers: no
//!    successor is on that level, so no other tax changes there.
//! 2. Otherwise take the highest level whose sum is not 0. As in Nim, the tax of some city on it
//!    can be lowered so that the sum becomes 0. By the definition of the mex, the city has a
//!    successor on each lower level; setting one of them on each makes those sums 0, too. The
//!    other successors keep their taxes.
//! 3. Play ends. Write the taxes in an order in which cities come before their successors: every
//!    move makes this word smaller, as words are compared in a dictionary, and no sequence of
//!    smaller and smaller words of one length goes on for ever.
//!
//! Cost: O(n + m).

use grundy::graph::Dag;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, mut taxes: [u64; n], roads: [(Usize1, Usize1); m] }
    let graph = Dag::from_edges(n, &roads).unwrap_or_else(|error| panic!("{error}"));
    let levels: Vec<usize> = graph.grundy_values().iter().map(|&level| level as usize).collect();
    if win(&mut taxes, &levels, &roads) {
        println!("WIN\n{}", taxes.iter().join(" "));
    } else {
        println!("LOSE");
    }
}

/// Makes a winning move and returns true, or returns false if there is none.
fn win(taxes: &mut [u64], levels: &[usize], roads: &[(usize, usize)]) -> bool {
    let mut sums = vec![0; taxes.len()];
    for (&level, &tax) in levels.iter().zip(&*taxes) {
        sums[level] ^= tax;
    }
    let Some(highest) = sums.iter().rposition(|&sum| sum != 0) else { return false };
    let sum = sums[highest];
    let can_be_lowered = |&city: &usize| levels[city] == highest && taxes[city] ^ sum < taxes[city];
    let city = (0..taxes.len()).find(can_be_lowered).expect("a tax has the top digit of the sum");
    taxes[city] ^= sum;
    for &(from, to) in roads {
        if from == city {
            // The first successor on a level makes the sum there 0.
            taxes[to] ^= std::mem::take(&mut sums[levels[to]]);
        }
    }
    true
}
