//! CSES 2207 — Grundy's Game
//! <https://cses.fi/problemset/task/2207> · 1 s · 512 MiB · medium
//!
//! Rules: one heap of n coins; a move splits a heap into two heaps of different sizes, both
//! not empty, and whoever moves last wins. After the number of cases t comes one n a line;
//! print the winner of each, `first` or `second`.
//! Rule: grundy
//! Model: take-and-break game, Grundy's game, one heap that splits.
//! Why: a heap's Grundy value is the mex of the nim sums of its two parts' values, which
//! gives the table below (OEIS A002188). No law of these values is known, but all of them
//! up to 10^6 have been computed, and the last heap of value 0 among them is 1222: beyond
//! it there is always a split into two heaps that are unequal but have equal values.
//! Cost: O(1222²) once for the table, O(1) a line.

use grundy::mex::MexSet;
use grundy::table::TableVec;
use proconio::input;

const LAST_LOST: usize = 1222;
const LARGEST_KNOWN: usize = 1_000_000;

fn main() {
    let mut options = MexSet::new();
    let sg = TableVec::by(LAST_LOST + 1, |smaller: &[u64]| {
        let heap = smaller.len();
        options.clear();
        for part in (1..heap).take_while(|part| 2 * part < heap) {
            options.insert(smaller[part] ^ smaller[heap - part]);
        }
        options.mex()
    });
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize }
        assert!(n <= LARGEST_KNOWN, "a heap of {n} coins, more than {LARGEST_KNOWN}");
        winners += if n > LAST_LOST || sg[n] != 0 { "first\n" } else { "second\n" };
    }
    print!("{winners}");
}
