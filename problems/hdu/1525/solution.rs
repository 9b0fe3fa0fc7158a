//! HDU 1525 — Euclid's Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1525> · 1 s? · 32 MiB? · easy
//!
//! Also: POJ 2348, UVa 10368, Kattis euclidsgame
//! Rules: two positive numbers; a move subtracts from the larger a positive multiple of the
//! smaller, as long as nothing gets negative, and whoever makes a 0 wins, Stan first.
//! Lines `a b` end with `0 0`; print `Stan wins` or `Ollie wins`.
//! Model: Euclid's game.
//! Why: let b, the larger number, be q·a + r. If r = 0, taking all wins. Else the mover may
//! leave (a, r) or, if q ≥ 2, (a, r + a), which only leads to (a, r): so with q ≥ 2 he wins,
//! and with q = 1 all is forced until the first choice. By induction (Cole and Davie, 1969)
//! that is his exactly if b / a is above the golden ratio.
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
        assert!(a > 0 && b > 0, "a number is 0 in {a} {b}");
        let stan = euclid::outcome(a, b).mover_wins();
        winners += if stan { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{winners}");
}
