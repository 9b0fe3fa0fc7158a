// AtCoder AGC 033 C https://atcoder.jp/contests/agc033/tasks/agc033_c · made by `cargo judge bundle agc033_c --write` from ae395e5ff44c29e0
//! AtCoder AGC 033 C — Removing Coins
//! <https://atcoder.jp/contests/agc033/tasks/agc033_c> · 2 s · 1024 MiB · medium
//!
//! Rules: a tree with a coin on every vertex; a move chooses a vertex that has coins,
//! removes these, and shifts every other coin one edge towards that vertex. Whoever finds
//! no coin loses. One case `N`, then N - 1 edges; print `First` or `Second`, who wins.
//! Rule: {1, 2}
//! Model: subtraction game {1, 2}, the longest path in vertices.
//! Why: the vertices with coins stay a tree, and a move takes away all its leaves but the
//! chosen vertex v. Let its longest path have d vertices. If v is one end of such a path, d
//! falls by 1: the path loses its other end, and a path that ends in v could be prolonged.
//! Otherwise d falls by 2. From d ≥ 3 both can be done, from 2 only 1 can be reached, and
//! from 1 only 0. So d = 0 is lost, 1 won, 2 lost, and then those with d mod 3 = 2 alone.
//! Cost: O(N), two searches in breadth.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=200_000).contains(&n), "{n} vertices, not 1 to 200000");
    input! { edges: [(usize, usize); n - 1] }
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in edges {
        let in_bounds = 1 <= a.min(b) && a.max(b) <= n;
        assert!(in_bounds, "an edge from {a} to {b} of {n} vertices");
        neighbours[a - 1].push(b - 1);
        neighbours[b - 1].push(a - 1);
    }
    let (one_end, _) = farthest(&neighbours, 0);
    let (_, longest) = farthest(&neighbours, one_end);
    println!("{}", if longest % 3 == 2 { "Second" } else { "First" });
}

/// A vertex that is farthest from another, and the vertices on the way, both ends counted.
fn farthest(neighbours: &[Vec<usize>], from: usize) -> (usize, usize) {
    let mut distances = vec![0; neighbours.len()];
    distances[from] = 1;
    let mut reached = vec![from];
    let mut index = 0;
    while index < reached.len() {
        let vertex = reached[index];
        for &next in &neighbours[vertex] {
            if distances[next] == 0 {
                distances[next] = distances[vertex] + 1;
                reached.push(next);
            }
        }
        index += 1;
    }
    assert!(reached.len() == neighbours.len(), "the edges do not join all vertices");
    let last = reached[reached.len() - 1];
    (last, distances[last])
}


