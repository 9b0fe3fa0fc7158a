//! Codeforces 1823E — Removing Graph
//! <https://codeforces.com/problemset/problem/1823/E> · 2 s · 256 MiB · medium
//!
//! Rules: a graph in which every vertex has two edges, so that it consists of cycles; a move
//! erases a connected part of l to r vertices, l < r, and whoever cannot move loses. One case
//! `n l r`, then n edges; print the winner, `Alice` if she is the first player and `Bob` if not.
//! Model: splitting game, a sum of cycles that become paths.
//! Why: a cycle of x vertices is worth ⌊x / l⌋ if x < l + r, and 0 otherwise.
//!
//! 1. A path of x < l + r vertices is worth ⌊x / l⌋. Erasing l, l + 1, … vertices at its end
//!    leaves paths with all smaller values, down to 0 as x - r < l. And two remaining paths of
//!    a + b ≤ x - l vertices have a nim sum of at most ⌊a / l⌋ + ⌊b / l⌋ ≤ ⌊x / l⌋ - 1.
//! 2. A longer path is not worth 0: as l < r, the first player can erase a middle of the right
//!    parity that leaves two equal paths, and then mirror the other player's moves.
//! 3. A move turns a cycle of x vertices into a path of x - r to x - l vertices. If x < l + r,
//!    these have exactly the values below ⌊x / l⌋, by step 1. If x ≥ l + r, they have at least l
//!    vertices, so none of them is worth 0.
//!
//! Cost: O(n α(n)), with α as in the library's union-find.

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
