//! A rooted tree with a text in each vertex, drawn from its root on the left.

use games::drawing::boxes::{drawing, Node};
use maud::{Markup, PreEscaped};

/// A vertex with the class of its box, the text in it, and that below it.
pub struct Vertex {
    pub class: &'static str,
    pub label: String,
    pub note: String,
}

impl Vertex {
    pub fn new(class: &'static str, label: impl ToString, note: impl ToString) -> Vertex {
        Vertex { class, label: label.to_string(), note: note.to_string() }
    }
}

/// Returns a tree whose vertex 0 is the root: `parents` are those of the vertices 1, 2, …, each
/// with a smaller number. The edge from a vertex to its parent has the class that `edge` returns.
pub fn tree(
    parents: &[usize],
    vertices: &[Vertex],
    edge: impl Fn(usize) -> &'static str,
) -> Markup {
    let node = |Vertex { class, label, note }: &Vertex| Node {
        label: label.clone(),
        class: class.to_string(),
        note: note.clone(),
        attributes: String::new(),
    };
    let nodes: Vec<Node> = vertices.iter().map(node).collect();
    let edges: Vec<(usize, usize)> =
        parents.iter().enumerate().map(|(child, &parent)| (parent, child + 1)).collect();
    PreEscaped(drawing(&nodes, &edges, |_, child| edge(child)).svg())
}
