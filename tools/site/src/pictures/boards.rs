//! Boards whose cells are the positions of two numbers.

use super::drawing::{at, cell, square, svg, text, text_from, Point};
use super::Picture;
use games::scale::{colour, hex, is_dark};
use grundy::contest::walsh::transform;
use grundy::nimber::product;
use maud::{html, Markup};
use support::language::Language;

/// The side of a cell, and the space for the numbers of the rows and columns.
const SIDE: f64 = 28.0;
const MARGIN: f64 = 30.0;

/// The number of rows and of columns.
const CELLS: u64 = 12;

/// Returns the centre of a cell.
fn centre(a: u64, b: u64) -> Point {
    at(MARGIN + SIDE * (b as f64 + 0.5), MARGIN + SIDE * (a as f64 + 0.5))
}

/// Returns the numbers of the rows and columns.
fn numbers(size: u64) -> Markup {
    html! {
        @for number in 0..size {
            (text(at(centre(0, number).x, 16.0), "soft", &number.to_string()))
            (text(at(14.0, centre(number, 0).y), "soft", &number.to_string()))
        }
    }
}

/// Draws a heat map of the values of all cells, with its scale. Cells of value 0 have the colour
/// of P-positions if `zero_is_lost`.
fn heat_map(value: impl Fn(u64, u64) -> u64, zero_is_lost: bool) -> Markup {
    let cells: Vec<(u64, u64, u64)> = (0..CELLS)
        .flat_map(|a| (0..CELLS).map(move |b| (a, b)))
        .map(|(a, b)| (a, b, value(a, b)))
        .collect();
    let highest = cells.iter().map(|(_, _, value)| *value).max().unwrap_or(0);
    let rows: Vec<String> = cells
        .chunks(CELLS as usize)
        .map(|row| row.iter().map(|(_, _, value)| value.to_string()).collect::<Vec<_>>().join(" "))
        .collect();
    let size = MARGIN + SIDE * CELLS as f64;
    let steps = highest.min(9);
    let content = html! {
        (numbers(CELLS))
        @for (a, b, value) in &cells {
            @if *value == 0 && zero_is_lost {
                (cell(centre(*a, *b), SIDE, "p", "0"))
            } @else {
                (tinted(centre(*a, *b), *value, highest))
            }
        }
        // The scale.
        @for step in 0..steps {
            @let value = highest - (highest - 1) * step / (steps - 1).max(1);
            @let place = at(size + 40.0, MARGIN + SIDE * (step as f64 + 0.5));
            (tinted(place, value, highest))
        }
        @if zero_is_lost {
            (cell(at(size + 40.0, MARGIN + SIDE * 10.0), SIDE, "p", "0"))
            (text_from(at(size + 62.0, MARGIN + SIDE * 10.0), "soft", "P"))
        }
    };
    svg((size + 90.0) as u32, (size + 4.0) as u32, &rows.join("; "), content)
}

/// Returns a cell with a value in the colour of the value.
fn tinted(place: Point, value: u64, highest: u64) -> Markup {
    let colour = colour(value, highest);
    html! {
        g.tinted.on-dark[is_dark(colour)] fill=(hex(colour)) {
            (square(place, SIDE))
            (text(place, "", &value.to_string()))
        }
    }
}

fn side(size: u64) -> u32 {
    (MARGIN + SIDE * size as f64) as u32 + 4
}

/// Returns the table of nim products.
pub fn nim_products(language: Language) -> Picture {
    Picture::new(
        language,
        heat_map(product, false),
        "The nim product a ⊗ b of row and column, from dark blue for 0 and 1 to yellow for the \
         greatest. Outside the first row and column every row holds each value at most once, \
         since nimbers form a field; 2 ⊗ 2 = 3, and rows and columns below 4 stay below 4.",
        "行号与列号的尼姆积 a ⊗ b：深蓝为 0 和 1，黄色为最大。尼姆数构成域，所以除第 0 行和第 0 列外，\
         同一行中没有相同的值；2 ⊗ 2 = 3，小于 4 的数之积仍小于 4。",
    )
}

/// Returns the signs of the Walsh–Hadamard transform.
pub fn signs(language: Language) -> Picture {
    const SIZE: u64 = 8;
    let rows = (0..SIZE).map(|place| {
        let mut unit = [0i32; SIZE as usize];
        unit[place as usize] = 1;
        transform(&mut unit);
        unit
    });
    let rows: Vec<[i32; SIZE as usize]> = rows.collect();
    let sign = |entry: i32| if entry > 0 { "+" } else { "−" };
    let content = html! {
        (numbers(SIZE))
        @for (x, row) in (0..).zip(&rows) { @for (y, entry) in (0..).zip(row) {
            (cell(centre(x, y), SIDE, if *entry > 0 { "n" } else { "plain" }, sign(*entry)))
        } }
    };
    let listed: Vec<String> =
        rows.iter().map(|row| row.iter().map(|entry| sign(*entry)).collect()).collect();
    Picture::new(
        language,
        svg(side(SIZE), side(SIZE), &format!("{SIZE}×{SIZE}: {}", listed.join(" ")), content),
        "The signs of the transform of 8 numbers: number x counts in sum y with + or −, by \
         whether x and y have an even or an odd number of ones in common.",
        "8 个数的变换中的符号：第 x 个数在第 y 个和中取正或负，视 x 与 y 的公共 1 的个数为偶或奇。",
    )
}
