//! Codeforces 282D — Yet Another Number Game
//! <https://codeforces.com/problemset/problem/282/D> · 2 s · 256 MiB · medium
//!
//! Rules: up to three numbers; a move lowers one of them, or all of them by the same amount,
//! none below 0. Whoever cannot move loses. One case `n`, then n numbers; print the winner,
//! `BitLGM` if he is the first player and `BitAryo` if not.
//! Model: Wythoff's game, with one, two or three heaps.
//! Why: two numbers are Wythoff's game: its lost pairs are (a, a + d), d = 0, 1, 2, …, with a
//! the least number in none of the earlier ones. One or three numbers are Nim, and the common
//! move adds nothing: it takes x from all, the lowest digit 1 of x is turned in each, an odd
//! number of times, and no digit below it. So it never leads from nim sum 0 to nim sum 0.
//! Cost: O(1).

use grundy::{nim, wythoff};
use proconio::input;

const BOUND: u64 = 300;

fn main() {
    input! { n: usize }
    assert!((1..=3).contains(&n), "{n} numbers, not 1 to 3");
    input! { mut numbers: [u64; n] }
    let in_bounds = numbers.iter().all(|&number| number < BOUND);
    assert!(in_bounds, "a number that is not below {BOUND} in {numbers:?}");
    numbers.sort_unstable();
    let wins = match numbers[..] {
        [small, large] => wythoff::outcome(small, large).mover_wins(),
        _ => nim::outcome(&numbers).mover_wins(),
    };
    println!("{}", if wins { "BitLGM" } else { "BitAryo" });
}
