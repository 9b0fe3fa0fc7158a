//! Codeforces 63E — Sweets Game
//! <https://codeforces.com/problemset/problem/63/E> · 3 s · 256 MiB · difficulty 5
//!
//! Rules: a box is a hexagon of 19 cells, in rows of 3, 4, 5, 4 and 3, and some of the cells hold a
//! chocolate. A move eats one or more chocolates from consecutive cells of one line that is
//! parallel to a side of the box; whoever cannot move loses. The input shows the cells, `O` for a
//! chocolate and `.` for an empty cell. Print the winner, `Karlsson` if it is the first player and
//! `Lillebror` if not.
//! Bounds: there is at least one chocolate.
//! Kind: impartial
//! Model: bitmask DP, sets of chocolates.
//! Why: a position is one of 2^19 sets of cells, and a move removes one of at most 19 · 3 · 5
//! runs from it, so the values of all positions can be found from the smaller sets to the larger
//! ones.
//! Cost: O(2^19 · 103), as there are 103 different runs.
//!
//! 规则：一个六边形盒子有 19 格，各行为 3、4、5、4、3 格，有些格里有巧克力。每次操作从一条与盒
//! 子某边平行的直线上吃掉一个或多个位于连续格子里的巧克力；无法操作者输。输入各格，`O` 表示有巧
//! 克力，`.` 表示空格。输出获胜者，先手赢输出 `Karlsson`，否则输出 `Lillebror`。
//! 范围：至少有一块巧克力。
//! 模型：状态压缩 DP，局面是巧克力的集合。
//! 思路：局面是格子的 2^19 个集合之一，一步去掉至多 19 · 3 · 5 种连续段中的一段，所以从小集合到大
//! 集合可以求出所有局面的值。
//! 复杂度：O(2^19 · 103)，103 是互不相同的连续段的个数。

use grundy::contest::masks::removal_values;
use proconio::input;

/// How far the box reaches from the cell in the middle.
const RADIUS: i32 = 2;
const CELLS: usize = 19;

/// A cell, given by its row and by its diagonal down to the right; both are 0 for the cell in the
/// middle. The other diagonals are those along which row + diagonal is constant.
#[derive(Clone, Copy, PartialEq)]
struct Cell {
    row: i32,
    diagonal: i32,
}

fn main() {
    input! { signs: [char; CELLS] }
    let chocolates = signs.iter().enumerate().map(|(cell, sign)| match sign {
        'O' => 1 << cell,
        '.' => 0,
        _ => panic!("{sign:?} in the box, neither O nor ."),
    });
    let values = removal_values(CELLS as u32, &runs(&cells()));
    let values = values.unwrap_or_else(|error| panic!("{error}"));
    let karlsson_wins = values[chocolates.sum::<usize>()] != 0;
    println!("{}", if karlsson_wins { "Karlsson" } else { "Lillebror" });
}

/// Returns the cells of the box, in the order of the input.
fn cells() -> Vec<Cell> {
    let reach = -RADIUS..=RADIUS;
    let all =
        reach.clone().flat_map(|row| reach.clone().map(move |diagonal| Cell { row, diagonal }));
    all.filter(|cell| (cell.row + cell.diagonal).abs() <= RADIUS).collect()
}

/// Returns the masks of all runs of cells in the three directions.
fn runs(cells: &[Cell]) -> Vec<u32> {
    let mut runs = Vec::new();
    for &start in cells {
        for (down, across) in [(0, 1), (1, 0), (1, -1)] {
            let mut run = 0;
            let mut end = start;
            while let Some(index) = cells.iter().position(|&cell| cell == end) {
                run |= 1 << index;
                runs.push(run);
                end = Cell { row: end.row + down, diagonal: end.diagonal + across };
            }
        }
    }
    runs.sort_unstable();
    runs.dedup();
    runs
}
