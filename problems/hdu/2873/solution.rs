//! HDU 2873 — Bomb Game
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2873> · 1 s? · 32 MiB? · medium
//!
//! Rules: bombs on a board of n rows and m columns. A move explodes one: a bomb (p, q) with
//! p, q > 1 is replaced by a bomb (u, q) and a bomb (p, v), u < p and v < q as one likes; on
//! the first row or column by one bomb nearer to (1, 1). A bomb at (1, 1) vanishes, and so
//! do two on one cell; whoever cannot move loses, John first. Cases `n m`, then the board,
//! `#` a bomb, end with `0 0`; print the winner, `John` or `Jack`.
//! Model: splitting game, a table of two coordinates.
//! Why: each bomb is a game of its own, and (p, q) has the mex of the values g(u, q) ⊕
//! g(p, v); on the edge, a bomb is a Nim heap of its distance to (1, 1). Two bombs on one
//! cell have the nim sum 0, so it makes no difference that they vanish.
//! Cost: O(50⁴) once for the table, O(n · m) a case.

use grundy::mex::mex;
use proconio::{input, is_stdin_empty};

const SIDE: usize = 50;

fn main() {
    let mut values = [[0u64; SIDE]; SIDE];
    for (p, q) in (0..SIDE).flat_map(|p| (0..SIDE).map(move |q| (p, q))) {
        values[p][q] = match (p, q) {
            (0, distance) | (distance, 0) => distance as u64,
            _ => mex((0..p).flat_map(|u| (0..q).map(move |v| values[u][q] ^ values[p][v]))),
        };
    }
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize, m: usize }
        if (n, m) == (0, 0) {
            break;
        }
        let in_bounds = [n, m].iter().all(|side| (1..=SIDE).contains(side));
        assert!(in_bounds, "a board of {n} by {m}, not both 1 to {SIDE}");
        input! { rows: [String; n] }
        let mut nim_sum = 0;
        for (row, row_values) in rows.iter().zip(&values) {
            assert!(row.len() == m, "a row of {} cells, not {m}", row.len());
            for (cell, value) in row.chars().zip(row_values) {
                match cell {
                    '#' => nim_sum ^= value,
                    '.' => {}
                    _ => panic!("{cell:?} in a row, neither # nor ."),
                }
            }
        }
        winners += if nim_sum != 0 { "John\n" } else { "Jack\n" };
    }
    print!("{winners}");
}
