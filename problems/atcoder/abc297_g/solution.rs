//! AtCoder ABC 297 G — Constrained Nim 2
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g> · 2 s · 1024 MiB · medium
//!
//! Rules: N heaps of stones; a move removes at least L and at most R stones from one heap, and
//! whoever cannot move loses. The input is `N L R` and the heaps; print `First` if the player
//! who moves first wins, else `Second`.
//! Rule: {L, …, R}, for example {2, 3, 4}
//! Model: subtraction game {L, …, R}, a sum of heaps.
//! Why: a heap of a has the Grundy value v = ⌊r / L⌋, where r = a mod (L + R). No move keeps v:
//! if it takes t ≤ r, then r - t ≤ r - L has a smaller value; and if it takes more than r, it
//! leaves the remainder r - t + L + R ≥ r + L, which has a larger one. Every u < v can be
//! reached, by t = min(r - uL, R): this t is at least L, and what it leaves of r is at least
//! uL, and below uL + L because r < L + R. The nim sum of the values decides.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, l: u64, r: u64, heaps: [u64; n] }
    assert!(1 <= l && l <= r, "moves of {l} to {r} stones");
    let period = l.checked_add(r).expect("L + R is 2^64 or more");
    let values = heaps.iter().map(|heap| heap % period / l);
    println!("{}", if nim::outcome(values).mover_wins() { "First" } else { "Second" });
}
