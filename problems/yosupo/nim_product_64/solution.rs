//! Library Checker nim_product_64 — Nim Product (F_2^64)
//! <https://judge.yosupo.jp/problem/nim_product_64> · 10 s · 1024 MiB? · medium
//!
//! Rules: the nim product of a and b is the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over all a' < a and b' < b.
//! Input `T`, then T lines of two 64-bit numbers; print the nim product of each pair.
//! Model: nim product.
//! Why: with ⊕ and ⊗ the numbers below 2^64 are a field (Conway). Let F = 2^32. Each number is
//! a₁⊗F ⊕ a₀ for its two halves, and F⊗F = F ⊕ F/2, so a product takes three products of halves and
//! one by F/2. The same step leads from 32 bits to 16, for which logarithms are tabulated: all
//! numbers below 2^16 but 0 are powers of one of them. Its third power is 2^15, so that a factor
//! of F/2 only adds 3 to a logarithm.
//! Cost: 9 products of 16 bits a line, with 28 table look-ups in all.

use grundy::nimber::Products;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { t: usize, pairs: [(u64, u64); t] }
    let table = Products::new();
    println!("{}", pairs.iter().map(|&(a, b)| table.product(a, b)).join("\n"));
}
