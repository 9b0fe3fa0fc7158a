// LeetCode 3360 https://leetcode.com/problems/stone-removal-game/ · made by `cargo judge bundle leetcode3360 --write` from a50b691176a0ca36
// LeetCode 3360 — Stone Removal Game
// <https://leetcode.com/problems/stone-removal-game/> · 1 s? · 256 MiB? · difficulty 1
//
// Rules: one pile of n stones. Alice takes exactly 10 of them, and then each player takes exactly
// one stone fewer than the other player has just taken; whoever cannot do so loses. Given `n`,
// return whether Alice wins.
// Bounds: 1 ≤ n ≤ 50.
// Kind: impartial
// Model: parity.
// Why: nobody has a choice, so the moves are counted one by one. Alice wins if their number is
// odd. With 55 stones or more, the move after the tenth would have to take no stones, and the
// rules say nothing about such a move.
// Cost: O(1).
//
// 规则：有一堆 n 枚石子。Alice 先恰好取 10 枚，此后每人恰好比对方上一次少取一枚；石子不够取的
// 人输。给定 `n`，返回 Alice 是否获胜。
// 范围：1 ≤ n ≤ 50。
// 模型：奇偶性。
// 思路：双方都没有选择，直接一步步数出步数，步数为奇数时 Alice 胜。若有不少于 55 枚石子，十步
// 之后轮到取 0 枚，规则对此没有说明。
// 复杂度：O(1)。

/// The number of stones taken in ten moves.
const TEN_MOVES: i32 = 55;

impl Solution {
    pub fn can_alice_win(n: i32) -> bool {
        assert!((0..TEN_MOVES).contains(&n), "a pile of {n}, not 0 to {}", TEN_MOVES - 1);
        let mut left = n;
        let mut moves = 0;
        while left >= 10 - moves {
            left -= 10 - moves;
            moves += 1;
        }
        moves % 2 == 1
    }
}


