// LeetCode 1406 https://leetcode.com/problems/stone-game-iii/ · made by `cargo judge bundle leetcode1406 --write` from ac84663d6cf5e056
// LeetCode 1406 — Stone Game III
// <https://leetcode.com/problems/stone-game-iii/> · 1 s? · 256 MiB? · difficulty 4
//
// Rules: there is a row of stones with values, which may be negative. Alice and Bob take turns
// until no stone is left: a player takes one, two or three stones from the front of the row and
// scores their values. Given the values, return the player with the larger final score, `"Alice"`
// or `"Bob"`, where Alice moves first; if the scores are equal, return `"Tie"`.
// Bounds: 1 to 50,000 stones; the values are from -1000 to 1000.
// Kind: score
// Model: take-away game, for a score.
// Why: what has been scored before does not affect the rest. Let d(i) be the largest lead over the
// opponent that the player to move can gain on the stones i, i + 1, …. Whoever takes k of these
// stones scores the sum of their values, and then the other player moves, with the stones i + k,
// i + k + 1, … left. So d(i) is the largest of v(i) + … + v(i + k - 1) - d(i + k) for k = 1, 2, 3,
// where k is at most the number of stones left, and d is 0 at the end of the row. So the values of
// d are found from the end of the row, each from the next three values, and Alice wins if d is
// positive at the start of the row.
// Cost: O(n) time for n stones, O(1) memory.
//
// 规则：一排石子各有分值，可以为负。Alice 和 Bob 轮流取走剩下的前一、二或三枚，得到它们的分值，直到取
// 完。给定各分值，返回最后谁得分多：先手 `"Alice"`、`"Bob"`，或平局 `"Tie"`。
// 范围：1 到 50,000 枚石子；分值在 -1000 到 1000 之间。
// 模型：取物游戏，比的是得分。
// 思路：先前的得分不影响以后。设 d(i) 为轮到的人从第 i 枚起最多能比对方多得的分。取走 k 枚得到它们的
// 和，然后对方从第 i + k 枚开始：d(i) 是 v(i) + … + v(i + k - 1) - d(i + k) 在 k = 1、2、3（石子够时）
// 中的最大值，末尾处 d 为 0。从后往前，每个 d 由后面三个求出；第一枚处 d 为正则 Alice 胜。
// 复杂度：n 枚石子时，时间 O(n)，空间 O(1)。

use std::cmp::Ordering;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        // What the player to move gets ahead from the next stones on; beyond the end no move leads.
        let mut ahead = [Some(0i64), None, None];
        // The values of the next stones.
        let mut values = [0i64; 2];
        for &value in stone_value.iter().rev() {
            let one = i64::from(value);
            let sums = [one, one + values[0], one + values[0] + values[1]];
            let leads = sums.iter().zip(ahead).filter_map(|(sum, theirs)| Some(sum - theirs?));
            ahead = [leads.max(), ahead[0], ahead[1]];
            values = [one, values[0]];
        }
        match ahead[0].cmp(&Some(0)) {
            Ordering::Greater => "Alice",
            Ordering::Equal => "Tie",
            Ordering::Less => "Bob",
        }
        .to_string()
    }
}


