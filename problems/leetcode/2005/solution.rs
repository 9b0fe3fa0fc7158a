//! LeetCode 2005 — Subtree Removal Game with Fibonacci Tree
//! <https://leetcode.com/problems/subtree-removal-game-with-fibonacci-tree/> · 1 s? · 256 MiB? · hard
//!
//! Rules: the Fibonacci tree of order 0 is empty, that of order 1 is a single node, and that of
//! order n is a root with the trees of order n - 2 and n - 1 below it. A move removes a node with
//! everything below it, and whoever must remove the root loses. Given `n`, return whether Alice,
//! who moves first, wins.
//! Model: Green Hackenbush, a tree.
//! Why: nobody removes the root before it is alone. To remove another node is to cut the edge
//! above it, and whoever finds no edge left loses. That is Green Hackenbush under normal play. By
//! the colon principle the value of a tree is the nim sum, over the branches at the root, of the
//! branch's value plus 1. So g(1) = 0, g(2) = g(1) + 1 = 1, and from n = 3 on
//! g(n) = (g(n - 2) + 1) ⊕ (g(n - 1) + 1). The first player loses if and only if g(n) is 0.
//! Cost: O(n).

/// The values up to here have at most 18 bits; nobody needs more.
const LARGEST_ORDER: i32 = 200_000;

impl Solution {
    pub fn find_game_winner(n: i32) -> bool {
        assert!(n > 0, "a tree of order {n} has no root");
        assert!(n <= LARGEST_ORDER, "a tree of order {n}, more than {LARGEST_ORDER}");
        let (mut value, mut next) = (0u64, 1u64);
        for _ in 1..n {
            (value, next) = (next, (value + 1) ^ (next + 1));
        }
        value != 0
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::find_game_winner);
}
