//! AtCoder agc017_d — Game on Tree
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d> · 2 s · 256 MiB · medium
//!
//! Rules: a tree with the root 1; a move deletes an edge and everything that it cuts off
//! from the root, and whoever cannot move loses, Alice first. One case `N`, then N - 1
//! edges; print the winner, `Alice` or `Bob`.
//! Model: Green Hackenbush, on a tree.
//! Why: the branches at a vertex are a sum of games. One edge with a subtree of value g
//! on its end has the value g + 1 (the colon principle): deleting the edge leaves 0, and
//! the other moves leave an edge with a subtree of some other value h, which is h + 1 by
//! induction; all h < g are among these and g is not. So the value of a vertex is the nim
//! sum of its children's values, each plus 1, and Bob wins exactly if the root has 0.
//! Cost: O(N).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=100_000).contains(&n), "{n} vertices, not 2 to 100000");
    input! { edges: [(usize, usize); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for (x, y) in edges {
        let in_bounds = 1 <= x.min(y) && x.max(y) <= n;
        assert!(in_bounds, "an edge from {x} to {y} of {n} vertices");
        neighbours[x - 1].push(y - 1);
        neighbours[y - 1].push(x - 1);
    }
    let mut parents = vec![None; n];
    parents[0] = Some(0);
    let mut from_the_root = vec![0];
    for index in 0..n {
        assert!(index < from_the_root.len(), "the edges leave some vertex without a way to 1");
        let vertex = from_the_root[index];
        for &child in &neighbours[vertex] {
            if parents[child].is_none() {
                parents[child] = Some(vertex);
                from_the_root.push(child);
            }
        }
    }
    let mut values = vec![0; n];
    for &vertex in from_the_root[1..].iter().rev() {
        if let Some(parent) = parents[vertex] {
            values[parent] ^= values[vertex] + 1;
        }
    }
    println!("{}", if values[0] != 0 { "Alice" } else { "Bob" });
}
