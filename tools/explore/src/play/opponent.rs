//! An opponent that plays perfectly except for mistakes at a given rate.

use super::state::Move;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// An opponent with its source of randomness.
pub struct Opponent {
    errors: f64,
    random: SmallRng,
}

impl Opponent {
    /// Creates an opponent that errs with probability `errors`, reproducibly for the same seed.
    pub fn new(errors: f64, seed: u64) -> Opponent {
        Opponent { errors, random: SmallRng::seed_from_u64(seed) }
    }

    /// Chooses one of `moves` and returns its index; those at the indices `winning` win.
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
        // Taking little prolongs a lost game, which gives the other player more chances to err.
        let fewest = moves.iter().map(|step| step.taken).min().unwrap_or(0);
        let slowest: Vec<usize> =
            (0..moves.len()).filter(|&number| moves[number].taken == fewest).collect();
        slowest[self.random.random_range(0..slowest.len())]
    }
}
