//! Codes and subtraction sets as the theorems on periods see them.

use super::argument::Argument;
use super::finite::Finite;
use super::growing::Growing;
use super::multiples::Multiples;
use super::repeating::Repeating;
use super::residues::Residues;
use super::Claim;
use crate::octal::OctalGame;
use crate::subtraction::SubtractionSet;
use crate::table::TableVec;

/// What a claim is about.
pub(super) enum CodeOrSet<'a> {
    Code(&'a OctalGame),
    Set(&'a SubtractionSet),
}

impl CodeOrSet<'_> {
    /// Returns the Grundy values of the first `len` heaps.
    pub(super) fn values(&self, len: usize) -> Vec<u32> {
        match self {
            CodeOrSet::Code(code) => code.values(len),
            CodeOrSet::Set(set) => {
                let table = TableVec::<u32>::subtraction(&set.moves_for(len), len);
                table.values().to_vec()
            }
        }
    }

    /// Returns the code or the set as it is printed.
    pub(super) fn name(&self) -> String {
        match self {
            CodeOrSet::Code(code) => code.to_string(),
            CodeOrSet::Set(set) => set.to_string(),
        }
    }

    /// Returns the theorems that apply, if there are any.
    pub(super) fn arguments(&self) -> Option<Arguments> {
        match self {
            CodeOrSet::Code(code) => {
                let finite = boxed(Finite::of_code(code));
                let plain = finite.or_else(|| boxed(Repeating::of_code(code)));
                Arguments::new(plain, boxed(Growing::of_code(code)))
            }
            CodeOrSet::Set(set) => {
                if let Some(multiples) = Multiples::of_set(set) {
                    return Some(Arguments::One(Box::new(multiples)));
                }
                let growing = set
                    .forbidden()
                    .map(|forbidden| Growing::of_all_above(forbidden.last().copied().unwrap_or(0)));
                let finite = boxed(Finite::of_set(set));
                let plain = finite.or_else(|| boxed(Residues::of_set(set)));
                Arguments::new(plain, boxed(growing))
            }
        }
    }
}

type BoxedArgument = Box<dyn Argument>;

fn boxed<A: Argument + 'static>(argument: Option<A>) -> Option<BoxedArgument> {
    argument.map(|argument| Box::new(argument) as BoxedArgument)
}

/// The theorems that apply to a rule.
pub(super) enum Arguments {
    /// A single theorem for all claims, though it may refuse some of them.
    One(BoxedArgument),
    Two {
        /// The theorem for claims without a saltus.
        plain: BoxedArgument,
        /// The theorem for claims with a saltus.
        growing: BoxedArgument,
    },
}

impl Arguments {
    fn new(plain: Option<BoxedArgument>, growing: Option<BoxedArgument>) -> Option<Arguments> {
        match (plain, growing) {
            (None, None) => None,
            (Some(only), None) | (None, Some(only)) => Some(Arguments::One(only)),
            (Some(plain), Some(growing)) => Some(Arguments::Two { plain, growing }),
        }
    }

    /// Returns the theorem to use for `claim`.
    pub(super) fn on(&self, claim: Claim) -> &dyn Argument {
        match self {
            Arguments::One(argument) => &**argument,
            Arguments::Two { plain, growing } => match claim.saltus {
                0 => &**plain,
                _ => &**growing,
            },
        }
    }
}
