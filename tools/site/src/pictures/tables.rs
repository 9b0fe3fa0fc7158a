//! Tables with a finding for each position: each cell of a board, or each combination of size and
//! turn.

use super::drawing::{at, cell, class_of_value, svg, text};
pub use super::positions::class_and_letter;
use super::positions::{outcomes_from, Finding};
use grundy::Outcome;
use itertools::Itertools;
use maud::{html, Markup};

const SIDE: f64 = 32.0;

/// The place of a cell: its column and its row, counted from 0.
pub type Place = (usize, usize);

/// Returns a table. Where `of` returns `None`, no cell is drawn; `corner` explains the headings.
pub fn table(
    columns: &[String],
    rows: &[String],
    corner: &str,
    of: impl Fn(Place) -> Option<Finding>,
) -> Markup {
    let longest = rows.iter().chain([&corner.to_string()]).map(|row| row.chars().count()).max();
    let left = 14.0 + 8.5 * longest.unwrap_or(0) as f64;
    let widest = places(columns, rows)
        .filter_map(|place| Some(of(place)?.1.chars().count()))
        .chain(columns.iter().map(|column| column.chars().count()))
        .max();
    let side = SIDE.max(12.0 + 8.5 * widest.unwrap_or(0) as f64);
    let height = side.min(SIDE + 6.0);
    let place =
        |(x, y): Place| at(left + side * (x as f64 + 0.5), 26.0 + height * (y as f64 + 0.5));
    let content = html! {
        (text(at(left / 2.0, 12.0), "soft", corner))
        @for (x, column) in columns.iter().enumerate() {
            (text(at(place((x, 0)).x, 12.0), "soft", column))
        }
        @for (y, row) in rows.iter().enumerate() {
            (text(at(left / 2.0, place((0, y)).y), "soft", row))
            @for x in 0..columns.len() {
                @if let Some((class, content)) = of((x, y)) {
                    (cell(place((x, y)), side, height, class, &content))
                }
            }
        }
    };
    let row_text = |(y, row): (usize, &String)| {
        let mut cells = (0..columns.len()).filter_map(|x| {
            let (class, content) = of((x, y))?;
            let content = if content.is_empty() { class } else { &content };
            Some(format!("{} {content}", columns[x]))
        });
        format!("{row}: {}", cells.join(", "))
    };
    let alternative = rows.iter().enumerate().map(row_text).join("; ");
    let width = left + side * columns.len() as f64 + 8.0;
    let height = 26.0 + height * rows.len() as f64 + 8.0;
    svg(width as u32, height as u32, &alternative, content)
}

fn places(columns: &[String], rows: &[String]) -> impl Iterator<Item = Place> {
    let columns = columns.len();
    (0..rows.len()).flat_map(move |y| (0..columns).map(move |x| (x, y)))
}

/// Returns the text and the class of a cell with this Grundy value.
pub fn show_value(value: u64) -> Finding {
    (class_of_value(value), value.to_string())
}

/// Returns the headings `from`, `from` + 1, … of `count` columns or rows.
pub fn headings(from: usize, count: usize) -> Vec<String> {
    (from..from + count).map(|number| number.to_string()).collect()
}

/// A table whose cells are the positions of a game.
pub struct Grid<'a> {
    pub columns: &'a [String],
    pub rows: &'a [String],
    pub corner: &'a str,
}

impl Grid<'_> {
    /// Returns the drawing with the outcome of each cell; a place is a cell if `is_cell` holds for
    /// it. `ends` determines the cells on which play is over, and the outcome there; these cells
    /// are marked with a star; on any other cell, a player who cannot move loses.
    pub fn outcomes(
        &self,
        is_cell: impl Fn(Place) -> bool,
        options: impl Fn(Place) -> Vec<Place>,
        ends: impl Fn(Place) -> Option<Outcome>,
    ) -> Option<Markup> {
        let cells: Vec<Place> =
            places(self.columns, self.rows).filter(|&place| is_cell(place)).collect();
        let options = |&place: &Place| {
            options(place).into_iter().filter(|&place| is_cell(place)).collect::<Vec<_>>()
        };
        let outcomes = outcomes_from(&cells, options, |&place| ends(place))?;
        Some(table(self.columns, self.rows, self.corner, |place| {
            let number = cells.iter().position(|&cell| cell == place)?;
            let (class, letter) = class_and_letter(&outcomes[number]);
            Some((class, if ends(place).is_some() { "★".to_string() } else { letter }))
        }))
    }
}
