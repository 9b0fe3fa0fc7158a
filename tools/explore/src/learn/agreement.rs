//! What was learnt against what is known.

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

/// On how many positions the two agree after some games.
#[derive(Clone, Copy)]
pub struct Agreement {
    pub games: u32,
    pub right: usize,
    pub of: usize,
}

impl Agreement {
    pub fn share(&self) -> f64 {
        self.right as f64 / self.of.max(1) as f64
    }
}

/// The outcome of every position that has a move.
pub struct Theory {
    name: &'static str,
    outcomes: Vec<(usize, Outcome)>,
}

/// More P-positions than these are not listed.
const MOST_LISTED: usize = 24;

impl Theory {
    pub fn new(game: &Game, start: &State, ending: Ending, graph: &Graph) -> Result<Theory> {
        let mut oracle = Oracle::new(game, start, ending)?;
        let with_moves = (0..graph.states.len()).filter(|&state| !graph.options[state].is_empty());
        let outcomes = with_moves.map(|state| (state, oracle.outcome(&graph.states[state])));
        let outcomes = outcomes.collect();
        let name = match (game, ending) {
            (Game::Heaps(rule), _) if rule.name() == Some(NamedGame::Nim) => "Bouton's theorem",
            (_, Ending::Misere) => "misère play by definition",
            (Game::Heaps(_), _) => "the theorem of Sprague and Grundy",
            (Game::Wythoff, _) => "Wythoff's theorem",
            (Game::FibonacciNim, _) => "Whinihan's theorem",
        };
        Ok(Theory { name, outcomes })
    }

    pub fn name(&self) -> &'static str {
        self.name
    }

    pub fn positions(&self) -> usize {
        self.outcomes.len()
    }

    /// A position that the learner expects nothing of, good or bad, counts as wrong.
    pub fn compare(&self, learner: &Learner, games: u32) -> Agreement {
        let is_right =
            |&&(state, outcome): &&(usize, Outcome)| learnt(learner, state) == Some(outcome);
        let right = self.outcomes.iter().filter(is_right).count();
        Agreement { games, right, of: self.outcomes.len() }
    }

    /// The P-positions as the learner has them, the smallest first.
    pub fn list_found(&self, learner: &Learner, graph: &Graph, to: &mut dyn Write) -> Result<()> {
        let found = self.outcomes.iter().map(|&(state, _)| state);
        let found = found.filter(|&state| learnt(learner, state) == Some(Outcome::P));
        let mut found: Vec<&State> = found.map(|state| &graph.states[state]).collect();
        found.sort_by_key(|state| (state.heaps.iter().sum::<u64>(), state.heaps.len()));
        let words: Vec<String> =
            found.iter().take(MOST_LISTED).map(|state| written(state)).collect();
        let more = found.len().saturating_sub(MOST_LISTED);
        let more = if more > 0 { format!(", … and {more} more") } else { String::new() };
        let words = if words.is_empty() { "none yet".to_string() } else { words.join(" ") };
        writeln!(to, "P-positions it has found: {words}{more}")?;
        Ok(())
    }
}

/// What the learner takes a position for.
fn learnt(learner: &Learner, state: usize) -> Option<Outcome> {
    let best = learner.best(state)?;
    (best != 0.0).then(|| Outcome::of_mover(best > 0.0))
}

fn written(state: &State) -> String {
    match state.last {
        Some(last) => format!("{} after taking {last}", heaps::position(&state.heaps)),
        None => heaps::position(&state.heaps),
    }
}
