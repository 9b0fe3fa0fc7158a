//! BZOJ 4134 — Hacking contest of ljw and lzr
//! <https://hydro.ac/d/bzoj/p/4134> · 1 s? · 128 MiB? · hard
//!
//! Also: BZOJ 1450, SPOJ 11414
//! Rules: in a tree with the root 1 some vertices are hacked. A move chooses one that is not and
//! hacks it and all vertices between it and the root; whoever cannot move loses. The input is `n`;
//! n flags, 1 for hacked; n - 1 edges. Print all first choices that win, ascending and one a line,
//! or -1.
//! Model: game on a graph, paths cut out of a tree.
//! Why: choosing a vertex settles the path to it and leaves the subtrees beside this path, each a
//! game of its own. So the set of a subtree's options is made of its children's sets, shifted by
//! nim sums, and a trie joins and shifts such sets quickly.
//!
//! 1. Let g(v) be the Grundy value of the subtree of v, played alone, and c(v) the nim sum of g
//!    over the children of v. Choosing v itself, if it is not hacked, leaves the subtrees of its
//!    children: the option c(v) (Sprague and Grundy). Whether v is hacked matters for nothing
//!    else.
//! 2. Choosing a vertex below the child w of v leaves what the same choice leaves of w's subtree,
//!    and beside it the subtrees of v's other children. So each option of w gives one of v, its nim
//!    sum with c(v) ⊕ g(w). With the option of step 1 these are all, and g(v) is their mex.
//! 3. Choosing v in the whole tree leaves the nim sum b(v), which is c(v) if v is the root, and
//!    for a child v of u it is b(u) ⊕ g(v) ⊕ c(v): the subtree of v gives way to its children's.
//!    The choice wins exactly if v is not hacked and b(v) = 0.
//!
//! Cost: O(n log n), as each step of joining two tries makes one node of two (see `xor_trie`), and
//! each vertex inserts one number.

use grundy::contest::rooted_tree::RootedTree;
use grundy::contest::xor_trie::{XorSet, XorTries};
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 vertices");
    input! { hacked: [u8; n], edges: [(Usize1, Usize1); n - 1] }
    if let Some(flag) = hacked.iter().find(|&&flag| flag > 1) {
        panic!("the flag {flag}, which is neither 0 nor 1");
    }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let left = sums_left(&tree, &subtrees(&tree, &hacked));
    let wins: Vec<usize> = (0..n).filter(|&v| hacked[v] == 0 && left[v] == 0).collect();
    if wins.is_empty() {
        println!("-1");
    }
    let mut lines = String::new();
    for vertex in wins {
        lines += &format!("{}\n", vertex + 1);
    }
    print!("{lines}");
}

/// The game on the subtree of a vertex.
#[derive(Clone, Copy, Default)]
struct Subtree {
    value: u32,
    /// The nim sum of the children's values.
    children: u32,
}

/// Returns every subtree, by its topmost vertex.
fn subtrees(tree: &RootedTree, hacked: &[u8]) -> Vec<Subtree> {
    let n = hacked.len();
    // A vertex has at most n options, so no value is above n.
    let mut sets = XorTries::new(usize::BITS - n.leading_zeros());
    let mut subtrees = vec![Subtree::default(); n];
    let mut branches: Vec<Vec<Branch>> = (0..n).map(|_| Vec::new()).collect();
    for &vertex in tree.from_root().iter().rev() {
        let children = subtrees[vertex].children;
        let mut options = sets.empty();
        if hacked[vertex] == 0 {
            sets.insert(&mut options, children);
        }
        for mut branch in std::mem::take(&mut branches[vertex]) {
            sets.shift(&mut branch.options, children ^ branch.value);
            options = sets.join(options, branch.options);
        }
        let value = sets.mex(&options);
        subtrees[vertex].value = value;
        if let Some(parent) = tree.parents()[vertex] {
            subtrees[parent].children ^= value;
            branches[parent].push(Branch { value, options });
        }
    }
    subtrees
}

/// What a vertex takes over from a child.
struct Branch {
    value: u32,
    options: XorSet,
}

/// Returns for each vertex the nim sum of what is left after choosing it.
fn sums_left(tree: &RootedTree, subtrees: &[Subtree]) -> Vec<u32> {
    let mut left = vec![0; subtrees.len()];
    for &vertex in tree.from_root() {
        let Subtree { value, children } = subtrees[vertex];
        left[vertex] = match tree.parents()[vertex] {
            Some(parent) => left[parent] ^ value ^ children,
            None => children,
        };
    }
    left
}
