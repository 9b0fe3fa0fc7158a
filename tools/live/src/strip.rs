//! The strip: the values of heaps in a row, coloured, with the first period in a box.

use grundy::period::Period;
use std::fmt::Write;

/// Who wins from one heap, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// A P-position.
    Yes,
    /// An N-position.
    No,
    /// Nobody has shown it here.
    Unknown,
}

impl Lost {
    /// Under normal play, heaps of value 0 are lost and no others.
    pub fn by_value(value: u32) -> Lost {
        if value == 0 {
            Lost::Yes
        } else {
            Lost::No
        }
    }
}

/// The side of a cell, and the room for the number of a row's first heap.
const CELL: usize = 32;
const LABEL: usize = 44;

/// A drawing as SVG, to stand in a page.
pub fn svg(values: &[u32], lost: &[Lost], period: Option<&Period>) -> String {
    let columns = columns(period).min(values.len().max(1));
    let rows = values.len().div_ceil(columns);
    let (width, height) = (LABEL + columns * CELL + 4, rows * CELL + 8);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"strip\" role=\"img\" \
         aria-label=\"G(0) … G({})\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\">",
        values.len().saturating_sub(1)
    );
    for (heap, (value, lost)) in values.iter().zip(lost).enumerate() {
        let (x, y) = corner(heap, columns);
        if heap % columns == 0 {
            let (x, y) = (LABEL - 8, y + 21);
            let _ = write!(svg, "<text class=\"heap\" x=\"{x}\" y=\"{y}\">{heap}</text>");
        }
        let _ = write!(
            svg,
            "<g class=\"{}\"><title>{heap}: {value}</title><rect x=\"{x}\" y=\"{y}\" \
             width=\"{CELL}\" height=\"{CELL}\" fill=\"{}\"/><text x=\"{}\" y=\"{}\">{value}</text></g>",
            class(*lost),
            colour(*value, *lost),
            x + CELL / 2,
            y + 21
        );
    }
    if let Some(period) = period {
        svg += &boxes(period, values.len(), columns);
    }
    svg + "</svg>"
}

fn corner(heap: usize, columns: usize) -> (usize, usize) {
    (LABEL + heap % columns * CELL, 4 + heap / columns * CELL)
}

/// Rows of whole periods, where they fit.
fn columns(period: Option<&Period>) -> usize {
    const MOST: usize = 16;
    match period.map(|period| period.period() as usize) {
        Some(length) if length <= MOST => MOST / length * length,
        Some(length) if length <= 24 => length,
        _ => MOST,
    }
}

fn class(lost: Lost) -> &'static str {
    match lost {
        Lost::Yes => "p",
        Lost::No => "n",
        Lost::Unknown => "u",
    }
}

/// Green for lost heaps; else a tint for each value, far from its neighbours'.
fn colour(value: u32, lost: Lost) -> String {
    match lost {
        Lost::Yes => "#008040".to_string(),
        Lost::Unknown => "#e4e4e4".to_string(),
        Lost::No => format!("hsl({} 75% 87%)", (205 + u64::from(value) * 67) % 360),
    }
}

/// A frame around each row's part of the first period.
fn boxes(period: &Period, len: usize, columns: usize) -> String {
    let first = period.preperiod() as usize;
    let end = (first + period.period() as usize).min(len);
    let mut boxes = String::new();
    let mut heap = first;
    while heap < end {
        let stop = end.min((heap / columns + 1) * columns);
        let ((x, y), width) = (corner(heap, columns), (stop - heap) * CELL);
        let _ = write!(
            boxes,
            "<rect class=\"period\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{CELL}\" \
             fill=\"none\" stroke=\"#dc6e00\" stroke-width=\"3\"/>"
        );
        heap = stop;
    }
    boxes
}
