//! The picture of HackerRank a-chessboard-game-1, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use maud::Markup;
use support::language::Language;

/// Returns the values of a knight on a corner of the board.
pub fn picture(language: Language) -> Picture {
    const SIZE: usize = 15;
    const SHOWN: usize = 9;
    let mut values = [[0u64; SIZE + 1]; SIZE + 1];
    // Every move makes the sum of both coordinates smaller.
    for sum in 2..=2 * SIZE {
        for x in (1..=SIZE).filter(|x| (1..=SIZE).contains(&sum.wrapping_sub(*x))) {
            let y = sum - x;
            let moves = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
            let after = moves.into_iter().filter_map(|(dx, dy)| {
                let (x, y) = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
                ((1..=SIZE).contains(&x) && (1..=SIZE).contains(&y)).then(|| values[x][y])
            });
            values[x][y] = mex(after);
        }
    }
    let rows = (1..=SHOWN).map(|x| (format!("x = {x}"), cells(&values[x][1..=SHOWN])));
    Picture::new(
        language,
        grid("y", 1..=SHOWN, rows),
        "The corner of the board, with the Grundy value of each cell. From (x, y) a coin goes two \
         cells nearer in one coordinate and one cell either way in the other, so x + y becomes \
         smaller. Lost cells have the value 0, green; several coins are the nim sum of their \
         cells.",
        "棋盘的一角，写出每格的 SG 值。从 (x, y) 出发，一个坐标减 2，另一个加 1 或减 1，所以 x + y 变小。\
         值为 0 的格必败（绿色）；几枚硬币取各格之值的异或和。",
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
