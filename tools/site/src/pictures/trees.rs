//! Trees: Green Hackenbush, and tokens that go from the root to a leaf.

use super::drawing::{arrow, at, node, svg};
use super::Picture;
use grundy::graph::Dag;
use maud::html;
use support::language::Language;

/// Returns a tree on which a token goes from the root towards the leaves.
pub fn outcomes(language: Language) -> Option<Picture> {
    let edges = [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (8, 9)];
    let places = [
        at(180.0, 24.0),
        at(100.0, 78.0),
        at(270.0, 78.0),
        at(60.0, 134.0),
        at(140.0, 134.0),
        at(270.0, 134.0),
        at(60.0, 190.0),
        at(140.0, 190.0),
        at(230.0, 190.0),
        at(300.0, 220.0),
    ];
    let tree = Dag::from_edges(places.len(), &edges).ok()?;
    let is_lost = |vertex: usize| tree.values()[vertex] == 0;
    let name = |vertex: usize| if is_lost(vertex) { "P" } else { "N" };
    let content = html! {
        @for (from, to) in edges {
            @let class = if !is_lost(from) && is_lost(to) { "won" } else { "" };
            (arrow(places[from], places[to], class))
        }
        @for (vertex, place) in places.iter().enumerate() {
            (node(*place, if is_lost(vertex) { "p" } else { "n" }, name(vertex)))
        }
    };
    let listed: Vec<String> = edges
        .iter()
        .map(|&(from, to)| format!("{from} {} → {to} {}", name(from), name(to)))
        .collect();
    Some(Picture::new(
        language,
        svg(340, 244, &listed.join(", "), content),
        "A token goes down a tree, and whoever cannot move loses. From the leaves up: a leaf is a \
         P-position, green; a vertex with a move to a P-position is an N-position, and such a \
         move, a green arrow, wins; a vertex without one is a P-position.",
        "棋子沿树下行，走不动者负。从叶子往上推：叶子为必败态（绿色）；能走到必败态的顶点为必胜态，\
         绿色箭头为必胜着法；其余为必败态。",
    ))
}
