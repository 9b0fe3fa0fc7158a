//! A single type for all proved laws about Grundy values.

use super::ruler::Ruler;
use super::sapp::Sapp;
use super::{Basis, Claim, Period, Refused, Theorem};
use crate::octal::OctalGame;
use std::fmt;

/// A proved law that gives the Grundy value of every heap of a rule. `Display` shows the claim,
/// what was compared, and the theorem that makes this comparison sufficient.
///
/// [`Rule::regularity`](crate::rule::Rule::regularity) finds whichever holds.
///
/// ```
/// use grundy::period::{Regularity, Theorem};
/// use grundy::rule::Rule;
///
/// let law = |rule: &str| rule.parse::<Rule>().unwrap().regularity(300).unwrap();
/// assert!(matches!(law("kayles"), Regularity::Period(_)));
///
/// // Take any number that is not a multiple of 3, but a single stone only if it is the whole heap:
/// // 0 1 1 0 2 2 0 3 3 …
/// let in_part = law("0.1[303]");
/// assert_eq!((in_part.value(3_000_000), in_part.value(3_000_001)), (0, 1_000_001));
/// assert_eq!(in_part.theorem(), Theorem::GrowthInPart);
///
/// assert_eq!(law("0x0.2048").claim().to_string(), "period 13, saltus 4 after 6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Regularity {
    /// The values repeat, or they all grow by the saltus in each period.
    Period(Period),
    /// At some heaps the values repeat, and at the others they grow by the saltus in each period.
    InPart(Sapp),
    /// The values grow, except at heaps whose values follow the marks of a ruler.
    Ruler(Ruler),
}

impl Regularity {
    /// Returns the law, other than a period, that the heaps below `heaps` prove for a rule.
    ///
    /// Cost: that of [`Sapp::find_for_code`] and [`Ruler::find_for_code`].
    ///
    /// # Errors
    /// Returns an error if these heaps prove no law.
    ///
    /// ```
    /// use grundy::period::Regularity;
    ///
    /// let law = |code: &str| Regularity::without_period(&code.parse().unwrap(), 300);
    /// assert!(matches!(law("0x0.2048"), Ok(Regularity::Ruler(_))));
    /// assert!(law("0.77").is_err()); // it has a period
    /// ```
    pub fn without_period(game: &OctalGame, heaps: usize) -> Result<Regularity, Refused> {
        let in_part = Sapp::find_for_code(game, heaps).map(Regularity::InPart);
        in_part.or_else(|_| Ruler::find_for_code(game, heaps).map(Regularity::Ruler))
    }

    /// Returns the rule that the values belong to, as it is printed.
    pub fn rule(&self) -> &str {
        match self {
            Regularity::Period(period) => period.rule(),
            Regularity::InPart(sapp) => sapp.rule(),
            Regularity::Ruler(ruler) => ruler.rule(),
        }
    }

    /// Returns the preperiod, the period and the saltus of the heaps whose values grow. If the
    /// period does not hold for all heaps, see [`Sapp::grows`] and [`Ruler::mark`].
    pub fn claim(&self) -> Claim {
        match self {
            Regularity::Period(period) => period.claim(),
            Regularity::InPart(sapp) => sapp.claim(),
            Regularity::Ruler(ruler) => ruler.claim(),
        }
    }

    /// Returns the theorem that proves the law.
    pub fn theorem(&self) -> Theorem {
        match self {
            Regularity::Period(period) => period.theorem(),
            Regularity::InPart(_) => Theorem::GrowthInPart,
            Regularity::Ruler(_) => Theorem::Ruler,
        }
    }

    /// Returns whether the library computed the values that were compared.
    pub fn basis(&self) -> Basis {
        match self {
            Regularity::Period(period) => period.basis(),
            Regularity::InPart(_) | Regularity::Ruler(_) => Basis::Computed,
        }
    }

    /// Returns the Grundy value of any heap. Cost: O(1).
    ///
    /// # Panics
    /// Panics if the value is beyond 2^64 - 1, which can happen if the saltus is above the period.
    pub fn value(&self, heap: u64) -> u64 {
        let value = self.checked_value(heap);
        value.unwrap_or_else(|| panic!("the value of heap {} is beyond 2^64 - 1", heap))
    }

    /// Returns the Grundy value of any heap, or `None` if it is beyond 2^64 - 1. Cost: O(1).
    pub fn checked_value(&self, heap: u64) -> Option<u64> {
        match self {
            Regularity::Period(period) => period.checked_value(heap),
            Regularity::InPart(sapp) => sapp.checked_value(heap),
            Regularity::Ruler(ruler) => ruler.checked_value(heap),
        }
    }
}

impl fmt::Display for Regularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Regularity::Period(period) => period.fmt(f),
            Regularity::InPart(sapp) => sapp.fmt(f),
            Regularity::Ruler(ruler) => ruler.fmt(f),
        }
    }
}
