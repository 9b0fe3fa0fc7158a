//! Lines of cells, one below another: tables of values, and the positions in a line of play.

use super::drawing::{at, class_of_value, draw_box, line, number, svg, text, text_from, width};
use itertools::Itertools;
use maud::{html, Markup};

/// The distance between two lines, in pixels.
const LINE: f64 = 34.0;

/// A cell of a line.
pub struct LineCell {
    pub text: String,
    /// The class of the cell's box, such as `p`, or `bare` for a text without a box.
    pub class: &'static str,
}

impl LineCell {
    pub fn new(text: impl ToString, class: &'static str) -> LineCell {
        LineCell { text: text.to_string(), class }
    }

    pub fn bare(text: impl ToString) -> LineCell {
        LineCell::new(text, "bare")
    }

    /// Returns a cell with a Grundy value; the cell is green if the value is 0.
    pub fn of_value(value: u64) -> LineCell {
        LineCell::new(value, class_of_value(value))
    }
}

/// A line of cells, with some text before the cells and some after them.
pub struct Line {
    pub name: String,
    pub cells: Vec<LineCell>,
    pub note: String,
}

impl Line {
    pub fn new(name: impl ToString, cells: impl IntoIterator<Item = LineCell>) -> Line {
        Line { name: name.to_string(), cells: cells.into_iter().collect(), note: String::new() }
    }

    pub fn with_note(self, note: impl ToString) -> Line {
        Line { note: note.to_string(), ..self }
    }
}

/// Draws lines of cells, aligned in columns.
pub fn lines(lines: &[Line]) -> Markup {
    with_pairs(lines, &[])
}

/// Draws lines one below another; above the first line, an arc connects each given pair of that
/// line's cells.
pub fn with_pairs(lines: &[Line], pairs: &[(usize, usize)]) -> Markup {
    let longest = |texts: &mut dyn Iterator<Item = &str>| texts.map(width).fold(0.0, f64::max);
    let names = longest(&mut lines.iter().map(|own| &*own.name));
    let notes = longest(&mut lines.iter().map(|own| &*own.note));
    let cells = longest(&mut lines.iter().flat_map(|own| &own.cells).map(|cell| &*cell.text));
    let column = (cells + 8.0).max(26.0);
    let columns = lines.iter().map(|own| own.cells.len()).max().unwrap_or(0) as f64;
    let left = if names > 0.0 { names + 22.0 } else { 10.0 };
    let span = pairs.iter().map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0) as f64;
    let top = 20.0 + 7.0 * span;
    let x = |place: usize| left + column * (place as f64 + 0.5);
    let y = |own: usize| top + LINE * own as f64;
    let right = left + column * columns;
    let content = html! {
        @for &(a, b) in pairs { (arc(x(a), x(b), top - 14.0, 14.0 * a.abs_diff(b) as f64)) }
        @for (number, own) in lines.iter().enumerate() {
            @let y = y(number);
            (text_from(at(10.0, y), "soft", &own.name))
            @for (place, cell) in own.cells.iter().enumerate() {
                @match cell.class {
                    "bare" => (text(at(x(place), y), "soft", &cell.text)),
                    "bar" => (line(at(x(place), y - 13.0), at(x(place), y + 13.0), "")),
                    class => (draw_box(at(x(place), y), column - 2.0, 26.0, class, &cell.text)),
                }
            }
            (text_from(at(right + 12.0, y), "soft", &own.note))
        }
    };
    let line_text = |Line { name, cells, note }: &Line| {
        let cells = cells.iter().map(|cell| &cell.text).join(" ");
        format!("{name} {cells} {note}").trim().to_string()
    };
    let width = right + if notes > 0.0 { notes + 22.0 } else { 10.0 };
    let alternative = lines.iter().map(line_text).join("; ");
    svg(width as u32, y(lines.len()) as u32 - 14, &alternative, content)
}

fn arc(from: f64, to: f64, y: f64, height: f64) -> Markup {
    let (above, middle) = (number(y - height), number((from + to) / 2.0));
    let (from, to, y) = (number(from), number(to), number(y));
    html! { path.pairing d={ "M" (from) " " (y) " Q" (middle) " " (above) " " (to) " " (y) } {} }
}
