// LeetCode 3021 https://leetcode.com/problems/alice-and-bob-playing-flower-game/ · made by `cargo judge bundle leetcode3021 --write` from 9d0001ec19465b89
// LeetCode 3021 — Alice and Bob Playing Flower Game
// <https://leetcode.com/problems/alice-and-bob-playing-flower-game/> · 1 s? · 256 MiB? · difficulty 2
//
// Rules: two lanes have x and y flowers. A move picks one flower from either lane, and whoever
// picks the last flower wins. Given n and m, return the number of pairs (x, y) with 1 ≤ x ≤ n
// and 1 ≤ y ≤ m for which Alice, who moves first, wins.
// Bounds: 1 ≤ n, m ≤ 10^5.
// Kind: count
// Model: parity, of all flowers.
// Why: a game lasts as many moves as there are flowers, so Alice wins if x + y is odd. Write the
// pairs as n rows of m pairs, and walk through them like a snake: along a row to the right, one
// step down, along the next row to the left, one step down, and so on. Each step changes x + y by
// 1, so lost and won pairs alternate, beginning with (1, 1), which is lost; ⌊nm / 2⌋ of the nm
// pairs are won.
// Cost: O(1).
//
// 规则：两条花道分别有 x 和 y 朵花。每次操作从任一条摘一朵，摘走最后一朵的人胜。给定 n 和 m，x 取 1
// 到 n，y 取 1 到 m，返回有多少对 (x, y) 使先手 Alice 获胜。
// 范围：1 ≤ n, m ≤ 10^5。
// 模型：奇偶性，看花的总数。
// 思路：步数就是花的总数，所以 x + y 为奇数时 Alice 胜。把数对排成 n 行 m 列，像蛇一样走遍：向右、
// 下一行、向左、下一行。每走一步 x + y 变化 1，所以必败与必胜的数对交替出现，从必败的 (1, 1) 开始；nm
// 对中有 ⌊nm / 2⌋ 对必胜。
// 复杂度：O(1)。

impl Solution {
    pub fn flower_game(n: i32, m: i32) -> i64 {
        assert!(n >= 0 && m >= 0, "{n} and {m} flowers");
        i64::from(n) * i64::from(m) / 2
    }
}


