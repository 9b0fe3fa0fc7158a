//! BZOJ 4134 — Hacking contest of ljw and lzr
//! <https://hydro.ac/d/bzoj/p/4134> · 1 s? · 128 MiB? · hard
//!
//! Rules: a tree with the root 1, some vertices are hacked; a move chooses one that is not
//! and hacks it with all between it and the root, and whoever cannot move loses. Input `n`;
//! n flags, 1 for hacked; n - 1 edges. Print all first choices that win, ascending and one
//! a line, or -1.
//! Model: game on a graph, paths cut out of a tree.
//! Why: a move leaves the sum of the subtrees beside the path. Inside the subtree of a child,
//! the options of its parent are those of the child, each with the other children's values
//! added by nim sum. A vertex's value is the mex of these sets, shifted and joined.
//! Cost: O(n log n).

use grundy::contest::rooted_tree::RootedTree;
use grundy::contest::xor_trie::XorTries;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} vertices, not 1 to 100000");
    input! { hacked: [u8; n], edges: [(Usize1, Usize1); n - 1] }
    assert!(hacked.iter().all(|&flag| flag < 2), "a flag that is neither 0 nor 1");
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut children = vec![Vec::new(); n];
    for &vertex in &tree.from_root()[1..] {
        children[tree.parents()[vertex].expect("above the root")].push(vertex);
    }
    let (mut sets, mut values) = (XorTries::new(17), vec![0; n]);
    let mut options: Vec<_> = (0..n).map(|_| Some(sets.empty())).collect();
    let mut sums = vec![0; n]; // of the children's values
    for &vertex in tree.from_root().iter().rev() {
        sums[vertex] = children[vertex].iter().fold(0, |sum, &child| sum ^ values[child]);
        let own = [sums[vertex]]; // by choosing the vertex itself, if that is not hacked
        let mut all = sets.set_of(&own[usize::from(hacked[vertex])..]);
        for &child in &children[vertex] {
            let mut further = options[child].take().expect("one parent");
            sets.shift(&mut further, sums[vertex] ^ values[child]);
            all = sets.join(all, further);
        }
        values[vertex] = sets.mex(&all);
        options[vertex] = Some(all);
    }
    // From here on, of all values beside the path from the root.
    for &vertex in tree.from_root() {
        if let Some(parent) = tree.parents()[vertex] {
            sums[vertex] ^= sums[parent] ^ values[vertex];
        }
    }
    let wins = (0..n).filter(|&x| hacked[x] == 0 && sums[x] == 0);
    let choices = wins.map(|x| x + 1).join("\n");
    println!("{}", if choices.is_empty() { "-1" } else { &choices });
}
