//! CSES 1099 — Stair Game
//! <https://cses.fi/problemset/task/1099> · 1 s · 512 MiB · easy
//!
//! Rules: stairs 1 to n hold balls; a move carries any positive number of balls from one
//! stair k > 1 to stair k - 1, and whoever moves last wins. After the number of cases t
//! come the cases `n`, then the balls on each stair; print the winner of each, `first` or
//! `second`.
//! Model: staircase Nim.
//! Why: balls on even stairs are heaps of Nim: a move away from an even stair takes from
//! its heap. A move onto an even stair can be taken back at once by carrying the same balls
//! one stair further, so it changes nothing; stair 1 is the floor. By Bouton's theorem the
//! first player loses exactly if the nim sum of the even stairs is 0.
//! Cost: O(n) a case.

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

const MOST_BALLS: u64 = 1_000_000_000;

fn main() {
    input! { t: usize }
    assert!((1..=200_000).contains(&t), "{t} cases, not 1 to 200000");
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize }
        assert!((1..=200_000).contains(&n), "{n} stairs, not 1 to 200000");
        input! { stairs: [u64; n] }
        if let Some(balls) = stairs.iter().find(|&&balls| balls > MOST_BALLS) {
            panic!("{balls} balls on a stair, more than {MOST_BALLS}");
        }
        winners +=
            if outcome(&stairs[1..], NO_BOUND).mover_wins() { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
