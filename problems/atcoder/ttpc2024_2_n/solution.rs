//! AtCoder ttpc2024_2_n — Adjacent Game
//! <https://atcoder.jp/contests/ttpc2024_2/tasks/ttpc2024_2_n> · 2 s · 1024 MiB · difficulty 7
//!
//! Rules: on a tree, Alice first marks a vertex of her choice. Then the players take turns, Bob
//! first, marking an unmarked vertex that is adjacent to one of the other player's vertices.
//! Whoever cannot move loses. The input is `N` and N - 1 edges `u v`; print the winner, `Alice` or
//! `Bob`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5.
//! Kind: partizan
//! Model: pairing strategy, a matching of the tree.
//! Why: if there is a perfect matching, Bob answers each vertex with its partner. Otherwise Alice
//! begins with a vertex that a largest matching misses, and from then on it is she who answers with
//! partners.
//!
//! 1. If there is a perfect matching, vertices are marked in pairs, so the partner of the vertex
//!    that Alice has just marked is unmarked, and adjacent to that vertex. Bob can always move, and
//!    wins.
//! 2. Otherwise let Alice begin with a vertex that some largest matching misses. As long as Bob
//!    marks vertices that have a partner, she can always move.
//! 3. Suppose that Bob marks a vertex v that the matching misses, other than Alice's first one. It
//!    is adjacent to a vertex of Alice's. That vertex is her first one, or it is the partner of a
//!    vertex that Bob marked before; that vertex of Bob's is in turn adjacent to an earlier vertex
//!    of Alice's, and so on. This gives a path from v to her first vertex: every second edge of the
//!    path is in the matching, and the matching misses both ends of the path. Exchanging the path's
//!    edges in the matching for the other edges of the path would make the matching larger: a
//!    contradiction.
//! 4. In a perfect matching of a tree, the partner of a leaf is its only neighbour. So pair any
//!    leaf with its neighbour, take both away and continue with the rest, until no vertex that is
//!    left has a neighbour.
//!
//! Cost: O(N).
//!
//! 规则：在一棵树上，Alice 先任选一个点标记为自己的。然后从 Bob 开始，双方轮流标记一个还没有标
//! 记、并与对方的某个点相邻的点。无法操作者输。输入 `N` 和 N - 1 条边 `u v`；输出获胜者 `Alice`
//! 或 `Bob`。
//! 范围：1 ≤ N ≤ 2 · 10^5。
//! 模型：配对策略，树的匹配。
//! 思路：若有完美匹配，Alice 标记哪个点，Bob 就标记与它匹配的点。若没有，Alice 从某个最大匹配未
//! 覆盖的点开始，然后由她用匹配点来应答。
//!
//! 1. 若有完美匹配，点总是成对地被标记，所以 Alice 刚标记的点的匹配点还空着，而且与它相邻。Bob
//!    总能操作，所以 Bob 胜。
//! 2. 否则，让 Alice 从某个最大匹配未覆盖的点开始。只要 Bob 标记的都是有匹配的点，她就总能操
//!    作。
//! 3. 假设 Bob 标记了另一个未覆盖的点 v。它与 Alice 的某个点相邻。那或者是她的第一个点，或者
//!    是 Bob 先前所标记的某点的匹配点，而 Bob 的那个点又与 Alice 更早的某个点相邻，如此上溯。这
//!    就得到一条从 v 到她第一个点的路径，边交替地在匹配之外和匹配之中，两端都未被覆盖。把路径上
//!    匹配之中的边换成匹配之外的边，匹配就变大了，矛盾。
//! 4. 树的完美匹配中，叶子只能与它唯一的邻点匹配。所以任取一片叶子，与它的邻点配对，去掉这两
//!    点，对其余部分继续，直到什么也不剩，或者出现一个没有邻点的点。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree.has_perfect_matching() { "Bob" } else { "Alice" });
}
