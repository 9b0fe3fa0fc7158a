//! POJ 2975 — Nim
//! <http://poj.org/problem?id=2975> · 1 s? · 64 MiB? · difficulty 2
//!
//! Also: BOJ 16895
//! Rules: n piles of stones; a move takes any positive number of stones from one pile, and
//! whoever takes the last stone wins. Each case is `n`, then n piles, and 0 ends the input; print
//! how many first moves win.
//! Bounds: 1 ≤ n ≤ 1000; a pile has 1 to 10^9 stones.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: by Bouton's theorem a move wins exactly when it makes the nim sum s zero, so a winning move
//! must turn a pile of h stones into one of h ⊕ s stones. If h ⊕ s is less than h, there is one
//! such move in the pile, and otherwise none.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆石子；每次操作从一堆中取走至少一枚，取走最后一枚石子者胜。多组数据，每组先给出
//! 堆数 n，再给出各堆的石子数，以 0 结束；输出必胜的第一步有多少种。
//! 范围：1 ≤ n ≤ 1000；每堆有 1 到 10^9 枚石子。
//! 模型：Nim 游戏，统计必胜的走法数。
//! 思路：由 Bouton 定理，一步必胜当且仅当它使异或和 s 变成 0，所以 h 枚的一堆必须变成 h ⊕ s。若
//! 它小于 h，就有一种必胜的走法，否则没有。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut counts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { piles: [u64; n] }
        counts += &format!("{}\n", nim::winning_moves(&piles).len());
    }
    print!("{counts}");
}
