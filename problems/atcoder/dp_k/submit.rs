// AtCoder dp_k https://atcoder.jp/contests/dp/tasks/dp_k · made by `cargo judge bundle dp_k --write` from 8a97b52923d606ef
//! AtCoder dp_k — Stones
//! <https://atcoder.jp/contests/dp/tasks/dp_k> · 2 s · 1024 MiB · difficulty 2
//!
//! Rules: one heap of K stones; a move removes a number of stones that is in the set A, and
//! whoever cannot move loses. The input is `N K` and the N numbers of A; print `First` if the
//! player who moves first wins, else `Second`.
//! Bounds: 1 ≤ N ≤ 100; 1 ≤ K ≤ 10^5; the numbers of A are from 1 to K.
//! Kind: impartial
//! Rule: any set, for example {2, 3}
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is won exactly when some move leaves a lost one, and smaller heaps are decided
//! first.
//! Cost: O(N · K).
//!
//! 规则：有一堆 K 枚石子；每次操作取走若干枚，枚数必须属于集合 A，无法操作者输。输入 `N K` 和 A
//! 的 N 个数；先手胜输出 `First`，否则输出 `Second`。
//! 范围：1 ≤ N ≤ 100；1 ≤ K ≤ 10^5；A 的数从 1 到 K。
//! 模型：减法游戏，集合由数据给出，只有一堆。
//! 思路：当且仅当有一步能走到必败态时为必胜态，从小的堆到大的堆依次计算。
//! 复杂度：O(N · K)。

use proconio::input;

/// For a heap larger than this limit, the table would be too large.
const LARGEST_HEAP: usize = 10_000_000;

fn main() {
    input! { n: usize, k: usize, set: [usize; n] }
    assert!(k <= LARGEST_HEAP, "a heap of {k} stones, more than {LARGEST_HEAP}");
    assert!(!set.contains(&0), "a move that removes nothing");
    let mut won = vec![false; k + 1];
    for heap in 1..=k {
        won[heap] = set.iter().any(|&take| take <= heap && !won[heap - take]);
    }
    println!("{}", if won[k] { "First" } else { "Second" });
}


