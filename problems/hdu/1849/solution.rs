//! HDU 1849 — Rabbit and Grass
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1849> · 1 s · 32 MiB · easy
//!
//! Rules: m tokens stand on a strip of cells 0, 1, 2, …; a move takes one token any
//! positive distance towards 0, and tokens may share a cell. Whoever moves last wins,
//! Rabbit first. Cases `m`, then m cells, end with 0; print the winner.
//! Rule: nim
//! Model: Nim, a token on cell k being a heap of k.
//! Why: a token on cell k can go to any of the cells 0 to k - 1, just as a heap of k
//! stones can become any smaller heap, so by Bouton's theorem the nim sum of the cells decides.
//! Cost: O(m) a case.

use grundy::nim;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { m: usize }
        if m == 0 {
            break;
        }
        input! { cells: [u64; m] }
        let rabbit_wins = nim::outcome(&cells).mover_wins();
        winners += if rabbit_wins { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{winners}");
}
