// LeetCode 1686 https://leetcode.com/problems/stone-game-vi/ · made by `cargo judge bundle leetcode1686 --write` from 7d5d937fddc8aa36
// LeetCode 1686 — Stone Game VI
// <https://leetcode.com/problems/stone-game-vi/> · 1 s? · 256 MiB? · difficulty 4
//
// Rules: Alice and Bob in turn take one of n stones, until none is left. Alice scores
// `aliceValues[i]` for stone i, and Bob scores `bobValues[i]`. Given both lists, return 1 if
// Alice, who moves first, has the larger score in the end, -1 if Bob has, and 0 if the scores are
// equal.
// Bounds: 1 ≤ n ≤ 10^5; the values are from 1 to 100.
// Kind: score
// Model: take-away game, for a score.
// Why: let a(i) and b(i) be the two values of stone i, and s(i) their sum. A stone that Alice
// takes adds a(i) to her lead, and a stone that Bob takes adds -b(i). So her lead is the sum of
// s(i) over her stones, minus the sum of all b(i), which play does not change. So both players
// care only about the sum S of s(i) over the stones that Alice takes: she wants it large and he
// wants it small, and each stone is worth the same to both.
//
// 1. Number the stones so that s(1) ≥ s(2) ≥ …. If Alice always takes the remaining stone with the
//    largest s, then 2k - 2 stones are gone before her k-th move, so at least one of the first
//    2k - 1 stones is left, and the s of the stone she takes is at least s(2k - 1). So Alice can
//    make sure that S is at least s(1) + s(3) + ….
// 2. If Bob does the same, 2k - 1 stones are gone before his k-th move, and the s of the stone he
//    takes is at least s(2k). So Bob can make sure that S is at most the sum of all s(i) minus
//    (s(2) + s(4) + …), which is again s(1) + s(3) + ….
//
// If both play well, Alice's lead is thus s(1) + s(3) + … minus the sum of all b(i).
// Cost: O(n log n) time for the sort, O(n) memory.
//
// 规则：Alice 和 Bob 轮流从 n 枚石子中取一枚，直到取完。第 i 枚石子对 Alice 值 `aliceValues[i]` 分，对
// Bob 值 `bobValues[i]` 分。给定两个数组，先手 Alice 最后得分多则返回 1，Bob 多则返回 -1，相同则返回
// 0。
// 范围：1 ≤ n ≤ 10^5；分值在 1 到 100 之间。
// 模型：取物游戏，比的是得分。
// 思路：设 a(i)、b(i) 为一枚石子的两种分值，s(i) 为两者之和。Alice 取一枚，她的领先增加 a(i)；Bob 取一
// 枚，增加 -b(i)。这等于她取得 s(i)、他取得 0，再减去所有 b(i) 之和，而这个和与走法无关。所以双方争的是
// Alice 所取石子的 s(i) 之和 S：她要大，他要小，每枚石子对双方价值相同。
//
// 1. 设 s(1) ≥ s(2) ≥ …。若 Alice 总取剩下的最大者，她第 k 次取时已取走 2k - 2 枚，前 2k - 1 枚中还有
//    剩的，所以她至少得到 s(2k - 1)。于是 S 至少为 s(1) + s(3) + …。
// 2. 若 Bob 也这样取，他第 k 次取时已取走 2k - 1 枚，至少取得 s(2k)。于是 S 至多为总和减去
//    s(2) + s(4) + …，正是同一个数。
//
// 所以 Alice 的领先为 s(1) + s(3) + … 减去所有 b(i) 之和。
// 复杂度：排序的时间 O(n log n)，空间 O(n)。

impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        assert!(alice_values.len() == bob_values.len(), "lists of different lengths");
        let both = alice_values.iter().zip(&bob_values);
        let mut sums: Vec<i64> = both.map(|(&a, &b)| i64::from(a) + i64::from(b)).collect();
        sums.sort_unstable_by(|a, b| b.cmp(a));
        let hers: i64 = sums.iter().step_by(2).sum();
        let lead = hers - bob_values.iter().map(|&b| i64::from(b)).sum::<i64>();
        lead.signum() as i32
    }
}


