// LeetCode 1510 https://leetcode.com/problems/stone-game-iv/ · made by `cargo judge bundle leetcode1510 --write` from 287bfb6d1bb03cca
// LeetCode 1510 — Stone Game IV
// <https://leetcode.com/problems/stone-game-iv/> · 1 s? · 256 MiB? · difficulty 2
//
// Rules: one pile of n stones; a move takes a square number of them, 1, 4, 9 and so on, and
// whoever cannot move loses. Given `n`, return whether Alice, who moves first, wins.
// Bounds: 1 ≤ n ≤ 10^5.
// Kind: impartial
// Rule: squares
// Model: subtraction game {1, 4, 9, …}, one heap.
// Why: a heap is won if and only if taking some square number of stones from it leaves a lost
// heap. So the outcomes of all heaps up to n are found one by one, starting with the smallest
// heap.
// Cost: O(n √n).
//
// 规则：有一堆 n 枚石子；每次操作取走的枚数须是平方数（1、4、9 等），无法操作者输。给定 `n`，
// 返回先手 Alice 是否获胜。
// 范围：1 ≤ n ≤ 10^5。
// 模型：减法游戏：{1, 4, 9, …}，只有一堆。
// 思路：当且仅当能取走某个平方数，使剩下的是必败态时，一堆是必胜态。于是从小到大可以逐个推
// 出 n 以内每堆的胜负。
// 复杂度：O(n √n)。

/// Larger piles take too long.
const LARGEST_PILE: i32 = 1_000_000;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        assert!((0..=LARGEST_PILE).contains(&n), "a pile of {n}, not 0 to {LARGEST_PILE}");
        let mut wins: Vec<bool> = Vec::new();
        for stones in 0..=n as usize {
            let mut squares = (1..).map(|root| root * root).take_while(|&square| square <= stones);
            let is_won = squares.any(|square| !wins[stones - square]);
            wins.push(is_won);
        }
        wins[n as usize]
    }
}


