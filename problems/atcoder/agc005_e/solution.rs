//! AtCoder AGC 005 E — Sugigma: The Showdown
//! <https://atcoder.jp/contests/agc005/tasks/agc005_e> · 2 s · 256 MiB · hard
//!
//! Rules: on N vertices there are a red and a blue tree. Sigma, who starts on X, moves his piece
//! along a red edge or leaves it; then Sugim, who starts on Y ≠ X, does the same with blue edges,
//! and so on in turn. The game ends when the pieces meet; Sigma wants that to be late, and Sugim
//! wants it to be early. The input is `N X Y`, the red edges and the blue edges; print the number
//! of turns, or -1 if Sigma can play on for ever.
//! Model: game on trees, a pursuit.
//! Why: let r(v) be the distance from X to v along red edges, and b(v) that from Y along blue ones.
//! Call v safe if r(w) < b(w) for all vertices w of the red path from X to v. Sigma can go to every
//! safe vertex without being caught: when he comes to w with his r(w)-th move, and also after
//! Sugim's next move, Sugim has made at most r(w) < b(w) moves and is not there. X is safe.
//!
//! 1. Suppose that a red edge joins a safe vertex u to a vertex w at the blue distance 3 or more.
//!    Sigma goes to u. From now on, on each turn of his he finds Sugim elsewhere. If Sugim
//!    is next to him along a blue edge, he moves to the other end of the red edge, at the blue
//!    distance 2 or more from Sugim; otherwise he stays, at such a distance. Sugim's next move does
//!    not catch him. So the answer is -1.
//! 2. Otherwise the answer is twice the largest b(v) of a safe v. Sigma goes there and waits. He is
//!    not caught on his way, and Sugim needs b(v) moves to come there.
//! 3. It remains to show that Sugim can end the game that early. Root the blue tree at Y. Suppose
//!    that after j moves each, Sugim is on p at the depth j, Sigma on some s below p, and s is
//!    safe. This holds for j = 0. All red edges at s join vertices at a blue distance of at most 2.
//! 4. If Sigma moves to p, he is caught at once. If he moves to a vertex that is not below p, that
//!    is at the blue distance 2 from s and thus the parent of p: Sugim moves there and catches him.
//!    Otherwise he moves or stays below p, and Sugim moves to that child of p which he is on or
//!    below. So he is caught, or Sugim is at the depth j + 1 and Sigma on some s' below. Then
//!    r(s') ≤ j + 1 < b(s'). As s is safe, and s' is s or a neighbour of it, s' is safe too: either
//!    the red path to s' leads through s, or s' lies on the red path to s.
//! 5. If the game ends in the turns that follow the j-th move of Sugim, its length is at most
//!    2(j + 1), and this is at most 2b(s) for the safe vertex s at that moment. It does end, since
//!    Sugim cannot go down for ever.
//!
//! Cost: O(N).

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

/// Returns for each vertex whether Sigma can be there in time, and also everywhere on his way.
fn safe_vertices(red_tree: &RootedTree, blue_depths: &[usize]) -> Vec<bool> {
    let red_depths = red_tree.depths();
    let mut is_safe = vec![false; blue_depths.len()];
    for &vertex in red_tree.from_root() {
        let way_is_safe = red_tree.parents()[vertex].is_none_or(|parent| is_safe[parent]);
        is_safe[vertex] = way_is_safe && red_depths[vertex] < blue_depths[vertex];
    }
    is_safe
}

/// Returns whether two different vertices are at the distance 1 or 2.
fn are_near(a: usize, b: usize, parents: &[Option<usize>]) -> bool {
    let is_above = |upper: usize, lower: usize| {
        let parent = parents[lower];
        parent == Some(upper) || parent.and_then(|parent| parents[parent]) == Some(upper)
    };
    let are_siblings = parents[a].is_some() && parents[a] == parents[b];
    is_above(a, b) || is_above(b, a) || are_siblings
}
