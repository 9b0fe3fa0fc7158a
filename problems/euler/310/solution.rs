//! Project Euler 310 — Nim Square
//! <https://projecteuler.net/problem=310> · 60 s · 1024 MiB? · difficulty 4
//!
//! Rules: three heaps; a move takes a square number of stones from one of them, and whoever cannot
//! move loses. The input is one number n; print in how many positions 0 ≤ a ≤ b ≤ c ≤ n the first
//! player loses. Without input, n is 100,000.
//! Bounds: one instance, n = 100,000.
//! Kind: count
//! Rule: squares
//! Model: subtraction game {1, 4, 9, …}, a sum of three heaps.
//! Why: a position is lost if and only if its three Grundy values have the nim sum 0. The values
//! stay small (below 100 for n = 100,000), so ordered triples are counted by value. To count
//! unordered triples, let z be the number of heaps from 0 to n that have the value 0:
//!
//! 1. A lost position with three different heaps gives 6 ordered triples.
//! 2. A lost position with the heaps a, a and c has g(c) = 0, as the two values g(a) cancel out.
//!    There are (n + 1) z choices of a and c, including those with c = a. If c differs from a, the
//!    position gives 3 ordered triples.
//! 3. A lost position with three equal heaps gives 1 ordered triple, and there are z such
//!    positions.
//! 4. So triples + 3 (n + 1) z + 2 z, where triples is the number of ordered triples, counts each
//!    lost position 6 times: as 6, as 3 + 3 or as 1 + 3 + 2.
//!
//! Cost: O(n √n) for the values of the heaps, and O(v²) for counting the triples, where v is the
//! number of different values.
//!
//! 规则：有三堆石子，每次操作从一堆中取平方数枚，无法操作者输。输入一个数 n；输出局面
//! 0 ≤ a ≤ b ≤ c ≤ n 中先手必败的个数。没有输入时，n 为 100,000。
//! 范围：只有一组，n = 100,000。
//! 模型：减法游戏：{1, 4, 9, …}，三堆的和。
//! 思路：局面必败，当且仅当三堆 SG 值的异或和为 0。值都很小（n = 100,000 时小于 100），所以先按值
//! 数出有序三元组。要不计次序地数，设值为 0 的堆有 z 个：
//!
//! 1. 三堆互不相同的必败态，对应 6 个有序三元组。
//! 2. 有两堆相等的 a, a, c，因为 g(a) 抵消，须有 g(c) = 0。a 和 c 的选法有 (n + 1) z 种，其中包
//!    括 c = a。若 c 不等于 a，它对应 3 个有序三元组。
//! 3. 三堆都相等的对应 1 个有序三元组，共有 z 个。
//! 4. 所以“有序三元组数 + 3 (n + 1) z + 2 z”把每个必败态数了 6 次：三种情形分别是 6，3 + 3，
//!    1 + 3 + 2。
//!
//! 复杂度：求值 O(n √n)；设有 v 种值，计数 O(v²)。

use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

/// With a larger number, computing the table would take too long.
const LARGEST_HEAP: u64 = 1_000_000;

fn main() {
    let mut largest = 100_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    assert!(largest <= LARGEST_HEAP, "heaps of {largest}, more than {LARGEST_HEAP}");
    println!("{}", lost_positions(largest as usize));
}

/// Returns how many positions a ≤ b ≤ c ≤ `largest` are lost.
fn lost_positions(largest: usize) -> u64 {
    let squares: Vec<usize> = (1..).map(|n| n * n).take_while(|&s| s <= largest).collect();
    let sg: TableVec<u16> = TableVec::subtraction(&squares, largest + 1);
    let mut heaps = vec![0u64];
    for &value in sg.values() {
        let value = usize::from(value);
        // A power of 2, so that a nim sum of two values is an index too.
        heaps.resize(heaps.len().max((value + 1).next_power_of_two()), 0);
        heaps[value] += 1;
    }
    let values = 0..heaps.len();
    let pairs = values.clone().flat_map(|a| values.clone().map(move |b| (a, b)));
    let triples: u64 = pairs.map(|(a, b)| heaps[a] * heaps[b] * heaps[a ^ b]).sum();
    (triples + 3 * sg.values().len() as u64 * heaps[0] + 2 * heaps[0]) / 6
}
