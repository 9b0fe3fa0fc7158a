//! Codeforces 1704F — Colouring Game
//! <https://codeforces.com/problemset/problem/1704/F> · 1 s · 256 MiB · hard
//!
//! Rules: a row of red and blue cells; Alice picks two neighbouring cells of which one at
//! least is red and paints both white, Bob two of which one at least is blue. They move in
//! turn, Alice first, and whoever cannot move loses. Cases `n`, then the row, `R` and `B`,
//! after their number; print the winner of each, `Alice` or `Bob`.
//! Rule: 0.07
//! Model: partisan game, then Dawson's Kayles.
//! Why: whoever has more cells wins, by taking a red and blue pair while there is one and then
//! one cell of his own at a time. So with equal numbers a move that takes no such pair gives
//! the game away, and who finds no pair loses: taking pairs is all. A run of changing colours
//! is then a row of Kayles pins of which two neighbours are taken, octal game 0.07. Its values
//! have period 34 from 53 on: by the theorem of Guy and Smith it is enough to compare up to
//! 2 · 53 + 34 + 2 = 142 with 34 further on, which fits in the table's 180.
//! Cost: O(180²) for the table, O(n) a case.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

fn main() {
    let values = TableVec::<u64>::by(180, |earlier| {
        let cells = earlier.len().saturating_sub(1);
        mex((0..cells).map(|left| earlier[left] ^ earlier[cells - 1 - left]))
    });
    let value = |run: usize| match run.checked_sub(PREPERIOD) {
        Some(past) => values[PREPERIOD + past % PERIOD],
        None => values[run],
    };
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut winners, mut cells_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize, row: String }
        cells_in_all += n;
        assert!(n > 0 && cells_in_all <= 500_000, "{n} cells, {cells_in_all} in all");
        let row = row.as_bytes();
        assert!(row.len() == n, "{} cells, not the {n} that were promised", row.len());
        assert!(row.iter().all(|cell| b"RB".contains(cell)), "a cell that is not R or B");
        let red = row.iter().filter(|&&cell| cell == b'R').count();
        let (mut sum, mut run) = (0, 1);
        for two in row.windows(2) {
            if two[0] == two[1] {
                sum ^= value(run);
                run = 0;
            }
            run += 1;
        }
        // A single cell has no neighbour.
        let alice = n > 1 && (2 * red > n || 2 * red == n && sum ^ value(run) != 0);
        winners += if alice { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
