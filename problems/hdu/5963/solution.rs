//! HDU 5963 — Friends (朋友)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5963> · 1 s · 64 MiB · difficulty 4
//!
//! Rules: the edges of a tree weigh 0 or 1. In the game with root x, a move picks a vertex other
//! than x whose edge to its parent weighs 1 and flips the weight of every edge on the path from
//! this vertex to the root, 0 to 1 and 1 to 0; whoever cannot move loses. The girls move first. The
//! input begins with the number of cases; each case is `n m`, n - 1 edges `x y z` of weight z, and
//! m lines: `0 x` asks who wins the game with root x (print `Girls win!` or `Boys win!`), and
//! `1 x y z` gives the edge between x and y the weight z.
//! Bounds: at most 5 cases; n, m < 40,000.
//! Kind: impartial
//! Model: parity, at the root.
//! Why: the edges at the root decide who wins. Every move flips exactly one edge at the root,
//! because each path to the root ends with such an edge; so the move changes the parity of the sum
//! of the weights at the root. Play always ends, with all weights 0: read the weights as the digits
//! of a binary number, with deeper edges in higher places; each move makes this number smaller,
//! because it turns a 1 into a 0 and otherwise changes only edges nearer to the root. So the number
//! of moves is odd exactly when the sum of the weights at the root is odd, however the players
//! move.
//! Cost: O(n + m) per case.
//!
//! 规则：一棵树，边权为 0 或 1。以 x 为根进行游戏：每次操作选一个不是 x 的点，它到父亲的边权必
//! 须是 1，然后把它到根的路径上的边权全部翻转，0 变 1、1 变 0；无法操作者输，女生先手。先给出数
//! 据组数，每组先给出 n 和 m，再给出 n - 1 条边 `x y z`（z 是边权），然后 m 行：`0 x` 询问以 x
//! 为根时谁胜，输出 `Girls win!` 或 `Boys win!`；`1 x y z` 把 x 与 y 之间的边权改为 z。
//! 范围：至多 5 组；n, m < 40,000。
//! 模型：奇偶性，看根上的边。
//! 思路：胜负只由根上的边决定。到根的路径最后必经过根上的一条边，所以每步恰好翻转其中一条，它们
//! 边权之和的奇偶性改变一次。游戏在所有边权为 0 时结束：把边权读成二进制数，越深的边放在越高的
//! 位，每步把一个 1 变成 0，此外只改动它上方的边，这个数就变小。所以不管怎么走，当且仅当根上的
//! 边权之和为奇数时，总步数是奇数。
//! 复杂度：每组 O(n + m)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        let mut weights = read_tree(n);
        for _ in 0..m {
            input! { kind: u8, x: Usize1 }
            match kind {
                0 => winners += if weights.is_odd_at(x) { "Girls win!\n" } else { "Boys win!\n" },
                1 => {
                    input! { y: Usize1, weight: u8 }
                    weights.set(x, y, weight);
                }
                _ => panic!("a line that begins with {kind}, neither 0 nor 1"),
            }
        }
    }
    print!("{winners}");
}

fn read_tree(n: usize) -> Weights {
    assert!(n > 0, "a tree of 0 vertices");
    input! { edges: [(Usize1, Usize1, u8); n - 1] }
    let ends: Vec<_> = edges.iter().map(|&(x, y, _)| (x, y)).collect();
    let tree = RootedTree::from_edges(n, &ends, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut weights = Weights { tree, of_edge_above: vec![0; n], sum_is_odd: vec![false; n] };
    for (x, y, weight) in edges {
        weights.set(x, y, weight);
    }
    weights
}

/// The weights of a tree's edges, with vertex 0 as the root, and, for each vertex, the parity of
/// the total weight of the edges at this vertex.
struct Weights {
    tree: RootedTree,
    /// For each vertex except the root, the weight of the edge to its parent.
    of_edge_above: Vec<u8>,
    sum_is_odd: Vec<bool>,
}

impl Weights {
    fn is_odd_at(&self, vertex: usize) -> bool {
        self.assert_vertex(vertex);
        self.sum_is_odd[vertex]
    }

    /// Sets the weight of the edge between `x` and `y`.
    fn set(&mut self, x: usize, y: usize, weight: u8) {
        assert!(weight <= 1, "a weight {weight}, not 0 or 1");
        self.assert_vertex(x);
        self.assert_vertex(y);
        let old = &mut self.of_edge_above[self.tree.lower_end(x, y)];
        if *old != weight {
            *old = weight;
            self.sum_is_odd[x] ^= true;
            self.sum_is_odd[y] ^= true;
        }
    }

    fn assert_vertex(&self, vertex: usize) {
        let n = self.sum_is_odd.len();
        assert!(vertex < n, "vertex {} of {n}", vertex + 1);
    }
}
