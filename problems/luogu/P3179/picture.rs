//! The picture of Luogu P3179, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use maud::Markup;
use support::language::Language;

/// Returns the values of cells whose multiples are turned.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 16;
    let mut values = [0u64; LAST + 1];
    for cell in (1..=LAST).rev() {
        let sums = (2..=LAST / cell).scan(0, |sum, multiple| {
            *sum ^= values[multiple * cell];
            Some(*sum)
        });
        values[cell] = mex([0].into_iter().chain(sums));
    }
    let quotients = (1..=LAST).map(|cell| LineCell::bare(LAST / cell)).collect();
    let rows = [("⌊n/x⌋".to_string(), quotients), ("SG".to_string(), cells(&values[1..]))];
    Picture::new(
        language,
        grid("x", 1..=LAST, rows.into_iter()),
        "n = 16: the cells x, the quotients ⌊n/x⌋, and the Grundy value of a single white cell, of \
         which a move flips x, 2x, … up to some kx. Cells with the same quotient have the same \
         value. The position is the nim sum of its white cells.",
        "n = 16：格 x、商 ⌊n/x⌋，以及单独一个白格的 SG 值，每步翻转 x、2x…… 直到某个 kx。商相同的格值相同。\
         整个局面是各白格之值的异或和。",
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
