//! POJ 3922 — A simple stone game
//! <http://poj.org/problem?id=3922> · 1 s · 64 MiB · difficulty 5
//!
//! Also: HDU 2486, UVa 1567
//! Rules: one heap of n stones; the first move takes any positive number of them but not all, and
//! each later move takes at most k times the number that the opponent has just taken; whoever takes
//! the last stone wins. The input begins with the number of cases; each case is `n k`. Print
//! `Case i: x`, where x is the least number that the first player can take to win, or
//! `Case i: lose`.
//! Bounds: at most 20 cases; 2 ≤ n ≤ 10^8; 1 ≤ k ≤ 10^5.
//! Kind: impartial
//! Rule: dynamic nim, for example fibonacci nim
//! Model: dynamic Nim.
//! Why: by Schwenk's theorem every heap is a sum of parts from a sequence H₁ = 1, H₂, …, and each
//! part of this sum is more than k times the next smaller part. Whoever takes the least part leaves
//! the opponent unable to take the whole of the next part. If there is only one part, the first
//! player is not allowed to take it, and loses.
//! Cost: O(k · log(n / k)) per case.
//!
//! 规则：有一堆 n 枚石子；第一步取至少一枚但不能取完，以后每次至多取对手刚才所取的 k 倍；取走最
//! 后一枚石子者胜。先给出数据组数，每组给出 `n k`；先手胜输出 `Case i: x`，x 是先手为了获胜第一
//! 步至少要取的枚数，否则输出 `Case i: lose`。
//! 范围：至多 20 组；2 ≤ n ≤ 10^8；1 ≤ k ≤ 10^5。
//! 模型：动态减法游戏（K 倍动态减法）。
//! 思路：由 Schwenk 定理，每一堆都是若干部分 H₁ = 1、H₂、…… 之和，其中每一部分都大于较小的下
//! 一部分的 k 倍。取走最小的部分，对手就无法取走下一部分。若只有一个部分，先手不能取走它，所以
//! 先手负。
//! 复杂度：每组 O(k · log(n / k))。

use grundy::fibonacci::dynamic::winning_take;
use proconio::input;

/// With a larger k, the parts would take too much memory, unless n ≤ k + 1, in which case n is a
/// part itself.
const LARGEST_FACTOR: u64 = 1_000_000;

fn main() {
    input! { cases: usize }
    let mut lines = String::new();
    for case in 1..=cases {
        input! { n: u64, k: u64 }
        assert!(k > 0, "a later move takes at most 0 times as many");
        let is_part = n.saturating_sub(1) <= k;
        assert!(is_part || k <= LARGEST_FACTOR, "{k} times as many, more than {LARGEST_FACTOR}");
        // From less than 2 stones there is no first move.
        let take = if n < 2 { None } else { winning_take(n, k) };
        let answer = take.map_or("lose".to_string(), |stones| stones.to_string());
        lines += &format!("Case {case}: {answer}\n");
    }
    print!("{lines}");
}
