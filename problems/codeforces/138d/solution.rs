//! Codeforces 138D — World of Darkraft
//! <https://codeforces.com/problemset/problem/138/D> · 2 s · 256 MiB · hard
//!
//! Rules: n rows of m cells with a letter each, all active; from an active cell a move sends
//! waves to the lower left and upper right (`L`), to the upper left and lower right (`R`) or
//! all four ways (`X`). They make cells inactive, up to the edge or an inactive one. Whoever
//! cannot move loses. One case `n m`, then the rows; print `WIN` if the first player wins,
//! otherwise `LOSE`.
//! Model: splitting game, rectangles of diagonals.
//! Why: cells of one colour of a chessboard never affect the other. On one colour number the
//! diagonals of both directions: a region of active cells is a range of either, a rectangle.
//! An `L` takes a diagonal out of one range, an `R` one out of the other, an `X` both, and
//! the region falls apart into two or four.
//! Cost: O((n + m)⁶ / 2⁷) time, O((n + m)⁴ / 2⁴) memory.

use grundy::mex::mex;
use itertools::{iproduct, Itertools};
use proconio::{input, marker::Chars};

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=20).contains(&n.max(m)) && n.min(m) > 0, "{n} by {m} cells, not 1 to 20");
    input! { rows: [Chars; n] }
    let in_bounds = rows.iter().all(|row| row.len() == m && row.iter().all(|c| "LRX".contains(*c)));
    assert!(in_bounds, "a row that is not {m} letters L, R and X");
    // One more than the diagonals of a direction and a colour.
    let (bound, mut sum) = ((n + m) / 2 + 1, 0);
    for colour in 0..2 {
        let mut letters = vec![vec!['.'; bound]; bound];
        for (row, column) in
            iproduct!(0..n, 0..m).filter(|(row, column)| (row + column) % 2 == colour)
        {
            letters[(row + column) / 2][(row + m - 1 - column) / 2] = rows[row][column];
        }
        let mut values = vec![0; bound.pow(4)];
        let at = |[a, b, c, d]: [usize; 4]| ((a * bound + b) * bound + c) * bound + d;
        let ranges =
            || (0..bound).rev().flat_map(|start| (start + 1..bound).map(move |end| (start, end)));
        for ((a, b), (c, d)) in ranges().cartesian_product(ranges()) {
            let value = |region| values[at(region)];
            let options = iproduct!(a..b, c..d).filter_map(|(x, y)| match letters[x][y] {
                'L' => Some(value([a, x, c, d]) ^ value([x + 1, b, c, d])),
                'R' => Some(value([a, b, c, y]) ^ value([a, b, y + 1, d])),
                'X' => {
                    let left = value([a, x, c, y]) ^ value([a, x, y + 1, d]);
                    Some(left ^ value([x + 1, b, c, y]) ^ value([x + 1, b, y + 1, d]))
                }
                _ => None,
            });
            values[at([a, b, c, d])] = mex(options);
        }
        sum ^= values[at([0, bound - 1, 0, bound - 1])];
    }
    println!("{}", if sum > 0 { "WIN" } else { "LOSE" });
}
