//! Why a claim has no certificate, with a witness where there is one.

use std::fmt;

/// Why there is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused {
    /// The claim is false.
    Differs {
        /// The first heap in the claim's range that breaks the claim.
        heap: u64,
        /// Its Grundy value.
        value: u32,
        /// The heap one period later.
        later: u64,
        /// The value of that heap, which is not `value` plus the saltus.
        later_value: u32,
        /// The saltus of the claim.
        saltus: u64,
    },
    /// The claim has period 0.
    NoPeriod,
    /// No theorem here applies to the rule or to the claim, whatever the values are.
    NoTheorem,
    /// The claim holds on the heaps examined, but some other condition of the theorem does not
    /// hold.
    Unproved {
        /// How many heaps were examined.
        heaps: u64,
    },
    /// The heaps examined prove no period; more heaps may prove one.
    NotFound {
        /// How many heaps were examined.
        heaps: u64,
    },
    /// The given values agree with the claim as far as they go, but the comparison needs more
    /// values.
    TooFew {
        /// How many heaps it needs.
        heaps: u128,
    },
    /// The comparison would need 2^28 heaps or more.
    TooLarge,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refused::Differs { heap, value, later, later_value, saltus } => {
                write!(f, "heap {} has value {}, but heap {} has ", heap, value, later)?;
                write!(f, "value {}", later_value)?;
                match saltus {
                    0 => Ok(()),
                    _ => write!(f, ", not {}", u64::from(value) + saltus),
                }
            }
            Refused::NoPeriod => write!(f, "a period is at least 1, not 0"),
            Refused::NoTheorem => write!(f, "no theorem on periods applies to this rule"),
            Refused::Unproved { heaps } => {
                write!(f, "true for heaps below {}, but the theorem does not apply", heaps)
            }
            Refused::NotFound { heaps } => write!(f, "no proof from the heaps below {}", heaps),
            Refused::TooFew { heaps } => write!(f, "the comparison needs {} heaps", heaps),
            Refused::TooLarge => write!(f, "the comparison would need 2^28 heaps or more"),
        }
    }
}

impl std::error::Error for Refused {}
