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

use grundy::{nim, pass};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let values = piles.into_iter().map(|pile| pass::heap_value(pile, 1));
        let wins = nim::outcome(values).mover_wins();
        verdicts += if wins { "W\n" } else { "L\n" };
    }
    print!("{verdicts}");
}
