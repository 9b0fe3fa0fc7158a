//! Codeforces 1149E — Election Promises
//! <https://codeforces.com/problemset/problem/1149/E> · 2 s · 256 MiB · hard
//!
//! Rules: a directed graph without cycles, with a tax in each city; a move lowers the tax of
//! one city, not below 0, and sets the taxes of its direct successors to any numbers from 0
//! on. Whoever cannot move loses. One case `n m`, the taxes, the edges; print `LOSE` if the
//! first player loses, otherwise `WIN` and the taxes after any winning move.
//! Rule: nim
//! Model: Nim, a heap for each city and a sum for each level of a graph.
//! Why: let a city's level be the mex of its successors' levels, as Grundy values are. A
//! position is lost if on each level the taxes have nim sum 0. From there the lowered city's
//! level gets another sum, since no successor is on it. Else take the highest level whose sum
//! is not 0, lower a city on it as in Nim, and set a successor on every lower level, which it
//! has by the definition of mex, so that the sums become 0. Play ends: read in an order that
//! puts cities before their successors, the taxes go down as words do in a dictionary.
//! Cost: O(n + m).

use grundy::graph::Dag;
use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=200_000).contains(&n) && m <= 200_000, "{n} cities with {m} roads");
    input! { mut taxes: [u64; n], roads: [(usize, usize); m] }
    let in_bounds = taxes.iter().all(|&tax| tax <= 1_000_000_000);
    assert!(in_bounds, "a tax over 1000000000");
    let in_bounds = roads.iter().all(|(u, v)| (1..=n).contains(u) && (1..=n).contains(v));
    assert!(in_bounds, "a road outside 1..={n}");
    let roads: Vec<_> = roads.into_iter().map(|(u, v)| (u - 1, v - 1)).collect();
    let graph = Dag::from_edges(n, &roads).unwrap_or_else(|error| panic!("{error}"));
    let levels = graph.grundy_values();
    let mut sums = vec![0; n];
    for (&level, &tax) in levels.iter().zip(&taxes) {
        sums[level as usize] = nim_sum([sums[level as usize], tax]);
    }
    let Some(highest) = sums.iter().rposition(|&sum| sum != 0) else {
        return println!("LOSE");
    };
    let lowers = |&city: &usize| {
        levels[city] as usize == highest && taxes[city] ^ sums[highest] < taxes[city]
    };
    let city = (0..n).find(lowers).expect("a heap has the top digit of the nim sum");
    taxes[city] ^= sums[highest];
    for (_, to) in roads.iter().filter(|(from, _)| *from == city) {
        // The first successor on a level takes all of the sum there.
        taxes[*to] ^= std::mem::take(&mut sums[levels[*to] as usize]);
    }
    let taxes: Vec<_> = taxes.iter().map(u64::to_string).collect();
    println!("WIN\n{}", taxes.join(" "));
}
