//! The learnt outcomes, compared with those given by theory.

use super::graph::PositionGraph;
use super::learner::Learner;
use super::subject::Subject;
use anyhow::{Error, Result};
use games::shown::{Effort, Judge, Position, Prospect};
use grundy::Outcome;
use itertools::Itertools;
use std::collections::BTreeMap;
use std::io::Write;
use support::language::choose;
use support::{say, text};

/// The number of positions on which the learner and the theory agree after a given number of games.
#[derive(Clone, Copy)]
pub struct Agreement {
    pub games: u32,
    pub right: usize,
    pub positions: usize,
}

impl Agreement {
    /// Returns the share of correct judgements, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.right as f64 / self.positions.max(1) as f64
    }
}

/// The outcome of every position that has a move; it is found by a theorem or by the definition.
/// Positions are numbered as in the graph.
pub struct Theory {
    outcomes: BTreeMap<usize, Outcome>,
}

/// The limit on P-positions listed.
const MAX_LISTED: usize = 24;

impl Theory {
    pub fn new(subject: &Subject, graph: &PositionGraph) -> Result<Theory> {
        let (opening, ending) = (&subject.opening, subject.ending);
        let judge = Judge::new(&opening.game, &opening.start, ending, &Effort::TERMINAL);
        let judge = judge.map_err(Error::msg)?;
        let with_moves =
            (0..graph.positions.len()).filter(|&state| !graph.options[state].is_empty());
        let outcomes = with_moves.map(|state| {
            let wins = judge.prospect(&graph.positions[state]) == Prospect::Win;
            (state, Outcome::of_mover(wins))
        });
        Ok(Theory { outcomes: outcomes.collect() })
    }

    pub fn positions(&self) -> usize {
        self.outcomes.len()
    }

    /// Compares the learner with the theory. A position without a learnt outcome counts as wrong.
    pub fn compare(&self, learner: &Learner, games: u32) -> Agreement {
        let outcomes = self.outcomes.iter();
        let right = outcomes
            .filter(|&(&state, &outcome)| learnt_outcome(learner, state) == Some(outcome))
            .count();
        Agreement { games, right, positions: self.outcomes.len() }
    }

    /// Writes the positions that the learner believes to be P-positions, the smallest first.
    pub fn list_found(
        &self,
        learner: &Learner,
        subject: &Subject,
        graph: &PositionGraph,
        to: &mut dyn Write,
    ) -> Result<()> {
        let found = self.outcomes.keys();
        let found = found.filter(|&&state| learnt_outcome(learner, state) == Some(Outcome::P));
        let found = found.map(|&state| &graph.positions[state]);
        let size = |found: &&Position| (found.iter().sum::<u64>(), found.len(), found.to_vec());
        let found = found.sorted_by_cached_key(size);
        let more = match found.len().saturating_sub(MAX_LISTED) {
            0 => String::new(),
            more => text!(", … and {more} more", ", …，另有 {more} 个"),
        };
        let listed = match found.len() {
            0 => choose("none yet", "还没有").to_string(),
            _ => found.take(MAX_LISTED).map(|state| subject.opening.game.tuple(state)).join(", "),
        };
        say!(to, "P-positions it has found: {listed}{more}", "它找到的必败态：{listed}{more}")
    }
}

/// Returns the outcome that the learner assigns to a position, if any.
fn learnt_outcome(learner: &Learner, state: usize) -> Option<Outcome> {
    let best = learner.best(state)?;
    (best != 0.0).then(|| Outcome::of_mover(best > 0.0))
}
