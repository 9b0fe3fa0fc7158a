//! POJ 1740 — A New Stone Game
//! <http://poj.org/problem?id=1740> · 1 s? · 64 MiB? · medium
//!
//! Rules: n piles of stones; a move removes at least one stone from a pile, and then shifts
//! as many of the pile's other stones as one likes to other piles that still have stones.
//! Whoever cannot move loses, Alice first. Cases `n`, then n piles, end with 0; print 1 if
//! Alice wins, else 0.
//! Model: symmetry, piles that come in equal pairs.
//! Why: a position is lost exactly if its piles fall into pairs of equal ones.
//!
//! 1. If they do not, let a₁ ≥ a₂ ≥ … be the sorted piles. The mover plays the first: some of its
//!    stones fill the 3rd pile up to the 2nd, the 5th up to the 4th and so on, and it keeps as
//!    many as the last pile has if the number of piles is even, otherwise none. Now all are in
//!    pairs. What is left to remove is (a₁ - a₂) + (a₃ - a₄) + …, which ends in the last pile
//!    itself if their number is odd, and is positive because the piles were not in pairs.
//! 2. If they do, no move leads to such a position again. At most one of the 2i largest piles
//!    becomes smaller, so the 1st, 3rd, … of the sorted piles do not. In pairs again, there would
//!    be as many stones as before, but the move has removed one at least.
//!
//! Cost: O(n log n) a case.

use proconio::{input, is_stdin_empty};

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        piles.sort_unstable();
        let in_pairs = piles.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        answers += if in_pairs { "0\n" } else { "1\n" };
    }
    print!("{answers}");
}
