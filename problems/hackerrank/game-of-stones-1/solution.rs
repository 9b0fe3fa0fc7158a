//! HackerRank game-of-stones-1 — Game of Stones
//! <https://www.hackerrank.com/challenges/game-of-stones-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: a move takes 2, 3 or 5 stones from the one pile of n stones; whoever cannot move
//! loses. The input has t cases `n`. Print the winner, `First` or `Second`.
//! Rule: {2, 3, 5}
//! Model: subtraction game {2, 3, 5}, one heap.
//! Why: a heap is lost exactly if its Grundy value is 0. Those are the numbers that leave 0
//! or 1 mod 7: the moves 2, 3, 5 never join two of these remainders, and some move leads
//! to one of them from every other remainder.
//! Cost: the 101 Grundy values are built by the compiler; a case costs one look-up.

use grundy::table::Table;
use proconio::input;

static SG: Table<u8, 101> = Table::subtraction(&[2, 3, 5]);

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        winners += if SG[n] != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}
