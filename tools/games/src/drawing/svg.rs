//! The elements that pictures consist of, as text. Their classes determine their colours: `p` is
//! for a P-position, `n` for an N-position, `soft` for a label, and `won` for a winning move.

use std::fmt::Write;

/// A place in a picture, in pixels from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// Returns the point with these coordinates.
pub fn at(x: impl Into<f64>, y: impl Into<f64>) -> Point {
    Point { x: x.into(), y: y.into() }
}

/// The height of a line of text.
pub(crate) const LINE: f64 = 17.0;

/// The length of the head of an arrow.
const HEAD: f64 = 9.0;

/// Returns the opening tag of a picture with its role (`img`, or `group` if its parts have texts of
/// their own), a text for people who cannot see the picture, and more attributes.
pub fn head(width: u32, height: u32, role: &str, alternative: &str, attributes: &str) -> String {
    format!(
        "<svg class=\"picture\" xmlns=\"http://www.w3.org/2000/svg\" role=\"{role}\" \
         aria-label=\"{}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" style=\"--least:{}px\"{attributes}>",
        escape(alternative),
        width * 3 / 4
    )
}

/// Returns text centred on a point.
pub fn text(place: Point, class: &str, content: &str) -> String {
    let class = match class {
        "" => String::new(),
        _ => format!(" class=\"{class}\""),
    };
    let (x, y) = (number(place.x), number(place.y + 5.0));
    format!("<text{class} x=\"{x}\" y=\"{y}\">{}</text>", escape(content))
}

/// Returns a box centred on a point, with one or more lines of text.
pub fn draw_box(place: Point, width: f64, height: f64, class: &str, content: &str) -> String {
    format!("<g class=\"boxed {class}\">{}</g>", box_alone(place, width, height, content))
}

/// Returns the parts of a box without an enclosing element, so that the caller can add one.
pub(crate) fn box_alone(place: Point, width: f64, height: f64, content: &str) -> String {
    let (x, y) = (number(place.x - width / 2.0), number(place.y - height / 2.0));
    let (width, height) = (number(width), number(height));
    let mut drawing =
        format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"7\"></rect>");
    let first = place.y - LINE * (content.lines().count() as f64 - 1.0) / 2.0;
    for (line, content) in content.lines().enumerate() {
        drawing += &text(at(place.x, first + LINE * line as f64), "", content);
    }
    drawing
}

/// Returns a table cell centred on a point, with its content and further attributes.
pub fn cell(
    place: Point,
    width: f64,
    height: f64,
    class: &str,
    attributes: &str,
    texts: &str,
) -> String {
    let (x, y) = (number(place.x - width / 2.0), number(place.y - height / 2.0));
    let (width, height) = (number(width), number(height));
    format!(
        "<g class=\"cell {class}\"{attributes}>\
         <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>{texts}</g>"
    )
}

/// Returns the parts of an arrow that runs horizontally through each point and bends in between.
pub(crate) fn arrow_alone(route: &[Point]) -> String {
    let (Some(&first), Some(&tip)) = (route.first(), route.last()) else { return String::new() };
    let back = if tip.x > first.x { -HEAD } else { HEAD };
    let base = at(tip.x + back, tip.y);
    let mut path = format!("M{} {}", number(first.x), number(first.y));
    let inner = &route[1..route.len() - 1];
    for (from, &to) in route.iter().zip(inner.iter().chain([&base])) {
        let middle = number((from.x + to.x) / 2.0);
        let (above, below) = (number(from.y), number(to.y));
        let _ = write!(path, " C{middle} {above} {middle} {below} {} {below}", number(to.x));
    }
    let corners = [tip, at(base.x, base.y + HEAD / 2.0), at(base.x, base.y - HEAD / 2.0)];
    let corners = corners.map(|Point { x, y }| format!("{},{}", number(x), number(y)));
    format!("<path d=\"{path}\"></path><polygon points=\"{}\"></polygon>", corners.join(" "))
}

/// Formats a coordinate with at most one decimal place.
pub fn number(coordinate: f64) -> String {
    // Adding a zero without a sign turns -0 into 0.
    ((coordinate * 10.0).round() / 10.0 + 0.0).to_string()
}

/// Returns the width of a text; a Chinese character is as wide as two other characters.
pub fn width(text: &str) -> f64 {
    const CHARACTER: f64 = 8.5;
    text.chars().map(|c| if c > '\u{2e80}' { 2.0 * CHARACTER } else { CHARACTER }).sum()
}

/// Escapes a text for XML, both inside and outside quotes.
pub fn escape(text: &str) -> String {
    let signs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\n", "&#10;")];
    signs.iter().fold(text.to_string(), |text, (sign, entity)| text.replace(sign, entity))
}
