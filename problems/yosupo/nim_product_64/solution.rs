//! Library Checker nim_product_64 — Nim Product (F_2^64)
//! <https://judge.yosupo.jp/problem/nim_product_64> · 10 s · 1024 MiB? · medium
//!
//! Rules: the nim product of a and b is the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over all a' < a and
//! b' < b. Input `T`, then T lines of two 64-bit numbers; print the nim product of each two.
//! Model: nim product.
//! Why: ⊕ and ⊗ make the numbers below 2^64 a field (Conway). With F = 2^32 each is
//! a₁⊗F ⊕ a₀ for its two halves, and F⊗F = F ⊕ F/2, so that three products of halves and
//! one by F/2 give the product; below 2^8 a table has it.
//! Cost: at most 64 looks into the table a line.

use grundy::nimber::Products;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { t: usize }
    assert!((1..=1_000_000).contains(&t), "{t} products, not 1 to 1000000");
    input! { pairs: [(u64, u64); t] }
    let table = Products::new();
    println!("{}", pairs.iter().map(|&(a, b)| table.product(a, b)).join("\n"));
}
