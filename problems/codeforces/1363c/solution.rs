//! Codeforces 1363C — Game On Leaves
//! <https://codeforces.com/problemset/problem/1363/C> · 2 s · 256 MiB · difficulty 4
//!
//! Rules: in a tree of n vertices, a move removes a leaf (a vertex with one edge or none), and
//! whoever removes vertex x wins. The input is the number of cases, then, for each case, `n x` and
//! n - 1 edges. For each case, print the winner, `Ayush` for the first player or `Ashish` for the
//! second.
//! Bounds: at most 10 cases; 1 ≤ x ≤ n ≤ 1000.
//! Kind: impartial
//! Model: parity, a game on a tree.
//! Why: if x is a leaf, the first player removes it at once and wins. Otherwise nobody wants to
//! make x a leaf, and this can be avoided as long as there are more than two other vertices: if x
//! has just two neighbours, the branch of one of them contains a further vertex, and so a leaf
//! other than that neighbour; removing that leaf leaves x with both neighbours. So in the end x is
//! left between two neighbours, and whoever is to move then loses. Before that, n - 3 moves are
//! made, an even number if and only if n is odd.
//! Cost: O(n).
//!
//! 规则：有一棵 n 个点的树；每次操作删去一个叶子（至多有一条边的点），删去点 x 者胜。先给出数据
//! 组数，每组给出 `n x` 和 n - 1 条边；每组输出获胜者，先手胜为 `Ayush`，否则为 `Ashish`。
//! 范围：至多 10 组；1 ≤ x ≤ n ≤ 1000。
//! 模型：奇偶性，树上的游戏。
//! 思路：若 x 是叶子，先手直接删去。否则谁也不想使它变成叶子，而只要别的点多于两个，就可以避
//! 免：若 x 恰有两个邻点，其中一个的后面必有叶子，删去它，x 仍有两个邻点。所以最后剩下 x 和它的
//! 两个邻点，此时轮到走的人负。在那之前走了 n - 3 步，步数为偶数当且仅当 n 是奇数。
//! 复杂度：O(n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, x: usize }
        assert!((1..=n).contains(&x), "vertex {x} of {n}");
        input! { edges: [(Usize1, Usize1); n - 1] }
        let tree =
            RootedTree::from_edges(n, &edges, x - 1).unwrap_or_else(|error| panic!("{error}"));
        let neighbours = tree.parents().iter().filter(|&&parent| parent == Some(x - 1)).count();
        winners += if neighbours <= 1 || n % 2 == 0 { "Ayush\n" } else { "Ashish\n" };
    }
    print!("{winners}");
}
