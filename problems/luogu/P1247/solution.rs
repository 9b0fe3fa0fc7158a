//! Luogu P1247 — Taking matches (取火柴游戏)
//! <https://www.luogu.com.cn/problem/P1247> · 1 s? · 125 MiB? · difficulty 2
//!
//! Rules: k heaps of matches; a move takes any positive number of matches from one heap, and
//! whoever takes the last match wins. The input is `k`, then k heaps. If the first player loses,
//! print `lose`; otherwise print `a b`, which means that taking `a` matches from heap `b` wins,
//! with `b` as small as possible, and on the next line print the heaps that this move leaves.
//! Bounds: k ≤ 500,000; a heap has at most 10^9 matches.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, its first winning move.
//! Why: let s be the nim sum of the heaps. By Bouton's theorem a move wins exactly when it makes
//! the nim sum zero. A move in a heap h can do so only by leaving h ⊕ s, which must be less than h.
//! Cost: O(k).
//!
//! 规则：有 k 堆火柴；每次操作从一堆中取走至少一根，取走最后一根者胜。只有一组数据，先给出堆数
//! k，再给出各堆的火柴数。先手负则输出 `lose`；否则输出必胜的一步 `a b`，即从第 b 堆取 a 根，其
//! 中 b 最小，下一行输出取后的各堆。
//! 范围：k ≤ 500,000；每堆至多有 10^9 根火柴。
//! 模型：Nim 游戏，求第一个必胜的走法。
//! 思路：由 Bouton 定理，一步必胜当且仅当它使异或和 s 变成 0。h 根的一堆要做到这一点，只能变成
//! h ⊕ s，而且要比 h 小才行。
//! 复杂度：O(k)。

use grundy::nim::{self, Move};
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { k: usize, mut heaps: [u64; k] }
    if let Some(&Move { heap, leave }) = nim::winning_moves(&heaps).first() {
        let take = heaps[heap] - leave;
        heaps[heap] = leave;
        println!("{take} {}\n{}", heap + 1, heaps.iter().join(" "));
    } else {
        println!("lose");
    }
}
