//! LeetCode 1025 — Divisor Game
//! <https://leetcode.com/problems/divisor-game/> · 1 s? · 256 MiB? · difficulty 2
//!
//! Rules: there is a number n. A move subtracts from the current number a proper divisor of it, and
//! whoever cannot move loses. Given `n`, return whether Alice, who moves first, wins.
//! Bounds: 1 ≤ n ≤ 1000.
//! Kind: impartial
//! Model: game of divisors, one number.
//! Why: odd numbers are lost, and even ones are won. All divisors of an odd number are odd, so
//! every move from an odd number leads to an even number; from 1 there is no move at all. From an
//! even number, subtracting 1 leaves an odd number.
//! Cost: O(1).
//!
//! 规则：给定一个数 n。每次操作从中减去它的一个小于自身的约数，无法操作者输。给定 `n`，返回先手
//! Alice 是否获胜。
//! 范围：1 ≤ n ≤ 1000。
//! 模型：约数游戏，一个数。
//! 思路：奇数必败，偶数必胜。奇数的约数都是奇数，所以奇数的每一步都到偶数，而 1 无法操作；偶数
//! 减 1 就把奇数留给对手。
//! 复杂度：O(1)。

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        assert!(n > 0, "{n} is not positive");
        n % 2 == 0
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::divisor_game);
}
