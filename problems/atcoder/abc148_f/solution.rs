//! AtCoder ABC 148 F — Playing Tag on Tree
//! <https://atcoder.jp/contests/abc148/tasks/abc148_f> · 2 s? · 1024 MiB? · difficulty 4
//!
//! Rules: Takahashi is on vertex u of a tree and Aoki on vertex v. They take turns moving to a
//! neighbouring vertex, Takahashi first, until both are on the same vertex. Takahashi wants this to
//! happen as late as possible, and Aoki as early as possible. The input is `N u v` and the edges;
//! print how many moves Aoki makes if both play as well as possible.
//! Bounds: 2 ≤ N ≤ 10^5; u ≠ v.
//! Kind: pursuit
//! Picture: `4 2 4 / 1 2 / 2 3 / 3 4`
//! Model: game on a tree, the farthest vertex that can be reached in time.
//! Why: write u(x) and v(x) for the distances of a vertex x from u and v. Aoki makes max v(x) - 1
//! moves, where the maximum is over all x with u(x) < v(x). Such an x is called safe.
//!
//! 1. Let x be a safe vertex with the largest v(x). The vertex x is a leaf, since a vertex beyond x
//!    would also be safe and would be farther from v. Takahashi walks there. All vertices on
//!    Takahashi's path to x are safe: if Aoki could reach one of them no later than Takahashi, Aoki
//!    could also reach x no later than Takahashi. Once at x, Takahashi goes back and forth between
//!    x and its neighbour p.
//! 2. To meet him at x or p, Aoki has to reach p, which takes v(x) - 1 moves. So Aoki makes no
//!    fewer moves than claimed.
//! 3. Now let Aoki always move towards Takahashi. Each move takes Aoki farther away from v, and
//!    Takahashi stays beyond Aoki, as seen from v. Suppose that Aoki has made m moves when they
//!    meet at a vertex z; then v(z) = m.
//! 4. If Takahashi moved last, he came from a vertex y beyond z, and he had reached y in m moves:
//!    u(y) ≤ m < v(y) = m + 1. If Aoki moved last, he came to z from the side of v, so Takahashi
//!    had come to z from a vertex y beyond z; Takahashi had reached y in m - 1 moves. In both cases
//!    y is safe, so m = v(y) - 1 is no more than the number of moves claimed.
//!
//! Cost: O(N).
//!
//! 规则：在一棵树上，Takahashi 在点 u，Aoki 在点 v。双方轮流走到相邻的点，Takahashi 先手，直到两人在同一点。
//! Takahashi 希望尽量晚，Aoki 希望尽量早。输入 `N u v` 和各边；输出 Aoki 走了几步。
//! 范围：2 ≤ N ≤ 10^5；u ≠ v。
//! 模型：树上游戏，及时能到的最远点。
//! 思路：设点 x 到 u、v 的距离为 u(x)、v(x)。若 u(x) < v(x)，就称 x 是安全的。Aoki 的步数是所有安全点的 v(x) 的最大
//! 值减 1。
//!
//! 1. 设 x 是 v(x) 最大的安全点。它是叶子，否则更外面的点也安全，而且更远。Takahashi 走到那里，途中各点都是安全的：
//!    假如 Aoki 能同样早地到达途中一点，他也能同样早地到达 x。到了以后，他在 x 与相邻的点 p 之间来回走。
//! 2. 要在 x 或 p 遇到他，Aoki 必须走到 p，这需要 v(x) - 1 步。所以步数不会更少。
//! 3. 设 Aoki 总是朝 Takahashi 走。每一步都使他离 v 更远，而 Takahashi 总在他前方。设两人在 z 相遇时 Aoki 走了 m
//!    步，于是 v(z) = m。
//! 4. 若最后一步是 Takahashi 走的，他来自 z 外侧的点 y，此前用 m 步到达那里：u(y) ≤ m < v(y) = m + 1。若最后一步是
//!    Aoki 走的，Takahashi 也是从外侧的点 y 走到 z 的，因为 Aoki 正在 z 的这一侧，而他到达 y 只用了 m - 1 步。两种
//!    情形下 y 都是安全的，m = v(y) - 1 不超过所说的值。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, u: Usize1, v: Usize1, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let [from_u, from_v] = [u, v].map(|root| {
        let tree = RootedTree::from_edges(n, &edges, root);
        tree.unwrap_or_else(|error| panic!("{error}")).depths()
    });
    let safe = from_u.iter().zip(&from_v).filter(|(takahashi, aoki)| takahashi < aoki);
    // Nothing is safe if both begin on one vertex, and Aoki then has no move to make.
    println!("{}", safe.map(|(_, aoki)| aoki - 1).max().unwrap_or(0));
}
