//! Codeforces 917B — MADMAX
//! <https://codeforces.com/problemset/problem/917/B> · 1 s · 256 MiB · medium
//!
//! Rules: a directed graph without cycles, with a letter on each edge, and a marble for each
//! of two players. In turn, Max first, a player moves his own marble along an edge whose
//! letter is not before that of the last move. Whoever cannot move loses. One case `n m`,
//! the edges `v u c`; print for each vertex of Max a row with `A` for each vertex of Lucas
//! from which Max wins, `B` for the others.
//! Model: game on a graph, two tokens and a letter that never falls.
//! Why: the later the least letter allowed, the fewer the moves. So all outcomes of two
//! vertices are in one letter, the last one that the mover can still win after: the latest c
//! of his edges that lead to where the other player cannot win after c. In the order of
//! the heights, the lengths of the longest ways on, pairs are decided before they are needed.
//! Cost: O(n m + n² log n).

use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, m: usize }
    assert!((2..=100).contains(&n), "{n} vertices, not 2 to 100");
    assert!(m <= n * (n - 1) / 2, "{m} edges on {n} vertices");
    input! { lines: [(usize, usize, char); m] }
    let mut edges = vec![vec![]; n];
    for (from, to, letter) in lines {
        let in_bounds = (1..=n).contains(&from) && (1..=n).contains(&to);
        assert!(in_bounds, "an edge {from} {to}, not of 1..={n}");
        assert!(letter.is_ascii_lowercase(), "an edge with {letter:?} in place of a letter");
        edges[from - 1].push((to - 1, letter));
    }
    let mut heights = vec![0; n];
    for _ in 0..=n {
        for from in 0..n {
            let next = edges[from].iter().map(|&(to, _)| heights[to] + 1).max();
            heights[from] = next.unwrap_or(0);
        }
    }
    assert!(heights.iter().all(|&height| height < n), "the edges make a cycle");
    let mut pairs = (0..n).cartesian_product(0..n).collect_vec();
    pairs.sort_by_key(|&(mover, other)| heights[mover] + heights[other]);
    // The last letter to win after, by the mover's vertex and the other one's.
    let mut last = vec![vec![None; n]; n];
    for (mover, other) in pairs {
        let wins = edges[mover].iter().filter(|&&(to, letter)| last[other][to] < Some(letter));
        last[mover][other] = wins.map(|&(_, letter)| letter).max();
    }
    let verdict = |last: &Option<char>| if last.is_some() { 'A' } else { 'B' };
    println!("{}", last.iter().map(|row| row.iter().map(verdict).join("")).join("\n"));
}
