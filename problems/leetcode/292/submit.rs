// LeetCode 292 https://leetcode.com/problems/nim-game/ · made by `cargo judge bundle leetcode292 --write` from 3aa05292e1b45925
// LeetCode 292 — Nim Game
// <https://leetcode.com/problems/nim-game/> · 1 s? · 256 MiB? · difficulty 1
//
// Rules: one heap of n stones; a move takes 1 to 3 of them, and whoever takes the last stone
// wins. Given `n`, return whether the first player wins.
// Bounds: 1 ≤ n ≤ 2^31 - 1.
// Kind: impartial
// Rule: {1, 2, 3}
// Model: Bash's game, at most three stones a move.
// Why: whatever one player takes, the other can take enough to bring the total of the two moves to
// four. So a heap whose size is a multiple of 4 is lost, and from any other heap the mover takes
// the remainder modulo 4, which leaves a multiple of 4.
// Cost: O(1).
//
// 规则：有一堆 n 枚石子；每次操作取走 1 到 3 枚，取走最后一枚石子者胜。给定 `n`，返回先手是否
// 获胜。
// 范围：1 ≤ n ≤ 2^31 - 1。
// 模型：巴什博弈，每次至多取三枚。
// 思路：不管一方取几枚，另一方都能凑成 4 枚。所以 4 的倍数必败；其他情况先手取走除以 4 的余数
// 即可。
// 复杂度：O(1)。

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        assert!(n >= 0, "a heap of {n} stones");
        n % 4 != 0
    }
}


