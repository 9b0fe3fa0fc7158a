//! ZOJ 3529 — A Game Between Alice and Bob
//! <https://vjudge.net/problem/ZOJ-3529> · 5 s · 256 MiB · difficulty 3
//!
//! Rules: numbers are written on a blackboard; a move replaces one of them with one of its smaller
//! divisors. Whoever makes all of them 1 wins; Alice moves first. Each case, up to the end of the
//! input, is `N` and the numbers. Print `Test #c: Bob`, or `Test #c: Alice i`, where the i-th
//! number is the first one that a winning first move can replace.
//! Bounds: 1 ≤ N ≤ 10^5; a number is from 1 to 5 · 10^6; the number of cases is not given.
//! Kind: impartial
//! Picture: `2 / 4 6`
//! Model: Nim, a stone for each prime factor.
//! Why: treat each number as a heap with a stone for each of its prime factors, repeated ones
//! included: 12 = 2 · 2 · 3 has three stones. A smaller divisor lacks at least one of these
//! factors, and a move may leave out any number of them. So a move takes any positive number of
//! stones from a heap, and whoever takes the last stone wins. Alice wins exactly when the nim sum s
//! is not 0; she then begins by reducing some heap h for which h ⊕ s is smaller than h.
//! Cost: a table of the least prime factors, and at most 22 look-ups per number.
//!
//! 规则：黑板上写着若干个数，每次操作把其中一个换成它的一个更小的约数，使所有的数都变成 1 的人赢，Alice 先手。多
//! 组数据，直到输入结束，每组为 `N` 和各数。输出 `Test #c: Bob` 或 `Test #c: Alice i`，第 i 个数是她第一步可以改动
//! 的数中最靠前的。
//! 范围：1 ≤ N ≤ 10^5；各数从 1 到 5 · 10^6；没有给出组数。
//! 模型：Nim 游戏，每个质因数是一枚石子。
//! 思路：把每个数看作一堆石子，每个质因数一枚，相同的也分别计：12 = 2 · 2 · 3 有三枚。更小的约数至少少一个质因数，
//! 而少多少个都可以。所以每次操作就是从一堆中取任意多枚，取走最后一枚者赢。异或和 s 不为 0 时 Alice 胜，她先改的那
//! 堆 h 须使 h ⊕ s 小于 h。
//! 复杂度：预处理最小质因数，每个数至多查表 22 次。

use grundy::contest::primes::{least_prime_factors, prime_powers};
use grundy::nim;
use proconio::{input, is_stdin_empty};

/// Numbers up to this bound are factored with a table.
const TABLE: usize = 5_000_000;

fn main() {
    let least = least_prime_factors(TABLE + 1);
    let mut output = String::new();
    let mut case = 0;
    while !is_stdin_empty() {
        input! { n: usize, numbers: [u64; n] }
        case += 1;
        let heaps: Vec<u64> = numbers.iter().map(|&number| prime_factors(number, &least)).collect();
        let sum = nim::nim_sum(heaps.iter().copied());
        output += &match heaps.iter().position(|heap| heap ^ sum < *heap) {
            Some(place) => format!("Test #{case}: Alice {}\n", place + 1),
            None => format!("Test #{case}: Bob\n"),
        };
    }
    print!("{output}");
}

/// Returns how many prime factors a number has, repeated ones included.
fn prime_factors(number: u64, least: &[u32]) -> u64 {
    assert!(number > 0, "0, which has no largest divisor");
    if number as usize > TABLE {
        return prime_powers(number).map(|(_, exponent)| u64::from(exponent)).sum();
    }
    let mut rest = number as usize;
    let mut count = 0;
    while rest > 1 {
        rest /= least[rest] as usize;
        count += 1;
    }
    count
}
