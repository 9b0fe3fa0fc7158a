//! BZOJ 1982 — Moving Pebbles
//! <https://hydro.ac/d/bzoj/p/1982> · 1 s? · 128 MiB? · medium
//!
//! Also: SPOJ PEBBMOV
//! Rules: n heaps of pebbles; a move removes at least one pebble from a heap, and then
//! shifts as many of the heap's other pebbles as one likes to other heaps. Whoever cannot
//! move loses. Cases `n`, then n heaps, up to the end of the input; print `first player` or
//! `second player` for the winner.
//! Model: symmetry, piles that come in equal pairs.
//! Why: sort the heaps downwards. If they are not all in equal pairs, the mover uses up the
//! first to make them so: it fills the 3rd up to the 2nd, the 5th up to the 4th and so on,
//! and is cut down to the last if n is even. That costs less than it holds, because the
//! steps filled do not overlap. From equal pairs no move leads to equal pairs: the 1st,
//! 3rd, … of the sorted heaps do not get smaller (the twin takes the place of the heap that
//! was played), so the pairs would hold as many pebbles as before. Empty heaps do not matter.
//! Cost: O(n log n) a case.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "{n} heaps, far from 1 to 100000");
        // Numbers of any length: only whether they are equal matters.
        input! { mut heaps: [String; n] }
        let known = heaps.iter().all(|heap| heap.bytes().all(|digit| digit.is_ascii_digit()));
        assert!(known, "a heap that is not a number");
        heaps.retain(|heap| heap.bytes().any(|digit| digit != b'0'));
        heaps.sort_unstable();
        let in_pairs = heaps.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        winners += if in_pairs { "second player\n" } else { "first player\n" };
    }
    print!("{winners}");
}
