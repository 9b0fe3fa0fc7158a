//! The outcome of a sum of heaps, by the first method that is valid for it.

use crate::misere::{basis, Basis};
use grundy::game::{ByPlay, Ending};
use grundy::misere::sj_outcome;
use grundy::nim::nim_sum;
use grundy::rule::Rule;
use grundy::Outcome;
use support::text;

/// The most stones of an exhaustive search, where no theorem helps.
pub(crate) const MAX_STONES: u64 = 22;

/// A judge of a sum of heaps and of every sum that can follow from it.
pub struct Oracle {
    /// The values of heaps 0 to the largest.
    values: Vec<u32>,
    method: Method,
}

/// The way to find an outcome.
pub enum Method {
    /// The nim sum of the values, for normal play.
    NimSum,
    /// The SJ rule on the values, with the reason why it is valid.
    SjRule(Basis),
    /// An exhaustive search.
    Search(Box<ByPlay<Rule>>),
}

impl Oracle {
    /// Creates an oracle for `heaps`, given the values of heaps 0 to the largest.
    ///
    /// # Errors
    /// If no theorem is proved to decide the sum and it is too large for an exhaustive search.
    pub fn new(
        rule: &Rule,
        heaps: &[u64],
        values: Vec<u32>,
        ending: Ending,
    ) -> Result<Oracle, String> {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let method = match ending {
            Ending::Normal => Method::NimSum,
            Ending::Misere => match basis(rule, largest) {
                Ok(basis) => Method::SjRule(basis),
                Err(obstacle) => search(rule, heaps, &obstacle)?,
            },
        };
        Ok(Oracle { values, method })
    }

    /// Returns the outcome of a sum.
    pub fn outcome(&mut self, heaps: &[u64]) -> Outcome {
        let values = &self.values;
        let values = heaps.iter().map(|&heap| u64::from(values[heap as usize]));
        match &mut self.method {
            Method::NimSum => Outcome::of_mover(nim_sum(values) != 0),
            Method::SjRule(_) => sj_outcome(values),
            Method::Search(play) => {
                play.outcome(heaps).expect("every move removes stones or splits a heap")
            }
        }
    }

    /// Returns the value of each heap.
    pub fn values_of(&self, heaps: &[u64]) -> Vec<u64> {
        heaps.iter().map(|&heap| u64::from(self.values[heap as usize])).collect()
    }

    /// Returns the way in which the outcomes are found.
    pub fn method(&self) -> &Method {
        &self.method
    }
}

/// Returns the exhaustive search for a sum without a theorem, because of this `obstacle`.
fn search(rule: &Rule, heaps: &[u64], obstacle: &str) -> Result<Method, String> {
    let stones: u64 = heaps.iter().sum();
    if stones > MAX_STONES {
        return Err(text!(
            "it is not proved here that the values alone decide misère play ({obstacle}), and \
             {stones} stones are too many for an exhaustive search; the limit is {MAX_STONES}",
            "这里没有证明仅凭 SG 值就能判定反常规则下的胜负（{obstacle}），而 {stones} 颗石子太多，\
             无法逐一试遍；上限是 {MAX_STONES} 颗"
        ));
    }
    Ok(Method::Search(Box::new(ByPlay::new(rule.clone(), Ending::Misere))))
}
