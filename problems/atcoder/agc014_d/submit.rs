// AtCoder AGC 014 D https://atcoder.jp/contests/agc014/tasks/agc014_d · made by `cargo judge bundle agc014_d --write` from 470c0efd071a0d0f
//! AtCoder AGC 014 D — Black and White Tree
//! <https://atcoder.jp/contests/agc014/tasks/agc014_d> · 2 s · 256 MiB · medium
//!
//! Rules: a tree of N vertices without colour. In turn Takahashi paints a vertex white and Aoki
//! one black, until all have a colour; then every white vertex next to a black one turns
//! black. Takahashi, who is first, wins if a white vertex is left. Input `N`, then N - 1
//! edges; print the winner, `First` or `Second`.
//! Model: pairing strategy, a matching of the tree.
//! Why: with a perfect matching Aoki paints the mate of what Takahashi has painted, and no
//! white vertex is left. Without one Takahashi takes the deepest leaf's neighbour, forcing
//! Aoki to the leaf, and so on with the rest, which has no perfect matching either; in the
//! end he has a vertex whose neighbours are all white. A perfect matching of a tree takes
//! each leaf with its parent, from the leaves on.
//! Cost: O(N).

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!((2..=100_000).contains(&n), "{n} vertices, not 2 to 100000");
    input! { edges: [(Usize1, Usize1); n - 1] }
    // The nim sum of a vertex's neighbours: of the last one, where only one is left.
    let (mut degrees, mut neighbours) = (vec![0; n], vec![0; n]);
    for (a, b) in edges {
        assert!(a.max(b) < n && a != b, "an edge {} {} between {n} vertices", a + 1, b + 1);
        for (vertex, other) in [(a, b), (b, a)] {
            degrees[vertex] += 1;
            neighbours[vertex] ^= other;
        }
    }
    let mut leaves: Vec<usize> = (0..n).filter(|&vertex| degrees[vertex] == 1).collect();
    let mut matched = vec![false; n];
    let mut done = 0;
    while done < leaves.len() {
        let leaf = leaves[done];
        done += 1;
        if degrees[leaf] == 0 {
            continue; // the last vertex of all
        }
        let parent = neighbours[leaf];
        if !matched[leaf] && !matched[parent] {
            matched[leaf] = true;
            matched[parent] = true;
        }
        degrees[leaf] = 0;
        degrees[parent] -= 1;
        neighbours[parent] ^= leaf;
        if degrees[parent] == 1 {
            leaves.push(parent);
        }
    }
    assert!(degrees.iter().all(|&degree| degree == 0), "the edges are no tree");
    println!("{}", if matched.contains(&false) { "First" } else { "Second" });
}


