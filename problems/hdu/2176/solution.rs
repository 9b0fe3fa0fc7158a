//! HDU 2176 — Taking stones from m heaps (取(m堆)石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2176> · 1 s? · 32 MiB? · easy
//!
//! Rules: m heaps of stones; a move takes any positive number of stones from one heap, and
//! whoever takes the last stone wins. Cases `m`, then m heaps, end with 0. Print `No` if
//! the first player loses; otherwise `Yes` and, in heap order, a line `a b` for each first
//! move that wins by cutting a heap of a stones down to b.
//! Rule: nim
//! Model: Nim, its winning moves listed.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero. A heap of h can
//! do that in one way at most: it has to become h ⊕ s, which must be less than h.
//! Cost: O(m) a case.

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
