//! Luogu P8347 — The Other Side of the Moon (另一侧的月)
//! <https://www.luogu.com.cn/problem/P8347> · 1 s? · 125 MiB? · difficulty 5
//!
//! Rules: a tree of n vertices; a move deletes a vertex and keeps one of the trees that are left,
//! and whoever leaves a single vertex loses. Hifuu moves first. The input has T cases: `n`, then
//! n - 1 edges; print the winner, `Hifuu` or `Luna`.
//! Bounds: 1 ≤ T ≤ 5; 2 ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: parity, all degrees of a tree odd or not.
//! Why: a tree is lost exactly when all its degrees are odd. A move on such a tree keeps a
//! neighbour of the deleted vertex, and this neighbour's degree becomes even; a single vertex,
//! whose degree is 0, is won by the rules. If there are vertices of even degree, root the tree at
//! one of them, and let v be a vertex of even degree with no other vertex of even degree below it.
//! Delete the parent of v, or any neighbour if v is the root, and keep the tree that contains v:
//! the degree of v has become odd, and all other degrees in this tree are odd.
//! Cost: O(n) per case.
//!
//! 规则：有一棵 n 个点的树；每次操作删去一个点，并留下所剩各树中的一棵；留下单个点的人负，Hifuu
//! 先手。共 T 组数据，每组先给出 n，再给出 n - 1 条边；输出获胜者 `Hifuu` 或 `Luna`。
//! 范围：1 ≤ T ≤ 5；2 ≤ n ≤ 10^5。
//! 模型：奇偶性，树的度数是否全为奇数。
//! 思路：当且仅当所有度数都是奇数时，一棵树必败。从这样的树出发，每步留下的树含有被删点的一个邻
//! 居，它的度数变成偶数；度数为 0 的单个点，按规则是必胜态。若有度数为偶数的点，以其中一个为
//! 根，设 v 是一个度数为偶数的点，它下面没有别的这样的点。删去 v 的父亲（v 是根则删任一邻居），
//! 留下 v 所在的树：v 的度数变成奇数，树中其他点的度数也都是奇数。
//! 复杂度：每组 O(n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n >= 2, "{n} vertices: the game is over before it begins");
        input! { edges: [(Usize1, Usize1); n - 1] }
        if let Err(error) = RootedTree::from_edges(n, &edges, 0) {
            panic!("{error}");
        }
        let mut degrees = vec![0; n];
        for (u, v) in edges {
            degrees[u] += 1;
            degrees[v] += 1;
        }
        let luna = degrees.iter().all(|degree| degree % 2 == 1);
        winners += if luna { "Luna\n" } else { "Hifuu\n" };
    }
    print!("{winners}");
}
