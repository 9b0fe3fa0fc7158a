//! Codeforces 1585G — Poachers
//! <https://codeforces.com/problemset/problem/1585/G> · 1 s · 256 MiB · hard
//!
//! Rules: a forest; a tree's rank is the least depth of a leaf, a root's depth being 1. A move
//! chooses a tree and deletes all its vertices down to a depth from 1 to its rank; what is left
//! are trees, and whoever cannot move loses. Cases after their number: n, then the parents,
//! 0 for a root. Print `YES` if the first player wins, else `NO`.
//! Model: game on trees, cut by levels.
//! Why: the options of a tree are the nim sums of what stands on each level below a cut. The
//! list of a vertex is the shortest of its children's, to which the others are added level by
//! level, and the nim sum of the children's own values in front. What is longer than the
//! shortest is lost for good and pays for that; an only child's list, and its mex, just grow.
//! Cost: O(n log n).

use grundy::contest::rooted_tree::RootedTree;
use proconio::input;
use std::{collections::BTreeSet, iter::once};

type Levels = (Vec<u32>, BTreeSet<u32>, u32); // sums, the nearest last; their set; its mex

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, parents: [usize; n] }
        // Vertex 0 is one that all roots hang from.
        let parents: Vec<_> = once(None).chain(parents.into_iter().map(Some)).collect();
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        let mut levels: Vec<Levels> = vec![Levels::default(); n + 1];
        let mut nearest = vec![0; n + 1]; // the nim sum of the children's values
        for &vertex in tree.from_root().iter().rev() {
            let Some(parent) = parents[vertex] else { continue };
            let list = with(std::mem::take(&mut levels[vertex]), nearest[vertex]);
            nearest[parent] ^= list.2;
            levels[parent] = join(std::mem::take(&mut levels[parent]), list);
        }
        verdicts += if nearest[0] != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

fn with((mut sums, mut different, mex): Levels, sum: u32) -> Levels {
    sums.push(sum);
    different.insert(sum);
    let mex = (mex..).find(|mex| !different.contains(mex)).unwrap_or(mex);
    (sums, different, mex)
}

fn join(a: Levels, b: Levels) -> Levels {
    let (short, long) = if a.0.len() < b.0.len() { (a, b) } else { (b, a) };
    if short.0.is_empty() {
        return long; // of the first child
    }
    let below = &long.0[long.0.len() - short.0.len()..];
    short.0.iter().zip(below).map(|(a, b)| a ^ b).fold(Levels::default(), with)
}
