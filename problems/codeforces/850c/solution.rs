//! Codeforces 850C — Arpa and a game with Mojtaba
//! <https://codeforces.com/problemset/problem/850/C> · 1 s · 256 MiB · difficulty 6
//!
//! Rules: there are n numbers. A move names a prime power pᵏ, k ≥ 1, that divides one of the
//! numbers, and all numbers divisible by pᵏ are divided by it. Whoever cannot move loses. The input
//! is `n` and the numbers; print the winner, `Mojtaba` for the first player or `Arpa` for the
//! second.
//! Bounds: 1 ≤ n ≤ 100; the numbers are from 1 to 10^9.
//! Kind: impartial
//! Model: game of divisors, a sum over the primes.
//! Why: a move changes the exponents of one prime only, so the primes form a sum of games (Sprague
//! and Grundy). For each prime only the set of its exponents matters, since equal exponents stay
//! equal: a move lowers by k all exponents that are at least k. Such a set is stored as a bit mask,
//! and few sets occur.
//! Cost: O(n √a) for the exponents, where a is the largest number; a few thousand sets at most for
//! the exponents of 2.
//!
//! 规则：有 n 个数。每次操作报一个质数幂 pᵏ（k ≥ 1），它要整除其中至少一个数；凡能被它整除的数
//! 都除以它。无法操作者输。输入为 `n` 和这些数；输出获胜者，先手赢输出 `Mojtaba`，否则输出
//! `Arpa`。
//! 范围：1 ≤ n ≤ 100；各数从 1 到 10^9。
//! 模型：约数游戏，对各质数求和。
//! 思路：一步只改变一个质数的指数，所以各质数构成游戏的和（Sprague–Grundy 定理）。对每个质数只看
//! 它的指数的集合，因为相等的指数始终相等：一步把所有不小于 k 的指数减去 k。这样的集合用二进制位
//! 压缩成一个整数，会出现的集合很少。
//! 复杂度：求指数 O(n √a)；集合至多几千个，最多的是 2 的指数。

use grundy::contest::primes::prime_powers;
use grundy::mex::mex;
use grundy::nim::nim_sum;
use proconio::input;
use std::collections::BTreeMap;

/// A set of exponents from 1 to 32: bit e - 1 says whether e is in it.
type Exponents = u32;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    let mut exponents_of: BTreeMap<u64, Exponents> = BTreeMap::new();
    for number in numbers {
        for (prime, exponent) in prime_powers(number) {
            assert!(exponent <= 32, "{number} has a prime {exponent} times, more than 32 times");
            *exponents_of.entry(prime).or_default() |= 1 << (exponent - 1);
        }
    }
    let mut known = BTreeMap::new();
    let sum = nim_sum(exponents_of.values().map(|&exponents| value(exponents, &mut known)));
    println!("{}", if sum != 0 { "Mojtaba" } else { "Arpa" });
}

/// Returns the value of a prime with these exponents, and adds it to the values that are `known`.
fn value(exponents: Exponents, known: &mut BTreeMap<Exponents, u64>) -> u64 {
    if let Some(&value) = known.get(&exponents) {
        return value;
    }
    let largest = Exponents::BITS - exponents.leading_zeros();
    let mut options = vec![];
    for k in 1..=largest {
        let smaller = exponents & ((1 << (k - 1)) - 1);
        let lowered = exponents.checked_shr(k).unwrap_or(0);
        options.push(value(smaller | lowered, known));
    }
    let value = mex(options);
    known.insert(exponents, value);
    value
}
