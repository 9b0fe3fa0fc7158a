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
use support::language::{choose, Text};
use support::{say, text};

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
    /// The name of the theorem, or of the definition where there is none.
    pub name: Text,
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
            (Game::Heaps(rule), _) if rule.name() == Some(NamedGame::Nim) => {
                Text::new("Bouton's theorem", " Bouton 定理")
            }
            (_, Ending::Misere) => Text::new("misère play by definition", "反常规则的定义"),
            (Game::Heaps(_) | Game::Unlike(_) | Game::Solved(_), _) => {
                Text::new("the theorem of Sprague and Grundy", " SG 定理")
            }
            (Game::Wythoff, _) => Text::new("Wythoff's theorem", "威佐夫定理"),
            (Game::FibonacciNim, _) => Text::new("Whinihan's theorem", " Whinihan 定理"),
        };
        Ok(Theory { name, outcomes })
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
        let more = match more {
            0 => String::new(),
            more => text!(", … and {more} more", ", …，另有 {more} 个"),
        };
        let listed = match &listed[..] {
            [] => choose("none yet", "还没有").to_string(),
            listed => listed.join(", "),
        };
        say!(to, "P-positions it has found: {listed}{more}", "它找到的必败态：{listed}{more}")?;
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
        Some(last) => {
            let position = heaps::position(&state.heaps);
            text!("{position} after taking {last}", "{position}（刚取了 {last}）")
        }
        None => heaps::position(&state.heaps),
    }
}
