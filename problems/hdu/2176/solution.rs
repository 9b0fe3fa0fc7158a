//! HDU 2176 — Taking stones from m heaps (取(m堆)石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2176> · 1 s? · 32 MiB? · difficulty 2
//!
//! Rules: m heaps of stones; a move takes any positive number of stones from one heap, and whoever
//! takes the last stone wins. Each case is `m`, then m heaps, and 0 ends the input. Print `No` if
//! the first player loses; otherwise `Yes` and, in the order of the heaps, a line `a b` for each
//! winning first move, where `a` is the size of the heap before the move and `b` its size after the
//! move.
//! Bounds: m ≤ 200,000; no heap is empty.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, its winning moves listed.
//! Why: let s be the nim sum of the heaps. By Bouton's theorem a move wins exactly when it makes
//! the nim sum zero. A heap of h stones can be used for this in at most one way: it has to become h
//! ⊕ s, which must be less than h.
//! Cost: O(m) per case.
//!
//! 规则：有 m 堆石子，每次操作从一堆中取走至少一枚，取走最后一枚石子的人赢。多组数据，每组先给
//! 出堆数 m，再给出各堆的石子数，以 0 结束。先手必败输出 `No`；否则输出 `Yes`，然后按堆的顺序，
//! 对每个必胜的第一步输出一行 `a b`，表示把 a 枚的一堆取到剩 b 枚。
//! 范围：m ≤ 200,000；没有空堆。
//! 模型：Nim 游戏，列出必胜的走法。
//! 思路：由 Bouton 定理，一步能赢，当且仅当它使异或和 s 变为 0。在有 h 枚石子的一堆上至多有一种
//! 办法：把它变为 h ⊕ s，这必须小于 h。
//! 复杂度：每组 O(m)。

use grundy::nim::{self, Move};
use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { m: usize }
        if m == 0 {
            break;
        }
        input! { heaps: [u64; m] }
        let first_wins = nim::outcome(&heaps).mover_wins();
        answers += if first_wins { "Yes\n" } else { "No\n" };
        for Move { heap, leave } in nim::winning_moves(&heaps) {
            answers += &format!("{} {leave}\n", heaps[heap]);
        }
    }
    print!("{answers}");
}
