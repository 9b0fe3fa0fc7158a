//! CSES 1098 — Nim Game II
//! <https://cses.fi/problemset/task/1098> · 1 s · 512 MiB · difficulty 2
//!
//! Rules: n heaps of sticks; a move removes 1, 2 or 3 sticks from one heap, and whoever removes the
//! last stick wins. The input is the number of cases t; each case is `n`, then n heaps. Print the
//! winner of each case, `first` or `second`.
//! Bounds: 1 ≤ t, n ≤ 2 · 10^5, and all n together are at most 2 · 10^5; a heap has 1 to 10^9
//! sticks.
//! Kind: impartial
//! Rule: {1, 2, 3}
//! Model: Bash's game, a sum of heaps.
//! Why: a heap of x sticks has the Grundy value x mod 4. From a heap of 0, 1, 2 or 3 sticks every
//! smaller heap can be reached, so each of these heaps has its own size as its value. A larger heap
//! has three options, whose values are the three remainders modulo 4 other than its own, so the mex
//! is its own remainder. The nim sum of the values decides who wins.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆小棒，每次操作从一堆中取 1、2 或 3 根，取走最后一根的人赢。先给出数据组数 t，每
//! 组给出堆数 n 和各堆的根数；每组输出获胜者 `first` 或 `second`。
//! 范围：1 ≤ t, n ≤ 2 · 10^5，各组的 n 之和至多为 2 · 10^5；每堆有 1 到 10^9 根。
//! 模型：巴什博弈，局面是各堆的和。
//! 思路：x 根的一堆 SG 值为 x mod 4。从 0、1、2、3 能走到所有更小的堆，所以值就是它们自己。更大的
//! 堆有三个后继，余数是另外三种，所以 mex 是它自己的余数。各堆的异或和决定胜负。
//! 复杂度：每组 O(n)。

use grundy::{bash, nim};
use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let values = heaps.iter().map(|&heap| bash::value(heap, 3));
        winners += if nim::outcome(values).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
