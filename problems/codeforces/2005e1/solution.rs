//! Codeforces 2005E1 — Subtangle Game (Easy Version)
//! <https://codeforces.com/problemset/problem/2005/E1> · 2 s · 256 MiB · difficulty 5
//!
//! Also: Codeforces 2005E2
//! Rules: there is a list of l numbers and a matrix of n rows and m columns. On turn i the player
//! chooses a cell that holds the i-th number of the list and lies both further down and further
//! right than the cell chosen before. A player who cannot do this, or whose turn comes after the
//! end of the list, loses. The input is the number of cases; each case is `l n m`, the list and the
//! rows. For each case, print `T` if the first player, Tsovak, wins, and `N` if the second, Narek,
//! does.
//! Bounds: at most 300 cases; 1 ≤ l, n, m ≤ 300; all l together are at most 300, all n · m together
//! at most 10^5; the numbers are from 1 to min(7, n · m).
//! Kind: impartial
//! Model: game on a graph, cells that are further down and to the right.
//! Why: the cells from which a player can still choose form a rectangle that begins in some row and
//! column and extends to the last row and column. If a player wins in such a rectangle, he also
//! wins in a rectangle that begins in the same row and further left. So for each turn and row, it
//! is enough to know the reach: the number of columns in which the rectangle can begin if the
//! player to move is to win. The reach is found backwards from the last turn.
//!
//! 1. After the last turn the reach is 0 in every row.
//! 2. Choosing a cell in row r and column c wins if the rectangle beyond it is lost on the next
//!    turn. That rectangle begins in row r + 1 and column c + 1, so it is lost if c is at least the
//!    next turn's reach in row r + 1. So if a cell in a row wins, every cell further right in that
//!    row with the same number wins, too: only the last such cell needs to be tried.
//! 3. The reach of a row is the largest column, counted from 1, of a winning cell in this row or
//!    below it.
//!
//! Cost: O(n m + l n) per case.
//!
//! 规则：有一个长为 l 的数列和一个 n 行 m 列的矩阵。第 i 次轮到的人选一个写着数列第 i 个数的
//! 格，它必须在上一次所选格的下方的行、右方的列。选不出格子，或数列已经用完，轮到的人就负。先给
//! 出数据组数，每组给出 `l n m`、数列和各行；先手 Tsovak 胜输出 `T`，后手 Narek 胜输出 `N`。
//! 范围：至多 300 组；1 ≤ l, n, m ≤ 300；各组的 l 之和至多为 300，n · m 之和至多为 10^5；各数从 1
//! 到 min(7, n · m)。
//! 模型：图上游戏，格越来越靠下、靠右。
//! 思路：轮到的人面对一个矩形，从某行某列开始，直到最后一行最后一列。若他在其中必胜，则在从更左
//! 的列开始的矩形中也必胜。所以对每一次、每一行，只需知道“可及列数”：矩形可以从前多少列开始而
//! 使轮到的人必胜。从最后一次往前推。
//!
//! 1. 最后一次之后，每行的可及列数都是 0。
//! 2. 选第 r 行第 c 列的格获胜，当且仅当它右下方的矩形在下一次必败。这个矩形从第 r + 1 行第 c + 1
//!    列开始，所以条件是 c 不小于下一次在第 r + 1 行的可及列数。所以若一行中某格能胜，该行更右的相
//!    同的数也能胜：只需试最后一个。
//! 3. 一行的可及列数，是这一行及其下各行中能胜的格的最大列号，从 1 算起。
//!
//! 复杂度：每组 O(n m + l n)。

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { l: usize, n: usize, m: usize, list: [u64; l], matrix: [[u64; m]; n] }
        winners += if first_wins(&list, &matrix) { "T\n" } else { "N\n" };
    }
    print!("{winners}");
}

/// The last of the cells in a row that hold a given number; row and column are counted from 0.
struct LastCell {
    row: usize,
    column: usize,
}

fn first_wins(list: &[u64], matrix: &[Vec<u64>]) -> bool {
    let last_cells = last_cells(list, matrix);
    let mut reach = vec![0; matrix.len() + 1];
    for number in list.iter().rev() {
        let mut reach_before = vec![0; matrix.len() + 1];
        for cell in &last_cells[number] {
            if reach[cell.row + 1] <= cell.column + 1 {
                reach_before[cell.row] = cell.column + 1;
            }
        }
        for row in (0..matrix.len()).rev() {
            reach_before[row] = reach_before[row].max(reach_before[row + 1]);
        }
        reach = reach_before;
    }
    reach[0] > 0
}

/// Returns, for each number of the list and each row that contains it, the last cell of the row
/// with this number.
fn last_cells(list: &[u64], matrix: &[Vec<u64>]) -> HashMap<u64, Vec<LastCell>> {
    let mut last_cells: HashMap<u64, Vec<LastCell>> = HashMap::new();
    for &number in list {
        last_cells.insert(number, vec![]);
    }
    for (row, numbers) in matrix.iter().enumerate() {
        for (column, number) in numbers.iter().enumerate() {
            let Some(cells) = last_cells.get_mut(number) else { continue };
            match cells.last_mut() {
                Some(last) if last.row == row => last.column = column,
                _ => cells.push(LastCell { row, column }),
            }
        }
    }
    last_cells
}
