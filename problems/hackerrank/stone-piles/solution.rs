//! HackerRank stone-piles — Stone Piles
//! <https://www.hackerrank.com/challenges/stone-piles> · 10 s? · 512 MiB? · medium
//!
//! Rules: piles of stones; a move divides one of them into two or more piles, all of
//! different sizes, and whoever cannot move loses. T cases `N`, then N piles; print the
//! winner, `ALICE` (first) or `BOB`.
//! Model: splitting game, into different parts.
//! Why: a pile has the mex of the nim sums of all its divisions. Going through the parts 1,
//! 2, 3, … each may be added once to what the smaller ones make up, as in a knapsack that
//! keeps all nim sums for each total. Before part p itself is added, the total p holds just
//! the divisions of p, whose mex is the value that p needs.
//! Cost: O(50² · 64) once for the table, O(N) a case.

use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeSet;

const LARGEST: usize = 50;

fn main() {
    let mut values = vec![0; LARGEST + 1];
    let mut nim_sums = vec![BTreeSet::new(); LARGEST + 1];
    nim_sums[0].insert(0);
    for part in 1..=LARGEST {
        values[part] = mex(nim_sums[part].iter().copied());
        for total in (part..=LARGEST).rev() {
            let with_part: Vec<u64> =
                nim_sums[total - part].iter().map(|sum| sum ^ values[part]).collect();
            nim_sums[total].extend(with_part);
        }
    }
    input! { cases: usize }
    assert!((1..=50).contains(&cases), "{cases} cases, not 1 to 50");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=50).contains(&n), "{n} piles, not 1 to 50");
        input! { piles: [usize; n] }
        let in_bounds = piles.iter().all(|pile| (1..=LARGEST).contains(pile));
        assert!(in_bounds, "a pile outside 1..={LARGEST} in {piles:?}");
        let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        winners += if nim_sum != 0 { "ALICE\n" } else { "BOB\n" };
    }
    print!("{winners}");
}
