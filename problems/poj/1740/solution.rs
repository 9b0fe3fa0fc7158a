//! POJ 1740 — A New Stone Game
//! <http://poj.org/problem?id=1740> · 1 s? · 64 MiB? · medium
//!
//! Rules: n piles of stones; a move removes at least one stone from a pile, and then shifts
//! as many of the pile's other stones as one likes to other piles that still have stones.
//! Whoever cannot move loses, Alice first. Cases `n`, then n piles, end with 0; print 1 if
//! Alice wins, else 0.
//! Model: symmetry, piles that come in equal pairs.
//! Why: sort the piles downwards. If they are not all in equal pairs, the mover uses up the
//! first to make them so: it fills the 3rd up to the 2nd, the 5th up to the 4th and so on,
//! and is cut down to the last if n is even. That costs less than it holds, because the
//! steps filled do not overlap. From equal pairs no move leads to equal pairs: the 1st,
//! 3rd, … of the sorted piles do not get smaller (the twin takes the place of the pile that
//! was played), so the pairs would hold as many stones as before.
//! Cost: O(n log n) a case.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        assert!(n <= 10, "{n} piles, more than 10");
        input! { mut piles: [u32; n] }
        let in_bounds = piles.iter().all(|pile| (1..=100).contains(pile));
        assert!(in_bounds, "a pile outside 1..=100 in {piles:?}");
        piles.sort_unstable();
        let in_pairs = piles.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        answers += if in_pairs { "0\n" } else { "1\n" };
    }
    print!("{answers}");
}
