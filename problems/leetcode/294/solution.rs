//! LeetCode 294 — Flip Game II
//! <https://leetcode.com/problems/flip-game-ii/> · 1 s? · 256 MiB? · difficulty 3
//!
//! Rules: a string of `+` and `-`; a move turns two neighbouring `+` into two `-`, and whoever
//! cannot move loses. Given the string, return whether the first player wins.
//! Bounds: the string has 1 to 60 characters, and at most 20 `+` in a row.
//! Kind: impartial
//! Rule: 0.07
//! Model: take-and-break game, Dawson's Kayles, octal game 0.07.
//! Why: flipping two characters divides a run of n pluses into runs of i and n - 2 - i, so the
//! Grundy value g(n) is the mex of all g(i) ⊕ g(n - 2 - i). A move in one run does not affect the
//! other runs, so the string is the sum of its runs, and it is lost if and only if the nim sum of
//! their values is 0.
//! Cost: O(r²), where r is the length of the longest run, and O(n) for n characters.
//!
//! 规则：有一个由 `+` 和 `-` 组成的字符串；每次操作把相邻的两个 `+` 变成 `-`，无法操作者输。给
//! 定字符串，返回先手是否获胜。
//! 范围：字符串有 1 到 60 个字符，连续的 `+` 至多 20 个。
//! 模型：取石子并分堆的游戏，Dawson's Kayles，八进制游戏 0.07。
//! 思路：翻转两个字符，把一段 n 个加号分成长为 i 和 n - 2 - i 的两段，所以 SG 值 g(n) 是所
//! 有 g(i) ⊕ g(n - 2 - i) 的 mex。各段互不相接，字符串就是各段的和，当且仅当各段 SG 值的异或和
//! 为 0 时必败。
//! 复杂度：最长一段为 r 时 O(r²)，n 个字符另需 O(n)。

use grundy::mex::mex;
use grundy::table::TableVec;

/// A table for runs longer than this would take too long to fill.
const LONGEST_RUN: usize = 10_000;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        let signs = current_state.bytes().all(|sign| b"+-".contains(&sign));
        assert!(signs, "a sign that is neither + nor -");
        let runs = || current_state.split('-').map(str::len);
        let longest = runs().max().unwrap_or(0);
        assert!(longest <= LONGEST_RUN, "a run of {longest}, more than {LONGEST_RUN}");
        let values = TableVec::by(longest + 1, |shorter: &[u64]| {
            let run = shorter.len();
            mex((2..=run).map(|end| shorter[end - 2] ^ shorter[run - end]))
        });
        runs().fold(0, |sum, run| sum ^ values[run]) != 0
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::can_win);
}
