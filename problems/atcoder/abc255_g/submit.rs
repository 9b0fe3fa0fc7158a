// AtCoder ABC 255 G https://atcoder.jp/contests/abc255/tasks/abc255_g · made by `cargo judge bundle abc255_g --write` from de5bc8c97cc6c3c2
//! AtCoder ABC 255 G — Constrained Nim
//! <https://atcoder.jp/contests/abc255/tasks/abc255_g> · 4 s · 1024 MiB · difficulty 7
//!
//! Rules: Nim with N heaps, but for each of M pairs X, Y no move may take exactly Y stones from a
//! heap of exactly X stones. The input is `N M`, the heaps and M lines `X Y`; print the winner,
//! `Takahashi` (who moves first) or `Aoki`.
//! Bounds: 1 ≤ N, M ≤ 2 · 10^5; a heap has 1 to 10^18 stones; 1 ≤ Y ≤ X ≤ 10^18.
//! Kind: impartial
//! Model: Nim, with some moves forbidden.
//! Why: without pairs, the Grundy value of a heap is its size, so no two heap sizes have the same
//! value. With pairs, some heaps are exceptions that repeat the value of a smaller heap, and only
//! heaps with pairs can be exceptions. So a heap's value follows from the number of exceptions
//! below it.
//!
//! 1. Suppose that the heaps below X have exactly the values 0, 1, …, v - 1; for X = 0 this holds
//!    with v = 0. Say that one of these values is cut off if the pairs of X forbid the moves to all
//!    heaps that have it. If some value is cut off, X has the least such value and is an exception:
//!    v stays the same for the next heap. Otherwise X has the value v, and v grows by 1 for the
//!    next heap.
//! 2. So v is X minus the number of exceptions below X, and every value belongs to exactly one heap
//!    that is not an exception, and possibly to exceptions as well. A value is cut off if the
//!    number of different pairs of X that forbid moves to heaps of this value equals the number of
//!    such heaps below X.
//!
//! Cost: O(N log M + M log M).
//!
//! 规则：N 堆石子的 Nim 游戏，但另有 M 对限制 X、Y：不许从恰有 X 枚的堆中恰好取走 Y 枚。输入
//! `N M`、各堆石子数和 M 行 `X Y`；输出获胜者，先手为 `Takahashi`，后手为 `Aoki`。
//! 范围：1 ≤ N, M ≤ 2 · 10^5；每堆有 1 到 10^18 枚石子；1 ≤ Y ≤ X ≤ 10^18。
//! 模型：Nim 游戏，禁止其中一些走法。
//! 思路：如果没有限制，每个大小的堆都得到一个新的 SG 值，比此前最大的 SG 值大 1。有了限制，某些
//! 大小成为例外，其 SG 值与前面的重复，而例外只可能出现在有限制的大小上。所以只要知道比它小的例
//! 外有几个，就知道一堆的 SG 值。
//!
//! 1. 假设小于 X 的堆的 SG 值恰好是 0, 1, …, v - 1；X = 0 时成立，此时 v = 0。若 X 的限制禁掉
//!    了通往 SG 值为某个 u 的所有堆的走法，就说 u 被切断。若有被切断的值，X 的 SG 值就是其中最
//!    小的一个，X 是例外，下一个堆面对的 v 不变；否则 X 的 SG 值为 v，下一个堆面对的是 v + 1。
//! 2. 所以 v 等于 X 减去小于 X 的例外的个数，而且每个值恰属于一个不是例外的堆，以及任意多个例
//!    外。一个值被切断，当且仅当 X 的限制中通往这个值的不同限制的个数，等于小于 X 而取这个值的
//!    堆的个数。
//!
//! 复杂度：O(N log M + M log M)。

use grundy::nim;
use proconio::input;
use std::collections::BTreeMap;

/// A move that is not allowed.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Forbidden {
    heap: u64,
    take: u64,
}

/// A heap that has the same value as a smaller heap.
struct Exception {
    heap: u64,
    value: u64,
}

fn main() {
    input! { n: usize, m: usize, heaps: [u64; n], pairs: [(u64, u64); m] }
    let forbidden = pairs.into_iter().map(|(heap, take)| Forbidden { heap, take }).collect();
    let exceptions = exceptions(forbidden);
    let nim_sum = nim::nim_sum(heaps.iter().map(|&heap| value(&exceptions, heap)));
    println!("{}", if nim_sum != 0 { "Takahashi" } else { "Aoki" });
}

/// Returns all exceptions, from the smallest heap to the largest.
fn exceptions(mut forbidden: Vec<Forbidden>) -> Vec<Exception> {
    // The other pairs are not moves anyway.
    forbidden.retain(|pair| 1 <= pair.take && pair.take <= pair.heap);
    forbidden.sort_unstable();
    forbidden.dedup();
    let mut exceptions = Vec::new();
    let mut exceptions_by_value: BTreeMap<u64, usize> = BTreeMap::new();
    for pairs in forbidden.chunk_by(|a, b| a.heap == b.heap) {
        let heap = pairs[0].heap;
        let mut cut_off: Vec<u64> =
            pairs.iter().map(|pair| value(&exceptions, heap - pair.take)).collect();
        cut_off.sort_unstable();
        let is_cut_off = |equal: &&[u64]| {
            let repeated = exceptions_by_value.get(&equal[0]).copied().unwrap_or(0);
            equal.len() == 1 + repeated
        };
        if let Some(equal) = cut_off.chunk_by(|a, b| a == b).find(is_cut_off) {
            let value = equal[0];
            exceptions.push(Exception { heap, value });
            *exceptions_by_value.entry(value).or_default() += 1;
        }
    }
    exceptions
}

/// Returns the Grundy value of a heap, given all exceptions up to it.
fn value(exceptions: &[Exception], heap: u64) -> u64 {
    match exceptions.binary_search_by_key(&heap, |exception| exception.heap) {
        Ok(place) => exceptions[place].value,
        Err(below) => heap - below as u64,
    }
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
}
