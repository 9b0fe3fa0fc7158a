//! Small graphs on which a token moves.

use super::drawing::{at, line, node, svg};
use super::positions::{is_lost, outcomes_from, Positions};
use super::{figure, Picture};
use grundy::graph::{Geography, LoopyOutcome};
use grundy::Outcome;
use maud::html;
use support::language::Language;

/// Returns the class of a node of a P-position, or else of an N-position.
fn class(is_lost: bool) -> &'static str {
    if is_lost {
        "p"
    } else {
        "n"
    }
}

/// Returns all positions of a token on a graph whose vertex 0 is the first, named by letters.
fn of_token(edges: &[(usize, usize)]) -> Option<Positions<usize>> {
    let letter = |&vertex: &usize| char::from(b'a' + vertex as u8).to_string();
    Positions::after(0, |&vertex| heads(edges, vertex), letter)
}

fn heads(edges: &[(usize, usize)], vertex: usize) -> Vec<usize> {
    edges.iter().filter(|(tail, _)| *tail == vertex).map(|(_, head)| *head).collect()
}

/// Returns a graph with cycles and the outcome of each vertex.
pub fn loopy(language: Language) -> Option<Picture> {
    const EDGES: [(usize, usize); 9] =
        [(0, 1), (0, 2), (0, 3), (1, 4), (4, 2), (3, 5), (5, 6), (6, 3), (3, 4)];
    let positions = of_token(&EDGES)?;
    let options = |&vertex: &usize| heads(&EDGES, vertex);
    let outcomes = outcomes_from(positions.positions(), options, |_| None)?;
    let finding = |vertex: usize, _: &usize| match outcomes[vertex] {
        LoopyOutcome::P { moves } => ("p", format!("P{moves}")),
        LoopyOutcome::N { moves } => ("n", format!("N{moves}")),
        LoopyOutcome::Draw => ("u", "=".to_string()),
    };
    let drawing = positions.told(finding, |_, to| is_lost(&outcomes[to]));
    figure(
        language,
        Some(drawing),
        "A token on a graph with a cycle: P and N say whether the player to move loses or wins, \
         with the number of moves that are left, found from the dead end backwards. What is \
         never reached that way is a draw, grey: on the cycle, leaving it would let the opponent \
         win, so both stay.",
        "有环图上的一枚棋子：P、N 表示轮到走的人必败、必胜，数字为剩余步数，从无出边的顶点往回推。\
         推不到的顶点为灰色的平局：离开环的一方会输，所以双方都留在环上。",
    )
}

/// Returns a tree on which a token goes from the root towards the leaves.
pub fn tree(language: Language) -> Option<Picture> {
    const EDGES: [(usize, usize); 9] =
        [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (8, 9)];
    figure(
        language,
        of_token(&EDGES)?.outcomes(),
        "A token goes along a tree from its root a, and whoever cannot move loses. From the leaves \
         back: a leaf is a P-position, green; a vertex with a move to a P-position is an \
         N-position, and such a move, a green arrow, wins; a vertex without one is a P-position.",
        "棋子从根 a 沿树前行，走不动者负。从叶子往回推：叶子为必败态（绿色）；能走到必败态的顶点为必胜态，\
         绿色箭头为必胜着法；其余为必败态。",
    )
}

/// Returns a game whose number of moves is fixed.
pub fn countdown(language: Language) -> Option<Picture> {
    let options = |&left: &u32| left.checked_sub(1).into_iter().collect();
    figure(
        language,
        Positions::after(7, options, u32::to_string)?.outcomes(),
        "Positions by the number of moves that are still to come, which nobody can change: each \
         move leads to the next one. Whoever is to move with an even number left, green, makes \
         none of the last moves and loses; with an odd number left, the player to move wins.",
        "按剩余步数排列的局面；步数谁也改变不了，每步走到右边一个。剩偶数步（绿色）时轮到走的人\
         走不到最后一步，必败；剩奇数步时轮到走的人必胜。",
    )
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
