//! Luogu P4279 — Little John's game (小约翰的游戏)
//! <https://www.luogu.com.cn/problem/P4279> · 1 s? · 125 MiB? · difficulty 4
//!
//! Also: BZOJ 1022
//! Rules: n heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone loses. John moves first. The input has T cases: `n`, then n heaps; print
//! the winner, `John` or `Brother`.
//! Bounds: 1 ≤ T ≤ 500; 1 ≤ n ≤ 50; a heap has 1 to 5000 stones.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim.
//! Why: by Bouton's theorem, if some heap has 2 stones or more, misère Nim is won exactly when the
//! nim sum is not 0, as in normal play; if all heaps have one stone, it is won exactly when their
//! number is even.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆石子；每次操作从一堆中取走至少一枚，取走最后一枚石子者负，John 先手。共 T 组数
//! 据，每组先给出堆数 n，再给出各堆的石子数；输出获胜者 `John` 或 `Brother`。
//! 范围：1 ≤ T ≤ 500；1 ≤ n ≤ 50；每堆有 1 到 5000 枚石子。
//! 模型：反常 Nim（Anti-Nim）。
//! 思路：由 Bouton 定理，反常 Nim 中若有一堆不少于 2 枚，则与正常规则一样，当且仅当异或和不为 0
//! 时必胜；若每堆都只有 1 枚，则当且仅当堆数为偶数时必胜。
//! 复杂度：每组 O(n)。

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, heaps: [u64; n] }
        winners += if misere::outcome(&heaps).mover_wins() { "John\n" } else { "Brother\n" };
    }
    print!("{winners}");
}
