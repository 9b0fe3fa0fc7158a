//! An opponent that plays perfectly except for mistakes at a given rate.

use super::{Judge, Prospect, Step};
use itertools::Itertools;

/// An opponent whose choices depend only on its seed, the position and the number of moves so far.
#[derive(Clone, Copy, Debug)]
pub struct SeededOpponent {
    /// The probability that the opponent errs on a move.
    pub errors: f64,
    pub seed: u64,
}

impl SeededOpponent {
    /// Chooses move number `count` of a game, counted from 0; returns the move's index in `moves`.
    ///
    /// # Panics
    /// If there is no move.
    pub fn choose(&self, judge: &Judge, moves: &[Step], count: usize) -> usize {
        let random = mix(mix(self.seed) ^ count as u64);
        // A float holds 53 bits.
        let errs = ((random >> 11) as f64) / ((1u64 << 53) as f64) < self.errors;
        let pick = |wanted: &[usize]| wanted[(mix(random) % wanted.len() as u64) as usize];
        let prospects: Vec<Prospect> =
            moves.iter().map(|step| judge.prospect_after(step)).collect();
        let best = prospects.iter().max().copied().expect("there is a move");
        let worse: Vec<usize> = (0..moves.len()).filter(|&at| prospects[at] < best).collect();
        if errs && !worse.is_empty() {
            return pick(&worse);
        }
        if best != Prospect::Loss {
            return pick(&judge.best(moves));
        }
        // Taking little prolongs a lost game, which gives the other player more chances to err.
        pick(&judge.slowest(moves).into_iter().min_set_by_key(|&at| moves[at].taken))
    }
}

/// Returns a number in which every bit depends on every bit of `seed` (G. Steele, D. Lea,
/// C. Flood, *Fast splittable pseudorandom number generators*, 2014).
fn mix(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
