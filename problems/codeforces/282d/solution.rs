//! Codeforces 282D — Yet Another Number Game
//! <https://codeforces.com/problemset/problem/282/D> · 2 s · 256 MiB · medium
//!
//! Rules: up to three numbers are given. A move lowers one of them, or all of them by the same
//! amount, and none below 0. Whoever cannot move loses. The input is `n` and the n numbers;
//! print the winner, `BitLGM` if it is the first player and `BitAryo` if not.
//! Model: Wythoff's game, with one, two or three heaps.
//! Why: two numbers are Wythoff's game, whose lost pairs are (a, a + d) for d = 0, 1, 2, …, with a
//! the least number in none of the earlier pairs. An odd number of numbers are Nim, for the
//! common move never leads from nim sum 0 to nim sum 0, so that it helps nobody: if it takes x
//! from all of them, it changes in each of them the digit where x has its lowest one, but no
//! digit below that, and an odd number of changes changes this digit of the nim sum.
//! Cost: O(1).

use grundy::{nim, wythoff};
use proconio::input;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    let outcome = match numbers[..] {
        [one, other] => wythoff::outcome(one, other),
        _ => {
            assert!(n % 2 == 1 || n == 0, "{n} numbers, neither two nor an odd number");
            nim::outcome(&numbers)
        }
    };
    println!("{}", if outcome.mover_wins() { "BitLGM" } else { "BitAryo" });
}
