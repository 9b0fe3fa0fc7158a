//! AtCoder ABC 297 G — Constrained Nim 2
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g> · 2 s · 1024 MiB · medium
//!
//! Rules: N heaps of stones; a move removes at least L and at most R stones from one heap,
//! and whoever cannot move loses. One case `N L R`, then the heaps; print `First` if the
//! player who moves first wins, else `Second`.
//! Rule: {L, …, R}, for example {2, 3, 4}
//! Model: subtraction game {L, …, R}, a sum of heaps.
//! Why: a heap of a has the Grundy value v = ⌊r / L⌋, where r = a mod (L + R). No move keeps
//! v: if it takes t from r, then r - t ≤ r - L has a smaller value, and if it goes round, to
//! r - t + L + R ≥ r + L, a larger one. Every u < v can be reached, by t = min(r - u L, R):
//! t is at least L, and what it leaves is at least u L and below u L + L, as r < L + R. The
//! nim sum of the values decides.
//! Cost: O(N).

use grundy::nim;
use proconio::input;

const LARGEST: u64 = 1_000_000_000;

fn main() {
    input! { n: usize, l: u64, r: u64 }
    assert!((1..=200_000).contains(&n), "{n} heaps, not 1 to 200000");
    assert!(1 <= l && l <= r && r <= LARGEST, "moves of {l} to {r} stones");
    input! { heaps: [u64; n] }
    if let Some(heap) = heaps.iter().find(|&heap| !(1..=LARGEST).contains(heap)) {
        panic!("a heap of {heap} stones, not 1 to {LARGEST}");
    }
    let values = heaps.iter().map(|heap| heap % (l + r) / l);
    println!("{}", if nim::outcome(values).mover_wins() { "First" } else { "Second" });
}
