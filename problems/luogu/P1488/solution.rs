//! Luogu P1488 — Fat Cat's game (肥猫的游戏)
//! <https://www.luogu.com.cn/problem/P1488> · 1 s? · 125 MiB? · medium
//!
//! Rules: n - 3 diagonals cut a convex polygon into n - 2 triangles, of which one is black. A move
//! cuts off a triangle along one diagonal; whoever cuts off the black one wins. The input is `n`
//! and the triangles by their corners, numbered from 0 around the polygon, the black one first.
//! Print `JMcat Win` if the first player wins, else `PZ Win`.
//! Model: parity, of the triangles until three are left.
//! Why: triangles that share a diagonal are neighbours, and so make a tree, of which a move takes a
//! leaf; of two triangles it takes either.
//!
//! 1. If the black triangle is a leaf, the mover takes it and wins. So a move that makes it a leaf
//!    loses.
//! 2. If it is not, and there are more than three triangles, some move does not make it a leaf. If
//!    it has three neighbours, any does. If it has two, one of the two branches has more than one
//!    triangle, and so a leaf that is no neighbour of the black one.
//! 3. If it is not a leaf of three triangles, each move makes it one. So with good play the two
//!    players take n - 5 triangles until three are left, and then the mover loses. The first
//!    player wins exactly if n - 5 is odd.
//!
//! Cost: O(n), to read the triangles.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!(n >= 4, "{n} corners, where no diagonal cuts off a triangle");
    input! { triangles: [[usize; 3]; n - 2] }
    for corners in &triangles {
        assert!(corners.iter().all(|&corner| corner < n), "a corner of {corners:?}, of {n}");
    }
    let first_wins = is_leaf(&triangles[0], n) || n.is_multiple_of(2);
    println!("{}", if first_wins { "JMcat Win" } else { "PZ Win" });
}

/// Returns whether a triangle has only one diagonal among its sides.
fn is_leaf(corners: &[usize], n: usize) -> bool {
    let is_diagonal = |&side: &usize| {
        let apart = corners[side].abs_diff(corners[(side + 1) % 3]);
        apart != 1 && apart != n - 1
    };
    (0..3).filter(is_diagonal).count() == 1
}
