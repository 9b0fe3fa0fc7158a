//! The picture of Luogu P2594, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use maud::Markup;
use support::language::Language;

/// Returns the values of coins of which connected sets are turned.
pub fn picture(language: Language) -> Picture {
    const ROWS: usize = 3;
    const COLUMNS: usize = 4;
    let mut values = [[0u64; COLUMNS]; ROWS];
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let cells: Vec<(usize, usize)> =
                (0..=row).flat_map(|r| (0..=column).map(move |c| (r, c))).collect();
            // The last of the cells is the tail itself.
            let own = 1u32 << (cells.len() - 1);
            let sets = (0..own).map(|others| others | own);
            let connected = sets.filter(|&set| {
                let mut reached = own;
                for _ in &cells {
                    for (number, &(r, c)) in cells.iter().enumerate() {
                        let is_near = cells.iter().enumerate().any(|(other, &(s, d))| {
                            reached >> other & 1 == 1 && r.abs_diff(s) + c.abs_diff(d) == 1
                        });
                        if is_near {
                            reached |= set & 1 << number;
                        }
                    }
                }
                reached == set
            });
            let left = connected.map(|set| {
                let others = cells.iter().enumerate().filter(|(n, _)| set & !own & 1 << n != 0);
                others.fold(0, |sum, (_, &(r, c))| sum ^ values[r][c])
            });
            values[row][column] = mex(left);
        }
    }
    let rows = (0..ROWS).map(|row| ((row + 1).to_string(), cells(&values[row])));
    Picture::new(
        language,
        grid("", 1..=COLUMNS, rows),
        "A board of 3 rows and 4 columns, with the Grundy value of a single tail on each cell. In \
         the first row and column it is the largest power of 2 that divides the number of the \
         coin, elsewhere 2 to the power of row + column - 2. The board is the nim sum of its \
         tails.",
        "3 行 4 列的棋盘，写出每格上单独一枚反面的 SG 值。第一行和第一列为整除其编号的 2 的最高次幂，其余为 \
         2 的“行 + 列 - 2”次方。整个棋盘是各反面之值的异或和。",
    )
}

/// Draws a grid: `corner` names the columns, which `columns` number, and each row has its name.
fn grid(
    corner: &str,
    columns: impl Iterator<Item = usize>,
    rows: impl Iterator<Item = (String, Vec<LineCell>)>,
) -> Markup {
    let top = Line::new(corner, columns.map(LineCell::bare));
    let rows = rows.map(|(name, cells)| Line::new(name, cells));
    lines(&[top].into_iter().chain(rows).collect::<Vec<_>>())
}

/// Returns the cells of some values.
fn cells(values: &[u64]) -> Vec<LineCell> {
    values.iter().copied().map(LineCell::of_value).collect()
}
