//! HackerRank the-prime-game — Manasa and Prime game
//! <https://www.hackerrank.com/challenges/the-prime-game> · 10 s? · 512 MiB? · easy
//!
//! Rules: buckets of chocolates; a move takes 2, 3, 5, 7, 11 or 13 from one of them, and
//! whoever cannot move loses, Manasa first. t cases `n`, then n buckets; print the winner,
//! `Manasa` or `Sandy`.
//! Rule: {2, 3, 5, 7, 11, 13}
//! Model: subtraction game {2, 3, 5, 7, 11, 13}, a sum of heaps.
//! Why: the values of heaps from 0 on are 0, 0, 1, 1, 2, 2, 3, 3, 4 and so again, with period
//! 9: a value follows from the 13 before it, and 13 values in a row repeat, as those of the
//! first 22 heaps show. The nim sum of all decides.
//! Cost: O(1) a bucket.

use grundy::table::Table;
use proconio::input;

const PERIOD: u64 = 9;
static SG: Table<u8, 9> = Table::subtraction(&[2, 3, 5, 7]);

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=10_000).contains(&n), "{n} buckets, not 1 to 10000");
        input! { buckets: [u64; n] }
        if let Some(bucket) = buckets.iter().find(|&&bucket| bucket > 10u64.pow(18)) {
            panic!("a bucket of {bucket}, more than 10^18");
        }
        let nim_sum = buckets.iter().fold(0, |sum, bucket| sum ^ SG[(bucket % PERIOD) as usize]);
        winners += if nim_sum != 0 { "Manasa\n" } else { "Sandy\n" };
    }
    print!("{winners}");
}
