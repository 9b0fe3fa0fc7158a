//! Project Euler 560 — Coprime Nim
//! <https://projecteuler.net/problem=560> · 60 s · 1024 MiB? · difficulty 6
//!
//! Rules: a move takes from one heap a number of stones that is coprime to the size of that heap;
//! whoever takes the last stone wins. The input is `n k`; print, modulo 1,000,000,007, the number
//! of ordered positions of k heaps of 1 to n - 1 stones that the first player loses. Without input,
//! both numbers are 10,000,000.
//! Bounds: one instance, n = k = 10,000,000.
//! Kind: count
//! Model: game of divisors, a sum of k heaps.
//! Why: number the primes: 2 is number 1, 3 is number 2, 5 is number 3, and so on. The value of an
//! even heap is 0, the value of a heap of one stone is 1, and the value of a larger odd heap is the
//! number given to its least prime factor, as induction shows:
//!
//! 1. A number t is coprime to h if and only if h - t, the number of stones left, is coprime to h.
//!    So the options of h are all smaller sizes coprime to h, and 0 stones if h = 1.
//! 2. If h is even, each option is odd and has a value above 0, by induction. So the value is 0.
//! 3. If h is odd and its least prime factor is p, then 1, 2 and each odd prime below p are
//!    options. Their values are 1, 0 and all numbers from 2 to the value of the prime before p.
//! 4. No option of h has p as its least prime factor, since such a size would not be coprime to h.
//!    So the value of h is the index of p among the primes. (For p = 3, the options 1 and 2 give 1
//!    and 0.)
//!
//! The positions with nim sum 0 are counted by Walsh transforms.
//! Cost: O(n log n + n log k).
//!
//! 规则：有 k 堆石子，每次操作从一堆中取走的枚数须与该堆的大小互质，取走最后一枚的人赢。输入
//! `n k`；输出 k 堆石子（计次序，每堆 1 到 n - 1 枚）的局面中先手必败的个数，对 1,000,000,007
//! 取模。没有输入时，两个数都是 10,000,000。
//! 范围：只有一组，n = k = 10,000,000。
//! 模型：约数游戏，k 堆的和。
//! 思路：给质数编号：2 为 1，3 为 2，5 为 3，依此类推。偶数堆的值为 0，一枚的堆值为 1，更大的奇
//! 数堆的值是它最小质因数的编号。归纳证明如下：
//!
//! 1. 从 h 枚中取 t 枚，t 与 h 互质当且仅当剩下的 h - t 与 h 互质。所以后继是所有与 h 互质的更
//!    小的数；h = 1 时后继是 0 枚。
//! 2. 若 h 是偶数，后继都是奇数，由归纳假设值都大于 0。所以 h 的值为 0。
//! 3. 若 h 是奇数，最小质因数为 p，则 1、2 和小于 p 的每个奇质数都是后继，它们的值是 1、0 以及直
//!    到 p 的前一个质数的编号为止的所有数。
//! 4. h 没有最小质因数为 p 的后继，因为那样就不与 h 互质。所以 h 的值是 p 的编号。（p = 3 时，后
//!    继 1 和 2 给出 1 和 0。）
//!
//! 用沃尔什–阿达马变换统计异或和为 0 的局面。
//!
//! 复杂度：O(n log n + n log k)。

use grundy::contest::primes::least_prime_factors;
use grundy::contest::walsh::ways_by_nim_sum;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_000_000_007;

/// Above this limit, the sieve would take too much memory.
const LARGEST: usize = 20_000_000;

fn main() {
    let (mut end, mut heaps) = (10_000_000, 10_000_000);
    if !is_stdin_empty() {
        input! { n: usize, k: u64 }
        (end, heaps) = (n, k);
    }
    assert!((2..=LARGEST).contains(&end), "n is {end}, outside 2..={LARGEST}");
    println!("{}", ways_by_nim_sum(&heaps_by_value(end), heaps, MODULUS)[0]);
}

/// Returns, for each value, how many heaps from 1 to `end` - 1 have it, as a list padded to a
/// length that is a power of 2.
fn heaps_by_value(end: usize) -> Vec<u64> {
    let mut heaps_by_factor = vec![0; end.max(3)];
    for factor in least_prime_factors(end) {
        heaps_by_factor[factor as usize] += 1;
    }
    let (even_heaps, by_odd_factor) = (heaps_by_factor[2], &heaps_by_factor[3..]);
    let heaps_of_one_stone = 1;
    let mut heaps = vec![even_heaps, heaps_of_one_stone];
    // Every odd prime is the least factor of a heap, itself.
    heaps.extend(by_odd_factor.iter().filter(|&&heaps| heaps > 0));
    heaps.resize(heaps.len().next_power_of_two(), 0);
    heaps
}
