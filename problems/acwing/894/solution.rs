//! AcWing 894 — Nim with splitting (拆分-Nim游戏)
//! <https://www.acwing.com/problem/content/896/> · 1 s? · 64 MiB? · difficulty 3
//!
//! Rules: n heaps of stones; a move replaces one heap with two smaller ones, which may be empty and
//! may together have more stones than the old heap. Whoever cannot move loses. The input is `n`,
//! then n heaps; print `Yes` if the first player wins, else `No`.
//! Bounds: 1 ≤ n ≤ 100; a heap has 1 to 100 stones.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into any two smaller ones.
//! Why: play ends, because every move replaces a heap with smaller ones. The two new heaps form a
//! sum, so a heap's Grundy value is the mex of all nim sums a ⊕ b, where a and b are the values of
//! any two smaller heaps; the nim sum of the heaps' values decides who wins.
//! Cost: O(h³), where h is the largest heap.
//!
//! 规则：有 n 堆石子；每次操作把一堆换成两堆，新的两堆都比原来那堆小，可以为空，但加起来可以比
//! 原来多；无法操作者输。只有一组数据，给出堆数 n 和各堆的石子数；先手胜输出 `Yes`，否则输出
//! `No`。
//! 范围：1 ≤ n ≤ 100；每堆有 1 到 100 枚石子。
//! 模型：取石子并分堆的游戏，分成任意两个更小的堆。
//! 思路：每步都用更小的堆替换原来的堆，所以游戏必定结束。新的两堆构成游戏的和，于是一堆
//! 的 SG 值，是所有 a ⊕ b 的 mex，其中 a、b 取遍任意两个更小的堆的 SG 值；各堆 SG 值的异或和定
//! 胜负。
//! 复杂度：O(h³)，h 为最大的一堆。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const LARGEST_TABLE: usize = 500;

fn main() {
    input! { n: usize, heaps: [usize; n] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_TABLE, "a heap of {largest}, more than {LARGEST_TABLE}");
    let sg = TableVec::by(largest + 1, |smaller: &[u64]| {
        let pairs = smaller.iter().enumerate();
        mex(pairs.flat_map(|(i, a)| smaller[..=i].iter().map(move |b| a ^ b)))
    });
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ sg[heap]);
    println!("{}", if nim_sum != 0 { "Yes" } else { "No" });
}
