//! Project Euler 550 — Divisor game
//! <https://projecteuler.net/problem=550> · 60 s · 1024 MiB? · difficulty 5
//!
//! Rules: a move replaces a heap by two heaps whose sizes divide its size and are neither 1 nor
//! that size itself; whoever cannot move loses. The input is `n k`; print, modulo 987,654,321, the
//! number of ordered positions of k heaps of 2 to n stones that the first player wins. Without
//! input, n and k are 10^7 and 10^12.
//! Bounds: one instance, n = 10^7 and k = 10^12.
//! Kind: count
//! Picture: `8 1`
//! Model: game of divisors, a sum of k heaps.
//! Why: let a heap's size be a product of l primes, counted with repetition. Its divisors other
//! than 1 and itself are products of 1 to l - 1 primes, and each number of primes from 1 to l - 1
//! occurs. So by induction the value v(l) of a heap depends only on l: it is the mex of all v(i) ⊕
//! v(j), where 0 < i, j < l. The positions of nim sum 0 are counted by Walsh transforms; as the
//! modulus is odd, 2 has an inverse.
//! Cost: O(n log log n) to count prime factors, O(log k) for the positions.
//!
//! 规则：有 k 堆石子，每次操作把一堆换成两堆，每一堆的大小都是原堆大小的约数，但不是 1 也不是原
//! 数；无法操作者输。输入 `n k`；输出 k 堆石子（计次序，每堆 2 到 n 枚）的局面中先手必胜的个
//! 数，对 987,654,321 取模。没有输入时，它们是 10^7 和 10^12。
//! 范围：只有一组，n = 10^7，k = 10^12。
//! 模型：约数游戏，k 堆的和。
//! 思路：设一堆的大小是 l 个质数的乘积（重复的都计入）。除 1 和它自己外，它的约数是 1 到 l - 1 个
//! 质数的乘积，每种个数都出现。所以归纳可知，一堆的值 v(l) 只取决于 l：它是对 0 < i, j < l 的所
//! 有 v(i) ⊕ v(j) 的 mex。用沃尔什–阿达马变换统计异或和为 0 的局面；模数是奇数，所以 2 有逆元。
//! 复杂度：统计质因数个数 O(n log log n)，统计局面 O(log k)。

use grundy::contest::modular::power;
use grundy::contest::primes::least_prime_factors;
use grundy::contest::walsh::ways_by_nim_sum;
use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 987_654_321;

/// Above this limit, the sieve would take too much memory.
const LARGEST: usize = 20_000_000;

fn main() {
    let (mut largest, mut heaps) = (10_000_000, 1_000_000_000_000);
    if !is_stdin_empty() {
        input! { n: usize, k: u64 }
        (largest, heaps) = (n, k);
    }
    assert!((2..=LARGEST).contains(&largest), "n is {largest}, outside 2..={LARGEST}");
    let by_value = heaps_by_value(&heaps_by_length(largest));
    let positions = power((largest - 1) as u64, heaps, MODULUS);
    let lost = ways_by_nim_sum(&by_value, heaps, MODULUS)[0];
    println!("{}", (positions + MODULUS - lost) % MODULUS);
}

/// Returns, for each l = 0, 1, 2, …, how many numbers from 2 to `largest` are products of l primes.
fn heaps_by_length(largest: usize) -> Vec<u64> {
    let least_factors = least_prime_factors(largest + 1);
    let mut lengths = vec![0u8; largest + 1];
    let mut heaps = vec![0];
    for heap in 2..=largest {
        let length = lengths[heap / least_factors[heap] as usize] + 1;
        lengths[heap] = length;
        heaps.resize(heaps.len().max(usize::from(length) + 1), 0);
        heaps[usize::from(length)] += 1;
    }
    heaps
}

/// Returns, for each value, how many heaps have it, as a list padded to a length that is a power
/// of 2.
fn heaps_by_value(heaps_by_length: &[u64]) -> Vec<u64> {
    let sg = TableVec::by(heaps_by_length.len(), |shorter: &[u64]| {
        let parts = shorter.get(1..).unwrap_or(&[]);
        mex(parts.iter().flat_map(|a| parts.iter().map(move |b| a ^ b)))
    });
    let most = sg.values().iter().max().map_or(0, |&value| value as usize);
    let mut heaps = vec![0; (most + 1).next_power_of_two()];
    for (&value, count) in sg.values().iter().zip(heaps_by_length) {
        heaps[value as usize] += count;
    }
    heaps
}
