//! BZOJ 1982 — Moving Pebbles
//! <https://hydro.ac/d/bzoj/p/1982> · 1 s? · 128 MiB? · medium
//!
//! Also: SPOJ PEBBMOV
//! Rules: there are n heaps of pebbles. A move removes at least one pebble from a heap, and then
//! shifts as many of the heap's other pebbles as one likes to other heaps; whoever cannot move
//! loses. The input has cases up to its end: `n`, then n heaps. Print `first player` or
//! `second player` for the winner.
//! Model: symmetry, piles that come in equal pairs.
//! Why: a position is lost exactly if its heaps come in equal pairs. Sort them downwards, as
//! a(1) ≥ a(2) ≥ …; empty heaps do not matter.
//!
//! 1. From other positions one can move to equal pairs. If n is odd, use up the first heap to
//!    fill the 3rd up to the 2nd, the 5th up to the 4th, and so on: that takes a(2) - a(3) +
//!    a(4) - a(5) + … ≤ a(2) - a(n), less than a(1). If n is even, do the same and leave a(n)
//!    pebbles of the first heap, as the last heap's twin: with them the move needs a(2) - a(3) +
//!    … + a(n) ≤ a(2) ≤ a(1), and all are equal only if a(1) = a(2), a(3) = a(4), and so on.
//! 2. From equal pairs no move leads to equal pairs. The 1st, 3rd, 5th, … of the sorted heaps do
//!    not get smaller, as the twin takes the place of the heap that was played. So after a move
//!    to equal pairs there would be at least as many pebbles as before, but some are removed.
//!
//! Cost: O(n log n) a case.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        // Numbers of any length: all that matters is whether they are equal.
        input! { n: usize, heaps: [String; n] }
        for heap in &heaps {
            assert!(heap.bytes().all(|digit| digit.is_ascii_digit()), "{heap:?} is not a number");
        }
        let mut heaps: Vec<&str> = heaps.iter().map(|heap| heap.trim_start_matches('0')).collect();
        heaps.retain(|heap| !heap.is_empty());
        heaps.sort_unstable();
        let in_pairs = heaps.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        winners += if in_pairs { "second player\n" } else { "first player\n" };
    }
    print!("{winners}");
}
