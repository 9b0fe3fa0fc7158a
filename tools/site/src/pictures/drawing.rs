//! The elements that pictures consist of. The elements' colours are in `style.css`, by class: `p`
//! is a P-position, `n` an N-position, `soft` a label, and `mark` the subject of the caption.

use games::drawing::svg;
pub use games::drawing::svg::{at, number, width, Point};
use maud::{html, Markup, PreEscaped};

const RADIUS: f64 = 16.0;

/// Returns a picture of this size, with a text for readers who cannot see the picture.
pub fn svg(width: u32, height: u32, text: &str, content: Markup) -> Markup {
    let head = svg::head(width, height, "img", text, "");
    html! { (PreEscaped(head)) (content) (PreEscaped("</svg>")) }
}

pub fn text(place: Point, class: &str, content: &str) -> Markup {
    PreEscaped(svg::text(place, class, content))
}

/// Returns a text that begins at a point.
pub fn text_from(place: Point, class: &str, content: &str) -> Markup {
    text(place, format!("start {class}").trim(), content)
}

pub fn node(place: Point, class: &str, content: &str) -> Markup {
    html! {
        g class={ "node " (class) } {
            circle cx=(number(place.x)) cy=(number(place.y)) r=(number(RADIUS)) {}
            (text(place, "", content))
        }
    }
}

/// Returns a cell of a board or a table, centred on a point, with text in the cell.
pub fn cell(place: Point, width: f64, height: f64, class: &str, content: &str) -> Markup {
    let text = svg::text(place, "", content);
    PreEscaped(svg::cell(place, width, height, class, "", &text))
}

pub fn line(from: Point, to: Point, class: &str) -> Markup {
    html! {
        line class=[(!class.is_empty()).then_some(class)] x1=(number(from.x)) y1=(number(from.y)) x2=(number(to.x))
            y2=(number(to.y)) {}
    }
}

/// Returns a box around a point; the box contains a text of one or more lines.
pub fn draw_box(place: Point, width: f64, height: f64, class: &str, content: &str) -> Markup {
    PreEscaped(svg::draw_box(place, width, height, class, content))
}

/// Returns the class for a Grundy value: P-positions are green.
pub fn class_of_value(value: u64) -> &'static str {
    if value == 0 {
        "p"
    } else {
        "n"
    }
}
