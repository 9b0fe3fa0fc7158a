//! BZOJ 1777 — Rocks and trees (石头木头)
//! <https://hydro.ac/d/bzoj/p/1777> · 1 s? · 128 MiB? · difficulty 4
//!
//! Also: Luogu P2972, USACO 2010 Holiday Gold "Rocks and Trees"
//! Rules: rocks lie on the vertices 2 to N of a tree whose root is 1. A move shifts 1 to L rocks
//! from one vertex to its parent; whoever cannot move loses. Ted moves first. The input is `N T L`,
//! then the parent and the number of rocks of each vertex from 2 to N, then T lines `A B`: from
//! then on vertex A holds B rocks. After each of these lines, print whether Ted wins, `Yes` or
//! `No`.
//! Bounds: 2 ≤ N ≤ 10,000; 1 ≤ T ≤ 10,000; 1 ≤ L ≤ 1000; a vertex is given 1 to 1000 rocks.
//! Kind: impartial
//! Model: staircase Nim, on a tree, with at most L rocks a move.
//! Why: the rocks on each vertex at odd depth are a heap of Bash's game, worth their number mod L +
//! 1: moving them one step takes them to even depth, where they no longer count. If a player moves
//! rocks from even to odd depth, the opponent moves them one step further.
//! Cost: O(N + T): an update changes one term of the nim sum.
//!
//! 规则：有一棵以 1 为根的树，点 2 到 N 上放有石头。每次操作从一个点把 1 到 L 块石头移到它的父
//! 亲上；无法操作者输，Ted 先手。先给出 `N T L`，再给出点 2 到 N 的父亲和石头数，然后是 T 行
//! `A B`，表示点 A 上的石头改为 B 块。每次修改之后，Ted 必胜输出 `Yes`，否则输出 `No`。
//! 范围：2 ≤ N ≤ 10,000；1 ≤ T ≤ 10,000；1 ≤ L ≤ 1000；给出的石头数都从 1 到 1000。
//! 模型：阶梯 Nim，在树上，每步至多移动 L 块。
//! 思路：奇数深度的石头各是一堆巴什博弈，SG 值为石头数模 L + 1 的余数：走一步就到了偶数深度，不
//! 再起作用。若有人把石头从偶数深度移到奇数深度，对手就把它们再移一步。
//! 复杂度：O(N + T)，每次修改只改变异或和中的一项。

use grundy::bash;
use grundy::contest::rooted_tree::RootedTree;
use grundy::staircase::Tree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, t: usize, l: u64 }
    assert!(n > 0, "0 vertices, so that there is no root");
    input! { vertices: [(Usize1, u64); n - 1], updates: [(Usize1, u64); t] }
    let mut parents = vec![None];
    let mut rocks = vec![0];
    for (parent, heap) in vertices {
        parents.push(Some(parent));
        rocks.push(heap);
    }
    let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
    let tree = Tree::new(&tree);
    let mut value = tree.value(&rocks, l);
    let mut verdicts = String::new();
    for (vertex, heap) in updates {
        assert!(vertex < n, "rocks set on vertex {} of {n}", vertex + 1);
        if tree.is_odd(vertex) {
            value ^= bash::value(rocks[vertex], l) ^ bash::value(heap, l);
        }
        rocks[vertex] = heap;
        verdicts += if value != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
