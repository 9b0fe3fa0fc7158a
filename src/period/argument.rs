//! The arguments by which finitely many values prove a period.

use super::compare::Failure;
use super::{Claim, Theorem};

/// A theorem on periods, applied to one rule.
pub(super) trait Argument {
    /// Returns the theorem.
    fn theorem(&self) -> Theorem;

    /// Returns a heap before which no comparison for `claim` can end.
    fn least_end(&self, claim: Claim) -> u128;

    /// Proves `claim` from the values of the first heaps, and returns the heap, exclusive, up to
    /// which they had to be compared with the values one period later.
    ///
    /// # Errors
    /// If the values contradict the claim, are too few, or the theorem does not apply.
    fn prove(&self, claim: Claim, values: &[u32]) -> Result<u128, Failure>;

    /// Returns how many heaps a proof of `claim` looks at, or more.
    fn least_heaps(&self, claim: Claim) -> u128 {
        self.least_end(claim) + u128::from(claim.period)
    }
}
