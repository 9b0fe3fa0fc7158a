//! AtCoder AGC 014 D — Black and White Tree
//! <https://atcoder.jp/contests/agc014/tasks/agc014_d> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: Takahashi and Aoki take turns painting uncoloured vertices of a tree, Takahashi white and
//! Aoki black, until all vertices have a colour; then every white vertex next to a black one turns
//! black. Takahashi, who moves first, wins if a white vertex is left. The input is `N` and N - 1
//! edges; print the winner, `First` or `Second`.
//! Bounds: 2 ≤ N ≤ 10^5.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: pairing strategy, a matching of the tree.
//! Why: if there is a perfect matching, Aoki paints the partner of each vertex that Takahashi
//! paints, and no white vertex is left. Without a perfect matching, Takahashi paints the neighbour
//! of a deepest leaf. That forces Aoki to paint the leaf: otherwise Takahashi would paint it, and
//! it would stay white. If the neighbour has another leaf below it, Takahashi paints that leaf and
//! wins. If not, the rest of the tree has no perfect matching either, and Takahashi continues
//! there; all vertices that are adjacent to this rest are white. In the end he is left with a
//! single vertex whose neighbours are all white. A perfect matching of a tree must pair each leaf
//! with its parent, so it can be built from the leaves up.
//! Cost: O(N).
//!
//! 规则：轮流给一棵树的点染色，Takahashi 把一个点染白，Aoki 把一个点染黑，直到所有点都有颜色；
//! 然后与黑点相邻的白点全部变黑。Takahashi 先手，若还剩白点则他胜。输入 `N` 和 N - 1 条边；输出
//! 获胜者 `First` 或 `Second`。
//! 范围：2 ≤ N ≤ 10^5。
//! 模型：配对策略，树的匹配。
//! 思路：若有完美匹配，Takahashi 染了哪个点，Aoki 就染与它匹配的点，最后不剩白点。若没有，
//! Takahashi 就染最深的叶子的邻点。这迫使 Aoki 去染那片叶子，否则 Takahashi 染它，它就一直是白
//! 的。若这个邻点下面还有另一片叶子，Takahashi 染它即胜。若没有，树的其余部分同样没有完美匹配，
//! 他就在其中继续；这一部分的点在其外的邻点都是白的。最后给他剩下一个孤立的点，它的邻点全是白
//! 的，他就赢了。树的完美匹配从叶子往上确定，每片叶子与它的父亲配对。
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree.has_perfect_matching() { "Second" } else { "First" });
}
