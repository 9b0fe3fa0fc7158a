//! HDU 1849 — Rabbit and Grass
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1849> · 1 s · 32 MiB · easy
//!
//! Rules: m tokens stand on a strip of cells 0, 1, 2, …; a move takes one token any
//! positive distance towards 0, and tokens may share a cell. Whoever moves last wins,
//! Rabbit first. Cases `m`, then m cells, end with 0; print the winner.
//! Rule: nim
//! Model: Nim, a token on cell k being a heap of k.
//! Why: a token on cell k can go to any of the cells 0 to k - 1, just as a heap of k
//! stones can become any smaller heap, and by Bouton's theorem the nim sum decides.
//! Cost: O(m) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { m: usize }
        if m == 0 {
            break;
        }
        assert!(m <= 1000, "{m} tokens, more than 1000");
        input! { cells: [u64; m] }
        assert!(cells.iter().all(|&cell| cell <= 1000), "a cell past 1000 in {cells:?}");
        let rabbit = nim::outcome(&cells).mover_wins();
        verdicts += if rabbit { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{verdicts}");
}
