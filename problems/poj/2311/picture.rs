//! The picture of POJ 2311, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use maud::Markup;
use support::language::Language;

/// Returns the values of sheets that are cut, with sides from 2 on.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 9;
    let mut values = [[0u64; LAST + 1]; LAST + 1];
    for w in 2..=LAST {
        for h in 2..=LAST {
            let columns = (2..w).filter(|part| w - part >= 2);
            let rows = (2..h).filter(|part| h - part >= 2);
            let across = columns.map(|part| values[part][h] ^ values[w - part][h]);
            let along = rows.map(|part| values[w][part] ^ values[w][h - part]);
            values[w][h] = mex(across.chain(along));
        }
    }
    let rows = (2..=LAST).map(|w| (format!("W = {w}"), cells(&values[w][2..])));
    Picture::new(
        language,
        grid("H", 2..=LAST, rows),
        "The Grundy values of sheets of W by H cells, if cuts that leave a strip of width 1 do \
         not count, because the opponent would cut a single cell off it and win. A value is the \
         mex of the nim sums of both parts over all cuts; sheets of value 0, green, are lost.",
        "W × H 纸张的 SG 值；留下宽为 1 的条的剪法不算，因为对手会从中剪下单独一格而获胜。值为所有剪法中\
         两部分之值异或和的 mex；值为 0 的（绿色）必败。",
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
