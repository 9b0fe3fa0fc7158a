//! The picture of CodeChef FDIVGAME, drawn for its page.

use crate::pictures::tables::{headings, table, show_value};
use crate::pictures::{figure, Picture};
use grundy::mex::mex;
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    let mut values: Vec<u64> = vec![0];
    for number in 1..60 {
        values.push(mex((2..=6).map(|divisor| values[number / divisor])));
    }
    let rows: Vec<String> = (0..5).map(|row| format!("{}+", 12 * row)).collect();
    let drawing =
        table(&headings(0, 12), &rows, "n", |(x, y)| Some(show_value(values[12 * y + x])));
    figure(
        language,
        Some(drawing),
        "The Grundy values of the numbers 0 to 59, twelve in a row, when a number is divided by \
         2, …, 6 and the fraction dropped. The first digit in base 12 gives the value: 1 for a 1, \
         2 for a 2 or 3, 3 for a 4 or 5, otherwise 0. So the second row is all 1, the next two \
         are 2, and then 3. The nim sum of all numbers decides.",
        "0 到 59 的 SG 值，每行 12 个：数除以 2、…、6 并舍去小数。十二进制的首位决定值：首位 1 为 1，\
         2、3 为 2，4、5 为 3，其余为 0。所以第二行全为 1，其后两行为 2，再后为 3。全体取异或和。",
    )
}
