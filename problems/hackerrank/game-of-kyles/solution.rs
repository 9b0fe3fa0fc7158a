//! HackerRank game-of-kyles — Bowling Pins
//! <https://www.hackerrank.com/challenges/game-of-kyles> · 10 s? · 512 MiB? · easy
//!
//! Also: HackerRank bowling-pins
//! Rules: a row of pins, `I` one that stands and `X` a gap; a throw knocks down one pin or
//! two that stand side by side, and whoever takes the last pin wins. T cases `N`, then the
//! row of N signs; print `WIN` if the first player wins, else `LOSE`.
//! Rule: 0.77
//! Model: take-and-break game, Kayles, octal game 0.77.
//! Why: gaps part the row into rows that do not touch each other. The value of a row is the
//! mex of the nim sums of both parts over all throws, and the nim sum of all rows decides.
//! Cost: O(300²) once for the table, O(N) a case.

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

const MOST: usize = 300;

fn main() {
    let sg = TableVec::by(MOST + 1, |rows: &[u64]| {
        let rests = (1..=2).filter_map(|pins| rows.len().checked_sub(pins));
        mex(rests.flat_map(|rest| (0..=rest / 2).map(move |left| rows[left] ^ rows[rest - left])))
    });
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, row: String }
        assert!((1..=MOST).contains(&n), "a row of {n}, not 1 to {MOST}");
        assert!(row.len() == n, "{} signs in a row of {n}", row.len());
        let strange = row.chars().find(|&sign| sign != 'I' && sign != 'X');
        if let Some(sign) = strange {
            panic!("{sign:?} in a row, neither I nor X");
        }
        let nim_sum = row.split('X').fold(0, |sum, pins| sum ^ sg[pins.len()]);
        verdicts += if nim_sum != 0 { "WIN\n" } else { "LOSE\n" };
    }
    print!("{verdicts}");
}
