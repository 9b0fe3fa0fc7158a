//! UVa 11311 — Exclusively Edible
//! <https://vjudge.net/problem/UVA-11311> · 3 s? · 128 MiB? · easy
//!
//! Rules: an m × n cake, one of whose pieces nobody wants. A move cuts the cake along a line of its
//! grid, and takes away the part without that piece; whoever is left with that piece alone has to
//! take it, Hansel first. The input is the number of cases; each case is `m n` and the place `r c`
//! of the piece, counted from 0. Print who takes it, `Hansel` or `Gretel`.
//! Rule: nim
//! Model: Nim, four heaps around a piece that stays.
//! Why: on each of the four sides of the piece there are some rows or columns, r and m - r - 1, c
//! and n - c - 1 of them, and a cut takes any positive number from one side. This is Nim, so by
//! Bouton's theorem Hansel wins exactly if the nim sum is not 0, and then Gretel takes the piece.
//! Cost: O(1) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize, cakes: [(u64, u64, u64, u64); cases] }
    let mut losers = String::new();
    for (m, n, r, c) in cakes {
        assert!(r < m && c < n, "a piece at ({r}, {c}) of a cake of {m} by {n}");
        let hansel_wins = nim::outcome([r, m - r - 1, c, n - c - 1]).mover_wins();
        losers += if hansel_wins { "Gretel\n" } else { "Hansel\n" };
    }
    print!("{losers}");
}
