//! The comparison that every theorem on periods requires.

use super::{Claim, Refused};

/// Why given values prove nothing.
pub(super) enum Failure {
    Refused(Refused),
    /// The values of this many heaps may be enough.
    Needs(u128),
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Failure {
        Failure::Refused(refused)
    }
}

/// Compares heaps from the preperiod to `end`, exclusive, with the heaps one period later, as far
/// as the values are known.
pub(super) fn compare<T: Copy + Into<u32>>(
    claim: Claim,
    values: &[T],
    end: u128,
) -> Result<(), Failure> {
    let (first, period) = (claim.preperiod as usize, claim.period as usize);
    let later = values.get(first + period..).unwrap_or(&[]);
    let pairs = values.get(first..).unwrap_or(&[]).iter().zip(later);
    for (heap, (&value, &later_value)) in (claim.preperiod..).zip(pairs) {
        if u128::from(heap) == end {
            break;
        }
        let (value, later_value): (u32, u32) = (value.into(), later_value.into());
        if u64::from(value).checked_add(claim.saltus) != Some(u64::from(later_value)) {
            let (later, saltus) = (heap + claim.period, claim.saltus);
            return Err(Refused::Differs { heap, value, later, later_value, saltus }.into());
        }
    }
    let needed = end + u128::from(claim.period);
    if needed > values.len() as u128 {
        return Err(Failure::Needs(needed));
    }
    Ok(())
}
