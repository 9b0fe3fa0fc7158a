//! The strip: the values of consecutive heaps as coloured cells, with the first period framed.

use grundy::period::Period;
use grundy::Outcome;
use std::fmt::Write;

/// The outcome of a single heap, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellOutcome {
    /// A P-position.
    P,
    /// An N-position.
    N,
    /// A position whose outcome was not determined.
    Unknown,
}

impl CellOutcome {
    /// Returns the outcome under normal play of a heap with this value.
    pub fn from_value(value: u32) -> CellOutcome {
        Outcome::of_mover(value != 0).into()
    }
}

impl From<Outcome> for CellOutcome {
    fn from(outcome: Outcome) -> CellOutcome {
        match outcome {
            Outcome::P => CellOutcome::P,
            Outcome::N => CellOutcome::N,
        }
    }
}

/// The side of a cell.
const CELL: usize = 32;

/// The width of the column with the first heap of each row.
const LABEL: usize = 44;

/// Draws a strip as an SVG element for a page.
pub fn svg(values: &[u32], outcomes: &[CellOutcome], period: Option<&Period>) -> String {
    let columns = columns(period).min(values.len().max(1));
    let rows = values.len().div_ceil(columns);
    let (width, height) = (LABEL + columns * CELL + 4, rows * CELL + 8);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"strip\" role=\"img\" \
         aria-label=\"G(0) … G({})\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\">",
        values.len().saturating_sub(1)
    );
    for (heap, (value, outcome)) in values.iter().zip(outcomes).enumerate() {
        let (x, y) = corner(heap, columns);
        if heap % columns == 0 {
            let (x, y) = (LABEL - 8, y + 21);
            let _ = write!(svg, "<text class=\"heap\" x=\"{x}\" y=\"{y}\">{heap}</text>");
        }
        let _ = write!(
            svg,
            "<g class=\"{}\"><title>{heap}: {value}</title><rect x=\"{x}\" y=\"{y}\" \
              width=\"{CELL}\" height=\"{CELL}\" fill=\"{}\"/>\
              <text x=\"{}\" y=\"{}\">{value}</text>\
              </g>",
            class(*outcome),
            colour(*value, *outcome),
            x + CELL / 2,
            y + 21
        );
    }
    if let Some(period) = period {
        svg += &frames(period, values.len(), columns);
    }
    svg + "</svg>"
}

/// Returns the coordinates of the upper left corner of a cell.
fn corner(heap: usize, columns: usize) -> (usize, usize) {
    (LABEL + heap % columns * CELL, 4 + heap / columns * CELL)
}

/// Returns the length of a row: that of whole periods, if they are not too long.
fn columns(period: Option<&Period>) -> usize {
    const USUAL: usize = 16;
    const LONGEST: usize = 24;
    match period.map(|period| period.period() as usize) {
        Some(length) if length <= USUAL => USUAL / length * length,
        Some(length) if length <= LONGEST => length,
        _ => USUAL,
    }
}

fn class(outcome: CellOutcome) -> &'static str {
    match outcome {
        CellOutcome::P => "p",
        CellOutcome::N => "n",
        CellOutcome::Unknown => "u",
    }
}

/// Returns green for P-positions, and otherwise a tint that differs clearly between similar
/// values.
fn colour(value: u32, outcome: CellOutcome) -> String {
    match outcome {
        CellOutcome::P => "#008040".to_string(),
        CellOutcome::Unknown => "#e4e4e4".to_string(),
        CellOutcome::N => format!("hsl({} 75% 87%)", (205 + u64::from(value) * 67) % 360),
    }
}

/// Draws a frame around the part of the first period in each row.
fn frames(period: &Period, len: usize, columns: usize) -> String {
    let first = period.preperiod() as usize;
    let period_end = (first + period.period() as usize).min(len);
    let mut frames = String::new();
    let mut heap = first;
    while heap < period_end {
        let stop = period_end.min((heap / columns + 1) * columns);
        let ((x, y), width) = (corner(heap, columns), (stop - heap) * CELL);
        let _ = write!(
            frames,
            "<rect class=\"period\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{CELL}\" \
             fill=\"none\" stroke=\"#dc6e00\" stroke-width=\"3\"/>"
        );
        heap = stop;
    }
    frames
}
