//! HDU 3590 — PP and QQ
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3590> · 1 s · 32 MiB · medium
//!
//! Rules: N trees, the root of each is 1. A move cuts an edge of one of them, and what is
//! then not connected to the root is dropped; whoever cannot move wins, PP first. Cases up
//! to the end of the input: N; for each tree m, then m - 1 edges. Print the winner.
//! Model: Green Hackenbush, trees under misère play.
//! Why: call an edge at a root and what it carries a branch, and g the normal Grundy value.
//! Under misère play too a game is the Nim heap of the mex if its options are Nim heaps,
//! some 0 or 1 among them (Conway). All that a move leaves of a branch is a smaller one, or
//! nothing, which is 0: so by induction each branch is the Nim heap g(tree on it) + 1, and
//! the whole is misère Nim on all branches. (The values of whole trees do not decide it:
//! two stalks of 2 on one root make a tree of value 0, but misère Nim on (2, 2) is lost.)
//! Cost: O(m) a tree.

use grundy::{contest::rooted_tree::RootedTree, hackenbush::tree_values, nim};
use proconio::{input, is_stdin_empty, marker::Usize1};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} trees, not 1 to 100");
        let mut branches = Vec::new();
        for _ in 0..n {
            input! { m: usize }
            assert!((1..=100).contains(&m), "{m} vertices, not 1 to 100");
            input! { edges: [(Usize1, Usize1); m - 1] }
            let tree = RootedTree::from_edges(m, &edges, 0);
            let tree = tree.unwrap_or_else(|error| panic!("{error}"));
            let values = tree_values(&tree);
            let first = (0..m).filter(|&vertex| tree.parents()[vertex] == Some(0));
            branches.extend(first.map(|vertex| values[vertex] + 1));
        }
        winners += if nim::misere::outcome(&branches).mover_wins() { "PP\n" } else { "QQ\n" };
    }
    print!("{winners}");
}
