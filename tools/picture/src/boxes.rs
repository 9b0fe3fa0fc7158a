//! A graph as boxes and arrows: a box for each position with a note below it, and an arrow for
//! each move.

use crate::layers::{layout, Size};
use crate::svg::{arrow_alone, at, box_alone, escaped, text, width, LINE};

/// The height of the note below a box.
const NOTE: f64 = 17.0;

/// A position as it is drawn.
#[derive(Clone, Debug)]
pub struct Node {
    /// How it is written, in one or more lines.
    pub label: String,
    /// The class of its box.
    pub class: &'static str,
    /// The text below its box.
    pub note: String,
    /// What else the drawing says of it: names of attributes, without `data-`, and their values.
    pub data: Vec<(&'static str, String)>,
}

impl Node {
    /// Returns the size of its box, with room for the note below.
    fn size(&self) -> Size {
        let longest = self.label.lines().map(width).fold(0.0, f64::max);
        let note = 7.0 * self.note.chars().count() as f64;
        let lines = self.label.lines().count().max(1);
        Size {
            width: (longest + 14.0).max(note).max(32.0),
            height: LINE * lines as f64 + 11.0,
            below: NOTE,
        }
    }
}

/// A drawing, to be put into an `svg` element of its size.
pub struct Drawing {
    pub width: u32,
    pub height: u32,
    /// The elements inside.
    pub content: String,
    /// The drawing for those who cannot see it.
    pub alternative: String,
}

impl Drawing {
    /// Returns the picture as an element of a page.
    pub fn svg(&self) -> String {
        let Drawing { width, height, content, alternative } = self;
        format!("{}{content}</svg>", head(*width, *height, alternative, ""))
    }

    /// Returns the first tag of the picture, with further attributes.
    pub fn head(&self, attributes: &str) -> String {
        head(self.width, self.height, &self.alternative, attributes)
    }
}

fn head(width: u32, height: u32, alternative: &str, attributes: &str) -> String {
    format!(
        "<svg class=\"picture\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" \
         aria-label=\"{}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" style=\"--least:{}px\"{attributes}>",
        escaped(alternative),
        width * 3 / 4
    )
}

/// Returns the drawing of positions, the first of which has number 0, with the moves between them,
/// given by numbers; `green` moves stand out.
pub fn drawing(
    nodes: &[Node],
    moves: &[(usize, usize)],
    green: impl Fn(usize, usize) -> bool,
) -> Drawing {
    let sizes: Vec<Size> = nodes.iter().map(Node::size).collect();
    // A move that changes nothing is said beside the position, without an arrow.
    let arrows: Vec<(usize, usize)> =
        moves.iter().filter(|(from, to)| from != to).copied().collect();
    let layout = layout(&sizes, &arrows);
    let mut content = String::new();
    for (&(from, to), route) in arrows.iter().zip(&layout.routes) {
        let class = if green(from, to) { "arrow won" } else { "arrow" };
        content += &format!(
            "<g class=\"{class}\" data-from=\"{from}\" data-to=\"{to}\">{}</g>\n",
            arrow_alone(route)
        );
    }
    for (number, (node, size)) in nodes.iter().zip(&sizes).enumerate() {
        let place = layout.places[number];
        let data: String = node
            .data
            .iter()
            .map(|(name, value)| format!(" data-{name}=\"{}\"", escaped(value)))
            .collect();
        let note = match moves.contains(&(number, number)) {
            true => format!("{} ↻", node.note),
            false => node.note.clone(),
        };
        let below = at(place.x, place.y + size.height / 2.0 + 9.0);
        content += &format!(
            "<g class=\"boxed {}\"{data}>{}{}</g>\n",
            node.class,
            box_alone(place, size.width, size.height, &node.label),
            text(below, "soft", &note)
        );
    }
    let alternative = (0..nodes.len())
        .map(|number| {
            let options = moves.iter().filter(|&&(from, _)| from == number);
            let options: Vec<&str> = options.map(|&(_, to)| &*nodes[to].label).collect();
            let arrow = if options.is_empty() { "" } else { " → " };
            let Node { label, note, .. } = &nodes[number];
            let position = format!("{}. {label}: {note}", number + 1);
            format!("{position}{arrow}{}", options.join(", ")).replace('\n', "/")
        })
        .collect::<Vec<_>>()
        .join("; ");
    let (width, height) = (layout.width as u32, layout.height as u32);
    Drawing { width, height, content, alternative }
}
