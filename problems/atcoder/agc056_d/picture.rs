//! The picture of AtCoder AGC 056 D, drawn for its page.

use crate::pictures::lines::{lines, LineCell, Line};
use crate::pictures::lists::remove;
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    const NUMBERS: [i64; 4] = [1, 2, 5, 9];
    const WANTED: (i64, i64) = (6, 9);
    let total: i64 = NUMBERS.iter().sum();
    let row = |first: usize| {
        let counted = NUMBERS[first] + total - WANTED.0 - WANTED.1;
        let mut numbers: Vec<(i64, bool)> = remove(&NUMBERS, first)
            .into_iter()
            .map(|number| (number, false))
            .chain([(counted, true)])
            .collect();
        numbers.sort_unstable();
        let gaps: Vec<i64> = numbers.chunks(2).map(|pair| pair[1].0 - pair[0].0).collect();
        let sum: i64 = gaps.iter().sum();
        let is_enough = sum <= WANTED.1 - WANTED.0;
        let cells = numbers.iter().enumerate().map(|(place, &(number, is_hers))| {
            let class = if is_hers {
                "mark"
            } else if place / 2 % 2 == 0 {
                "n"
            } else {
                "plain"
            };
            LineCell::new(number, class)
        });
        let sign = if is_enough { "≤" } else { ">" };
        let gaps: Vec<String> = gaps.iter().map(i64::to_string).collect();
        let note = format!("{}: {} = {sum} {sign} 3", NUMBERS[first], gaps.join(" + "));
        Line::new("", cells).with_note(note)
    };
    let rows: Vec<Line> = (0..NUMBERS.len()).map(row).collect();
    figure(
        language,
        Some(lines(&rows)),
        "The numbers 1, 2, 5, 9, of which Alice wants a sum of 6 to 9. Each line is a first number \
         of hers, orange after a constant is added; together with the others, neighbours are \
         paired, and the sum of the gaps is what |D| comes to. She wins with a first number for \
         which it is at most R − L = 3, here with 5.",
        "数 1、2、5、9，Alice 要自己的和在 6 到 9 之间。每行是她先取的一个数（橙色，已加上常数），与其余的数排序后相邻配对，\
         各对之差的和就是 |D| 的结果。只要有一个先取的数使它不超过 R − L = 3（这里是 5），她就胜。",
    )
}
