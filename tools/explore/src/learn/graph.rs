//! The positions that can occur in a game, and the moves between them.

use super::subject::Subject;
use crate::limits;
use anyhow::Result;
use games::shown::Position;
use std::collections::HashMap;
use support::ensure;

/// The positions of a game, numbered from the start, which is 0.
pub struct Graph {
    pub states: Vec<Position>,
    /// The positions that the moves of each position lead to, each once.
    pub options: Vec<Vec<u32>>,
}

/// The most moves for which a person would wait.
const MAX_MOVES: usize = 2_000_000;

/// The estimated size of a move in the learner's table.
const MOVE_BYTES: u128 = 8;

/// The estimated size of a position, apart from its moves.
const POSITION_BYTES: u128 = 150;

impl Graph {
    /// Collects the positions that can occur.
    ///
    /// # Errors
    /// If they have too many moves.
    pub fn new(subject: &Subject) -> Result<Graph> {
        Graph::with_limit(subject, MAX_MOVES)
    }

    /// Does what [`Graph::new`] does, with a limit of `max_moves` moves.
    pub fn with_limit(subject: &Subject, max_moves: usize) -> Result<Graph> {
        let start = subject.canonical(subject.opening.start.clone());
        let mut numbers = HashMap::from([(start.clone(), 0u32)]);
        let mut states = vec![start];
        let mut options: Vec<Vec<u32>> = Vec::new();
        let mut moves = 0;
        while let Some(state) = states.get(options.len()).cloned() {
            let mut followers: Vec<u32> = Vec::new();
            for step in subject.opening.game.moves(&state) {
                let after = subject.canonical(step.after);
                // Most positions are known already and need no copy.
                let known = numbers.get(&after).copied();
                followers.push(known.unwrap_or_else(|| {
                    let next = states.len() as u32;
                    numbers.insert(after.clone(), next);
                    states.push(after);
                    next
                }));
            }
            followers.sort_unstable();
            followers.dedup();
            moves += followers.len();
            let memory = MOVE_BYTES * moves as u128 + POSITION_BYTES * states.len() as u128;
            ensure!(
                moves <= max_moves,
                "these heaps have more than {max_moves} moves in {} positions, which would \
                     take more than {}; choose smaller heaps",
                "这些堆的着法超过 {max_moves} 种，局面有 {} 个，要占 {} 以上；请选小一些的堆",
                states.len(),
                limits::format_bytes(memory)
            );
            options.push(followers);
        }
        Ok(Graph { states, options })
    }

    /// Returns the total number of moves.
    pub fn moves(&self) -> usize {
        self.options.iter().map(Vec::len).sum()
    }
}
