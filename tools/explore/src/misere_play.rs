//! Outcomes under misère play by exhaustive search, for rules without a theorem.

use crate::limits;
use grundy::game::{ByPlay, Ending};
use grundy::rule::Rule;
use grundy::Outcome;

/// An exhaustive search under misère play, which remembers the outcomes it has found.
pub struct MisereSearch<'a> {
    rule: &'a Rule,
    play: ByPlay<&'a Rule>,
}

impl<'a> MisereSearch<'a> {
    /// Creates a search that has seen no position.
    pub fn new(rule: &'a Rule) -> Self {
        MisereSearch { rule, play: ByPlay::new(rule, Ending::Misere) }
    }

    /// Returns the outcome of a sum of heaps.
    ///
    /// # Errors
    /// If the sum has too many followers to search them all.
    pub fn outcome(&mut self, heaps: &[u64]) -> anyhow::Result<Outcome> {
        limits::check_play(self.rule, heaps)?;
        Ok(self.play.outcome(heaps).expect("every move removes stones or splits a heap"))
    }
}
