//! Numbers in a row, of which modules speak.

use super::drawing::{at, line, svg, text};
use super::lines::{lines, Line, LineCell};
use grundy::contest::divisors::quotient_blocks;
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::Claim;
use itertools::Itertools;
use maud::{html, Markup};

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
    let alternative =
        runs.iter().map(|(first, last, _)| format!("{last}: {first}–{last}")).join(", ");
    svg(360, 156, &alternative, content)
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
