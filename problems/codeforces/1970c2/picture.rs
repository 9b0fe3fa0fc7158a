//! The picture of Codeforces 1970C2, drawn for its page.

use crate::pictures::drawing::{at, line, node, svg};
use crate::pictures::Picture;
use grundy::graph::Geography;
use grundy::Outcome;
use maud::html;
use support::language::Language;

/// Returns a graph with a matching, which decides the game in which no vertex is entered twice.
pub fn picture(language: Language) -> Option<Picture> {
    let places = [
        at(30.0, 40.0),
        at(120.0, 40.0),
        at(210.0, 40.0),
        at(300.0, 40.0),
        at(120.0, 130.0),
        at(210.0, 130.0),
        at(300.0, 130.0),
    ];
    let edges = [(0, 1), (1, 2), (2, 3), (1, 4), (2, 5), (5, 6), (4, 5)];
    let graph = Geography::from_edges(places.len(), &edges).ok()?;
    let is_lost = |vertex: usize| graph.outcome(vertex) == Outcome::P;
    let is_pair =
        |a: usize, b: usize| graph.winning_move(a) == Some(b) && graph.winning_move(b) == Some(a);
    let content = html! {
        @for (a, b) in edges {
            (line(places[a], places[b], if is_pair(a, b) { "pair" } else { "" }))
        }
        @for (vertex, place) in places.iter().enumerate() {
            (node(*place, if is_lost(vertex) { "p" } else { "n" }, if is_lost(vertex) { "P" } else { "N" }))
        }
    };
    let listed: Vec<String> = (0..places.len())
        .map(|vertex| format!("{vertex}: {}", graph.outcome(vertex)))
        .chain(edges.iter().filter(|(a, b)| is_pair(*a, *b)).map(|(a, b)| format!("{a}–{b}")))
        .collect();
    Some(Picture::new(
        language,
        svg(336, 170, &listed.join(", "), content),
        "A token moves along edges and never comes back to a vertex. Thick lines belong to a \
         maximum matching. From a vertex that every maximum matching covers, the player to move \
         wins by going along such lines; from the others, in green, that player loses.",
        "棋子沿边移动，不得回到走过的点。粗线属于一个最大匹配。从每个最大匹配都覆盖的点出发，\
         先手沿匹配边走必胜；从其余点（绿色）出发必败。",
    ))
}
