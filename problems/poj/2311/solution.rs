//! POJ 2311 — Cutting Game
//! <http://poj.org/problem?id=2311> · 1 s · 64 MiB · medium
//!
//! Also: Luogu P10501
//! Rules: a sheet of W by H cells; a move cuts one of the pieces along a line between cells
//! in two, and whoever first cuts off a piece of one cell wins. One line `W H` a case up to
//! the end of the input; print `WIN` or `LOSE` for the first player.
//! Model: splitting game, rectangles.
//! Why: whoever leaves a strip of width 1 loses, because the opponent cuts a cell off it.
//! So nobody does as long as there is another move: cuts that leave a strip do not count,
//! and whoever has no other loses. That is normal play, and a piece has the mex of the nim
//! sums of both parts over all cuts that leave sides of 2 or more.
//! Cost: O(200² · 100) once for the table, O(1) a line.

use grundy::mex::mex;
use proconio::{input, is_stdin_empty};

const SIDE: usize = 200;

fn main() {
    let mut values = vec![[0u64; SIDE + 1]; SIDE + 1];
    for (w, h) in (2..=SIDE).flat_map(|w| (2..=w).map(move |h| (w, h))) {
        let across = (2..=w / 2).map(|cut| values[cut][h] ^ values[w - cut][h]);
        let along = (2..=h / 2).map(|cut| values[w][cut] ^ values[w][h - cut]);
        values[w][h] = mex(across.chain(along));
        values[h][w] = values[w][h];
    }
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { w: usize, h: usize }
        let in_bounds = [w, h].iter().all(|side| (2..=SIDE).contains(side));
        assert!(in_bounds, "a sheet of {w} by {h}, not both 2 to {SIDE}");
        verdicts += if values[w][h] != 0 { "WIN\n" } else { "LOSE\n" };
    }
    print!("{verdicts}");
}
