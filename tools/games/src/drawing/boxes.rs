//! A graph drawn as a box for each position, a note below each box, and an arrow for each move.

use super::layers::{lay_out, Size};
use super::svg::{arrow_alone, at, box_alone, head, text, width, LINE};
use itertools::Itertools;

/// The height of the note below a box.
const NOTE: f64 = 17.0;

/// A position as it appears in a drawing.
#[derive(Clone, Debug)]
pub struct Node {
    /// The text of the position, in one or more lines.
    pub label: String,
    /// The class of its box.
    pub class: String,
    /// The text below its box.
    pub note: String,
    /// Other attributes of the position in XML syntax, each preceded by a space.
    pub attributes: String,
}

impl Node {
    /// Creates a position with a class, but without other attributes.
    pub fn new(class: &str, label: impl ToString, note: impl ToString) -> Node {
        let (label, note) = (label.to_string(), note.to_string());
        Node { label, class: class.to_string(), note, attributes: String::new() }
    }

    /// Returns the size of the node: its box and the room below the box for the note.
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
    /// A description for people who cannot see the drawing.
    pub alternative: String,
}

impl Drawing {
    /// Returns the picture as an element of a page.
    pub fn svg(&self) -> String {
        format!("{}{}</svg>", self.head(""), self.content)
    }

    /// Returns the opening tag of the picture, with the given extra attributes.
    pub fn head(&self, attributes: &str) -> String {
        head(self.width, self.height, "img", &self.alternative, attributes)
    }
}

/// Draws positions, numbered from 0, and the moves between them; each move is given by the numbers
/// of its two positions. Each arrow has a class; `won` arrows stand out.
pub fn drawing(
    nodes: &[Node],
    moves: &[(usize, usize)],
    class: impl Fn(usize, usize) -> &'static str,
) -> Drawing {
    let sizes: Vec<Size> = nodes.iter().map(Node::size).collect();
    // A move that changes nothing gets a note at the position instead of an arrow.
    let arrows: Vec<(usize, usize)> =
        moves.iter().filter(|(from, to)| from != to).copied().collect();
    let layout = lay_out(&sizes, &arrows);
    let mut content = String::new();
    for (&(from, to), route) in arrows.iter().zip(&layout.routes) {
        let class = format!("arrow {}", class(from, to));
        content += &format!(
            "<g class=\"{}\" data-from=\"{from}\" data-to=\"{to}\">{}</g>\n",
            class.trim_end(),
            arrow_alone(route)
        );
    }
    for (number, (node, size)) in nodes.iter().zip(&sizes).enumerate() {
        let place = layout.places[number];
        let note = match moves.contains(&(number, number)) {
            true => format!("{} ↻", node.note),
            false => node.note.clone(),
        };
        let below = at(place.x, place.y + size.height / 2.0 + 9.0);
        content += &format!(
            "<g class=\"boxed {}\"{}>{}{}</g>\n",
            node.class,
            node.attributes,
            box_alone(place, size.width, size.height, &node.label),
            text(below, "soft", &note)
        );
    }
    let describe = |number: usize| {
        let options = moves.iter().filter(|&&(from, _)| from == number);
        let options = options.map(|&(_, to)| &nodes[to].label).join(", ");
        let arrow = if options.is_empty() { "" } else { " → " };
        let Node { label, note, .. } = &nodes[number];
        format!("{}. {label}: {note}{arrow}{options}", number + 1).replace('\n', "/")
    };
    let alternative = (0..nodes.len()).map(describe).join("; ");
    let (width, height) = (layout.width as u32, layout.height as u32);
    Drawing { width, height, content, alternative }
}
