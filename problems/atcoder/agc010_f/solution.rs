//! AtCoder AGC 010 F — Tree Game
//! <https://atcoder.jp/contests/agc010/tasks/agc010_f> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a tree with A_i stones on vertex i, and a token. A move takes one stone from the token's
//! vertex and then slides the token to a neighbour; a player who finds no stone there loses. The
//! input is `N`, the stones and N - 1 edges; print, in ascending order on one line, the starting
//! vertices of the token from which the first player wins.
//! Bounds: 2 ≤ N ≤ 3000; 0 ≤ A_i ≤ 10^9.
//! Kind: impartial
//! Model: game on a graph, edges lead to fewer stones.
//! Why: only steps to vertices with fewer stones matter. With these steps alone, the game is played
//! on a graph without cycles, and the lost vertices are those with the Grundy value 0. It remains
//! to show that the same vertices are lost when all steps are allowed.
//!
//! 1. Whether a vertex is lost with these steps depends only on vertices with fewer stones. So if a
//!    stone is taken from v, and v still has at least A_u stones for some other vertex u, then u
//!    remains lost or won as before, and so does every vertex with fewer stones than u.
//! 2. If v is won, there is a lost neighbour u with A_u < A_v. The token goes there. As v still
//!    has at least A_u stones, u is lost as before.
//! 3. If v is lost, a player who finds no stone on it loses; it remains to show that every step
//!    from it loses, too. A neighbour u with A_u < A_v was won, and by step 1 it still is. If A_u ≥
//!    A_v, then v now has fewer stones than u. And v is still lost, because its neighbours with
//!    fewer stones than v are won as before. So u is won, by stepping back to v.
//!
//! Cost: O(N).
//!
//! 规则：有一棵树，点 i 上有 A_i 枚石子，另有一枚棋子。每次操作从棋子所在的点取走一枚石子，再把
//! 棋子移到一个相邻点；所在的点没有石子可取的人输。输入 `N`、各点石子数和 N - 1 条边；把能使先
//! 手获胜的棋子起点从小到大在一行中输出。
//! 范围：2 ≤ N ≤ 3000；0 ≤ A_i ≤ 10^9。
//! 模型：图上游戏，只考虑通向石子更少的点的边。
//! 思路：只有走向石子更少的点才有意义。只许这样走，就是无环图上的游戏，必败点的 SG 值为 0。
//! 还要证明：允许所有走法时，必败的仍是这些点。
//!
//! 1. 在只许这样走的游戏中，一个点是否必败，只取决于石子比它更少的点。所以若从 v 取走一枚之后，
//!    v 上仍有至少 A_u 枚，那么 u 的胜负不变，石子比 u 更少的点的胜负也都不变。
//! 2. 若 v 是必胜点，它有一个必败的相邻点 u，A_u < A_v。把棋子移到那里。v 上仍有至少 A_u 枚，所
//!    以 u 仍然必败。
//! 3. 若 v 是必败点，每一步都输，没有石子也输。满足 A_u < A_v 的相邻点 u 原来必胜，由第 1 步现
//!    在仍然必胜。若 A_u ≥ A_v，那么现在 v 的石子比 u 少；v 仍是必败点，因为石子比它更少的相邻
//!    点都像原来一样必胜。所以 u 必胜，走回 v 即可。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::graph::Dag;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    // Only to see that it is a tree.
    RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let both_ways = edges.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]);
    let downwards: Vec<(usize, usize)> =
        both_ways.filter(|&(from, to)| stones[from] > stones[to]).collect();
    let dag = Dag::from_edges(n, &downwards).unwrap_or_else(|error| panic!("{error}"));
    let won = (1..=n).filter(|&vertex| dag.values()[vertex - 1] != 0);
    println!("{}", won.format(" "));
}
