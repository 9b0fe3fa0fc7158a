//! Codeforces 1823E — Removing Graph
//! <https://codeforces.com/problemset/problem/1823/E> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: every vertex of a graph lies on exactly two edges, so the graph consists of cycles; a
//! move erases a connected part of l to r vertices (l < r), and whoever cannot move loses. The
//! input is `n l r`, then n edges; print the winner, `Alice` for the first player or `Bob` for the
//! second.
//! Bounds: 3 ≤ n ≤ 2 · 10^5; 1 ≤ l < r ≤ n.
//! Kind: impartial
//! Picture: picture.rs
//! Model: take-and-break game, a sum of cycles that become paths.
//! Why: a cycle of x vertices is worth ⌊x / l⌋ if x < l + r, and 0 otherwise.
//!
//! 1. A path of x < l + r vertices is worth ⌊x / l⌋. Erasing l, l + 1, … vertices at one end leaves
//!    paths with all smaller values, down to 0, because x - r < l. If a move leaves two paths, of a
//!    and b vertices, then a + b ≤ x - l, so the nim sum of their values is at most ⌊a / l⌋ + ⌊b /
//!    l⌋ ≤ ⌊x / l⌋ - 1.
//! 2. A longer path is not worth 0: as l < r, the first player can erase either an odd or an even
//!    number of vertices, so he can erase a middle part that leaves two equal paths; then he
//!    mirrors the other player's moves.
//! 3. A move turns a cycle of x vertices into a path of x - r to x - l vertices. If x < l + r, the
//!    values of these paths are exactly the numbers below ⌊x / l⌋, by step 1. If x ≥ l + r, these
//!    paths have at least l vertices, so none of them is worth 0.
//!
//! Cost: O(n α(n)), with α as in the library's union-find.
//!
//! 规则：有一张图，每个点恰有两条边，所以由若干个环组成；每次操作删去连通的 l 到 r 个点，
//! l < r，无法操作者输。只有一组数据，给出 `n l r` 和 n 条边；输出获胜者，先手胜为 `Alice`，否
//! 则为 `Bob`。
//! 范围：3 ≤ n ≤ 2 · 10^5；1 ≤ l < r ≤ n。
//! 模型：取石子并分堆的游戏，局面是若干个环的和，环会变成链。
//! 思路：x 个点的环，x < l + r 时值为 ⌊x / l⌋，否则为 0。
//!
//! 1. x < l + r 个点的链，值为 ⌊x / l⌋。从一端删去 l, l + 1, … 个点，剩下的链取遍所有更小的值，
//!    直到 0，因为 x - r < l。而若剩下两条链，共 a + b ≤ x - l 个点，异或和至多为
//!    ⌊a / l⌋ + ⌊b / l⌋ ≤ ⌊x / l⌋ - 1。
//! 2. 更长的链的值不为 0：因为 l < r，先手可以从正中删去奇偶性合适的一段，剩下两条一样的链，以
//!    后模仿对手即可。
//! 3. 一步把 x 个点的环变成 x - r 到 x - l 个点的链。若 x < l + r，由第 1 步，它们恰好取遍小于
//!    ⌊x / l⌋ 的值。若 x ≥ l + r，它们至少有 l 个点，值都不为 0。
//!
//! 复杂度：O(n α(n))，α 来自库中的并查集。

use grundy::contest::union_find::UnionFind;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, l: usize, r: usize, edges: [(Usize1, Usize1); n] }
    assert!(1 <= l && l < r, "parts of {l} to {r} vertices, where 1 ≤ l < r should be");
    let mut cycles = UnionFind::new(n);
    let mut degrees = vec![0; n];
    for (u, v) in edges {
        assert!(u.max(v) < n, "an edge between {} and {} of {n} vertices", u + 1, v + 1);
        cycles.join(u, v);
        degrees[u] += 1;
        degrees[v] += 1;
    }
    if let Some(vertex) = degrees.iter().position(|&degree| degree != 2) {
        panic!("vertex {} does not have two edges", vertex + 1);
    }
    let mut sum = 0;
    for vertex in 0..n {
        let length = cycles.size(vertex);
        if cycles.root(vertex) == vertex && length < l.saturating_add(r) {
            sum ^= length / l;
        }
    }
    println!("{}", if sum != 0 { "Alice" } else { "Bob" });
}
