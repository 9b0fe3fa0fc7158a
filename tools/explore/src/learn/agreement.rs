//! The outcomes that were learnt, compared with those that theory gives.

use super::graph::Graph;
use super::learner::Learner;
use crate::heaps;
use crate::play::game::Game;
use crate::play::oracle::Oracle;
use crate::play::state::State;
use anyhow::Result;
use grundy::game::Ending;
use grundy::named::NamedGame;
use grundy::Outcome;
use std::io::Write;

/// The number of positions on which learner and theory agree after some games.
#[derive(Clone, Copy)]
pub struct Agreement {
    pub games: u32,
    pub right: usize,
    pub positions: usize,
}

impl Agreement {
    /// Returns the share of positions that are right, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.right as f64 / self.positions.max(1) as f64
    }
}

/// A position by its number in the graph, with its outcome.
struct KnownOutcome {
    state: usize,
    outcome: Outcome,
}

/// The outcome of every position that has a move, by a theorem or by definition.
pub struct Theory {
    name: &'static str,
    outcomes: Vec<KnownOutcome>,
}

/// The most P-positions that are listed.
const MAX_LISTED: usize = 24;

impl Theory {
    /// Computes the outcomes of the positions of `graph`.
    pub fn new(game: &Game, start: &State, ending: Ending, graph: &Graph) -> Result<Theory> {
        let mut oracle = Oracle::new(game, start, ending)?;
        let with_moves = (0..graph.states.len()).filter(|&state| !graph.options[state].is_empty());
        let outcomes = with_moves.map(|state| {
            let outcome = oracle.outcome(&graph.states[state]);
            KnownOutcome { state, outcome }
        });
        let outcomes = outcomes.collect();
        let name = match (game, ending) {
            (Game::Heaps(rule), _) if rule.name() == Some(NamedGame::Nim) => "Bouton's theorem",
            (_, Ending::Misere) => "misère play by definition",
            (Game::Heaps(_) | Game::Unlike(_), _) => "the theorem of Sprague and Grundy",
            (Game::Wythoff, _) => "Wythoff's theorem",
            (Game::FibonacciNim, _) => "Whinihan's theorem",
        };
        Ok(Theory { name, outcomes })
    }

    /// Returns the name of the theorem, or of the definition where there is none.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the number of positions that have a move.
    pub fn positions(&self) -> usize {
        self.outcomes.len()
    }

    /// Compares the learner with the theory. A position of which the learner has no opinion
    /// counts as wrong.
    pub fn compare(&self, learner: &Learner, games: u32) -> Agreement {
        let is_right =
            |known: &&KnownOutcome| learnt_outcome(learner, known.state) == Some(known.outcome);
        let right = self.outcomes.iter().filter(is_right).count();
        Agreement { games, right, positions: self.outcomes.len() }
    }

    /// Writes the P-positions that the learner believes in, the smallest first.
    pub fn list_found(&self, learner: &Learner, graph: &Graph, to: &mut dyn Write) -> Result<()> {
        let found = self.outcomes.iter().map(|known| known.state);
        let found = found.filter(|&state| learnt_outcome(learner, state) == Some(Outcome::P));
        let mut found: Vec<&State> = found.map(|state| &graph.states[state]).collect();
        found.sort_by_key(|state| (state.heaps.iter().sum::<u64>(), state.heaps.len()));
        let listed: Vec<String> =
            found.iter().take(MAX_LISTED).map(|state| format_position(state)).collect();
        let more = found.len().saturating_sub(MAX_LISTED);
        let more = if more > 0 { format!(", … and {more} more") } else { String::new() };
        let listed = if listed.is_empty() { "none yet".to_string() } else { listed.join(", ") };
        writeln!(to, "P-positions it has found: {listed}{more}")?;
        Ok(())
    }
}

/// Returns the outcome that the learner assigns to a position, if it has an opinion.
fn learnt_outcome(learner: &Learner, state: usize) -> Option<Outcome> {
    let best = learner.best(state)?;
    (best != 0.0).then(|| Outcome::of_mover(best > 0.0))
}

fn format_position(state: &State) -> String {
    match state.last {
        Some(last) => format!("{} after taking {last}", heaps::position(&state.heaps)),
        None => heaps::position(&state.heaps),
    }
}
