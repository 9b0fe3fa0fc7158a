//! POJ 2599 — A funny game
//! <http://poj.org/problem?id=2599> · 1 s · 64 MiB · easy
//!
//! Also: Timus 1045
//! Rules: N airports are joined to a tree, and a plane stands at airport K. A move flies
//! along an edge to an airport where the plane has not been yet, and whoever cannot move
//! loses. One case `N K`, then the edges. Print `First player wins flying to airport L`, L
//! the least airport that wins, or `First player loses`.
//! Model: game on a tree, won and lost from the leaves.
//! Why: the plane never comes back, so it flies down the tree with the root K. An airport
//! is won exactly if a child of it is lost, which the leaves are.
//! Cost: O(N).

use proconio::input;
use std::collections::BTreeSet;

fn main() {
    input! { n: usize, k: usize }
    assert!((1..=1000).contains(&n), "{n} airports, not 1 to 1000");
    assert!((1..=n).contains(&k), "airport {k} of {n}");
    input! { edges: [(usize, usize); n - 1] }
    let mut neighbours = vec![vec![]; n + 1];
    for &(a, b) in &edges {
        let exist = [a, b].iter().all(|airport| (1..=n).contains(airport));
        assert!(exist, "an edge between airports {a} and {b} of {n}");
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    // Each airport with its parent, from the root outwards.
    let mut walk = vec![(k, 0)];
    let mut place = 0;
    while place < walk.len() && walk.len() <= n {
        let (airport, parent) = walk[place];
        let children = neighbours[airport].iter().filter(|&&child| child != parent);
        walk.extend(children.map(|&child| (child, airport)));
        place += 1;
    }
    let reached: BTreeSet<usize> = walk.iter().map(|&(airport, _)| airport).collect();
    let is_tree = walk.len() == n && reached.len() == n;
    assert!(is_tree, "the airports are not joined to one tree");
    let mut wins = vec![false; n + 1];
    for &(airport, parent) in walk.iter().rev() {
        wins[parent] |= !wins[airport];
    }
    match neighbours[k].iter().filter(|&&airport| !wins[airport]).min() {
        Some(airport) => println!("First player wins flying to airport {airport}"),
        None => println!("First player loses"),
    }
}
