//! AcWing 893 — Nim with a set (集合-Nim游戏)
//! <https://www.acwing.com/problem/content/895/> · 1 s? · 64 MiB? · difficulty 3
//!
//! Rules: n heaps of stones; a move takes from one heap a number of stones that is in the set S,
//! and whoever cannot move loses. The input is `k`, the k numbers of S, `n` and the n heaps; print
//! `Yes` if the first player wins, else `No`.
//! Bounds: 1 ≤ k, n ≤ 100; the numbers of S and the heaps are from 1 to 10,000.
//! Kind: impartial
//! Rule: any set, for example {2, 5}
//! Model: subtraction game, a set for each case and a sum of heaps.
//! Why: the Grundy value of a heap h is the mex of the values of the heaps h - s for all s ≤ h in
//! S, and the nim sum of the heaps' values decides who wins.
//! Cost: O(k · h), where h is the largest heap.
//!
//! 规则：有 n 堆石子；每次操作从一堆中取走若干枚，枚数必须属于集合 S，无法操作者输。只有一组数
//! 据，先给出 k 和 S 中的 k 个数，再给出堆数 n 和各堆的石子数；先手胜输出 `Yes`，否则输出
//! `No`。
//! 范围：1 ≤ k, n ≤ 100；S 中各数和各堆石子数都从 1 到 10,000。
//! 模型：减法游戏，集合由数据给出，局面是各堆的和。
//! 思路：大小为 h 的堆的 SG 值，是对 S 中所有不超过 h 的 s，大小为 h - s 的堆的 SG 值的 mex；各
//! 堆 SG 值的异或和定胜负。
//! 复杂度：O(k · h)，h 为最大的一堆。

use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 1_000_000;

fn main() {
    input! { k: usize, set: [usize; k], n: usize, heaps: [usize; n] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_TABLE, "a heap of {largest}, more than {LARGEST_TABLE}");
    let sg = TableVec::<u32>::subtraction(&set, largest + 1);
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
