//! The outcome of a sum, and its winning moves.

use crate::cost::option_count;
use crate::misere::basis;
use grundy::game::{ByPlay, Ending, Game};
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::rule::Rule;
use grundy::Outcome;
use std::collections::BTreeSet;

/// The most options of one heap that a page can wait for.
const MAX_OPTIONS: u128 = 100_000;

/// The most stones of an exhaustive search, where no theorem helps.
const MAX_STONES: u64 = 22;

/// A sum of heaps under a rule, with one of the two endings.
pub struct Sum<'a> {
    pub rule: &'a Rule,
    pub heaps: &'a [u64],
    /// The values of heaps 0 to the largest.
    pub values: &'a [u32],
    pub is_misere: bool,
}

/// A move: a heap, and the heaps that replace it.
pub struct Move {
    pub heap: u64,
    pub left: Vec<u64>,
}

/// The outcome of a sum, and its winning moves.
pub struct Verdict {
    pub outcome: Outcome,
    pub moves: Vec<Move>,
    /// What decides misère play; `None` for normal play.
    pub basis: Option<String>,
}

impl Sum<'_> {
    /// Finds the outcome and the winning moves.
    ///
    /// # Errors
    /// If that would take too long.
    pub fn verdict(&self) -> Result<Verdict, String> {
        let largest = self.heaps.iter().max().copied().unwrap_or(0);
        if option_count(self.rule, largest) > MAX_OPTIONS {
            return Err(format!("a heap of {largest} has too many moves to list on a page"));
        }
        if !self.is_misere {
            let outcome = |heaps: &[u64]| Outcome::of_mover(nim_sum(self.values_of(heaps)) != 0);
            return Ok(self.decide(outcome, None));
        }
        let obstacle = match basis(self.rule, largest) {
            Ok(basis) => {
                let outcome = |heaps: &[u64]| sj_outcome(self.values_of(heaps));
                return Ok(self.decide(outcome, Some(format!("the SJ rule, {basis}"))));
            }
            Err(obstacle) => obstacle,
        };
        let stones: u64 = self.heaps.iter().sum();
        if stones > MAX_STONES {
            return Err(format!(
                "it is not proved here that the values alone decide misère play ({obstacle}), and \
                 {stones} stones are too many for an exhaustive search; the limit is {MAX_STONES}"
            ));
        }
        let mut play = ByPlay::new(self.rule, Ending::Misere);
        let outcome = |heaps: &[u64]| {
            play.outcome(heaps).expect("every move removes stones or splits a heap")
        };
        Ok(self.decide(outcome, Some("exhaustive search".to_string())))
    }

    fn decide(&self, mut outcome: impl FnMut(&[u64]) -> Outcome, basis: Option<String>) -> Verdict {
        let sizes: BTreeSet<u64> = self.heaps.iter().copied().collect();
        let mut moves = Vec::new();
        for heap in sizes {
            for option in self.rule.options(&heap) {
                let mut follower = self.heaps.to_vec();
                let place = follower.iter().position(|&other| other == heap).unwrap_or(0);
                follower.splice(place..=place, option.iter().copied());
                if outcome(&follower) == Outcome::P {
                    moves.push(Move { heap, left: option });
                }
            }
        }
        Verdict { outcome: outcome(self.heaps), moves, basis }
    }

    fn values_of(&self, heaps: &[u64]) -> Vec<u64> {
        heaps.iter().map(|&heap| u64::from(self.values[heap as usize])).collect()
    }
}
