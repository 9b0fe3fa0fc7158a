//! HDU 5963 — Friends (朋友)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5963> · 1 s · 64 MiB · easy
//!
//! Rules: the edges of a tree weigh 0 or 1. A game on root x: a move picks a vertex other than
//! x whose edge to its parent weighs 1 and turns every edge from it to the root over, 0 to 1
//! and 1 to 0; whoever cannot move loses, the girls first. Cases after their number: `n m`,
//! n - 1 edges `x y z` of weight z, m lines. `0 x` asks who wins on root x: print
//! `Girls win!` or `Boys win!`; `1 x y z` gives the edge of x and y the weight z.
//! Model: parity, at the root.
//! Why: read the weights as a binary number, deeper edges in higher places: a move turns a 1
//! to 0 and only edges above it else, so the number falls and play ends, with all edges 0. A
//! path from the root has one edge at the root, so each move changes the parity of their
//! sum: it tells whether the number of moves is odd, however the players choose.
//! Cost: O((n + m) log n) a case.

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};
use std::collections::BTreeMap;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!((1..40_000).contains(&n) && m < 40_000, "{n} vertices and {m} lines");
        input! { edges: [(Usize1, Usize1, u8); n - 1] }
        let pairs: Vec<_> = edges.iter().map(|&(x, y, _)| (x, y)).collect();
        if let Err(error) = RootedTree::from_edges(n, &pairs, 0) {
            panic!("{error}");
        }
        let mut weights = BTreeMap::new();
        let mut is_odd = vec![false; n]; // the sum of the edges at each vertex
        let mut set = |is_odd: &mut Vec<bool>, x: usize, y: usize, weight: u8| {
            assert!(weight <= 1, "a weight {weight}, not 0 or 1");
            let before = weights.insert((x.min(y), x.max(y)), weight);
            let turns = before.unwrap_or(0) != weight;
            is_odd[x] ^= turns;
            is_odd[y] ^= turns;
            before.is_some()
        };
        for (x, y, weight) in edges {
            set(&mut is_odd, x, y, weight);
        }
        for _ in 0..m {
            input! { kind: u8, x: Usize1 }
            assert!(kind <= 1 && x < n, "a line {kind} {} on {n} vertices", x + 1);
            if kind == 0 {
                winners += if is_odd[x] { "Girls win!\n" } else { "Boys win!\n" };
            } else {
                input! { y: Usize1, weight: u8 }
                assert!(y < n, "vertex {} of {n}", y + 1);
                assert!(set(&mut is_odd, x, y, weight), "no edge joins {} and {}", x + 1, y + 1);
            }
        }
    }
    print!("{winners}");
}
