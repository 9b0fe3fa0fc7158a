//! The picture of Luogu P4077, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use maud::Markup;
use support::language::Language;

/// Returns the values of tails by the exponents of 2 and 3.
pub fn picture(language: Language) -> Picture {
    const MOST_TIMES: usize = 2;
    const LAST: usize = 6;
    let mut values = [[0u64; LAST + 1]; LAST + 1];
    for a in 0..=LAST {
        for b in 0..=LAST {
            // The other coins of each move, one step of p after another in one direction.
            let moves = |exponent: usize, value: &dyn Fn(usize) -> u64| -> Vec<u64> {
                let mut sums = Vec::new();
                for p in 1..=exponent {
                    for q in (1..=MOST_TIMES).take_while(|q| p * q <= exponent) {
                        sums.push((1..=q).fold(0, |sum, j| sum ^ value(exponent - p * j)));
                    }
                }
                sums
            };
            let along = moves(a, &|lower| values[lower][b]);
            let across = moves(b, &|lower| values[a][lower]);
            values[a][b] = mex(along.into_iter().chain(across));
        }
    }
    let rows = (0..=LAST).map(|a| (format!("a = {a}"), cells(&values[a])));
    Picture::new(
        language,
        grid("b", 0..=LAST, rows),
        "MAXQ = 2: the Grundy value of a tail on the coin c · 2^a · 3^b, which depends on a and b \
         alone. A move turns it and one or two further coins in equal steps to the left or \
         upwards in this grid. The row of coins is the nim sum of its tails.",
        "MAXQ = 2：硬币 c · 2^a · 3^b 上单独一枚反面的 SG 值，只取决于 a 和 b。每步翻转它，以及在表中向左或\
         向上等距的一枚或两枚。整行是各反面之值的异或和。",
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
