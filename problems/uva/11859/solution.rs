//! UVa 11859 — Division Game
//! <https://vjudge.net/problem/UVA-11859> · 3 s? · 128 MiB? · difficulty 3
//!
//! Also: BOJ 9732
//! Rules: a matrix of positive numbers. A move divides one or more numbers of one row, each by one
//! of its divisors other than 1; whoever faces a matrix in which all numbers are 1 loses. The input
//! begins with the number of cases; each case is `N M` and N rows of M numbers. Print
//! `Case #i: YES` if the first player wins, else `Case #i: NO`.
//! Bounds: at most 50 cases; 1 ≤ N, M ≤ 50; the numbers are from 2 to 10,000.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a row being a heap of its prime factors.
//! Why: write the numbers of a row as products of primes, repeated ones included. A move crosses
//! out at least one of these factors, and can cross out any number of them: the row is a heap of
//! Nim. By Bouton's theorem the first player wins exactly when the nim sum of the heaps of all rows
//! is not 0.
//! Cost: O(√x) for a number x.
//!
//! 规则：有一个正整数矩阵。每次操作从一行中选若干个数，至少一个，各除以自己的一个不为 1 的约
//! 数；轮到时全是 1 的人负。先给出数据组数，每组给出 `N M` 和 N 行，每行 M 个数。先手胜输出
//! `Case #i: YES`，否则输出 `Case #i: NO`。
//! 范围：至多 50 组；1 ≤ N, M ≤ 50；各数从 2 到 10,000。
//! 模型：Nim 游戏，一行是一堆，石子是它的质因数。
//! 思路：把一行中的各数分解质因数，重复的也计入。每步至少划去其中一个质因数，也可以划去任意多
//! 个，所以一行就是 Nim 的一堆。由 Bouton 定理，当且仅当各行的异或和不为 0 时先手胜。
//! 复杂度：每个数 x 为 O(√x)。

use grundy::contest::primes::prime_powers;
use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for case in 1..=cases {
        input! { n: usize, m: usize, rows: [[u64; m]; n] }
        assert!(rows.iter().flatten().all(|&number| number > 0), "a 0, which has any divisor");
        let heaps = rows.iter().map(|row| row.iter().copied().map(prime_factors).sum::<u64>());
        let first_wins = nim::outcome(heaps).mover_wins();
        answers += &format!("Case #{case}: {}\n", if first_wins { "YES" } else { "NO" });
    }
    print!("{answers}");
}

/// Returns how many prime factors a number has.
fn prime_factors(number: u64) -> u64 {
    prime_powers(number).map(|(_, exponent)| u64::from(exponent)).sum()
}
