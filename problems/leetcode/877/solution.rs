//! LeetCode 877 — Stone Game
//! <https://leetcode.com/problems/stone-game/> · 1 s? · 256 MiB? · difficulty 3
//!
//! Rules: an even number of piles stand in a row, with an odd number of stones in all. Alice and
//! Bob in turn take the whole first or last pile until none is left, and whoever has more stones
//! wins. Given the piles, return whether Alice, who moves first, wins.
//! Bounds: 2 to 500 piles, an even number; a pile has 1 to 500 stones; their sum is odd.
//! Kind: score
//! Model: interval game, the piles at even or odd places taken.
//! Why: number the piles from 1. While the number of piles left is even, one end pile is
//! odd-numbered and the other is even-numbered, so Alice can take a pile of either kind; then both
//! end piles are of the other kind, and Bob must take a pile of that kind. So she can take all
//! piles of whichever kind has more stones, and as the total is odd, one kind has more. She always
//! wins.
//! Cost: O(n) for n piles, to check that the input is as the statement promises.
//!
//! 规则：偶数堆石子排成一行，石子总数为奇数。Alice 和 Bob 轮流取走第一堆或最后一堆的全部石子，直到取
//! 完，石子多的人胜。给定各堆，返回先手 Alice 是否获胜。
//! 范围：堆数为偶数，2 到 500；每堆有 1 到 500 枚石子；总数为奇数。
//! 模型：区间游戏，取走奇数位或偶数位的各堆。
//! 思路：把各堆从 1 开始编号。剩下偶数堆时，两端的编号一奇一偶，Alice 可任取一种；之后两端都是另一种，
//! Bob 只能取它。所以她可以取走全部奇数号或全部偶数号的堆，挑石子多的一种；总数为奇数，两种不会相等。
//! 她总能获胜。
//! 复杂度：n 堆时 O(n)，用来检查题面的保证。

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        assert!(piles.len() % 2 == 0, "{} piles, an odd number", piles.len());
        let lead: i64 = piles.chunks(2).map(|two| i64::from(two[0]) - i64::from(two[1])).sum();
        assert!(lead != 0, "the piles at even and at odd places have as many stones");
        true
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::stone_game);
}
