//! The elements of which pictures are made. Their colours are in `style.css`, by class: `p` is
//! a P-position, `n` an N-position, `soft` a label, and `mark` what the caption speaks of.

use maud::{html, Markup};

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

/// The radius of a node.
pub const RADIUS: f64 = 16.0;

/// Returns a picture of a size, with a text for those who cannot see it.
pub fn svg(width: u32, height: u32, text: &str, content: Markup) -> Markup {
    html! {
        svg.picture xmlns="http://www.w3.org/2000/svg" role="img" aria-label=(text)
            viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height)
            style={ "--least:" (width * 3 / 4) "px" } { (content) }
    }
}

/// Returns a text around a point.
pub fn text(place: Point, class: &str, content: &str) -> Markup {
    let (x, y) = (number(place.x), number(place.y + 5.0));
    html! { text class=[class_of(class)] x=(x) y=(y) { (content) } }
}

/// Returns a text that begins at a point.
pub fn text_from(place: Point, class: &str, content: &str) -> Markup {
    let class = format!("start {class}");
    html! { text class=(class.trim()) x=(number(place.x)) y=(number(place.y + 5.0)) { (content) } }
}

/// Returns a circle with a text in it.
pub fn node(place: Point, class: &str, content: &str) -> Markup {
    html! {
        g class={ "node " (class) } {
            circle cx=(number(place.x)) cy=(number(place.y)) r=(number(RADIUS)) {}
            (text(place, "", content))
        }
    }
}

/// Returns a square cell of a board or a row, with a text in it. The point is its centre.
pub fn cell(place: Point, side: f64, class: &str, content: &str) -> Markup {
    html! {
        g class={ "cell " (class) } {
            (square(place, side))
            (text(place, "", content))
        }
    }
}

/// Returns a cell that is wider than it is high, with a text in it.
pub fn oblong(place: Point, width: f64, height: f64, class: &str, content: &str) -> Markup {
    html! {
        g class={ "cell " (class) } {
            rect x=(number(place.x - width / 2.0)) y=(number(place.y - height / 2.0))
                width=(number(width)) height=(number(height)) {}
            (text(place, "", content))
        }
    }
}

/// Returns a square around a point.
pub fn square(place: Point, side: f64) -> Markup {
    let (x, y) = (number(place.x - side / 2.0), number(place.y - side / 2.0));
    html! { rect x=(x) y=(y) width=(number(side)) height=(number(side)) {} }
}

/// Returns a line between two points.
pub fn line(from: Point, to: Point, class: &str) -> Markup {
    html! {
        line class=[class_of(class)] x1=(number(from.x)) y1=(number(from.y)) x2=(number(to.x))
            y2=(number(to.y)) {}
    }
}

/// Returns an arrow from one node to another.
pub fn arrow(from: Point, to: Point, class: &str) -> Markup {
    const HEAD: f64 = 9.0;
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let along = |distance: f64, aside: f64| {
        at(from.x + dx * distance - dy * aside, from.y + dy * distance + dx * aside)
    };
    let tip = along(length - RADIUS - 2.0, 0.0);
    let base = length - RADIUS - 2.0 - HEAD;
    let corners = [tip, along(base, HEAD / 2.0), along(base, -HEAD / 2.0)];
    let corners = corners.map(|Point { x, y }| format!("{},{}", number(x), number(y)));
    html! {
        g class={ "arrow " (class) } {
            (line(along(RADIUS, 0.0), along(base, 0.0), ""))
            polygon points=(corners.join(" ")) {}
        }
    }
}

/// Returns a box around a point, with a text of one or more lines in it.
pub fn boxed(place: Point, width: f64, height: f64, class: &str, content: &str) -> Markup {
    const LINE: f64 = 17.0;
    let lines: Vec<&str> = content.lines().collect();
    let first = place.y - LINE * (lines.len() as f64 - 1.0) / 2.0;
    html! {
        g class={ "boxed " (class) } {
            rect x=(number(place.x - width / 2.0)) y=(number(place.y - height / 2.0))
                width=(number(width)) height=(number(height)) rx="7" {}
            @for (line, content) in lines.iter().enumerate() {
                (text(at(place.x, first + LINE * line as f64), "", content))
            }
        }
    }
}

/// Returns an arrow that runs horizontally through each of the points, and in a bend from each
/// to the next.
pub fn arrow_along(route: &[Point], class: &str) -> Markup {
    const HEAD: f64 = 9.0;
    let (Some(&first), Some(&tip)) = (route.first(), route.last()) else { return html! {} };
    let back = if tip.x > first.x { -HEAD } else { HEAD };
    let base = at(tip.x + back, tip.y);
    let mut path = format!("M{} {}", number(first.x), number(first.y));
    let inner = &route[1..route.len() - 1];
    for (from, &to) in route.iter().zip(inner.iter().chain([&base])) {
        let middle = number((from.x + to.x) / 2.0);
        let (above, below) = (number(from.y), number(to.y));
        path += &format!(" C{middle} {above} {middle} {below} {} {below}", number(to.x));
    }
    let corners = [tip, at(base.x, base.y + HEAD / 2.0), at(base.x, base.y - HEAD / 2.0)];
    let corners = corners.map(|Point { x, y }| format!("{},{}", number(x), number(y)));
    html! {
        g class={ "arrow " (class) } {
            path d=(path) {}
            polygon points=(corners.join(" ")) {}
        }
    }
}

/// Returns a coordinate with at most one decimal.
pub fn number(coordinate: f64) -> String {
    let tenths = (coordinate * 10.0).round() as i64;
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        _ => format!(
            "{}{}.{}",
            if tenths < 0 { "-" } else { "" },
            tenths.abs() / 10,
            tenths.abs() % 10
        ),
    }
}

/// Returns the class of a position of this Grundy value: P-positions are green.
pub fn class_of_value(value: u64) -> &'static str {
    if value == 0 {
        "p"
    } else {
        "n"
    }
}

fn class_of(class: &str) -> Option<&str> {
    Some(class).filter(|class| !class.is_empty())
}

/// Returns the width of a text; a Chinese character is as wide as two others.
pub fn width(text: &str) -> f64 {
    const CHARACTER: f64 = 8.5;
    text.chars().map(|c| if c > '\u{2e80}' { 2.0 * CHARACTER } else { CHARACTER }).sum()
}
