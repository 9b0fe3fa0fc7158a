//! HackerRank the-prime-game — Manasa and Prime game
//! <https://www.hackerrank.com/challenges/the-prime-game> · 10 s? · 512 MiB? · easy
//!
//! Rules: a move takes 2, 3, 5, 7, 11 or 13 chocolates from one of the buckets; whoever cannot
//! move loses, Manasa first. The input has t cases: `n`, then n buckets. Print the winner,
//! `Manasa` or `Sandy`.
//! Rule: {2, 3, 5, 7, 11, 13}
//! Model: subtraction game {2, 3, 5, 7, 11, 13}, a sum of heaps.
//! Why: the values of heaps from 0 on are 0, 0, 1, 1, 2, 2, 3, 3, 4 and then the same again, with
//! period 9: a value follows from the 13 before it, and 13 values in a row repeat, as those of the
//! first 22 heaps show. The nim sum of all decides.
//! Cost: O(1) a bucket.

use grundy::table::Table;
use proconio::input;

const PERIOD: u64 = 9;
static SG: Table<u8, 9> = Table::subtraction(&[2, 3, 5, 7]);

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, buckets: [u64; n] }
        let nim_sum = buckets.iter().fold(0, |sum, bucket| sum ^ SG[(bucket % PERIOD) as usize]);
        winners += if nim_sum != 0 { "Manasa\n" } else { "Sandy\n" };
    }
    print!("{winners}");
}
