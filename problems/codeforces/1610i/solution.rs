//! Codeforces 1610I — Mashtali vs AtCoder
//! <https://codeforces.com/problemset/problem/1610/I> · 1 s · 256 MiB · difficulty 9
//!
//! Rules: a tree has n vertices. With the vertices 1 to k on the ground, a move deletes an edge and
//! everything that is then no longer connected to the ground; whoever cannot move loses. The input
//! is `n`, then n - 1 edges; print the winners for k = 1, 2, …, n, each as 1 or 2, in one string.
//! Bounds: n ≤ 3 · 10^5.
//! Kind: impartial
//! Model: Green Hackenbush, a tree with more and more vertices on the ground.
//! Why: with vertex 1 as the root, let g(v) be the value of the subtree of v, found by the colon
//! principle. By the fusion principle, the vertices on the ground and those on the paths between
//! them can be fused into one vertex, at which each edge of the paths becomes a loop, worth 1.
//!
//! 1. If a vertex becomes part of the ground, so do all vertices on its path to the ground.
//! 2. For each of these vertices u, the edge from u to its parent, with everything on top of this
//!    edge, is worth g(u) + 1. It is replaced by a loop, worth 1, and by the part on top of u,
//!    worth g(u). Before this, g(u) + 1 was either a term of the ground's nim sum or a term of
//!    g(p), where p is the parent of u and g(p) is now a term of that nim sum. So each u changes
//!    the sum by (g(u) + 1) xor 1 xor g(u).
//!
//! Cost: O(n), since each vertex becomes part of the ground once.
//!
//! 规则：有一棵 n 个点的树。点 1 到 k 在地上，每次操作删去一条边，以及随之不再与地面相连的一
//! 切；无法操作者输。只有一组数据，给出 `n` 和 n - 1 条边；对 k = 1, 2, …, n 输出谁胜，1 或 2，
//! 连成一个词。
//! 范围：n ≤ 3 · 10^5。
//! 模型：绿色 Hackenbush，一棵树，地上的点越来越多。
//! 思路：从点 1 看，设 v 的子树的值为 g(v)，由克朗原理（Colon Principle）求出。由费森原理
//! （Fusion Principle），地上的点和它们之间的路可以合并成一个点，路上的每条边变成一个自环，值为
//! 1。
//!
//! 1. 一个点并入地面时，从它到地面的路上的点也都并入。
//! 2. 对其中每个点 u，u 上方的边连同立在上面的一切，原来的值是 g(u) + 1，现在换成一个值为 1 的
//!    自环和原来立在 u 上的、值为 g(u) 的部分。g(u) + 1 这一项，原来或者在地面的异或和里，或者
//!    在 u 的父亲的 g 里，而后者现在也在地面的异或和里。所以每个 u 使异或和改变
//!    (g(u) + 1) xor 1 xor g(u)。
//!
//! 复杂度：O(n)，因为每个点只并入地面一次。

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree without vertices");
    input! { edges: [(Usize1, Usize1); n - 1] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let values = tree_values(&tree);
    let mut is_ground = vec![false; n];
    is_ground[0] = true;
    let mut sum = values[0];
    let mut winners = String::with_capacity(n);
    for newest in 0..n {
        let mut vertex = newest;
        while !is_ground[vertex] {
            is_ground[vertex] = true;
            sum ^= (values[vertex] + 1) ^ 1 ^ values[vertex];
            vertex = tree.parents()[vertex].expect("the root is on the ground from the start");
        }
        winners.push(if sum != 0 { '1' } else { '2' });
    }
    println!("{winners}");
}
