//! Luogu P4018 — Roy & October take stones (Roy&October之取石子)
//! <https://www.luogu.com.cn/problem/P4018> · 1 s? · 125 MiB? · difficulty 3
//!
//! Rules: one heap of n stones; a move takes p^k of them, where p is a prime and k ≥ 0, and whoever
//! takes the last stone wins. October moves first. The input has T cases `n`; print `October wins!`
//! or `Roy wins!`.
//! Bounds: 1 ≤ T ≤ 10^5; 1 ≤ n ≤ 5 · 10^7.
//! Kind: impartial
//! Model: subtraction game {1, 2, 3, 4, 5, 7, 8, …}, one heap.
//! Why: 1 to 5 are powers of primes, and no multiple of 6 is a power of a prime. So from a multiple
//! of 6 no move leads to another multiple of 6; from any other number, a player can take the
//! remainder modulo 6, which leaves a multiple of 6. Exactly the multiples of 6 are lost.
//! Cost: O(1) per case.
//!
//! 规则：有一堆 n 枚石子；每次操作取 p^k 枚，其中 p 是质数，k ≥ 0；取走最后一枚石子者胜，
//! October 先手。共 T 组数据，每组给出 `n`；输出 `October wins!` 或 `Roy wins!`。
//! 范围：1 ≤ T ≤ 10^5；1 ≤ n ≤ 5 · 10^7。
//! 模型：减法游戏：{1, 2, 3, 4, 5, 7, 8, …}，只有一堆。
//! 思路：1 到 5 都是质数的幂，而 6 的倍数都不是。所以从 6 的倍数走不到 6 的倍数；从别的数出发，
//! 取走模 6 的余数就走到了。于是恰好 6 的倍数必败。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        winners += if n % 6 > 0 { "October wins!\n" } else { "Roy wins!\n" };
    }
    print!("{winners}");
}
