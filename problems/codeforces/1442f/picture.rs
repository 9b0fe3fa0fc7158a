//! The picture of Codeforces 1442F, drawn for its page.

use crate::pictures::positions::{is_lost, outcomes_from, Positions};
use crate::pictures::{figure, Picture};
use grundy::graph::LoopyOutcome;
use support::language::Language;

/// Returns a graph with cycles and the outcome of each vertex.
pub fn picture(language: Language) -> Option<Picture> {
    const EDGES: [(usize, usize); 9] =
        [(0, 1), (0, 2), (0, 3), (1, 4), (4, 2), (3, 5), (5, 6), (6, 3), (3, 4)];
    let options = |&vertex: &usize| {
        let edges = EDGES.iter().filter(|(tail, _)| *tail == vertex);
        edges.map(|(_, head)| *head).collect::<Vec<usize>>()
    };
    let letter = |&vertex: &usize| char::from(b'a' + vertex as u8).to_string();
    let positions = Positions::after(0, options, letter)?;
    let outcomes = outcomes_from(positions.positions(), options, |_| None)?;
    let finding = |vertex: usize, _: &usize| match outcomes[vertex] {
        LoopyOutcome::P { moves } => ("p", format!("P{moves}")),
        LoopyOutcome::N { moves } => ("n", format!("N{moves}")),
        LoopyOutcome::Draw => ("u", "=".to_string()),
    };
    let drawing = positions.draw(finding, |_, to| is_lost(&outcomes[to]));
    figure(
        language,
        Some(drawing),
        "A token on a graph with a cycle: P and N say whether the player to move loses or wins, \
         with the number of moves that are left, found from the dead end backwards. What is \
         never reached that way is a draw, grey: on the cycle, leaving it would let the opponent \
         win, so both stay.",
        "有环图上的一枚棋子：P、N 表示轮到走的人必败、必胜，数字为剩余步数，从无出边的点往回推。\
         推不到的点为灰色的平局：离开环的一方会输，所以双方都留在环上。",
    )
}
