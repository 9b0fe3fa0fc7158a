//! HackerRank tower-breakers-revisited-1 — Tower Breakers, Revisited!
//! <https://www.hackerrank.com/challenges/tower-breakers-revisited-1> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: a move lowers one of N towers from height x to a smaller divisor of x; whoever
//! cannot move loses. The input has T cases: `N`, then the heights. Print the winner, 1 (first)
//! or 2.
//! Bounds: 1 ≤ T, N ≤ 100; the heights are from 1 to 10^6.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, where each height is a heap of its prime factors.
//! Why: going down to a divisor can take away any positive number of prime factors, counted with
//! multiplicity: a height with p prime factors has divisors with 0, 1, …, p - 1 of them.
//! Cost: O(√h) a tower.
//!
//! 规则：每次操作把 N 座塔中的一座从高 x 降为 x 的一个更小的约数；无法操作者输。输入共 T 组数
//! 据，每组先给出 `N`，再给出各塔高度。输出获胜者，1（先手）或 2。
//! 范围：1 ≤ T, N ≤ 100；高度从 1 到 10^6。
//! 模型：Nim 游戏，一个数是由它的质因数组成的一堆。
//! 思路：降为约数就是拿走任意多个质因数（重复的都计入）；有 p 个质因数的高度，约数的质因数个数可
//! 以是 0 到 p - 1 的每一个数。
//! 复杂度：每座塔 O(√h)。

use grundy::contest::primes::prime_powers;
use grundy::nim;
use grundy::Outcome;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, heights: [u64; n] }
        let outcome = nim::outcome(heights.into_iter().map(prime_factors));
        winners += if outcome == Outcome::N { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}

fn prime_factors(height: u64) -> u64 {
    assert!(height > 0, "a tower of height 0");
    prime_powers(height).map(|(_, exponent)| u64::from(exponent)).sum()
}
