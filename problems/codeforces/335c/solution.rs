//! Codeforces 335C — More Reclamation
//! <https://codeforces.com/problemset/problem/335/C> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: a river has r rows and 2 columns of cells; n of these cells are taken already. A move
//! takes a free cell; from then on, in the other column, the cell in the same row and the cells in
//! the neighbouring rows may not be taken. Whoever cannot move loses. The input is `r n` and the
//! row and column of each taken cell; print `WIN` if the player to move wins, otherwise `LOSE`.
//! Bounds: 1 ≤ r ≤ 100; 0 ≤ n ≤ r.
//! Kind: impartial
//! Model: take-and-break game, runs of rows with two kinds of ends.
//! Why: a taken cell leaves no free cell in its own row, and in each neighbouring row only the cell
//! in the same column can still be free. So the rows between taken cells form runs. The first and
//! the last row of a run are each bound to one column, except that a row at an end of the river is
//! not bound. What happens in one run changes nothing in any other run, and a move splits a run in
//! two. The values of runs are found in order of length: each value is the mex, over all moves in
//! the run, of the nim sum of the two parts that are left.
//! Cost: O(r²) time and O(r) memory.
//!
//! 规则：一条河有 r 行 2 列格子，其中 n 格已被占。每次操作占一个空格，此后另一列中同一行以及相
//! 邻两行的格子都不许再占。无法操作者输。输入为 `r n` 和每个已占格子的行、列；轮到的人赢输出
//! `WIN`，否则输出 `LOSE`。
//! 范围：1 ≤ r ≤ 100；0 ≤ n ≤ r。
//! 模型：取石子并分堆的游戏，若干段连续的行，段的两端各有两类。
//! 思路：占了一格之后，它所在的行不再有可占的格子，相邻两行各只剩同列的那一格可用。所以两个已占格
//! 子之间的行成为一段，它的首行和末行限定在某一列，而在河的两端则不受限制；各段之间互不影响，一步
//! 把一段分成两段。各段的 SG 值按长度递推：对能占的每一格取两部分的异或和，再取 mex。
//! 复杂度：时间 O(r²)，空间 O(r)。

use grundy::mex::mex;
use grundy::table::TableVec;
use itertools::iproduct;
use proconio::input;

/// What the first or last row of a run is bound to: column 1, column 2, or no column.
type Bond = usize;
const FREE: Bond = 0;

/// The values of the runs of one length, indexed by what their first and last rows are bound to.
type Values = [[u64; 3]; 3];

fn main() {
    input! { r: usize, n: usize, mut taken: [(usize, usize); n] }
    if let Some((row, column)) =
        taken.iter().find(|(row, column)| !(1..=r).contains(row) || !(1..=2).contains(column))
    {
        panic!("the taken cell {row} {column} is not in {r} rows and 2 columns");
    }
    taken.sort_unstable();
    let values = TableVec::by(r + 1, values_of_next_length);
    let mut sum = 0;
    let mut first_row = 1;
    let mut bond = FREE;
    for (row, column) in taken {
        assert!(first_row <= row, "row {row} has two taken cells");
        sum ^= values[row - first_row][bond][column];
        first_row = row + 1;
        bond = column;
    }
    sum ^= values[r + 1 - first_row][bond][FREE];
    println!("{}", if sum != 0 { "WIN" } else { "LOSE" });
}

/// Returns the values of the runs that are one row longer than the longest runs whose values are in
/// `shorter`.
fn values_of_next_length(shorter: &[Values]) -> Values {
    let rows = shorter.len();
    let mut values = [[0; 3]; 3];
    for (first, last) in iproduct!(0..3, 0..3) {
        let mut options = vec![];
        for (row, column) in iproduct!(0..rows, 1..=2) {
            let first_allows = row > 0 || first == FREE || first == column;
            let last_allows = row + 1 < rows || last == FREE || last == column;
            if first_allows && last_allows {
                options.push(shorter[row][first][column] ^ shorter[rows - 1 - row][column][last]);
            }
        }
        values[first][last] = mex(options);
    }
    values
}
