//! BZOJ 4131 — Parallel games (并行博弈)
//! <https://hydro.ac/d/bzoj/p/4131> · 1 s? · 128 MiB? · easy
//!
//! Rules: k boards of cells, 1 black and 0 white; a move chooses a black cell (x, y) of one
//! board and flips all its cells (x', y') with x' ≤ x and y' ≤ y, and whoever cannot move
//! loses, lyp first. T cases `k`, then for each board `n m` and its n rows of m cells; print
//! `lyp win` or `ld win`.
//! Model: parity, a coin that every move turns.
//! Why: every move flips the cell (1, 1) of one board, so that the number of those that are
//! black changes its parity, and in the end it is 0. (Play ends: with the cells of a board
//! as the digits of a number, the last row first and from right to left, a move's first
//! digit to change goes from 1 to 0.)
//! Cost: O(cells).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=20).contains(&cases), "{cases} cases, not 1 to 20");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { k: usize }
        let mut black_corners = 0u32;
        let mut cells = 0;
        for _ in 0..k {
            input! { n: usize, m: usize }
            cells += n.saturating_mul(m);
            assert!(n > 0 && m > 0 && cells <= 1_000_000, "a board of {n} by {m} is too much");
            input! { board: [[u8; m]; n] }
            let known = board.iter().flatten().all(|&cell| cell < 2);
            assert!(known, "a cell that is neither 0 nor 1");
            black_corners += u32::from(board[0][0]);
        }
        winners += if black_corners % 2 == 1 { "lyp win\n" } else { "ld win\n" };
    }
    print!("{winners}");
}
