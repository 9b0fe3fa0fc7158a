//! HDU 4315 — Climbing the Hill
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4315> · 1 s · 32 MiB · hard
//!
//! Rules: N people stand on different cells below the hilltop, cell 0; the k-th from the top
//! is the king. A move takes one of them up any number of cells, without passing the next
//! one above; the hilltop holds all who come. Whoever brings the king there wins, Alice
//! first. Cases up to the end of the input: `N k`, then the cells ascending. Print the winner.
//! Model: Nim, on gaps between pairs.
//! Why: with k = 1 the king goes up at once. Otherwise pair people from the bottom up. The
//! free cells between two are a heap of Nim: if the upper one moves, the lower one follows
//! until the heap is as before. Whoever has lost his mate to the hilltop, or the first one
//! if N is odd, has his cells up to the top as a heap; one cell less if the king comes next,
//! for bringing him up lets the opponent bring the king. So the king comes up at the end
//! of Nim, and Bouton's theorem decides.
//! Cost: O(N) a case.

use grundy::nim::nim_sum;
use proconio::{input, is_stdin_empty};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize, k: usize }
        assert!((1..=1000).contains(&n), "{n} people, not 1 to 1000");
        assert!((1..=n).contains(&k), "the king is number {k} of {n}");
        input! { cells: [u64; n] }
        let ascending = cells[0] > 0 && cells.windows(2).all(|pair| pair[0] < pair[1]);
        assert!(ascending && cells[n - 1] <= 100_000, "cells not ascending from 1 to 100000");
        let (alone, paired) = cells.split_at(n % 2);
        let gaps = paired.chunks(2).map(|pair| pair[1] - pair[0] - 1);
        let way_up = alone.iter().map(|cell| cell - u64::from(k == 2));
        let alice_wins = k == 1 || nim_sum(gaps.chain(way_up)) != 0;
        winners += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
