// LeetCode 464 https://leetcode.com/problems/can-i-win/ · made by `cargo judge bundle leetcode464 --write` from 203337a9814c89c0
// LeetCode 464 — Can I Win
// <https://leetcode.com/problems/can-i-win/> · 1 s? · 256 MiB? · difficulty 4
//
// Rules: a move takes one of the numbers 1 to m, each of which may be taken only once, and adds it
// to a total that starts at 0. Whoever first brings the total to at least `desiredTotal` wins.
// Given `maxChoosableInteger` = m and `desiredTotal`, return whether the first player can force a
// win; the answer is also true if the desired total is reached before the first move.
// Bounds: 1 ≤ m ≤ 20; 0 ≤ `desiredTotal` ≤ 300.
// Kind: impartial
// Model: bitmask DP, sets of numbers that are taken.
// Why: the total is the sum of the numbers taken, so the set of these numbers determines the
// position. A set is won if taking some number that is left reaches the desired total or leads to
// a lost set. The search from the empty set keeps the outcomes that it finds, and tries large
// numbers first, as they end the game soonest. If the sum of all numbers is too small, nobody ever
// wins.
// Cost: O(m · 2^m) at worst.
//
// 规则：每次操作从 1 到 m 中取一个数，每个数只能取一次，加到总和上，总和从 0 开始。先使总和不
// 小于 `desiredTotal` 的人胜。给定 `maxChoosableInteger` = m 和 `desiredTotal`，返回先手能否必
// 胜；若一开始总和就够了，返回真。
// 范围：1 ≤ m ≤ 20；0 ≤ `desiredTotal` ≤ 300。
// 模型：状态压缩 DP，局面是已取的数的集合。
// 思路：总和就是已取的数之和，所以已取的集合就是局面。若取某个数能达到目标，或走到必败的集合，
// 这个集合就是必胜态。从空集开始记忆化搜索，先试大的数，因为这样结束得最快。如果所有数加起来也不
// 够，就没有人能赢。
// 复杂度：最坏 O(m · 2^m)。

/// For more numbers than this, a table of all sets would take too much memory.
const MOST_NUMBERS: i32 = 25;

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        let (m, desired) = (max_choosable_integer, desired_total);
        assert!((1..=MOST_NUMBERS).contains(&m), "{m} numbers, not 1 to {MOST_NUMBERS}");
        if desired <= 0 {
            return true;
        }
        if desired > m * (m + 1) / 2 {
            return false;
        }
        Game { most: m, wins: vec![None; 1 << m] }.mover_wins(0, desired)
    }
}

struct Game {
    most: i32,
    /// For each set of numbers taken, whether the player to move wins, once this has been found.
    wins: Vec<Option<bool>>,
}

impl Game {
    fn mover_wins(&mut self, taken: usize, missing: i32) -> bool {
        if let Some(wins) = self.wins[taken] {
            return wins;
        }
        let numbers = (1..=self.most).rev().map(|number| (number, 1 << (number - 1)));
        let mut free = numbers.filter(|(_, bit)| taken & bit == 0);
        let wins = free.any(|(number, bit)| {
            number >= missing || !self.mover_wins(taken | bit, missing - number)
        });
        self.wins[taken] = Some(wins);
        wins
    }
}


