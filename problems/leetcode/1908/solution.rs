//! LeetCode 1908 — Game of Nim
//! <https://leetcode.com/problems/game-of-nim/> · 1 s? · 256 MiB? · difficulty 1
//!
//! Rules: piles of stones; a move takes any positive number of stones from one pile, and whoever
//! cannot move loses. Given the piles, return whether Alice, who moves first, wins.
//! Bounds: 1 to 7 piles; a pile has 1 to 7 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim.
//! Why: by Bouton's theorem a position is lost if and only if its nim sum is zero.
//! Cost: O(n) for n piles.
//!
//! 规则：有若干堆石子；每次操作从一堆中取走至少一枚石子，无法操作者输。给定各堆，返回先手 Alice
//! 是否获胜。
//! 范围：1 到 7 堆；每堆有 1 到 7 枚石子。
//! 模型：Nim 游戏。
//! 思路：由 Bouton 定理，当且仅当异或和为 0 时是必败态。
//! 复杂度：n 堆时 O(n)。

use grundy::nim;

impl Solution {
    pub fn nim_game(piles: Vec<i32>) -> bool {
        let stones = |pile: i32| u64::try_from(pile).expect("a pile of a negative number");
        nim::outcome(piles.into_iter().map(stones)).mover_wins()
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::nim_game);
}
