//! Who wins under misère play, by a theorem where there is one, and otherwise by play.

use crate::limits;
use grundy::game::{ByPlay, Ending};
use grundy::misere::sj_outcome;
use grundy::rule::Rule;
use grundy::Outcome;
pub use live::misere::{basis, Basis};

/// Outcomes under misère play by definition.
pub struct ByDefinition<'a> {
    rule: &'a Rule,
    play: ByPlay<&'a Rule>,
}

impl<'a> ByDefinition<'a> {
    pub fn new(rule: &'a Rule) -> Self {
        ByDefinition { rule, play: ByPlay::new(rule, Ending::Misere) }
    }

    /// The outcome of a sum.
    ///
    /// # Errors
    /// If more sums could follow than can be looked at.
    pub fn outcome(&mut self, heaps: &[u64]) -> anyhow::Result<Outcome> {
        limits::check_play(self.rule, heaps)?;
        Ok(self.play.outcome(heaps).expect("every move leaves fewer stones, or splits"))
    }
}

/// What the SJ rule says of heaps with these values.
pub fn by_values(values: &[u64]) -> Outcome {
    sj_outcome(values)
}
