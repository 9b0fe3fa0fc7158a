//! A rooted tree with a text in each vertex, laid out by itself.

use super::drawing::{at, draw_box, line, svg, text_from, Point};
use itertools::Itertools;
use maud::{html, Markup};

/// A vertex with the class of its box, the text in it, and that beside it.
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
    const BETWEEN: f64 = 58.0;
    let children = |vertex: usize| {
        parents.iter().enumerate().filter(move |&(_, &p)| p == vertex).map(|(child, _)| child + 1)
    };
    let width = |vertex: usize| {
        let texts = &vertices[vertex];
        let label = (8.5 * texts.label.chars().count() as f64 + 14.0).max(32.0);
        (label, 7.5 * texts.note.chars().count() as f64)
    };
    let mut places = vec![at(0.0, 0.0); vertices.len()];
    let mut next = 8.0;
    // In depth: a leaf to the right of the last one, any other vertex above its children.
    let mut stack = vec![(0, 0, false)];
    while let Some((vertex, depth, is_below_done)) = stack.pop() {
        let below: Vec<usize> = children(vertex).collect();
        let y = 24.0 + BETWEEN * depth as f64;
        if below.is_empty() {
            let (label, note) = width(vertex);
            places[vertex] = at(next + label / 2.0, y);
            next += label + note + 20.0;
        } else if is_below_done {
            let (first, last) = (places[below[0]], places[below[below.len() - 1]]);
            places[vertex] = at((first.x + last.x) / 2.0, y);
        } else {
            stack.push((vertex, depth, true));
            stack.extend(below.iter().rev().map(|&child| (child, depth + 1, false)));
        }
    }
    let right = |vertex: usize| {
        let (label, note) = width(vertex);
        places[vertex].x + label / 2.0 + 4.0 + note
    };
    let least: f64 = (0..vertices.len()).map(right).fold(next, f64::max);
    let bottom = places.iter().map(|place| place.y).fold(0.0, f64::max) + 24.0;
    let content = html! {
        @for (child, &parent) in parents.iter().enumerate() {
            (line(places[parent], places[child + 1], edge(child + 1)))
        }
        @for (number, vertex) in vertices.iter().enumerate() {
            @let Point { x, y } = places[number];
            @let (label, _) = width(number);
            (draw_box(at(x, y), label, 28.0, vertex.class, &vertex.label))
            (text_from(at(x + label / 2.0 + 4.0, y), "soft", &vertex.note))
        }
    };
    let vertex_text = |(number, Vertex { label, note, .. }): (usize, &Vertex)| {
        let below = children(number).map(|child| &vertices[child].label).join(", ");
        let arrow = if below.is_empty() { "" } else { " – " };
        format!("{number}: {label} {note}{arrow}{below}")
    };
    let alternative = vertices.iter().enumerate().map(vertex_text).join("; ");
    svg((least + 8.0) as u32, bottom as u32, &alternative, content)
}
