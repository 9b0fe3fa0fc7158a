//! Q-learning by self-play: a number for each move, and no idea why.

use super::graph::Graph;
use grundy::game::Ending;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// What it has learnt: for each move from each position, what the mover may expect, from -1
/// (lost) to 1 (won).
///
/// After a move the opponent is in the same situation with the signs reversed, so that the
/// move is worth the negative of the best that the opponent then expects; at the end of a
/// game it is worth what the rules say. Each move that is played is corrected a part of the
/// way to that. C. Watkins, *Learning from delayed rewards* (1989).
pub struct Learner<'a> {
    graph: &'a Graph,
    expected: Vec<Vec<f32>>,
    /// Positions in which a game can begin.
    openings: Vec<usize>,
    /// What the last move of a game is worth.
    last_move: f32,
    rate: f32,
    explore: f64,
    random: SmallRng,
}

impl<'a> Learner<'a> {
    /// One that knows nothing.
    pub fn new(graph: &'a Graph, ending: Ending, rate: f64, explore: f64, seed: u64) -> Self {
        let expected = graph.options.iter().map(|options| vec![0.0; options.len()]).collect();
        let openings =
            (0..graph.options.len()).filter(|&state| !graph.options[state].is_empty()).collect();
        let last_move = if ending == Ending::Normal { 1.0 } else { -1.0 };
        let random = SmallRng::seed_from_u64(seed);
        Learner { graph, expected, openings, last_move, rate: rate as f32, explore, random }
    }

    /// Plays one game against itself from a position drawn at random, and learns from it.
    pub fn play(&mut self) {
        let Some(last) = self.openings.len().checked_sub(1) else { return };
        let mut state = self.openings[self.random.random_range(0..=last)];
        while !self.graph.options[state].is_empty() {
            let step = self.choose(state);
            let next = self.graph.options[state][step] as usize;
            let worth = self.best(next).map_or(self.last_move, |best| -best);
            let expected = &mut self.expected[state][step];
            *expected += self.rate * (worth - *expected);
            state = next;
        }
    }

    /// The best move so far, one of the best at random; or now and then any move.
    fn choose(&mut self, state: usize) -> usize {
        let moves = self.expected[state].len();
        if self.random.random_bool(self.explore) {
            return self.random.random_range(0..moves);
        }
        let best = self.best(state).unwrap_or(0.0);
        let equal = (0..moves).filter(|&step| self.expected[state][step] == best);
        let equal: Vec<usize> = equal.collect();
        equal[self.random.random_range(0..equal.len())]
    }

    /// What the mover expects of a position; `None` if it has no move.
    pub fn best(&self, state: usize) -> Option<f32> {
        self.expected[state].iter().copied().reduce(f32::max)
    }
}
