//! HDU 1525 — Euclid's Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1525> · 1 s? · 32 MiB? · easy
//!
//! Also: POJ 2348, UVa 10368, Kattis euclidsgame
//! Rules: two positive numbers; a move subtracts from the larger a positive multiple of the
//! smaller, as long as nothing becomes negative, and whoever makes a 0 wins, Stan first. Lines `a
//! b` end with `0 0`; print `Stan wins` or `Ollie wins`.
//! Model: Euclid's game.
//! Why: let the larger number b be q·a + r with r < a. If r = 0, the mover takes all and wins. If
//! q ≥ 2, the mover may leave (a, r), or (a, r + a), from which the only move leads to (a, r). One
//! of the two is lost for the opponent, so the mover wins. If q = 1 and r > 0, the move is forced.
//! So whoever comes first to a q ≥ 2 or to r = 0 wins; by induction (Cole and Davie, 1969) that is
//! the mover exactly if a = b or b / a is above the golden ratio.
//! Cost: O(1) a line.

use grundy::euclid;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        if (a, b) == (0, 0) {
            break;
        }
        let stan_wins = euclid::outcome(a, b).mover_wins();
        winners += if stan_wins { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{winners}");
}
