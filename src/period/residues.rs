//! The comparison for sets whose numbers are, but for multiples of the period, the first few.

use super::compare::{compare, Failure};
use super::{Claim, Refused};
use crate::subtraction::SubtractionSet;

/// Up to which heap, exclusive, the theorem wants a claim compared.
pub(super) fn end(set: &SubtractionSet, claim: Claim) -> u128 {
    // Without such a number no comparison is enough; so it is further than any goes.
    let last = set.all_residues_within(claim.period).unwrap_or(u64::MAX);
    u128::from(claim.preperiod) + u128::from(last)
}

/// The end of the comparison that proves `claim`.
pub(super) fn prove(set: &SubtractionSet, claim: Claim, values: &[u32]) -> Result<u128, Failure> {
    let end = end(set, claim);
    compare(claim, values, end)?;
    if claim.preperiod > 0 || claim.saltus > 0 {
        return Err(Refused::NoTheorem.into());
    }
    Ok(end)
}
