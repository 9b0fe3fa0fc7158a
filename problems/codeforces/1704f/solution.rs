//! Codeforces 1704F — Colouring Game
//! <https://codeforces.com/problemset/problem/1704/F> · 1 s · 256 MiB · hard
//!
//! Rules: a row of red and blue cells. Alice picks two neighbouring cells of which at least one
//! is red and paints both white; Bob does the same with two of which at least one is blue. They
//! move in turn, Alice first, and whoever cannot move loses. Cases `n`, then the row, `R` and
//! `B`, after their number; print the winner of each, `Alice` or `Bob`.
//! Model: partisan game, then Dawson's Kayles.
//! Why: the player with more cells wins. With equal numbers of red and blue cells, it all depends
//! on who takes the last pair of a red and a blue cell, and a run of changing colours is a row of
//! Kayles pins from which each move knocks down two neighbours: the octal game 0.07.
//!
//! 1. Let Alice have more cells, and let it be her turn. A move of Bob's never makes her lead
//!    smaller, as at least one of his two cells is blue. As long as there is a red cell beside a
//!    blue one, she takes such a pair, and her lead stays.
//! 2. If there is no such pair, there never will be one again. If Bob has no cell left, any move
//!    of hers wins; she has one unless the row is a single cell. Otherwise red and blue cells
//!    are separated by white ones, so each red run has a white neighbour, and she takes her cells
//!    from there one at a time. That makes more moves than Bob has cells.
//! 3. If it is Bob's turn, his move leaves her in the lead, too. By symmetry the same is true of
//!    Bob, whose lead is not in danger in a single cell either, as Alice cannot move there.
//! 4. With equal numbers, a move that takes no red and blue pair gives the other player the lead,
//!    and so loses. Thus only such pairs are taken, and whoever finds none loses.
//! 5. The values of 0.07 have the period 34 from 53 on. By the theorem of Guy and Smith this is
//!    proved when the values from 53 to 2 · 53 + 34 + 2 - 1 = 141 agree with those 34 further on.
//!
//! Cost: O(53 + 34) squared for the table, O(n) a case.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

fn main() {
    let values = values_of_runs();
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, row: String }
        assert!(row.len() == n, "{} cells, not the {n} that were promised", row.len());
        assert!(row.bytes().all(|cell| b"RB".contains(&cell)), "a cell that is not R or B");
        winners += if alice_wins(row.as_bytes(), &values) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns the Grundy values of runs of changing colours, up to the end of the first period.
fn values_of_runs() -> TableVec<u64> {
    TableVec::by(PREPERIOD + PERIOD, |shorter: &[u64]| {
        let cells = shorter.len();
        mex((2..=cells).map(|pair_end| shorter[pair_end - 2] ^ shorter[cells - pair_end]))
    })
}

fn alice_wins(row: &[u8], values: &TableVec<u64>) -> bool {
    let red = row.iter().filter(|&&cell| cell == b'R').count();
    let blue = row.len() - red;
    if red != blue {
        return red > blue && row.len() > 1;
    }
    let mut sum = 0;
    for run in row.chunk_by(|cell, next| cell != next) {
        let past = run.len().saturating_sub(PREPERIOD);
        sum ^= values[run.len() - past + past % PERIOD];
    }
    sum != 0
}
