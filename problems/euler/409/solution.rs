//! Project Euler 409 — Nim Extreme
//! <https://projecteuler.net/problem=409> · 60 s · 1024 MiB? · difficulty 5
//!
//! Rules: Nim with n heaps, whose order matters: none of them is empty, all are different, and each
//! has fewer than 2^n stones. The input is n; print how many such positions the first player wins,
//! modulo 1,000,000,007. Without input, n is 10,000,000.
//! Bounds: one instance, n = 10,000,000.
//! Kind: count
//! Model: Nim, n different heaps.
//! Why: let M = 2^n. There are p(k) = (M - 1)(M - 2) … (M - k) ways to choose k different heaps in
//! order. Let a(k) be the number of these ways in which the nim sum is 0. Then p(n) - a(n)
//! positions are won.
//!
//! 1. Once the first k - 1 heaps have been chosen, for which there are p(k - 1) ways, the last one
//!    must be their nim sum. This is allowed unless this nim sum is 0 or equal to one of these
//!    heaps.
//! 2. The nim sum is 0 for a(k - 1) choices of the first k - 1 heaps.
//! 3. It equals the i-th heap exactly when the other k - 2 heaps have nim sum 0. There are k - 1
//!    ways to choose i, a(k - 2) ways to choose the others, and M - 1 - (k - 2) ways to choose the
//!    i-th heap.
//! 4. So a(k) = p(k - 1) - a(k - 1) - (k - 1)(M - k + 1) a(k - 2), starting from a(0) = 1 and
//!    a(1) = 0.
//!
//! Cost: O(n).
//!
//! 规则：n 堆石子的 Nim 游戏，计次序，各堆非空、少于 2^n 枚且互不相同。输入 n；输出先手必胜的局
//! 面数，对 1,000,000,007 取模。没有输入时，n 为 10,000,000。
//! 范围：只有一组，n = 10,000,000。
//! 模型：Nim 游戏，n 个互不相同的堆。
//! 思路：设 M = 2^n。依次选 k 个不同的堆有 p(k) = (M - 1)(M - 2) … (M - k) 种方法。设其中异或和
//! 为 0 的有 a(k) 种，则必胜态有 p(n) - a(n) 个。
//!
//! 1. 前 k - 1 堆选定（p(k - 1) 种）之后，最后一堆只能是它们的异或和。除非异或和是 0 或等于其中某
//!    一堆，这都可行。
//! 2. 它是 0 的有 a(k - 1) 种。
//! 3. 它等于第 i 堆，则其余 k - 2 堆的异或和为 0。i 有 k - 1 种取法，其余各堆有 a(k - 2) 种选法，
//!    第 i 堆有 M - 1 - (k - 2) 种选法。
//! 4. 所以 a(k) = p(k - 1) - a(k - 1) - (k - 1)(M - k + 1) a(k - 2)，从 a(0) = 1、a(1) = 0 开始。
//!
//! 复杂度：O(n)。

use grundy::contest::mod_int::ModInt;
use proconio::{input, is_stdin_empty};

type Mod = ModInt<1_000_000_007>;

fn main() {
    let mut heaps = 10_000_000;
    if !is_stdin_empty() {
        input! { given: u32 }
        heaps = given;
    }
    println!("{}", won_positions(u64::from(heaps)));
}

fn won_positions(heaps: u64) -> Mod {
    let sizes = Mod::new(2).power(heaps);
    let mut positions = Mod::new(1);
    let (mut balanced_before, mut balanced) = (Mod::new(0), Mod::new(1));
    for chosen in 1..=heaps {
        let last_is_a_heap =
            Mod::new(chosen - 1) * (sizes - Mod::new(chosen - 1)) * balanced_before;
        (balanced_before, balanced) = (balanced, positions - balanced - last_is_a_heap);
        positions *= sizes - Mod::new(chosen);
    }
    positions - balanced
}
