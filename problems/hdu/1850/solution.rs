//! HDU 1850 — Being a Good Boy in Spring Festival
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1850> · 1 s · 32 MiB · easy
//!
//! Rules: M piles of cards; a move takes any positive number of cards from one pile, and
//! whoever takes the last card wins. Cases `M`, then M piles, end with 0; print how many
//! first moves win, which is 0 for a lost position.
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: by Bouton's theorem a move wins exactly if it makes the nim sum s zero, so a pile of h
//! must become h ⊕ s. If that is less than h, it is one winning move, and otherwise no move.
//! Cost: O(M) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut counts = String::new();
    while !is_stdin_empty() {
        input! { m: usize }
        if m == 0 {
            break;
        }
        input! { piles: [u64; m] }
        counts += &format!("{}\n", nim::winning_moves(&piles).count());
    }
    print!("{counts}");
}
