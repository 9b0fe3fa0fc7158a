//! The argument for sets whose numbers leave only those remainders that the first few of these
//! numbers leave.

use super::argument::{Argument, Extent};
use super::compare::{compare, Failure};
use super::{Claim, Refused, Theorem};
use crate::subtraction::SubtractionSet;

/// A set in which, for some periods, every number leaves the same remainder modulo the period as
/// one of the first few numbers.
pub(super) struct Residues(SubtractionSet);

impl Residues {
    /// Returns the argument for a set, or `None` if the set does not repeat modulo any number.
    pub(super) fn of_set(set: &SubtractionSet) -> Option<Residues> {
        set.all_residues_within(1)?;
        Some(Residues(set.clone()))
    }
}

impl Argument for Residues {
    fn theorem(&self) -> Theorem {
        Theorem::Residues
    }

    fn least_end(&self, claim: Claim) -> u128 {
        // Without such a number no comparison is enough, and the end is beyond all of them.
        let last = self.0.all_residues_within(claim.period).unwrap_or(u64::MAX);
        u128::from(claim.preperiod) + u128::from(last)
    }

    fn prove(&self, claim: Claim, values: &[u32]) -> Result<Extent, Failure> {
        let end = self.least_end(claim);
        compare(claim, values, end)?;
        if claim.preperiod > 0 || claim.saltus > 0 {
            return Err(Refused::NoTheorem.into());
        }
        Ok(end.into())
    }
}
