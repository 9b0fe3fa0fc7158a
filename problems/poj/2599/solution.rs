//! POJ 2599 — A funny game
//! <http://poj.org/problem?id=2599> · 1 s · 64 MiB · difficulty 2
//!
//! Also: Timus 1045
//! Rules: N airports are the vertices of a tree, and a plane stands at airport K. A move takes the
//! plane along an edge to an airport that it has not yet visited, and whoever cannot move loses.
//! The input is `N K`, then the edges. Print `First player wins flying to airport L`, where L is
//! the lowest number of an airport to which the first player can fly to win, or
//! `First player loses`.
//! Bounds: 1 ≤ K ≤ N ≤ 1000; an airport has at most 20 edges.
//! Kind: impartial
//! Model: game on a tree, won and lost from the leaves.
//! Why: the plane cannot turn back, so it flies down the tree whose root is K. An airport is won
//! for the player to move exactly when one of its children is lost; the leaves are lost.
//! Cost: O(N).
//!
//! 规则：N 个机场是一棵树的点，飞机停在机场 K。每次操作沿边飞到一个还没有到过的机场，无法操作者
//! 输。只有一组数据，先给出 `N K`，再给出各边。先手胜输出
//! `First player wins flying to airport L`，L 是必胜的机场中编号最小的；否则输出
//! `First player loses`。
//! 范围：1 ≤ K ≤ N ≤ 1000；每个机场至多有 20 条边。
//! 模型：树上游戏，从叶子往上推胜负。
//! 思路：飞机不能回头，所以是在以 K 为根的树上往下飞。轮到的人在一个机场必胜，当且仅当它有一个
//! 儿子是必败态；叶子必败。
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, start: Usize1 }
    assert!(start < n, "airport {} of {n}", start + 1);
    input! { edges: [(Usize1, Usize1); n - 1] }
    let tree = RootedTree::from_edges(n, &edges, start).unwrap_or_else(|error| panic!("{error}"));
    match best_flight(&tree, start) {
        Some(airport) => println!("First player wins flying to airport {}", airport + 1),
        None => println!("First player loses"),
    }
}

/// Returns the lowest-numbered airport to which a flight from the tree's root wins.
fn best_flight(tree: &RootedTree, root: usize) -> Option<usize> {
    let parents = tree.parents();
    let mut wins = vec![false; parents.len()];
    for &airport in tree.from_root().iter().rev() {
        if let Some(parent) = parents[airport] {
            wins[parent] |= !wins[airport];
        }
    }
    (0..parents.len()).find(|&airport| parents[airport] == Some(root) && !wins[airport])
}
