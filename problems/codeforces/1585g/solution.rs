//! Codeforces 1585G — Poachers
//! <https://codeforces.com/problemset/problem/1585/G> · 1 s · 256 MiB · hard
//!
//! Rules: a forest; a tree's rank is the least depth of a leaf, a root's depth being 1. A move
//! chooses a tree and a depth from 1 to its rank, and deletes all vertices of the tree down to
//! that depth; the trees that are left stay in the game. Whoever cannot move loses. Cases after
//! their number: n, then the parents, 0 for a root. Print `YES` if the first player wins, else
//! `NO`.
//! Model: game on trees, cut by levels.
//! Why: a cut leaves the subtrees that stand on one level, so the options of a tree are worth
//! the nim sums of its levels, as far down as the rank allows. A vertex gets these sums from its
//! children: level by level they are added up, down to where the shallowest child ends, and the
//! nim sum of the children's own values is a new level on top.
//!
//! 1. Let g(v) be the value of the subtree of v, and r its rank. For d = 1, …, r, the cut at
//!    depth d leaves the subtrees d edges below v, which are worth s(d, v), the nim sum of g(u)
//!    over their roots u. So g(v) is the mex of s(1, v), …, s(r, v), the list of v.
//! 2. The first number of the list, s(1, v), is the nim sum of g(c) over the children c of v. For
//!    d > 1, s(d, v) is the nim sum of s(d - 1, c) over them, and r is 1 more than the least rank
//!    of a child. A leaf has rank 1 and the list 0, as its only cut leaves nothing.
//! 3. Lists are kept with the first number last, so that the list of an only child is simply
//!    extended, and its mex can only grow. When lists of a ≤ b numbers are added up, a numbers
//!    replace a + b, so that b ≥ a numbers vanish for a steps of work. Every vertex brings one
//!    number, so all additions together take at most n steps. The mex starts at 0 again in a list
//!    that comes from an addition, whose a numbers are inserted anew, and is at most the number of
//!    insertions into that list. So all searches for a mex take O(n) steps, too.
//!
//! Cost: O(n log n).

use grundy::contest::rooted_tree::RootedTree;
use proconio::input;
use std::collections::BTreeSet;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, parents: [usize; n] }
        verdicts += if forest_value(&parents) != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

/// Returns the Grundy value of a forest, whose vertices are 1, 2, …, and whose roots have the
/// parent 0.
fn forest_value(parents: &[usize]) -> u32 {
    // With 0 as a vertex, from which all roots hang, the forest is one tree.
    let mut above = vec![None];
    above.extend(parents.iter().copied().map(Some));
    let tree = RootedTree::from_parents(&above).unwrap_or_else(|error| panic!("{error}"));
    let mut children = vec![Children::default(); above.len()];
    for &vertex in tree.from_root().iter().rev() {
        if let Some(parent) = above[vertex] {
            let levels = std::mem::take(&mut children[vertex]).levels_of_parent();
            children[parent].add(levels);
        }
    }
    children[0].value
}

/// Those children of a vertex that have been added so far.
#[derive(Clone, Default)]
struct Children {
    /// The nim sum of their values.
    value: u32,
    /// Their lists, added up; `None` if there is no child.
    levels: Option<Levels>,
}

impl Children {
    /// Adds the child that has these levels.
    fn add(&mut self, child: Levels) {
        self.value ^= child.mex;
        self.levels = Some(match self.levels.take() {
            Some(levels) => levels.join(child),
            None => child,
        });
    }

    /// Returns the levels of the vertex whose children these are.
    fn levels_of_parent(self) -> Levels {
        let mut levels = self.levels.unwrap_or_default();
        levels.push(self.value);
        levels
    }
}

/// The list of a vertex: the nim sums of the levels below it, down to its rank.
#[derive(Clone, Default)]
struct Levels {
    /// The level next below the vertex is the last one.
    sums: Vec<u32>,
    distinct_sums: BTreeSet<u32>,
    mex: u32,
}

impl Levels {
    /// Adds a level above all others.
    fn push(&mut self, sum: u32) {
        self.sums.push(sum);
        self.distinct_sums.insert(sum);
        while self.distinct_sums.contains(&self.mex) {
            self.mex += 1;
        }
    }

    /// Returns the nim sums of the levels of both, as far down as both go.
    fn join(self, other: Levels) -> Levels {
        let depth = self.sums.len().min(other.sums.len());
        let ours = &self.sums[self.sums.len() - depth..];
        let others = &other.sums[other.sums.len() - depth..];
        let mut joined = Levels::default();
        for (a, b) in ours.iter().zip(others) {
            joined.push(a ^ b);
        }
        joined
    }
}
