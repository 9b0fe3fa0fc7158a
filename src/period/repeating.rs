//! The argument for codes that never end.

use super::argument::{Argument, Extent};
use super::compare::{compare, Failure};
use super::{Claim, Refused, Theorem};
use crate::contest::divisors::gcd;
use crate::octal::OctalGame;

/// A code whose digits repeat after the first few.
pub(super) struct Repeating {
    /// t: after this many digits, the digits repeat.
    start: u64,
    /// q: with that period.
    turn: u64,
    /// m: no move leaves more heaps than this.
    parts: u32,
}

impl Repeating {
    /// Returns the argument for a code, or `None` if the code ends.
    pub(super) fn of_code(code: &OctalGame) -> Option<Repeating> {
        if code.tail().is_empty() {
            return None;
        }
        Some(Repeating {
            start: code.start().len() as u64,
            turn: code.tail().len() as u64,
            parts: code.most_heaps().max(1),
        })
    }
}

impl Argument for Repeating {
    fn theorem(&self) -> Theorem {
        Theorem::RepeatingDigits
    }

    fn least_end(&self, claim: Claim) -> u128 {
        let period = u128::from(claim.period);
        let common = period / u128::from(gcd(claim.period, self.turn)) * u128::from(self.turn); // P
        let first = u128::from(claim.preperiod.max(1));
        u128::from(self.parts) * (first + common) + u128::from(self.start) + common - period
    }

    fn prove(&self, claim: Claim, values: &[u32]) -> Result<Extent, Failure> {
        let end = self.least_end(claim);
        compare(claim, values, end)?;
        if claim.saltus > 0 {
            return Err(Refused::NoTheorem.into());
        }
        Ok(end.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_that_grow_are_left_to_another_theorem() {
        let nim: OctalGame = "0.[3]".parse().unwrap();
        let argument = Repeating::of_code(&nim).unwrap();
        let refused = argument.prove(Claim::arithmetic(0, 1, 1), &nim.values(50));
        assert!(matches!(refused, Err(Failure::Refused(Refused::NoTheorem))));
    }
}
