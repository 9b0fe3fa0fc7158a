//! HDU 2176 — Taking stones from m heaps (取(m堆)石子游戏)
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2176> · 1 s? · 32 MiB? · easy
//!
//! Rules: m heaps of stones; a move takes any positive number of stones from one heap, and
//! whoever takes the last stone wins. Cases `m`, then m heaps, end with 0. Print `No` if
//! the first player loses; otherwise `Yes` and, in heap order, a line `a b` for each first
//! move that wins by cutting a heap of a stones down to b.
//! Rule: nim
//! Model: Nim, its winning moves listed.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero, and heap h
//! can do that in one way, by becoming h ⊕ s, if that is less.
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
        assert!(m <= 200_000, "{m} heaps, more than 200000");
        input! { heaps: [u64; m] }
        assert!(!heaps.contains(&0), "a heap of 0 stones");
        let first = nim::outcome(&heaps).mover_wins();
        answers += if first { "Yes\n" } else { "No\n" };
        for Move { heap, leave } in nim::winning_moves(&heaps) {
            answers += &format!("{} {leave}\n", heaps[heap]);
        }
    }
    print!("{answers}");
}
