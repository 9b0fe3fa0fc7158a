//! HDU 5996 — dingyeye loves stone
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5996> · 1 s? · 64 MiB? · difficulty 3
//!
//! Rules: stones lie on the vertices 0 to n - 1 of a tree whose root is 0; a move takes one or more
//! stones from a vertex and puts them on its parent, and whoever cannot move loses. The input
//! begins with the number of cases; each case is n, the parents of the vertices 1 to n - 1, and the
//! numbers of stones on the vertices 0 to n - 1. Print `win` if the first player wins, else `lose`.
//! Bounds: at most 100 cases; 1 ≤ n ≤ 100,000; a vertex has fewer than 2^27 stones.
//! Kind: impartial
//! Model: staircase Nim, on a tree.
//! Why: the stones at odd depth form the heaps of Nim, and a move to even depth takes stones from
//! these heaps. A move from even to odd depth makes a heap larger, and the opponent answers by
//! moving the same stones one edge further towards the root.
//! Cost: O(n) per case.
//!
//! 规则：有一棵以 0 为根的树，点 0 到 n - 1 上放有石子；每次操作从一个点取若干枚石子移到它的父
//! 亲，无法操作者输。先给出数据组数，每组给出 n、点 1 到 n - 1 的父亲、点 0 到 n - 1 的石子数。
//! 先手胜输出 `win`，否则输出 `lose`。
//! 范围：至多 100 组；1 ≤ n ≤ 100,000；每个点的石子少于 2^27 枚。
//! 模型：阶梯 Nim，在树上。
//! 思路：奇数深度上的石子是 Nim 的各堆，移到偶数深度相当于取走。从偶数深度移到奇数深度会使一堆
//! 变大，对手把这些石子再往上移一步即可。
//! 复杂度：每组 O(n)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::staircase::{Tree, NO_BOUND};
use proconio::input;
use std::iter::once;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "a tree of 0 vertices");
        input! { parents: [usize; n - 1], stones: [u64; n] }
        let parents: Vec<_> = once(None).chain(parents.into_iter().map(Some)).collect();
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        let first_wins = Tree::new(&tree).outcome(&stones, NO_BOUND).mover_wins();
        verdicts += if first_wins { "win\n" } else { "lose\n" };
    }
    print!("{verdicts}");
}
