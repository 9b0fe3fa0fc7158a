// LeetCode 1140 https://leetcode.com/problems/stone-game-ii/ · made by `cargo judge bundle leetcode1140 --write` from e50b2c4d8a5846a3
// LeetCode 1140 — Stone Game II
// <https://leetcode.com/problems/stone-game-ii/> · 1 s? · 256 MiB? · difficulty 4
//
// Rules: there is a row of piles of stones, and a number M starts at 1. Alice and Bob take turns
// until no pile is left: a player takes the first X of the remaining piles, where 1 ≤ X ≤ 2M, and
// M becomes X if X > M. Each wants as many stones as possible. Given the piles, return how many
// stones Alice, who moves first, gets.
// Bounds: 1 to 100 piles; a pile has 1 to 10^4 stones.
// Kind: score
// Model: take-away game, for a score.
// Why: the stones already taken do not affect the rest, so let f(i, M) be the number of stones
// that the player to move can get from the piles i, i + 1, …. Each of these stones goes to one
// player or the other, so a mover who takes X piles gets all these stones except the f(i + X,
// max(M, X)) stones that the other player gets. So f(i, M) is the sum of the piles from i onwards,
// minus the least value of f(i + X, max(M, X)), where X is at least 1, at most 2M, and at most the
// number of piles left. The values for each i need only the values for larger i, and Alice gets
// f(1, 1). M never exceeds the number n of piles.
// Cost: O(n³) time, O(n²) memory.
//
// 规则：若干堆石子排成一行，M 一开始为 1。Alice 和 Bob 轮流取走剩下的前 X 堆，1 ≤ X ≤ 2M，X 大于 M
// 时 M 变为 X，直到取完。双方都想得到尽量多的石子。给定各堆，返回先手 Alice 得到多少石子。
// 范围：1 到 100 堆；每堆有 1 到 10^4 枚石子。
// 模型：取物游戏，比的是得分。
// 思路：双方已有的石子不影响以后。设 f(i, M) 为轮到的人从第 i 堆起最多能得到的石子数。这些石子总会被其
// 中一人取走，所以取走 X 堆之后，除了对方得到的 f(i + X, max(M, X))，其余都归他：f(i, M) 是第 i 堆起
// 的总和，减去 X 取 1 到 2M（堆数够时）时这些值中的最小值。每个 i 只用到更大的 i，Alice 得到 f(1, 1)。
// M 不会超过堆数 n。
// 复杂度：时间 O(n³)，空间 O(n²)。

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let n = piles.len();
        // The most stones that the player to move can get, from each pile on, for each M.
        let mut most = vec![vec![0i64; n + 2]; n + 1];
        let mut left = 0;
        for start in (0..n).rev() {
            left += i64::from(piles[start]);
            for m in 1..=n {
                let takes = 1..=(2 * m).min(n - start);
                let theirs = takes.map(|take| most[start + take][m.max(take)]).min();
                most[start][m] = left - theirs.expect("a pile is left");
            }
        }
        i32::try_from(most[0][1]).expect("too many stones")
    }
}


