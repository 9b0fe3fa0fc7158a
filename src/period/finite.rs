//! The comparison for finite codes and finite subtraction sets.

use super::compare::{compare, Failure};
use super::{Claim, Refused, Theorem};

/// Up to which heap, exclusive, the theorem wants a claim compared.
pub(super) fn end(claim: Claim, most: u64, parts: u32, theorem: Theorem) -> u128 {
    // A part of 0 stones is no heap, so Guy-Smith starts from heap 1. A subtraction set
    // that takes a number may also take it as the whole heap, so nothing is special at 0.
    let first = match theorem {
        Theorem::GuySmith => claim.preperiod.max(1),
        _ => claim.preperiod,
    };
    let parts = u128::from(parts);
    parts * u128::from(first) + (parts - 1) * u128::from(claim.period) + u128::from(most)
}

/// The end of the comparison that proves `claim`.
pub(super) fn prove(claim: Claim, values: &[u32], end: u128) -> Result<u128, Failure> {
    compare(claim, values, end)?;
    if claim.saltus > 0 {
        return Err(Refused::NoTheorem.into());
    }
    Ok(end)
}
