//! All positions that can come up, and the moves between them.

use crate::limits;
use crate::play::game::Game;
use crate::play::state::State;
use anyhow::{ensure, Result};
use std::collections::HashMap;

/// The positions by number; the start is 0.
pub struct Graph {
    pub states: Vec<State>,
    /// Where the moves of each position lead, each once.
    pub options: Vec<Vec<u32>>,
}

/// More moves than these do not fit a table that a person waits for.
const MOST_MOVES: usize = 2_000_000;

/// What a move needs in the table, and what a position needs besides.
const BYTES: (u128, u128) = (8, 150);

impl Graph {
    /// The positions that can follow `start`.
    ///
    /// # Errors
    /// If there are too many.
    pub fn new(game: &Game, start: &State) -> Result<Graph> {
        Graph::within(game, start, MOST_MOVES)
    }

    /// As [`Graph::new`], with so many moves at most.
    pub fn within(game: &Game, start: &State, most_moves: usize) -> Result<Graph> {
        let start = canonical(game, start.clone());
        let mut numbers = HashMap::from([(start.clone(), 0u32)]);
        let mut states = vec![start];
        let mut options: Vec<Vec<u32>> = Vec::new();
        let mut moves = 0;
        while let Some(state) = states.get(options.len()).cloned() {
            let mut here: Vec<u32> = Vec::new();
            for step in game.moves(&state) {
                let after = canonical(game, step.after);
                // Most positions are known already, and need no copy.
                let known = numbers.get(&after).copied();
                here.push(known.unwrap_or_else(|| {
                    let next = states.len() as u32;
                    numbers.insert(after.clone(), next);
                    states.push(after);
                    next
                }));
            }
            here.sort_unstable();
            here.dedup();
            moves += here.len();
            ensure!(
                moves <= most_moves,
                "these heaps have more than {most_moves} moves in {} positions, which take {} and \
                 more; take smaller heaps",
                states.len(),
                limits::bytes(BYTES.0 * moves as u128 + BYTES.1 * states.len() as u128)
            );
            options.push(here);
        }
        Ok(Graph { states, options })
    }

    /// How many moves there are in all.
    pub fn moves(&self) -> usize {
        self.options.iter().map(Vec::len).sum()
    }
}

/// Positions that differ only in the order of heaps are one.
fn canonical(game: &Game, mut state: State) -> State {
    if let Game::Heaps(_) = game {
        state.heaps.retain(|&heap| heap > 0);
        state.last = None;
    }
    if *game == Game::Wythoff {
        state.last = None;
    }
    state.heaps.sort_unstable();
    state
}
