//! Codeforces 1370C — Number Game
//! <https://codeforces.com/problemset/problem/1370/C> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: a move divides a number n by one of its odd divisors greater than 1, perhaps n itself, or
//! subtracts 1 if n > 1. Whoever cannot move, because n is 1, loses. The input is the number of
//! cases, then n for each; for each case, print the winner, `Ashishgup` for the first player or
//! `FastestFinger` for the second.
//! Bounds: at most 100 numbers; 1 ≤ n ≤ 10^9.
//! Kind: impartial
//! Picture: `1 / 6`
//! Model: game of divisors.
//! Why: write n as 2^k m with an odd m.
//!
//! 1. An odd n > 1 is won by dividing by n, and 2 is won by subtracting 1. Both leave 1.
//! 2. A power of two that is at least 4 is lost, because the only move leaves an odd number
//!    above 1.
//! 3. If k ≥ 2 and m > 1, dividing by m leaves 2^k, which is lost by step 2.
//! 4. If k = 1 and m is a prime, all moves leave 2 or an odd number above 1, so n is lost.
//! 5. If k = 1 and m is neither 1 nor a prime, let p be a prime factor of m. Dividing by m/p leaves
//!    2p, which is lost by step 4.
//!
//! Cost: O(log n) per case.
//!
//! 规则：有一个数 n；每次操作把它除以一个大于 1 的奇约数（可以是它自己），或在 n > 1 时减 1。n
//! 为 1 时无法操作，轮到的人负。先给出个数，再给出各数 n；每个输出获胜者，先手胜为
//! `Ashishgup`，否则为 `FastestFinger`。
//! 范围：至多 100 个数；1 ≤ n ≤ 10^9。
//! 模型：约数游戏。
//! 思路：把 n 写成 2^k m，m 为奇数。
//!
//! 1. 大于 1 的奇数除以 n 自己，2 减 1，都得到 1，所以必胜。
//! 2. 不小于 4 的 2 的幂必败，因为唯一的一步留下大于 1 的奇数。
//! 3. 若 k ≥ 2 且 m > 1，除以 m 得 2^k，由第 2 步它必败，所以 n 必胜。
//! 4. 若 k = 1 且 m 是质数，每一步都留下 2 或大于 1 的奇数，所以 n 必败。
//! 5. 若 k = 1 且 m 既不是 1 也不是质数，设 p 是 m 的一个质因数。除以 m/p 得 2p，由第 4 步它必
//!    败，所以 n 必胜。
//!
//! 复杂度：每组 O(log n)。

use grundy::contest::primes::is_prime;
use proconio::input;

fn main() {
    input! { cases: usize, numbers: [u64; cases] }
    let mut winners = String::new();
    for n in numbers {
        assert!(n > 0, "the number 0");
        winners += if first_wins(n) { "Ashishgup\n" } else { "FastestFinger\n" };
    }
    print!("{winners}");
}

fn first_wins(n: u64) -> bool {
    let twos = n.trailing_zeros();
    let odd_part = n >> twos;
    match twos {
        0 => odd_part > 1,
        1 => !is_prime(odd_part),
        _ => odd_part > 1,
    }
}
