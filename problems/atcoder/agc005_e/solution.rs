//! AtCoder AGC 005 E — Sugigma: The Showdown
//! <https://atcoder.jp/contests/agc005/tasks/agc005_e> · 2 s · 256 MiB · difficulty 8
//!
//! Rules: a red tree and a blue tree share the same N vertices. Sigma, who starts on X, moves his
//! piece along a red edge or leaves it where it is; then Sugim, who starts on Y ≠ X, does the same
//! with blue edges, and so on in turn. The game ends when the pieces meet; Sigma wants this to
//! happen as late as possible, and Sugim as early as possible. The input is `N X Y`, the red edges
//! and the blue edges; print the number of turns, or -1 if Sigma can play on for ever.
//! Bounds: 2 ≤ N ≤ 200,000.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: game on trees, a pursuit.
//! Why: let r(v) be the distance from X to v along red edges, and b(v) the distance from Y to v
//! along blue edges. Call v safe if r(w) < b(w) for all vertices w on the red path from X to v.
//! Sigma can go to every safe vertex without being caught: when he reaches a vertex w on the way,
//! on his r(w)-th move, and also after Sugim's next move, Sugim has made at most r(w) < b(w) moves
//! and is not at w. X is safe.
//!
//! 1. Suppose that a red edge joins a safe vertex u to a vertex w whose blue distance from u is 3
//!    or more. Sigma goes to u. From then on, whenever it is Sigma's turn, Sugim is on another
//!    vertex. If Sugim is next to him along a blue edge, Sigma moves to the other end of the red
//!    edge, at blue distance 2 or more from Sugim; otherwise Sigma is already that far from Sugim
//!    and stays where he is. Sugim's next move does not catch him. So the answer is -1.
//! 2. Otherwise the answer is twice the largest b(v) over all safe vertices v. Sigma goes there and
//!    waits. Sigma is not caught on his way to v, and Sugim needs b(v) moves to get there.
//! 3. It remains to show that Sugim can end the game that early. Root the blue tree at Y. Suppose
//!    that after j moves by each player, Sugim is on a vertex p at depth j, and Sigma is on a safe
//!    vertex s below p. This holds for j = 0. The two ends of every red edge at s are at a blue
//!    distance of at most 2 from each other.
//! 4. If Sigma moves to p, he is caught at once. If he moves to a vertex that is not below p, it is
//!    at blue distance 2 from s and thus the parent of p: Sugim moves there and catches him.
//!    Otherwise he moves or stays below p, and Sugim moves to the child of p that Sigma is on or
//!    below. So either Sigma is caught, or Sugim is at depth j + 1 and Sigma is on a vertex s'
//!    below Sugim's vertex. Then r(s') ≤ j + 1 < b(s'). As s is safe, and s' is s or joined to s by
//!    a red edge, s' is safe too: either the red path to s' leads through s, or s' lies on the red
//!    path to s.
//! 5. If the game ends with one of the two moves after Sugim's j-th move, its length is at most
//!    2(j + 1), and this is at most 2b(s), where s is the safe vertex that Sigma was on after j
//!    moves. It does end, since Sugim cannot go down for ever.
//!
//! Cost: O(N).
//!
//! 规则：同样的 N 个点上有一棵红树和一棵蓝树。Sigma 从 X 出发，把自己的棋子沿一条红边移动或者不
//! 动；然后 Sugim 从 Y ≠ X 出发，把自己的棋子沿一条蓝边移动或者不动；如此轮流。两枚棋子相遇时游
//! 戏结束；Sigma 希望晚结束，Sugim 希望早结束。输入 `N X Y`、各红边和各蓝边；输出双方行动的总次
//! 数，若 Sigma 能一直玩下去则输出 -1。
//! 范围：2 ≤ N ≤ 200,000。
//! 模型：多棵树上的游戏，一追一逃。
//! 思路：设 r(v) 为沿红边从 X 到 v 的距离，b(v) 为沿蓝边从 Y 到 v 的距离。若红树上从 X 到 v 的
//! 路径上的每个点 w 都有 r(w) < b(w)，就称 v 是安全的。Sigma 可以走到任何一个安全的点而
//! 不被抓住：他第 r(w) 步走到 w 时，以及 Sugim 接着走一步之后，Sugim 至多走了 r(w) < b(w) 步，
//! 不可能在 w。X 本身是安全的。
//!
//! 1. 假设有一条红边，从安全的点 u 连到蓝树上与 u 距离至少为 3 的点 w。Sigma 走到 u。此后每次轮
//!    到他时，Sugim 都不在他所在的点上。若 Sugim 与他在蓝树上相邻，他就走到这条红边的另一端，
//!    与 Sugim 的蓝距离至少为 2；否则他不动，蓝距离同样至少为 2。Sugim 的下一步都抓不到他。所以
//!    答案是 -1。
//! 2. 否则，答案是安全的点 v 中最大的 b(v) 的两倍。Sigma 走到那里等着：他在路上不会被抓住，
//!    而 Sugim 需要 b(v) 步才能到达。
//! 3. 还要证明 Sugim 能这么早就结束游戏。以 Y 为根看蓝树。假设双方各走 j 步之后，Sugim 在深度
//!    为 j 的点 p 上，Sigma 在 p 下方的某个点 s 上，并且 s 是安全的。j = 0 时成立。s 的每条红
//!    边，两端的蓝距离都不超过 2。
//! 4. 若 Sigma 走到 p，他马上被抓住。若他走到不在 p 下方的点，那个点与 s 的蓝距离是 2，所以就
//!    是 p 的父亲，Sugim 走到那里抓住他。否则他走后或不动仍在 p 下方，Sugim 就走到 p 的那个儿
//!    子，使 Sigma 在这个儿子上或在它下方。于是或者他被抓住，或者 Sugim 在深度 j + 1，Sigma 在
//!    其下方的某个点 s' 上。这时 r(s') ≤ j + 1 < b(s')。因为 s 是安全的，而 s' 就是 s 或与 s 相
//!    邻，所以 s' 也是安全的：到 s' 的红路径或者经过 s，或者 s' 就在到 s 的红路径上。
//! 5. 若游戏在 Sugim 走完第 j 步之后的这一轮中结束，行动总次数至多为 2(j + 1)，而对那一刻安全的
//!    点 s，这不超过 2b(s)。游戏必定结束，因为 Sugim 不能一直往下走。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize, x: Usize1, y: Usize1,
        red: [(Usize1, Usize1); n.saturating_sub(1)],
        blue: [(Usize1, Usize1); n.saturating_sub(1)],
    }
    assert!(x != y, "both pieces start on the same vertex");
    let red_tree = RootedTree::from_edges(n, &red, x).unwrap_or_else(|error| panic!("{error}"));
    let blue_tree = RootedTree::from_edges(n, &blue, y).unwrap_or_else(|error| panic!("{error}"));
    let blue_depths = blue_tree.depths();
    let is_safe = safe_vertices(&red_tree, &blue_depths);
    let leads_away = |&(a, b): &(usize, usize)| {
        (is_safe[a] || is_safe[b]) && !are_near(a, b, blue_tree.parents())
    };
    if red.iter().any(leads_away) {
        println!("-1");
    } else {
        let farthest = (0..n).filter(|&vertex| is_safe[vertex]).map(|vertex| blue_depths[vertex]);
        println!("{}", 2 * farthest.max().expect("X is safe"));
    }
}

/// Returns for each vertex whether it is safe, that is, whether Sigma can reach it, and every
/// vertex on the way, before Sugim can.
fn safe_vertices(red_tree: &RootedTree, blue_depths: &[usize]) -> Vec<bool> {
    let red_depths = red_tree.depths();
    let mut is_safe = vec![false; blue_depths.len()];
    for &vertex in red_tree.from_root() {
        let way_is_safe = red_tree.parents()[vertex].is_none_or(|parent| is_safe[parent]);
        is_safe[vertex] = way_is_safe && red_depths[vertex] < blue_depths[vertex];
    }
    is_safe
}

/// Returns whether two different vertices are at distance 1 or 2.
fn are_near(a: usize, b: usize, parents: &[Option<usize>]) -> bool {
    let is_above = |upper: usize, lower: usize| {
        let parent = parents[lower];
        parent == Some(upper) || parent.and_then(|parent| parents[parent]) == Some(upper)
    };
    let are_siblings = parents[a].is_some() && parents[a] == parents[b];
    is_above(a, b) || is_above(b, a) || are_siblings
}
