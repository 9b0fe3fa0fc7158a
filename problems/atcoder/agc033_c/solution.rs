//! AtCoder AGC 033 C — Removing Coins
//! <https://atcoder.jp/contests/agc033/tasks/agc033_c> · 2 s · 1024 MiB · difficulty 5
//!
//! Rules: a tree with a coin on every vertex; a move chooses a vertex that has coins, removes all
//! coins there, and shifts every other coin one edge towards that vertex. Whoever finds no coin
//! loses. The input is `N` and N - 1 edges; print who wins, `First` or `Second`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5.
//! Kind: impartial
//! Rule: {1, 2}
//! Model: subtraction game {1, 2}, the longest path in vertices.
//! Why: the vertices with coins always form a tree, and a move removes all leaves of this tree
//! except the chosen vertex v. Let the longest path of this tree have d vertices. If v is an end of
//! such a path, d falls by 1: the path loses its other end, and no path with d vertices remains,
//! since before the move such a path could have been extended beyond an end other than v. Otherwise
//! d falls by 2: every such path loses both ends. No path with d - 1 vertices remains: before the
//! move, such a path could have been extended at both ends or, if v is one of its ends, at the
//! other end, to a path with d vertices that ends in v. From d ≥ 3 both kinds of move are possible;
//! from 2 only 1 can be reached, and from 1 only 0. So d = 0 is lost, 1 is won, 2 is lost, and from
//! there on d is lost exactly when d mod 3 = 2.
//! Cost: O(N).
//!
//! 规则：一棵树的每个点上有一枚硬币；每次操作选一个有硬币的点，拿走那里的硬币，再把其余每枚硬币
//! 沿着边向这个点移近一步。面对的局面没有硬币的人输。输入 `N` 和 N - 1 条边；输出获胜者 `First`
//! 或 `Second`。
//! 范围：1 ≤ N ≤ 2 · 10^5。
//! 模型：减法游戏：{1, 2}，石子数是最长路径的点数。
//! 思路：有硬币的点始终构成一棵树，每步去掉它的所有叶子，但选中的点 v 除外。设最长路径有 d 个
//! 点。若 v 是某条最长路径的端点，d 减少 1：这条路径失去另一端；而若还留下有 d 个点的路径，它原
//! 来必可在不是 v 的一端延长，矛盾。否则 d 减少 2：最长路径失去两端；而若还留下有 d - 1 个点的
//! 路径，它原来必可在两端延长，或者可延长成一条有 d 个点、以 v 为端点的路径，矛盾。d ≥ 3 时两种
//! 都做得到；从 2 只能到 1，从 1 只能到 0。所以 0 必败，1 必胜，2 必败，此后只有 d mod 3 = 2 的
//! 必败。
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if longest_path(&tree) % 3 == 2 { "Second" } else { "First" });
}

/// Returns the number of vertices on a longest path.
fn longest_path(tree: &RootedTree) -> usize {
    // The longest path down from each vertex, as far as its children are done.
    let mut down = vec![1; tree.parents().len()];
    let mut longest = 1;
    for &vertex in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[vertex] {
            longest = longest.max(down[parent] + down[vertex]);
            down[parent] = down[parent].max(down[vertex] + 1);
        }
    }
    longest
}
