//! Codeforces 197A — Plate Game
//! <https://codeforces.com/problemset/problem/197/A> · 2 s · 256 MiB · easy
//!
//! Rules: a table of a by b and any number of round plates of radius r; a move lays a plate on
//! the table, wholly on it and over no other plate; edges may touch. Whoever cannot move
//! loses. One case `a b r`; print `First` or `Second`, the winner.
//! Model: symmetry, a plate in the centre.
//! Why: if a plate fits at all it fits in the centre. The first player lays it there, and then
//! answers every plate by its mirror image in the centre: that place is as free as the
//! plate's was, and the two do not overlap, because they are apart from the plate in between.
//! Cost: O(1).

use proconio::input;

fn main() {
    input! { a: u32, b: u32, r: u32 }
    let in_bounds = [a, b, r].iter().all(|length| (1..=100).contains(length));
    assert!(in_bounds, "a length outside 1..=100 in {a} {b} {r}");
    println!("{}", if 2 * r <= a.min(b) { "First" } else { "Second" });
}
