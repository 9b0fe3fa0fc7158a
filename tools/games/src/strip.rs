//! The strip: the values of consecutive heaps as coloured cells, with the first period framed.

use grundy::period::Period;
use grundy::Outcome;
use itertools::Itertools;
use std::fmt::Write;

/// The side of a cell.
const CELL: usize = 32;

/// The width of the column with the first heap of each row.
const LABEL: usize = 44;

/// Draws a strip as an SVG element for a page, with the known outcomes of single heaps.
pub fn svg(values: &[u32], outcomes: &[Option<Outcome>], period: Option<&Period>) -> String {
    let columns = columns(period).min(values.len().max(1));
    let rows = values.len().div_ceil(columns);
    let (width, height) = (LABEL + columns * CELL + 4, rows * CELL + 8);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"strip\" role=\"img\" \
         aria-label=\"{}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" style=\"--least:{}px\">",
        label(values, outcomes),
        width * 3 / 4
    );
    for (heap, (value, outcome)) in values.iter().zip(outcomes).enumerate() {
        let (x, y) = corner(heap, columns);
        if heap % columns == 0 {
            let (x, y) = (LABEL - 8, y + 21);
            let _ = write!(svg, "<text class=\"heap\" x=\"{x}\" y=\"{y}\">{heap}</text>");
        }
        let (class, tint) = match outcome {
            Some(Outcome::P) => ("p", String::new()),
            Some(Outcome::N) => ("n", format!(" style=\"--hue:{}\"", hue_of((*value).into()))),
            None => ("u", String::new()),
        };
        let _ = write!(
            svg,
            "<g class=\"{class}\"{tint}><title>{heap}: {value}</title><rect x=\"{x}\" y=\"{y}\" \
              width=\"{CELL}\" height=\"{CELL}\"/>\
              <text x=\"{}\" y=\"{}\">{value}</text>\
              </g>",
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

/// Returns the length of a row: one or more whole periods, if they are not too long.
fn columns(period: Option<&Period>) -> usize {
    const USUAL: usize = 16;
    const LONGEST: usize = 24;
    match period.map(|period| period.period() as usize) {
        Some(length) if length <= USUAL => USUAL / length * length,
        Some(length) if length <= LONGEST => length,
        _ => USUAL,
    }
}

/// Returns a value's hue in degrees, clearly different for nearby values. The lightness of the
/// value's tint depends on the page, which may be dark.
pub(crate) fn hue_of(value: u64) -> u64 {
    (205 + value * 67) % 360
}

/// Returns a description of a strip in symbols, without words, for people who cannot see the strip.
fn label(values: &[u32], outcomes: &[Option<Outcome>]) -> String {
    let heaps = outcomes.iter().enumerate().filter(|(_, outcome)| **outcome == Some(Outcome::P));
    format!(
        "G(0), …, G({}) = {}; P: {}",
        values.len().saturating_sub(1),
        values.iter().join(", "),
        heaps.map(|(heap, _)| heap).join(", ")
    )
}

/// In each row, draws a frame around the part that belongs to the first period.
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
             fill=\"none\"/>"
        );
        heap = stop;
    }
    frames
}
