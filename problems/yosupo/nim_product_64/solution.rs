//! Library Checker nim_product_64 — Nim Product (F_2^64)
//! <https://judge.yosupo.jp/problem/nim_product_64> · 10 s · 1024 MiB? · difficulty 6
//!
//! Rules: the nim product of a and b is the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over all a' < a and b' < b.
//! The input is `T`, then T lines of two 64-bit numbers; print the nim product of each pair.
//! Bounds: 1 ≤ T ≤ 10^6; the numbers are from 0 to 2^64 - 1.
//! Kind: count
//! Picture: as in nimber
//! Model: nim product.
//! Why: with ⊕ and ⊗, the numbers below 2^64 form a field (Conway). Let F = 2^32. Each number is
//! a₁⊗F ⊕ a₀, where a₁ and a₀ are the upper and the lower half of its binary digits, and F⊗F = F ⊕
//! F/2, so a product takes three products of halves and one multiplication by F/2. The same step
//! leads from 32 bits to 16 bits, and logarithms are tabulated for 16-bit numbers: all nonzero
//! numbers below 2^16 are powers of one generator. The third power of this generator is 2^15, which
//! takes the place of F/2 in this step, so multiplying by 2^15 only adds 3 to a logarithm.
//! Cost: 9 products of 16-bit numbers per line, with 28 table look-ups in all.
//!
//! 规则：a 与 b 的 Nim 积，是对所有 a' < a、b' < b 取 a'⊗b ⊕ a⊗b' ⊕ a'⊗b' 的 mex。输入 `T`，然
//! 后 T 行，每行两个 64 位的数；输出每对的 Nim 积。
//! 范围：1 ≤ T ≤ 10^6；各数从 0 到 2^64 - 1。
//! 模型：Nim 积。
//! 思路：小于 2^64 的数在 ⊕ 与 ⊗ 下构成一个域（Conway）。设 F = 2^32。每个数按高低两半写
//! 成 a₁⊗F ⊕ a₀，而 F⊗F = F ⊕ F/2，所以一次乘积需要三次半长的乘积，再加一次乘以 F/2。从 32 位
//! 到 16 位也这样做，16 位的则打好对数表：小于 2^16 的非零数都是其中某一个数的幂。它的三次幂
//! 是 2^15，所以乘以 F/2 只需把对数加 3。
//! 复杂度：每行 9 次 16 位乘积，总共查表 28 次。

use grundy::nimber::Products;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { t: usize, pairs: [(u64, u64); t] }
    let table = Products::new();
    println!("{}", pairs.iter().map(|&(a, b)| table.product(a, b)).join("\n"));
}
