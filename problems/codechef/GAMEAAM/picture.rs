//! The picture of CodeChef GAMEAAM, drawn for its page.

use crate::pictures::tables::{headings, table, show_value};
use crate::pictures::{figure, Picture};
use grundy::mex::mex;
use support::language::Language;

const SIZE: usize = 9;

type Values = [[u64; SIZE + 1]; SIZE + 1];

pub fn picture(language: Language) -> Option<Picture> {
    let mut values: Values = [[0; SIZE + 1]; SIZE + 1];
    for larger in 1..=SIZE {
        for smaller in 1..=larger {
            let value = value(&values, smaller, larger);
            (values[smaller][larger], values[larger][smaller]) = (value, value);
        }
    }
    let numbers = headings(1, SIZE);
    let drawing = table(&numbers, &numbers, "", |(x, y)| Some(show_value(values[y + 1][x + 1])));
    figure(
        language,
        Some(drawing),
        "The Grundy values of the pairs of 1 to 9, when multiples of the smaller number are \
         subtracted and both stay positive. Pairs a ≤ b are worth ⌊b/a − a/b⌋, so the lost ones, \
         green, lie about the diagonal, up to the golden ratio. The nim sum of all pairs decides.",
        "1 到 9 的数对的 SG 值：从较大的数减去较小数的倍数，两数保持为正。a ≤ b 的值为 ⌊b/a − a/b⌋，\
         必败态（绿色）在对角线两侧、黄金比以内。几对数取异或和。",
    )
}

/// Returns the Grundy value of a pair from those of the pairs with a smaller sum.
fn value(values: &Values, smaller: usize, larger: usize) -> u64 {
    let left = (1..).map(|times| larger.saturating_sub(times * smaller));
    mex(left.take_while(|&left| left > 0).map(|left| values[smaller][left]))
}
