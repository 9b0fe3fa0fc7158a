//! The argument for finite codes and finite subtraction sets.

use super::argument::{Argument, Extent};
use super::compare::{compare, Failure};
use super::{Claim, Refused, Theorem};
use crate::octal::OctalGame;
use crate::subtraction::SubtractionSet;

/// A rule in which no move takes more than `most` stones or leaves more than `parts` heaps.
pub(super) struct Finite {
    pub(super) most: u64,
    pub(super) parts: u32,
    pub(super) theorem: Theorem,
}

impl Finite {
    /// Returns the argument for a code, or `None` if the code never ends.
    pub(super) fn of_code(code: &OctalGame) -> Option<Finite> {
        let parts = code.most_heaps().max(1);
        Some(Finite { most: code.last_digit()?, parts, theorem: Theorem::GuySmith })
    }

    /// Returns the argument for a set, or `None` if the set is infinite.
    pub(super) fn of_set(set: &SubtractionSet) -> Option<Finite> {
        let most = *set.numbers()?.last()?;
        Some(Finite { most, parts: 1, theorem: Theorem::LargestMove })
    }

    /// Does the same as [`Argument::prove`], for values of any type.
    pub(super) fn prove_by<T: Copy + Into<u32>>(
        &self,
        claim: Claim,
        values: &[T],
    ) -> Result<Extent, Failure> {
        let end = self.least_end(claim);
        compare(claim, values, end)?;
        if claim.saltus > 0 {
            return Err(Refused::NoTheorem.into());
        }
        Ok(end.into())
    }
}

impl Argument for Finite {
    fn theorem(&self) -> Theorem {
        self.theorem
    }

    fn least_end(&self, claim: Claim) -> u128 {
        // A part of 0 stones is not a heap, so Guy-Smith starts from heap 1. A subtraction set
        // that takes a number may also take it as the whole heap, so nothing is special at 0.
        let first = match self.theorem {
            Theorem::GuySmith => claim.preperiod.max(1),
            _ => claim.preperiod,
        };
        let parts = u128::from(self.parts);
        parts * u128::from(first) + (parts - 1) * u128::from(claim.period) + u128::from(self.most)
    }

    fn prove(&self, claim: Claim, values: &[u32]) -> Result<Extent, Failure> {
        self.prove_by(claim, values)
    }
}
