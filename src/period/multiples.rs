//! The argument for sets of all multiples of a number.

use super::argument::{Argument, Extent};
use super::compare::{compare, Failure};
use super::{Claim, Refused, Theorem};
use crate::subtraction::SubtractionSet;

/// The set of all multiples of a number.
pub(super) struct Multiples {
    factor: u64,
}

impl Multiples {
    /// Returns the argument for a set, or `None` if it does not consist of all multiples of a
    /// number.
    pub(super) fn of_set(set: &SubtractionSet) -> Option<Multiples> {
        set.factor().map(|factor| Multiples { factor })
    }
}

impl Argument for Multiples {
    fn theorem(&self) -> Theorem {
        Theorem::Multiples
    }

    fn least_end(&self, claim: Claim) -> u128 {
        u128::from(claim.preperiod) + u128::from(claim.period)
    }

    fn prove(&self, claim: Claim, values: &[u32]) -> Result<Extent, Failure> {
        let end = self.least_end(claim);
        compare(claim, values, end)?;
        // What the theorem says of the values; any other claim is at best a multiple of it.
        if claim != Claim::arithmetic(0, self.factor, 1) {
            return Err(Refused::NoTheorem.into());
        }
        Ok(end.into())
    }
}
