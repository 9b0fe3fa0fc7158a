//! HackerRank zero-move-nim — Zero-Move Nim
//! <https://www.hackerrank.com/challenges/zero-move-nim> · 10 s? · 512 MiB? · medium
//!
//! Rules: a move takes any positive number of stones from one of the piles, or none from a pile
//! with stones, which may be done once for each pile, by either player; whoever cannot move
//! loses. The input has g cases: `n`, then n piles. Print `W` if the first player wins, else `L`.
//! Model: Nim, with a pass for each pile.
//! Why: the pass on a pile of p leaves a pile of Nim, of the value p. By induction a pile
//! with its pass has the value p + 1 if p is odd, p - 1 if p is even, and 0 if it is empty:
//! the smaller piles have all values below p if p is odd, and all up to p but p - 1 if it is even.
//! Cost: O(n) a case.

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let wins = nim::outcome(piles.into_iter().map(grundy_value)).mover_wins();
        verdicts += if wins { "W\n" } else { "L\n" };
    }
    print!("{verdicts}");
}

/// Returns the value of a pile whose pass has not been used.
fn grundy_value(pile: u64) -> u64 {
    match pile {
        0 => 0,
        _ if pile % 2 == 1 => pile.checked_add(1).expect("a pile of 2^64 - 1 is too large"),
        _ => pile - 1,
    }
}
