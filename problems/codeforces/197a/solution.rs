//! Codeforces 197A — Plate Game
//! <https://codeforces.com/problemset/problem/197/A> · 2 s · 256 MiB · easy
//!
//! Rules: there are a table of a by b and any number of round plates of radius r. A move lays a
//! plate on the table, wholly on it and over no other plate, though edges may touch. Whoever
//! cannot move loses. The input is `a b r`; print the winner, `First` or `Second`.
//! Model: symmetry, a plate in the centre.
//! Why: if a plate fits at all, it fits in the centre. The first player lays it there, and then
//! answers every plate by its reflection in the centre. By symmetry that place is as free as the
//! plate's was; and the two do not overlap, as the plate in the centre lies between them.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { a: u64, b: u64, r: u64 }
    assert!(r > 0, "plates of radius 0, with which play never ends");
    println!("{}", if r <= a.min(b) / 2 { "First" } else { "Second" });
}
