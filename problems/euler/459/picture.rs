//! The picture of Project Euler 459, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::Picture;
use grundy::mex::mex;
use maud::Markup;
use support::language::Language;

/// Returns the values of disks in a row of which runs of square and of triangular lengths are
/// flipped.
pub fn picture(language: Language) -> Picture {
    const LAST: usize = 12;
    let values = |is_length: &dyn Fn(usize) -> bool| {
        // The nim sums of the first disks, and the value of each.
        let mut sums: Vec<u64> = vec![0];
        let mut values: Vec<u64> = Vec::new();
        for disk in 1..=LAST {
            let lengths = (1..=disk).filter(|&length| is_length(length));
            let others = lengths.map(|length| sums[disk - 1] ^ sums[disk - length]);
            let value = mex(others);
            values.push(value);
            sums.push(sums[disk - 1] ^ value);
        }
        values
    };
    let is_square = |length: usize| (1..=length).any(|root| root * root == length);
    let is_triangular = |length: usize| (1..=length).any(|n| n * (n + 1) / 2 == length);
    let rows = [
        (language.select("squares", "平方数").to_string(), cells(&values(&is_square))),
        (language.select("triangular", "三角数").to_string(), cells(&values(&is_triangular))),
    ];
    Picture::new(
        language,
        grid(language.select("disk", "棋子"), 1..=LAST, rows.into_iter()),
        "A row of disks, with the Grundy value of a single white disk if a move flips a run whose \
         length is a square (above) or a triangular number (below) and whose last disk is white. \
         On the board a white disk is worth the nim product of the value of its column above and \
         that of its row below (Tartan theorem).",
        "一行棋子中单独一枚白子的 SG 值：每步翻转一段，长度为平方数（上）或三角数（下），且这段的最后一枚\
         为白。在棋盘上，一枚白子的值是其列的上行之值与其行的下行之值的 Nim 积（Tartan 定理）。",
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
