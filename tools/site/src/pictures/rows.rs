//! Numbers in a row, of which modules speak.

use super::drawing::{at, line, svg, text};
use super::lines::{lines, Cell, Line};
use super::Picture;
use grundy::contest::divisors::quotient_blocks;
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::Claim;
use maud::html;
use support::language::Language;

/// Returns the quotients of a number, in blocks of equal ones.
pub fn quotients(language: Language) -> Picture {
    const NUMBER: u64 = 20;
    let blocks = quotient_blocks(NUMBER).enumerate().flat_map(|(place, block)| {
        let class = if place % 2 == 0 { "n" } else { "plain" };
        (block.first..=block.last).map(move |_| Cell::new(block.quotient, class))
    });
    let drawing = lines(&[Line::new("", (1..=NUMBER).map(Cell::bare)), Line::new("", blocks)]);
    Picture::new(
        language,
        drawing,
        "The quotients of 20 by 1 to 20, rounded down: neighbours are often equal, so a program \
         goes from block to block, of which there are fewer than 2√n.",
        "20 除以 1 到 20 的商（下取整）：相邻的商往往相等，所以程序按块前进，块数不到 2√n。",
    )
}

/// Returns a Fenwick tree: which numbers each entry adds up.
pub fn fenwick(language: Language) -> Picture {
    const LEN: usize = 8;
    let side = 40.0;
    let runs = (0..LEN).map(|entry| {
        let ones = entry.trailing_ones();
        (entry + 1 - (1 << ones), entry, ones)
    });
    let runs: Vec<(usize, usize, u32)> = runs.collect();
    let x = |index: usize| 20.0 + side * index as f64;
    let content = html! {
        @for (first, last, ones) in &runs {
            @let y = 20.0 + 30.0 * f64::from(*ones);
            (line(at(x(*first) + 4.0, y), at(x(last + 1) - 4.0, y), "grass"))
            (text(at((x(*first) + x(last + 1)) / 2.0, y - 11.0), "soft", &last.to_string()))
        }
        @for index in 0..LEN {
            (text(at(x(index) + side / 2.0, 140.0), "soft", &index.to_string()))
        }
    };
    let listed: Vec<String> =
        runs.iter().map(|(first, last, _)| format!("{last}: {first}–{last}")).collect();
    Picture::new(
        language,
        svg(360, 156, &listed.join(", "), content),
        "A Fenwick tree of 8 numbers: each bar is an entry, with its index above, and holds the \
         sum of the numbers below it. The first k numbers are divided into one bar for each \
         binary one of k, and each number lies below few bars.",
        "8 个数的树状数组：每条横线为一个元素（上方为下标），存放它下面各数之和。前 k 个数恰好分成\
         与 k 的二进制中 1 的个数一样多的横线，每个数也只在少数几条横线之下。",
    )
}

/// Returns the values of 0x0.2048 that follow the marks of a ruler.
pub fn marks_of_a_ruler(language: Language) -> Option<Picture> {
    let game: OctalGame = "0x0.2048".parse().ok()?;
    let ruler = Ruler::of_code(&game, Claim::arithmetic(6, 13, 4)).ok()?;
    let marks = 1..=20_u64;
    let cells = marks.clone().map(|mark| {
        let class = if mark.is_power_of_two() { "mark" } else { "n" };
        Cell::new(ruler.value(13 * mark + 15), class)
    });
    Some(Picture::new(
        language,
        lines(&[Line::new("", marks.map(Cell::bare)), Line::new("", cells)]),
        "The values of the heaps 13j + 15 in 0x0.2048, for j from 1 to 20: 4j + 5 for the powers \
         of two, in orange, and 4(j - 2·2^k) + 2 for the others, where 2^k is the largest power \
         of two that divides j.",
        "0x0.2048 中 j 从 1 到 20 时堆 13j + 15 的 SG 值：j 是 2 的幂时（橙色）为 4j + 5，否则为 \
         4(j - 2·2^k) + 2，其中 2^k 是整除 j 的最大的 2 的幂。",
    ))
}
