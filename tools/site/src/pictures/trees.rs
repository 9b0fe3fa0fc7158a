//! Trees: Green Hackenbush, and tokens that go from the root to a leaf.

use super::drawing::{arrow, at, line, node, svg, text, Point};
use super::Picture;
use grundy::contest::rooted_tree::RootedTree;
use grundy::graph::Dag;
use grundy::hackenbush::{tree_values, winning_moves};
use maud::html;
use support::language::Language;

/// Returns a tree of Green Hackenbush with the values of its branches.
pub fn hackenbush(language: Language) -> Option<Picture> {
    let parents = [None, Some(0), Some(1), Some(1), Some(3), Some(0), Some(5), Some(0)];
    let places = [
        at(160.0, 190.0),
        at(100.0, 140.0),
        at(50.0, 95.0),
        at(120.0, 85.0),
        at(150.0, 30.0),
        at(190.0, 125.0),
        at(220.0, 70.0),
        at(250.0, 150.0),
    ];
    let tree = RootedTree::from_parents(&parents).ok()?;
    let (values, cuts) = (tree_values(&tree), winning_moves(&tree));
    let middle = |a: Point, b: Point| at((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
    let content = html! {
        (line(at(40.0, 190.0), at(280.0, 190.0), "ground"))
        @for (vertex, parent) in parents.iter().enumerate() {
            @if let Some(parent) = parent {
                @let (low, high) = (places[*parent], places[vertex]);
                (line(low, high, if cuts.contains(&vertex) { "grass cut" } else { "grass" }))
                @let beside = middle(low, high);
                @let class = if cuts.contains(&vertex) { "mark" } else { "" };
                (text(at(beside.x + 16.0, beside.y), class,
                    &(values[vertex] + 1).to_string()))
            }
        }
        @for place in &places { circle.dot cx=(place.x) cy=(place.y) r="4" {} }
        (text(at(160.0, 212.0), "mark", &format!("G = {}", values[0])))
    };
    let listed: Vec<String> = (1..parents.len())
        .filter_map(|vertex| Some(format!("{}–{vertex}: {}", parents[vertex]?, values[vertex] + 1)))
        .collect();
    let alternative = format!("{}; G = {}", listed.join(", "), values[0]);
    Some(Picture::new(
        language,
        svg(330, 230, &alternative, content),
        "Green Hackenbush: a move cuts an edge, and what no longer hangs on the ground falls. By \
         the colon principle, the number at an edge is 1 more than the nim sum of the edges that \
         stand on it; the value of the whole is the nim sum at the ground. Cutting an orange \
         edge wins.",
        "绿色 Hackenbush：每步砍断一条边，与地面不再相连的部分落下。由克朗原理，边旁的数等于\
         立在它上面的各边之数的异或和加 1；全图的值是地面处的异或和。砍橙色的边必胜。",
    ))
}

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
