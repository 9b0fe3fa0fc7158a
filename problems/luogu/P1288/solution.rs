//! Luogu P1288 — Taking numbers II (取数游戏 II)
//! <https://www.luogu.com.cn/problem/P1288> · 1 s? · 125 MiB? · easy
//!
//! Rules: a ring of N nodes has a number on each of its N edges, at least one of them 0. A token
//! stands between the last edge and the first. A move lowers the number of an edge at the token,
//! which is not 0, and takes the token to the edge's other end; whoever cannot move loses. The
//! input is `N` and the numbers; print `YES` if the first player wins, else `NO`.
//! Model: game on a graph, a ring with walls.
//! Why: an edge with 0 is a wall. Let r and l be the numbers of edges between the token and the
//! first wall to its right and to its left. The mover wins exactly if r or l is odd, by induction
//! on the sum of all numbers.
//!
//! 1. If r is odd, the mover goes right and leaves 0 behind: the opponent has no edge to the left
//!    and r - 1 to the right, both even. Likewise to the left.
//! 2. If both are even, a move to the right, if there is one, leaves r - 1 edges to the right of
//!    the token, an odd number, whatever it leaves of the edge. Likewise to the left.
//!
//! Cost: O(N).

use proconio::input;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    let right = numbers.iter().position(|&number| number == 0);
    let left = numbers.iter().rev().position(|&number| number == 0);
    let (Some(right), Some(left)) = (right, left) else { panic!("no edge with the number 0") };
    println!("{}", if right % 2 == 1 || left % 2 == 1 { "YES" } else { "NO" });
}
