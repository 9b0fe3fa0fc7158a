//! CodeChef RESN04 — Stone Game
//! <https://www.codechef.com/problems/RESN04> · 1 s? · 1536 MiB? · easy
//!
//! Rules: piles of stones with the numbers 1 to N. A move removes exactly i stones from pile i,
//! for any i for which there are that many. Whoever moves last wins, ALICE first. Cases `N`, then
//! the piles, after the number of cases; print the winner of each, `ALICE` or `BOB`.
//! Model: parity, a number of moves that is fixed.
//! Why: pile i of s stones allows ⌊s / i⌋ moves, whatever happens elsewhere, and all of them will
//! be made. The first player moves last exactly if their sum is odd.
//! Cost: O(N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let odd_piles = (1..).zip(piles).filter(|(number, stones)| stones / number % 2 == 1);
        winners += if odd_piles.count() % 2 == 1 { "ALICE\n" } else { "BOB\n" };
    }
    print!("{winners}");
}
