//! The picture of HDU 2873, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use maud::Markup;
use support::language::Language;

/// Returns the values of bombs.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 7;
    let mut values = [[0u64; LAST + 1]; LAST + 1];
    for p in 1..=LAST {
        for q in 1..=LAST {
            values[p][q] = match (p, q) {
                (1, 1) => 0,
                // On the border, a bomb goes any way towards (1, 1).
                (1, _) => mex((1..q).map(|v| values[1][v])),
                (_, 1) => mex((1..p).map(|u| values[u][1])),
                _ => mex((1..p)
                    .flat_map(|u| (1..q).map(move |v| (u, v)))
                    .map(|(u, v)| values[u][q] ^ values[p][v])),
            };
        }
    }
    let rows = (1..=LAST).map(|p| (format!("p = {p}"), cells(&values[p][1..])));
    Picture::new(
        language,
        grid("q", 1..=LAST, rows),
        "The Grundy value of a bomb on each cell. On the first row and column it is a heap of \
         Nim. Elsewhere it is the mex of all nim sums of a cell above in its column and a cell to \
         the left in its row, where the two new bombs appear. Several bombs are added as a nim \
         sum.",
        "每格上一枚炸弹的 SG 值。第一行和第一列是 Nim 堆；其余各格取同列上方一格与同行左侧一格（两枚新炸弹\
         所在）之值的异或和的 mex。几枚炸弹取异或和。",
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
