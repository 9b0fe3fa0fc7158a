// LeetCode 292 https://leetcode.com/problems/nim-game/ · made by `cargo judge bundle leetcode292 --write` from 101017fbe4e45491
// LeetCode 292 — Nim Game
// <https://leetcode.com/problems/nim-game/> · 1 s? · 256 MiB? · easy
//
// Rules: one heap of n stones; a move takes 1 to 3 of them, and whoever takes the last stone
// wins. Given `n`, return whether the first player wins.
// Rule: {1, 2, 3}
// Model: Bash's game, at most three stones a move.
// Why: whatever one player takes, the other can take the rest of four. So a multiple of 4 is
// lost, and from any other heap the mover takes the remainder.
// Cost: O(1).

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        assert!(n >= 0, "a heap of {n} stones");
        n % 4 != 0
    }
}


