//! Codeforces 1615E — Purple Crayon
//! <https://codeforces.com/problemset/problem/1615/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: a tree has the root 1, and all vertices are white. Red colours any subtrees, with at most
//! k vertices in all. Then Blue colours any subtrees that have no red vertex. With w white, r red
//! and b blue vertices, the score is w(r - b), which Red wants to make large and Blue wants to make
//! small. A subtree is a vertex with everything below it. The input is `n k` and the edges; print
//! the score.
//! Bounds: 2 ≤ n ≤ 2 · 10^5; 1 ≤ k ≤ n.
//! Kind: score
//! Picture: `3 1 / 1 2 / 2 3`
//! Model: game on a tree, the longest chains.
//! Why: a vertex is safe from Blue exactly when it is red or above a red one.
//!
//! 1. Blue can colour any number of the u vertices that are not safe, from the leaves up. With b of
//!    them coloured, the score is (n - r - b)(r - b) = r(n - r) + b(b - n), which falls as b grows
//!    to n/2. So Blue colours min(u, n/2) vertices, with n/2 rounded down: for odd n, both integers
//!    next to n/2 give the same score. With r fixed, Red wants a small u.
//! 2. Let r vertices be red. Everything below a red vertex is red too, so the safe vertices are
//!    those on the paths from the root to the red leaves, and there are at most r such paths. Let
//!    the height of a vertex be the number of vertices on the longest path down from it. The height
//!    increases along any path upwards, so each path has at most one vertex of a given height h.
//!    Hence at most min(r, N) safe vertices have the height h, where N is the number of all
//!    vertices of this height.
//! 3. Red can reach this number at all heights at the same time. From each vertex that is not a
//!    leaf, continue downwards to one of its children of the greatest height. This splits the tree
//!    into chains, each of which leads from some vertex down to a leaf and has a vertex of every
//!    smaller height, so N is the number of chains of length h or more. Take the r longest chains,
//!    in an order in which each chain comes after the longer chain that contains the vertex above
//!    its top. Together they form the paths from the root to their r leaves, and Red colours these
//!    leaves. If there are fewer than r leaves, Red colours all leaves and then further vertices
//!    upwards from them, and u = 0.
//! 4. So u is n minus the total length of the r longest chains. The length of the r-th longest
//!    chain is the number of heights with at least r vertices, and the answer is the largest score
//!    over all r from 0 to k.
//!
//! Cost: O(n + k log n).
//!
//! 规则：一棵以 1 为根的树，所有顶点都是白色。Red 先把任意几棵子树染红，红色顶点不超过 k 个；然后
//! Blue 把任意几棵不含红色顶点的子树染蓝。子树指一个顶点及其下方的一切。设白、红、蓝的顶点各有 w、
//! r、b 个，得分为 w(r - b)，Red 希望它尽量大，Blue 希望它尽量小。输入 `n k` 和各边；输出得分。
//! 范围：2 ≤ n ≤ 2 · 10^5；1 ≤ k ≤ n。
//! 模型：树上游戏，最长的链。
//! 思路：一个顶点若是红色或在红色顶点的上方，Blue 就不能染它，称为安全的。
//!
//! 1. 设不安全的顶点有 u 个，Blue 可以从叶子往上染其中任意多个。染 b 个时得分为
//!    (n - r - b)(r - b) = r(n - r) + b(b - n)，在 b 增大到 n/2 之前一直减小。所以他染 min(u, n/2)
//!    个，n/2 向下取整：n 为奇数时，n/2 两侧的两个整数得分相同。因此 r 一定时，Red 要使 u 尽量小。
//! 2. 设有 r 个红色顶点。它们下方的一切也是红色，所以安全的顶点就是从根到各红色叶子的路上的顶点，这
//!    样的叶子至多 r 个。设一个顶点的高度为从它往下的最长路上的顶点数。沿路往上高度总是增大，所以每
//!    条路上至多一个顶点的高度为 h。设全树有 N 个顶点的高度为 h，那么其中安全的至多 min(r, N) 个。
//! 3. Red 能在所有高度上同时达到这个数。每个不是叶子的顶点，都接到它最高的子顶点中的一个，这样树就
//!    分成若干条链，每条从某个顶点起，逐一经过更小的高度，直到一个叶子；所以 N 就是长度不小于 h 的
//!    链数。取最长的 r 条链；每条链的上方顶点所在的链更长，所以先被取到。它们恰好就是从根到它们的 r
//!    个叶子的路，Red 把这些叶子染红。若叶子没有这么多，Red 就染红所有叶子，再往上染，这时 u = 0。
//! 4. 所以 u 等于 n 减去最长的 r 条链的长度之和。第 r 长的链的长度，就是至少有 r 个顶点的高度的个
//!    数。答案是对 0 到 k 的所有 r 的最大得分。
//!
//! 复杂度：O(n + k log n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, k: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut heights = vec![1; n];
    // How many vertices have each height; they become fewer with the height.
    let mut counts = vec![0; n];
    for &vertex in tree.from_root().iter().rev() {
        let height = heights[vertex];
        counts[height - 1] += 1;
        if let Some(parent) = tree.parents()[vertex] {
            heights[parent] = heights[parent].max(height + 1);
        }
    }
    let mut unsafe_vertices = n;
    let scores = (0..=k.min(n)).map(|red| {
        if red > 0 {
            unsafe_vertices -= counts.partition_point(|&count| count >= red);
        }
        score(n, red, unsafe_vertices.min(n / 2))
    });
    println!("{}", scores.max().expect("a score without a red vertex"));
}

fn score(n: usize, red: usize, blue: usize) -> i64 {
    let white = n - red - blue;
    white as i64 * (red as i64 - blue as i64)
}
