//! Quotients by a number: `floor(n/2)`, `ceil(n/2)`, and `n/2` where it is a whole number.

use super::{Chosen, Linear};

/// What happens to a quotient that is not a whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Rounding {
    /// It is rounded down.
    Down,
    /// It is rounded up.
    Up,
    /// There is no move.
    None,
}

/// An expression divided by a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Quotient {
    /// The dividend, which may contain earlier quotients of the option.
    pub(super) of: Linear,
    /// The divisor, at least 1.
    pub(super) divisor: u64,
    pub(super) rounding: Rounding,
}

impl Quotient {
    /// Returns the quotient as a whole number, or `None` if there is no move.
    pub(super) fn value(&self, chosen: &Chosen) -> Option<i128> {
        let (number, divisor) = (self.of.value(chosen), i128::from(self.divisor));
        match self.rounding {
            Rounding::Down => Some(number.div_euclid(divisor)),
            Rounding::Up => Some(-(-number).div_euclid(divisor)),
            Rounding::None => {
                Some(number.div_euclid(divisor)).filter(|_| number.rem_euclid(divisor) == 0)
            }
        }
    }
}
