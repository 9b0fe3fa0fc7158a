//! HDU 5724 — Chess
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5724> · 1 s · 64 MiB · easy
//!
//! Rules: n rows of 20 cells with chesses on some; a move takes a chess to the next empty cell
//! on its right, over those between, if there is one, and whoever cannot move loses, Alice
//! first. Cases after their number: n, then for each row m and the m cells with a chess. Print
//! `YES` if Alice wins, else `NO`.
//! Model: game on sets, a table by mask.
//! Why: rows do not hinder each other, so the nim sum of their Grundy values decides. With
//! the rightmost cell as bit 0 a move makes a row's mask smaller, and its value is the mex
//! of the values of masks that come before.
//! Cost: O(20 · 2^20) for the table, O(m) a row.

use grundy::masks::jumps_down;
use grundy::mex::mex_of_mask;
use grundy::table::TableVec;
use proconio::input;

fn main() {
    let sg = TableVec::by(1 << 20, |earlier: &[u8]| {
        let options = jumps_down(earlier.len() as u32);
        let values = options.fold(0, |values, option| values | 1u128 << earlier[option as usize]);
        mex_of_mask(values) as u8
    });
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n <= 1000, "{n} rows, more than 1000");
        let mut sum = 0;
        for _ in 0..n {
            input! { m: usize }
            assert!(m <= 20, "{m} chesses in a row, more than 20");
            input! { cells: [usize; m] }
            let mut mask = 0usize;
            for cell in cells {
                assert!((1..=20).contains(&cell), "a chess on cell {cell}, not 1 to 20");
                assert!(mask >> (20 - cell) & 1 == 0, "two chesses on cell {cell}");
                mask |= 1 << (20 - cell);
            }
            sum ^= sg[mask];
        }
        verdicts += if sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
