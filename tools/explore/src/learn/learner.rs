//! Q-learning by self-play: a number for each move, without any theory.

use super::graph::PositionGraph;
use grundy::game::Ending;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// For each move from each position, the result that the mover expects, from -1 (lost) to 1 (won).
///
/// After a move the opponent faces the same task with signs reversed, so a move is worth the
/// negative of the best result that the opponent then expects; the last move of a game is worth
/// what the rules say. A played move's expected result is shifted partway towards what the move is
/// worth. C. Watkins, *Learning from delayed rewards* (1989).
pub struct Learner<'a> {
    graph: &'a PositionGraph,
    expected: Vec<Vec<f32>>,
    openings: Vec<usize>,
    /// The value of the last move of a game.
    last_move: f32,
    rate: f32,
    explore: f64,
    random: SmallRng,
}

impl<'a> Learner<'a> {
    pub fn new(
        graph: &'a PositionGraph,
        ending: Ending,
        rate: f64,
        explore: f64,
        seed: u64,
    ) -> Self {
        let expected = graph.options.iter().map(|options| vec![0.0; options.len()]).collect();
        let openings =
            (0..graph.options.len()).filter(|&state| !graph.options[state].is_empty()).collect();
        let last_move = if ending == Ending::Normal { 1.0 } else { -1.0 };
        let random = SmallRng::seed_from_u64(seed);
        Learner { graph, expected, openings, last_move, rate: rate as f32, explore, random }
    }

    /// Plays one game against itself from a random position, and learns from it.
    pub fn play(&mut self) {
        let Some(last) = self.openings.len().checked_sub(1) else { return };
        let mut state = self.openings[self.random.random_range(0..=last)];
        while !self.graph.options[state].is_empty() {
            let step = self.choose(state);
            let next = self.graph.options[state][step];
            let worth = self.best(next).map_or(self.last_move, |best| -best);
            let expected = &mut self.expected[state][step];
            *expected += self.rate * (worth - *expected);
            state = next;
        }
    }

    /// Chooses at random: with probability `explore`, any move; otherwise, a move believed best.
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

    /// Returns the result that the mover expects from a position, or `None` if there is no move.
    pub fn best(&self, state: usize) -> Option<f32> {
        self.expected[state].iter().copied().reduce(f32::max)
    }
}
