//! HDU 1730 — Northcott Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1730> · 1 s? · 32 MiB? · easy
//!
//! Rules: every row of a board has a black piece, Tom's, and a white one, Jerry's. A move
//! shifts one of one's own pieces along its row to any empty cell, but not past the other
//! piece; whoever cannot move loses, Tom first. Cases `n m` up to the end of the input,
//! then for n rows of m cells the columns of both pieces. Print `I WIN!` if Tom wins, else
//! `BAD LUCK!`.
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pieces.
//! Why: an advance takes any number of cells from a gap. A retreat adds some, and the
//! opponent takes as many away by following, so it changes nothing and cannot go on for
//! ever. By Bouton's theorem Tom wins exactly if the nim sum of the gaps is not 0.
//! Cost: O(n) a case.

use grundy::northcott;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize, m: u64 }
        assert!((1..=1000).contains(&n), "{n} rows, not 1 to 1000");
        assert!((2..=100).contains(&m), "{m} columns, not 2 to 100");
        input! { rows: [(u64, u64); n] }
        for (tom, jerry) in &rows {
            let on_board = [tom, jerry].iter().all(|column| (1..=m).contains(column));
            assert!(on_board && tom != jerry, "pieces at {tom} and {jerry} of {m} columns");
        }
        verdicts += if northcott::outcome(&rows).mover_wins() { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    print!("{verdicts}");
}
