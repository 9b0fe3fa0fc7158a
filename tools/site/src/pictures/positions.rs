//! All positions of a tiny game, as a graph: a box for each position, an arrow for each move, and,
//! below each box, the finding of the library's oracle.
//!
//! A game is Rust data: an initial position and closures that return a position's options and text.

use super::drawing::class_of_value;
use games::drawing::boxes::{self, Node};
use games::followers::Followers;
use grundy::graph::{Dag, Loopy, LoopyOutcome};
use grundy::Outcome;
use maud::{Markup, PreEscaped};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hash;

/// The maximum number of positions drawn; readers look at each of them.
const MOST: usize = 16;

/// All positions reachable from an initial position, each with its text.
pub struct Positions<P> {
    positions: Vec<P>,
    names: Vec<String>,
    moves: Vec<Move>,
}

/// A move, given by the numbers of the positions before and after it.
type Move = (usize, usize);

/// What a picture says about a position: the class of its box or cell, such as `p`, and a text.
pub type Finding = (&'static str, String);

/// Who is to move, in a game whose players have different moves or aims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    First,
    Second,
}

impl Mover {
    pub fn other(self) -> Mover {
        match self {
            Mover::First => Mover::Second,
            Mover::Second => Mover::First,
        }
    }
}

impl<P: Clone + PartialEq> Positions<P> {
    /// Returns all positions reachable from `start`; returns `None` if there are too many to be
    /// drawn. Positions with the same text count as one position.
    pub fn after(
        start: P,
        options: impl Fn(&P) -> Vec<P>,
        name: impl Fn(&P) -> String,
    ) -> Option<Positions<P>> {
        let first = name(&start);
        let known = RefCell::new(HashMap::from([(first.clone(), start)]));
        let after = |written: &String| {
            let position = known.borrow()[written].clone();
            let named = |option: P| {
                let written = name(&option);
                known.borrow_mut().entry(written.clone()).or_insert(option);
                written
            };
            options(&position).into_iter().map(named).collect()
        };
        let found = Followers::find(first, &after, MOST * MOST).ok()?;
        let (moves, names, mut known) = (found.moves(), found.positions, known.into_inner());
        let positions = names.iter().filter_map(|name| known.remove(name)).collect();
        (names.len() <= MOST).then_some(Positions { positions, names, moves })
    }

    /// Returns the drawing with the outcomes under normal play. A position is a draw if neither
    /// player can force a win.
    pub fn outcomes(&self) -> Option<Markup> {
        let outcomes = self.solve(|_| None)?;
        let finding = |number: usize, _: &P| class_and_letter(&outcomes[number]);
        Some(self.draw(finding, |_, to| is_lost(&outcomes[to])))
    }

    pub fn values(&self) -> Option<Markup> {
        let graph = Dag::from_edges(self.positions.len(), &self.moves).ok()?;
        let values = graph.values();
        let finding = |number: usize, _: &P| {
            (class_of_value(values[number].into()), format!("G = {}", values[number]))
        };
        Some(self.draw(finding, |_, to| values[to] == 0))
    }

    /// Returns the drawing with the name of each position's winner; `mover` returns the player to
    /// move in a position. The positions that the second player wins are green. `ends` returns the
    /// winner in positions where play is over; in other positions, a player who cannot move loses.
    pub fn winners(
        &self,
        players: [&str; 2],
        mover: impl Fn(&P) -> Mover,
        ends: impl Fn(&P) -> Option<Mover>,
    ) -> Option<Markup> {
        let outcomes = self.solve(|position| {
            ends(position).map(|winner| Outcome::of_mover(winner == mover(position)))
        })?;
        let finding = |number: usize, position: &P| {
            let winner = match outcomes[number] {
                LoopyOutcome::N { .. } => mover(position),
                LoopyOutcome::P { .. } => mover(position).other(),
                LoopyOutcome::Draw => return class_and_letter(&LoopyOutcome::Draw),
            };
            match winner {
                Mover::First => ("n", players[0].to_string()),
                Mover::Second => ("p", players[1].to_string()),
            }
        };
        Some(self.draw(finding, |_, to| is_lost(&outcomes[to])))
    }

    /// Returns the drawing with the result of each position under optimal play: `at_end` returns
    /// the result at the end, which one player wants to make large and the other wants to make
    /// small. The best moves are green.
    pub fn results(
        &self,
        mover: impl Fn(&P) -> Mover,
        at_end: impl Fn(&P) -> i64,
    ) -> Option<Markup> {
        // This refuses a game that need not end.
        Dag::from_edges(self.positions.len(), &self.moves).ok()?;
        let mut results: Vec<Option<i64>> = vec![None; self.positions.len()];
        while results.contains(&None) {
            for (number, position) in self.positions.iter().enumerate() {
                let after = self.moves.iter().filter(|&&(from, _)| from == number);
                let after: Option<Vec<i64>> = after.map(|&(_, to)| results[to]).collect();
                let best = |after: Vec<i64>| match mover(position) {
                    Mover::First => after.into_iter().max(),
                    Mover::Second => after.into_iter().min(),
                };
                results[number] =
                    after.map(|after| best(after).unwrap_or_else(|| at_end(position)));
            }
        }
        let results: Vec<i64> = results.into_iter().flatten().collect();
        let finding = |number: usize, _: &P| ("plain", results[number].to_string());
        Some(self.draw(finding, |from, to| results[to] == results[from]))
    }

    /// Returns the drawing with the caller's finding for each position; `is_green` returns whether
    /// the move from one position to another is green.
    pub fn draw(
        &self,
        finding: impl Fn(usize, &P) -> Finding,
        is_green: impl Fn(usize, usize) -> bool,
    ) -> Markup {
        let nodes = self.positions.iter().zip(&self.names).enumerate();
        let nodes = nodes.map(|(number, (position, name))| {
            let (class, note) = finding(number, position);
            Node::new(class, name, note)
        });
        let class = |from, to| if is_green(from, to) { "won" } else { "" };
        PreEscaped(boxes::drawing(&nodes.collect::<Vec<_>>(), &self.moves, class).svg())
    }

    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// Returns, for each position, whether the player to move loses; `ends` determines the
    /// positions in which play is over, and the outcome there.
    pub fn lost(&self, ends: impl Fn(&P) -> Option<Outcome>) -> Option<Vec<bool>> {
        Some(self.solve(ends)?.iter().map(is_lost).collect())
    }

    fn solve(&self, ends: impl Fn(&P) -> Option<Outcome>) -> Option<Vec<LoopyOutcome>> {
        solve(&self.positions, &self.moves, ends)
    }
}

/// Draws the outcomes of a game with a token on a graph, which is given by its edges, such as
/// `a>b b>c`; the token starts at the tail of the first edge.
pub fn outcomes_of_graph(edges: &str) -> Option<Markup> {
    let edges: Vec<(&str, &str)> =
        edges.split(' ').map(|edge| edge.split_once('>')).collect::<Option<_>>()?;
    let options = |vertex: &&str| {
        let out = edges.iter().filter(|(tail, _)| tail == vertex);
        out.map(|&(_, head)| head).collect()
    };
    Positions::after(edges.first()?.0, options, |vertex| vertex.to_string())?.outcomes()
}

pub fn is_lost(outcome: &LoopyOutcome) -> bool {
    matches!(outcome, LoopyOutcome::P { .. })
}

/// Returns the class and the letter of a position with this outcome.
pub fn class_and_letter(outcome: &LoopyOutcome) -> Finding {
    let (class, letter) = match outcome {
        LoopyOutcome::P { .. } => ("p", "P"),
        LoopyOutcome::N { .. } => ("n", "N"),
        LoopyOutcome::Draw => ("u", "="),
    };
    (class, letter.to_string())
}

/// Returns the outcomes of these positions, in order. `ends` determines the positions in which play
/// is over, and the outcome there; in any other position, a player who cannot move loses.
pub fn outcomes_from<P: Clone + Eq + Hash>(
    starts: &[P],
    options: impl Fn(&P) -> Vec<P>,
    ends: impl Fn(&P) -> Option<Outcome>,
) -> Option<Vec<LoopyOutcome>> {
    // An artificial position before the start, `None`, has all of them as options.
    let after = |position: &Option<P>| -> Vec<Option<P>> {
        let after = match position {
            None => starts.to_vec(),
            Some(position) if ends(position).is_some() => vec![],
            Some(position) => options(position),
        };
        after.into_iter().map(Some).collect()
    };
    let found = Followers::find(None, &after, usize::MAX).ok()?;
    let ends = |position: &Option<P>| position.as_ref().and_then(&ends);
    let outcomes = solve(&found.positions, &found.moves(), ends)?;
    let number = |start: &P| found.positions.iter().position(|each| each.as_ref() == Some(start));
    starts.iter().map(|start| Some(outcomes[number(start)?])).collect()
}

fn solve<P>(
    positions: &[P],
    moves: &[Move],
    ends: impl Fn(&P) -> Option<Outcome>,
) -> Option<Vec<LoopyOutcome>> {
    let ends = positions.iter().map(ends).enumerate();
    let ends: Vec<_> = ends.filter_map(|(number, end)| Some((number, end?))).collect();
    let graph = Loopy::with_ends(positions.len(), moves, &ends).ok()?;
    Some(graph.outcomes().to_vec())
}
