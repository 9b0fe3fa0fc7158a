//! Numbers in a row, of which modules speak.

use super::lines::{lines, Line, LineCell};
use grundy::contest::divisors::quotient_blocks;
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::Claim;
use maud::Markup;

pub fn quotients() -> Markup {
    const NUMBER: u64 = 20;
    let blocks = quotient_blocks(NUMBER).enumerate().flat_map(|(place, block)| {
        let class = if place % 2 == 0 { "n" } else { "plain" };
        (block.first..=block.last).map(move |_| LineCell::new(block.quotient, class))
    });
    lines(&[Line::new("", (1..=NUMBER).map(LineCell::bare)), Line::new("", blocks)])
}

pub fn fenwick() -> Markup {
    const LEN: usize = 8;
    let entries = |ones: u32| {
        let level = (0..LEN).filter(move |entry| entry.trailing_ones() == ones);
        let cells = (0..LEN).map(move |number| {
            let covers = |entry: &usize| (entry + 1 - (1 << ones)..=*entry).contains(&number);
            match level.clone().find(covers) {
                Some(entry) => LineCell::new(entry, "n"),
                None => LineCell::bare(""),
            }
        });
        Line::new("", cells)
    };
    let numbers = Line::new("", (0..LEN).map(LineCell::bare));
    lines(&(0..=LEN.ilog2()).rev().map(entries).chain([numbers]).collect::<Vec<_>>())
}

/// Returns the values of 0x0.2048 that follow the marks of a ruler.
pub fn marks_of_a_ruler() -> Option<Markup> {
    let game: OctalGame = "0x0.2048".parse().ok()?;
    let ruler = Ruler::of_code(&game, Claim::arithmetic(6, 13, 4)).ok()?;
    let marks = 1..=20_u64;
    let cells = marks.clone().map(|mark| {
        let class = if mark.is_power_of_two() { "mark" } else { "n" };
        LineCell::new(ruler.value(13 * mark + 15), class)
    });
    Some(lines(&[Line::new("", marks.map(LineCell::bare)), Line::new("", cells)]))
}
