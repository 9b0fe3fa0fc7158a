//! Small graphs on which a token moves.

use super::drawing::{arrow, at, line, node, svg, Point};
use super::Picture;
use grundy::graph::{Geography, Loopy, LoopyOutcome};
use grundy::Outcome;
use maud::{html, Markup};
use support::language::Language;

/// Returns the class of a node of a P-position, or else of an N-position.
fn class(is_lost: bool) -> &'static str {
    if is_lost {
        "p"
    } else {
        "n"
    }
}

/// Draws a graph with a text in each node. Moves from an N-position to a P-position win.
fn moves(places: &[Point], edges: &[(usize, usize)], is_lost: &[bool]) -> Markup {
    html! {
        @for &(from, to) in edges {
            @let class = if !is_lost[from] && is_lost[to] { "won" } else { "" };
            (arrow(places[from], places[to], class))
        }
    }
}

/// Returns a graph with cycles and the outcome of each vertex.
pub fn loopy(language: Language) -> Option<Picture> {
    let places = [
        at(40.0, 40.0),
        at(160.0, 40.0),
        at(260.0, 40.0),
        at(360.0, 40.0),
        at(100.0, 140.0),
        at(260.0, 140.0),
        at(360.0, 140.0),
    ];
    let edges = [(1, 0), (0, 4), (4, 1), (1, 2), (2, 3), (5, 2), (6, 5), (6, 3)];
    let graph = Loopy::from_edges(places.len(), &edges).ok()?;
    let outcomes = graph.outcomes();
    let lost = |vertex: usize| matches!(outcomes[vertex], LoopyOutcome::P { .. });
    let is_lost: Vec<bool> = (0..places.len()).map(lost).collect();
    let name = |outcome: &LoopyOutcome| match outcome {
        LoopyOutcome::P { moves } => format!("P{moves}"),
        LoopyOutcome::N { moves } => format!("N{moves}"),
        LoopyOutcome::Draw => "=".to_string(),
    };
    let content = html! {
        (moves(&places, &edges, &is_lost))
        @for (place, outcome) in places.iter().zip(outcomes) {
            @let class = match outcome {
                LoopyOutcome::P { .. } => "p",
                LoopyOutcome::N { .. } => "n",
                LoopyOutcome::Draw => "u",
            };
            (node(*place, class, &name(outcome)))
        }
    };
    let listed: Vec<String> = edges
        .iter()
        .map(|(from, to)| format!("{from}→{to}"))
        .chain(
            outcomes
                .iter()
                .enumerate()
                .map(|(vertex, outcome)| format!("{vertex}: {}", name(outcome))),
        )
        .collect();
    Some(Picture::new(
        language,
        svg(400, 180, &listed.join(", "), content),
        "A token on a graph with a cycle: P and N say whether the player to move loses or wins, \
         with the number of moves that are left, found from the dead end backwards. What is \
         never reached that way is a draw, grey: on the cycle, leaving it would let the opponent \
         win, so both stay.",
        "有环图上的一枚棋子：P、N 表示轮到走的人必败、必胜，数字为剩余步数，从无出边的顶点往回推。\
         推不到的顶点为灰色的平局：离开环的一方会输，所以双方都留在环上。",
    ))
}

/// Returns a graph with a matching, which decides the game in which no vertex is entered twice.
pub fn geography(language: Language) -> Option<Picture> {
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
            (node(*place, class(is_lost(vertex)), if is_lost(vertex) { "P" } else { "N" }))
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
        "棋子沿边移动，不得回到走过的顶点。粗线属于一个最大匹配。从每个最大匹配都覆盖的顶点出发，\
         先手沿匹配边走必胜；从其余顶点（绿色）出发必败。",
    ))
}
