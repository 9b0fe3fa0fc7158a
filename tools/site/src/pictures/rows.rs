//! Things in a row: stairs, coins, and heaps written as sums.

use super::drawing::{at, cell, line, svg, text};
use super::lines::Cell;
use super::Picture;
use grundy::contest::divisors::{quotient_blocks, Block};
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::Claim;
use maud::{html, Markup};
use support::language::Language;

fn joined<T: ToString>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// Returns a board on which every move is answered by its mirror image.
pub fn mirrored_board(language: Language) -> Picture {
    const SIZE: i32 = 7;
    let side = 30.0;
    let moves = [(1, 2), (0, 5), (4, 1)];
    let place = |(row, column): (i32, i32)| {
        at(20.0 + side * f64::from(column), 20.0 + side * f64::from(row))
    };
    let mirror = |(row, column): (i32, i32)| (SIZE - 1 - row, SIZE - 1 - column);
    let content = html! {
        @for row in 0..SIZE { @for column in 0..SIZE {
            (cell(place((row, column)), side, "plain", ""))
        } }
        @for (turn, own) in moves.iter().enumerate() {
            (line(place(*own), place(mirror(*own)), "soft"))
            (cell(place(*own), side, "n", &(2 * turn + 2).to_string()))
            (cell(place(mirror(*own)), side, "p", &(2 * turn + 3).to_string()))
        }
        (cell(place((SIZE / 2, SIZE / 2)), side, "p", "1"))
    };
    let cells = moves.map(|own| format!("{own:?} ↔ {:?}", mirror(own)));
    Picture::new(
        language,
        svg(226, 226, &joined(cells, ", "), content),
        "The first player, green, takes the centre with move 1 and then answers every move with \
         its reflection in the centre: 3 after 2, 5 after 4, 7 after 6. Where the opponent could \
         move, the reflection is still free, so the first player never runs out of moves.",
        "先手（绿色）第 1 步占中心，以后总走对手着法关于中心的对称位置：2 之后走 3，4 之后走 5，6 之后走 7。\
         对手能走的地方，对称处必定也空着，所以先手总有步可走。",
    )
}

/// Returns the quotients of a number, in blocks of equal ones.
pub fn quotients(language: Language) -> Picture {
    const NUMBER: u64 = 20;
    let side = 26.0;
    let x = |divisor: u64| 20.0 + side * divisor as f64;
    let blocks: Vec<Block> = quotient_blocks(NUMBER).collect();
    let content = html! {
        @for divisor in 1..=NUMBER { (text(at(x(divisor), 14.0), "soft", &divisor.to_string())) }
        @for (place, block) in blocks.iter().enumerate() {
            @for divisor in block.first..=block.last {
                (cell(at(x(divisor), 40.0), side, if place % 2 == 0 { "n" } else { "plain" },
                    &block.quotient.to_string()))
            }
        }
    };
    let listed =
        blocks.iter().map(|Block { first, last, quotient }| format!("{first}–{last}: {quotient}"));
    Picture::new(
        language,
        svg(566, 60, &joined(listed, ", "), content),
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
    let listed = runs.iter().map(|(first, last, _)| format!("{last}: {first}–{last}"));
    Picture::new(
        language,
        svg(360, 156, &joined(listed, ", "), content),
        "A Fenwick tree of 8 numbers: each bar is an entry, with its index above, and holds the \
         sum of the numbers below it. The first k numbers are divided into one bar for each \
         binary one of k, and each number lies below few bars.",
        "8 个数的树状数组：每条横线为一个元素（上方为下标），存放它下面各数之和。前 k 个数恰好分成\
         与 k 的二进制中 1 的个数一样多的横线，每个数也只在少数几条横线之下。",
    )
}

/// Draws cells in a row, numbered from `first` on.
fn row_of_cells(first: usize, cells: &[Cell]) -> Markup {
    let side = 26.0;
    let content = html! {
        @for (place, own) in cells.iter().enumerate() {
            @let x = 20.0 + side * (place as f64 + 1.0);
            (text(at(x, 14.0), "soft", &(first + place).to_string()))
            (cell(at(x, 40.0), side, own.class, &own.text))
        }
    };
    let width = 46.0 + side * cells.len() as f64;
    let listed =
        cells.iter().enumerate().map(|(place, own)| format!("{}: {}", first + place, own.text));
    svg(width as u32, 60, &joined(listed, ", "), content)
}

/// Returns the values of 0x0.2048 that follow the marks of a ruler.
pub fn marks_of_a_ruler(language: Language) -> Option<Picture> {
    let game: OctalGame = "0x0.2048".parse().ok()?;
    let ruler = Ruler::of_code(&game, Claim::arithmetic(6, 13, 4)).ok()?;
    let cells = (1..=20_u64).map(|mark| {
        let class = if mark.is_power_of_two() { "mark" } else { "n" };
        Cell::new(ruler.value(13 * mark + 15), class)
    });
    let cells: Vec<Cell> = cells.collect();
    Some(Picture::new(
        language,
        row_of_cells(1, &cells),
        "The values of the heaps 13j + 15 in 0x0.2048, for j from 1 to 20: 4j + 5 for the powers \
         of two, in orange, and 4(j - 2·2^k) + 2 for the others, where 2^k is the largest power \
         of two that divides j.",
        "0x0.2048 中 j 从 1 到 20 时堆 13j + 15 的 SG 值：j 是 2 的幂时（橙色）为 4j + 5，否则为 \
         4(j - 2·2^k) + 2，其中 2^k 是整除 j 的最大的 2 的幂。",
    ))
}
