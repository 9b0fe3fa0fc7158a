//! AtCoder ABC 398 E — Tree Game
//! <https://atcoder.jp/contests/abc398/tasks/abc398_e> · 2 s · 1024 MiB · difficulty 3
//!
//! Rules: interactive. A move adds an edge `i j`, i < j, to a graph that is a tree at first; the
//! edge must be new and must not close a cycle of odd length, and whoever cannot move loses. Read
//! `N` and the edges of the tree, print `First` or `Second`, and win as that player: print your
//! moves and read the judge's moves in turn. The judge answers `-1 -1` when it cannot move.
//! Bounds: 2 ≤ N ≤ 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, the number of edges that can still be added.
//! Why: no move makes another one possible or impossible, so the length of the game is fixed.
//!
//! 1. Colour the vertices by the parity of their depth. A path in the tree between vertices of the
//!    same colour has even length, so an edge between them closes an odd cycle. And as long as each
//!    edge joins vertices of different colours, every cycle has even length. So the edges that can
//!    be added are the missing ones between vertices of different colours, now and after every
//!    move.
//! 2. Let a and b be the numbers of vertices of the two colours; then there are a · b - (N - 1)
//!    such edges. Each move uses up one of them. So the first player makes the last move exactly
//!    when the number of these edges is odd, whatever the players choose.
//!
//! Cost: O(N²) memory, O(N² log N) time.
//!
//! 规则：交互题。一开始图是一棵树，每次操作加一条边 `i j`（i < j），这条边必须是图中没有的，且不能
//! 形成长度为奇数的环；无法操作者输。读入 `N` 和树的各边，输出 `First` 或 `Second` 选定先后手，并以
//! 此身份取胜：输出一步，再读入评测方的一步。评测方无法操作时给出 `-1 -1`。
//! 范围：2 ≤ N ≤ 100。
//! 模型：奇偶性（还能加的边数）。
//! 思路：任何一步都不会使别的走法变得可行或不可行，所以总步数是固定的。
//!
//! 1. 按深度的奇偶给点染两种颜色。树上同色两点之间的路径长为偶数，在它们之间加边就形成奇环；而只
//!    要每条边都连接异色的点，所有的环都是偶环。所以无论现在还是以后，能加的边就是两种颜色之间还没
//!    有的边。
//! 2. 设两种颜色各有 a、b 个点，这样的边有 a · b - (N - 1) 条，每步恰好用掉一条。所以无论双方怎么
//!    走，先手走最后一步当且仅当边数为奇数。
//!
//! 复杂度：空间 O(N²)，时间 O(N² log N)。

use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input_interactive, marker::Usize1};
use std::collections::BTreeSet;

fn main() {
    input_interactive! { n: usize }
    assert!(n > 0, "a tree of 0 vertices");
    input_interactive! { tree: [(Usize1, Usize1); n - 1] }
    let mut missing = missing_edges(n, &tree);
    let is_first = missing.len() % 2 == 1;
    println!("{}", if is_first { "First" } else { "Second" });
    if is_first {
        add_any(&mut missing);
    }
    while let Some(edge) = hear() {
        assert!(missing.remove(&edge), "the edge of {} and {} cannot be added", edge.0, edge.1);
        add_any(&mut missing);
    }
}

/// Two vertices, numbered from 1, with the smaller one first.
type Edge = (i64, i64);

/// Returns the edges that the tree lacks between vertices of different colours.
fn missing_edges(n: usize, tree: &[(usize, usize)]) -> BTreeSet<Edge> {
    let rooted = RootedTree::from_edges(n, tree, 0).unwrap_or_else(|error| panic!("{error}"));
    let depths = rooted.depths();
    let pairs = (0..n).tuple_combinations().filter(|&(i, j)| (depths[i] + depths[j]) % 2 == 1);
    let mut missing: BTreeSet<Edge> = pairs.map(edge).collect();
    for &ends in tree {
        missing.remove(&edge(ends));
    }
    missing
}

fn edge((u, v): (usize, usize)) -> Edge {
    (u.min(v) as i64 + 1, u.max(v) as i64 + 1)
}

/// Makes a move. The line is sent at once, because standard output is flushed after each line.
fn add_any(missing: &mut BTreeSet<Edge>) {
    let (i, j) = missing.pop_first().expect("an odd number is missing");
    println!("{i} {j}");
}

/// Reads the judge's move, or returns `None` if the judge has none.
fn hear() -> Option<Edge> {
    input_interactive! { i: i64, j: i64 }
    (i != -1 || j != -1).then_some((i, j))
}
