//! BOJ 16877 — Pimber (핌버)
//! <https://www.acmicpc.net/problem/16877> · 1 s? · 256 MiB? · difficulty 3
//!
//! Rules: N heaps of stones; a move takes a Fibonacci number of stones from one heap, and whoever
//! takes the last stone wins. koosaga begins. Read `N` and the heaps; print the winner, `koosaga`
//! or `cubelover`.
//! Bounds: 1 ≤ N ≤ 10^5; a heap has 1 to 3 · 10^6 stones.
//! Kind: impartial
//! Rule: fibonacci
//! Picture: `1 / 8`
//! Model: subtraction game {1, 2, 3, 5, 8, …}, a sum of heaps.
//! Why: the value of a heap is the mex of the values of the heaps that its moves leave, and koosaga
//! wins exactly when the nim sum of the values is not 0. There are 31 Fibonacci numbers up to the
//! largest possible heap, so a table of all heaps up to that size takes at most 31 steps for each
//! number of stones.
//! Cost: O(A log A + N), where A is the size of the largest heap.
//!
//! 规则：有 N 堆石子；每次操作从一堆中取走的枚数须是斐波那契数，取走最后一枚石子者胜。koosaga 先手。读入 `N`
//! 和各堆石子数，输出获胜者 `koosaga` 或 `cubelover`。
//! 范围：1 ≤ N ≤ 10^5；每堆有 1 到 3 · 10^6 枚石子。
//! 模型：减法游戏：{1, 2, 3, 5, 8, …}，局面是各堆的和。
//! 思路：一堆的 SG 值是走一步之后的各个值的 mex；各堆 SG 值的异或和不为 0 时先手胜。不超过最大一堆的斐波那契数
//! 只有 31 个，所以打一张到最大一堆为止的表，每个石子数至多算 31 步。
//! 复杂度：O(A log A + N)，A 为最大的一堆。

use grundy::table::TableVec;
use grundy::{fibonacci, nim};
use proconio::input;

const MOVES: [usize; 31] = fibonacci::numbers();
/// The number after this one is a Fibonacci number, so larger heaps would need a longer list of
/// moves.
const LARGEST_HEAP: usize = 3_524_577;

fn main() {
    input! { n: usize, heaps: [usize; n] }
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST_HEAP, "a heap of {largest}, more than {LARGEST_HEAP}");
    let sg = TableVec::<u8>::subtraction(&MOVES, largest + 1);
    let values = heaps.iter().map(|&heap| u64::from(sg[heap]));
    println!("{}", if nim::outcome(values).mover_wins() { "koosaga" } else { "cubelover" });
}
