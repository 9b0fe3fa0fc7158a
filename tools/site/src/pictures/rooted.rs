//! A rooted tree with a text in each vertex, drawn with its root on the left.

use games::drawing::boxes::drawing;
pub use games::drawing::boxes::Node;
use maud::{Markup, PreEscaped};

/// Returns a drawing of a tree whose vertex 0 is the root: `parents` lists the parents of vertices
/// 1, 2, …; each parent has a smaller number than its child. The edge from a vertex to its parent
/// has the class that `edge` returns.
pub fn tree(parents: &[usize], vertices: &[Node], edge: impl Fn(usize) -> &'static str) -> Markup {
    let edges: Vec<(usize, usize)> =
        parents.iter().enumerate().map(|(child, &parent)| (parent, child + 1)).collect();
    PreEscaped(drawing(vertices, &edges, |_, child| edge(child)).svg())
}
