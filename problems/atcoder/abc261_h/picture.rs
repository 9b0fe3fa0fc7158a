//! The picture of AtCoder ABC 261 H, drawn for its page.

use crate::pictures::positions::{Mover, Positions};
use crate::pictures::{figure, Picture};
use support::language::Language;

pub fn picture(language: Language) -> Option<Picture> {
    // An edge leads from the first vertex to the second one; its weight is the same for all
    // edges to a vertex.
    const EDGES: [(char, char); 6] =
        [('a', 'b'), ('a', 'c'), ('b', 'a'), ('b', 'd'), ('c', 'b'), ('c', 'd')];
    let weight = |vertex: char| match vertex {
        'a' => 1,
        'b' => 2,
        'c' => 4,
        _ => 3,
    };
    type State = (char, Mover);
    let options = |&(vertex, player): &State| -> Vec<State> {
        let out = EDGES.iter().filter(|&&(from, _)| from == vertex);
        out.map(|&(_, to)| (to, player.other())).collect()
    };
    let name = |&(vertex, player): &State| {
        let player = if player == Mover::First { "T" } else { "A" };
        format!("{player} {vertex} +{}", weight(vertex))
    };
    let positions = Positions::after(('a', Mover::First), options, name)?;
    let states = positions.positions();
    let number = |state: &State| states.iter().position(|other| other == state).unwrap_or(0);
    // No sum is known at first; each round carries what is known back by one move.
    let mut sums: Vec<Option<u32>> = vec![None; states.len()];
    for _ in 0..states.len() {
        sums = states
            .iter()
            .map(|state| {
                let after = options(state);
                let through = after.iter().map(|next| Some(weight(next.0) + sums[number(next)]?));
                match (after.is_empty(), state.1) {
                    (true, _) => Some(0),
                    (_, Mover::First) => through.flatten().min(),
                    (_, Mover::Second) => through
                        .collect::<Option<Vec<u32>>>()
                        .and_then(|sums| sums.into_iter().max()),
                }
            })
            .collect();
    }
    let note = |number: usize, _: &State| match sums[number] {
        Some(sum) => ("plain", sum.to_string()),
        None => ("u", "∞".to_string()),
    };
    let is_best = |from: usize, to: usize| match (sums[from], sums[to]) {
        (Some(sum), Some(rest)) => sum == rest + weight(states[to].0),
        (None, None) => true,
        _ => false,
    };
    figure(
        language,
        Some(positions.draw(note, is_best)),
        "A token on a vertex, and who moves, Takahashi (T) or Aoki (A); behind the plus is the \
         weight of a move to that vertex, and below the sum from there on. Going back from the \
         dead end d in order of the sums, T needs one move to a known state, and A has one only \
         when all are known; what is never reached goes on for ever, ∞.",
        "棋子所在点与轮到谁：Takahashi (T) 或 Aoki (A)；加号后是走到该点的边权，下方是此后的总和。\
         从终点 d 按总和从小到大往回推：T 只要有一条边通向已定的状态，A 要所有边都通向；永远推不到的为 ∞，不会结束。",
    )
}
