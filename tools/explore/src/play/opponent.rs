//! An opponent that plays perfectly, but for mistakes at a given rate.

use super::state::Move;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The opponent.
pub struct Opponent {
    errors: f64,
    random: SmallRng,
}

impl Opponent {
    /// One that errs with probability `errors`, in the same way for the same seed.
    pub fn new(errors: f64, seed: u64) -> Opponent {
        Opponent { errors, random: SmallRng::seed_from_u64(seed) }
    }

    /// The number of a move of `moves`, of which those in `winning` win.
    pub fn choose(&mut self, moves: &[Move], winning: &[usize]) -> usize {
        let errs = self.random.random_bool(self.errors);
        if !errs && !winning.is_empty() {
            return winning[self.random.random_range(0..winning.len())];
        }
        let others: Vec<usize> =
            (0..moves.len()).filter(|number| !winning.contains(number)).collect();
        if errs && !others.is_empty() {
            return others[self.random.random_range(0..others.len())];
        }
        // A lost position is made to last, so that the winner has more chances to err.
        let least = moves.iter().map(|step| step.taken).min().unwrap_or(0);
        let slow = (0..moves.len()).filter(|&number| moves[number].taken == least);
        let slow: Vec<usize> = slow.collect();
        slow[self.random.random_range(0..slow.len())]
    }
}
