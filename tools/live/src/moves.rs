//! Who wins a sum, and by which moves.

use crate::cost::options;
use crate::misere::basis;
use grundy::game::{ByPlay, Ending, Game};
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::rule::Rule;
use grundy::Outcome;
use std::collections::BTreeSet;

/// More options of one heap than these make a page wait.
const OPTIONS: u128 = 100_000;

/// The most stones whose plays are all tried, where no theorem helps.
const STONES: u64 = 22;

/// A sum under a rule, played to one of two endings.
pub struct Sum<'a> {
    pub rule: &'a Rule,
    pub heaps: &'a [u64],
    /// Of heaps 0 to the largest.
    pub values: &'a [u32],
    pub is_misere: bool,
}

/// The outcome, and each winning move: the heap, and what it becomes.
pub struct Verdict {
    pub outcome: Outcome,
    pub moves: Vec<(u64, Vec<u64>)>,
    /// By which theorem the values decide misère play; none for normal play.
    pub by: Option<String>,
}

impl Sum<'_> {
    /// # Errors
    /// If it would take too long.
    pub fn verdict(&self) -> Result<Verdict, String> {
        let largest = self.heaps.iter().max().copied().unwrap_or(0);
        if options(self.rule, largest) > OPTIONS {
            return Err(format!("a heap of {largest} has too many moves to list on a page"));
        }
        if !self.is_misere {
            let outcome = |heaps: &[u64]| Outcome::of_mover(nim_sum(self.values_of(heaps)) != 0);
            return Ok(self.decided(outcome, None));
        }
        if let Ok(basis) = basis(self.rule, largest) {
            let outcome = |heaps: &[u64]| sj_outcome(self.values_of(heaps));
            return Ok(self.decided(outcome, Some(format!("the SJ rule, {basis}"))));
        }
        let stones: u64 = self.heaps.iter().sum();
        if stones > STONES {
            return Err(format!(
                "the values alone do not decide misère play here, and {stones} stones have too \
                 many plays to try; {STONES} are the most"
            ));
        }
        let mut play = ByPlay::new(self.rule, Ending::Misere);
        let outcome =
            |heaps: &[u64]| play.outcome(heaps).expect("every move leaves fewer stones, or splits");
        Ok(self.decided(outcome, Some("trying all plays".to_string())))
    }

    fn decided(&self, mut outcome: impl FnMut(&[u64]) -> Outcome, by: Option<String>) -> Verdict {
        let sizes: BTreeSet<u64> = self.heaps.iter().copied().collect();
        let mut moves = Vec::new();
        for heap in sizes {
            for option in self.rule.options(&heap) {
                let mut left = self.heaps.to_vec();
                let place = left.iter().position(|&other| other == heap).unwrap_or(0);
                left.splice(place..=place, option.iter().copied());
                if outcome(&left) == Outcome::P {
                    moves.push((heap, option));
                }
            }
        }
        Verdict { outcome: outcome(self.heaps), moves, by }
    }

    fn values_of(&self, heaps: &[u64]) -> Vec<u64> {
        heaps.iter().map(|&heap| u64::from(self.values[heap as usize])).collect()
    }
}
