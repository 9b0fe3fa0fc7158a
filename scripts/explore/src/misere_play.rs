//! Who wins under misère play, by a theorem where there is one, and otherwise by play.

use crate::limits;
use grundy::game::{ByPlay, Ending};
use grundy::misere::sj_outcome;
use grundy::octal::OctalGame;
use grundy::rule::Rule;
use grundy::Outcome;
pub use live::misere::Basis;

/// Why the SJ rule holds for heaps up to `largest`; an obstacle to the proof where there is
/// one.
pub fn basis(rule: &Rule, largest: u64) -> Result<Basis, String> {
    match rule {
        Rule::Code(game) if only_takes(game) => Ok(Basis::Ferguson),
        _ => live::misere::basis(rule, largest),
    }
}

/// Whether a code is a subtraction set: a move takes, and leaves one heap or none.
fn only_takes(game: &OctalGame) -> bool {
    let digits = game.start().iter().chain(game.tail());
    game.digit(0) == 0 && digits.into_iter().all(|digit| [0, 3].contains(digit))
}

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
