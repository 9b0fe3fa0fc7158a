//! The arguments by which finitely many values prove a period.

use super::compare::Failure;
use super::{Claim, Growth, Theorem};

/// How far a proof had to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extent {
    /// The end (exclusive) of the range of heaps that had to be compared with the heaps one period
    /// later.
    pub(super) end: u128,
    /// The numbers used in applying the theorem on values that grow, if it was applied.
    pub(super) growth: Option<Growth>,
}

impl From<u128> for Extent {
    fn from(end: u128) -> Extent {
        Extent { end, growth: None }
    }
}

/// A theorem on periods, applied to one rule.
pub(super) trait Argument {
    /// Returns the theorem.
    fn theorem(&self) -> Theorem;

    /// Returns a heap such that no comparison for `claim` can end before it.
    fn least_end(&self, claim: Claim) -> u128;

    /// Proves `claim` from the values of the first heaps, and returns how far it had to look.
    ///
    /// # Errors
    /// Returns an error if the values contradict the claim or are too few, or if the theorem does
    /// not apply.
    fn prove(&self, claim: Claim, values: &[u32]) -> Result<Extent, Failure>;

    /// Returns the number of heaps that a proof of `claim` looks at, or a lower bound for this
    /// number.
    fn least_heaps(&self, claim: Claim) -> u128 {
        self.least_end(claim) + u128::from(claim.period)
    }
}
