//! Numbers in a row, of which modules speak.

use super::lines::{lines, Line, LineCell};
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::Claim;
use maud::Markup;

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
