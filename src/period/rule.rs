//! What the theorems on periods need to know of a rule.

use super::nim_tail::NimTail;
use super::Theorem;
use crate::octal::OctalGame;
use crate::subtraction::SubtractionSet;
use crate::table::TableVec;

/// A rule that has a theorem, perhaps.
pub(super) enum Rule<'a> {
    Code(&'a OctalGame),
    Set(&'a SubtractionSet),
}

impl Rule<'_> {
    pub(super) fn values(&self, len: usize) -> Vec<u32> {
        match self {
            Rule::Code(game) => game.values(len),
            Rule::Set(set) => {
                let table = TableVec::<u32>::subtraction(&set.moves_for(len), len);
                table.values().to_vec()
            }
        }
    }

    pub(super) fn name(&self) -> String {
        match self {
            Rule::Code(game) => game.to_string(),
            Rule::Set(set) => set.to_string(),
        }
    }

    /// What decides how much must be compared.
    pub(super) fn kind(&self) -> Option<Kind> {
        match self {
            Rule::Code(game) => match (game.last_digit(), game.tail()) {
                (Some(most), _) => {
                    let parts = game.most_heaps().max(1);
                    Some(Kind::Finite { most, parts, theorem: Theorem::GuySmith })
                }
                (None, [3]) if game.most_heaps() <= 2 => {
                    let last = game.start().len() as u64;
                    let with = |bit: u8| {
                        let takes = (0..=last).filter(move |&take| game.digit(take) & bit != 0);
                        takes.map(|take| take as usize).collect()
                    };
                    Some(Kind::NimTail(NimTail { last, takes: with(2), splits: with(4) }))
                }
                _ => None,
            },
            Rule::Set(set) => match (set.numbers(), set.forbidden()) {
                (Some(numbers), _) => {
                    let most = *numbers.last()?;
                    Some(Kind::Finite { most, parts: 1, theorem: Theorem::LargestMove })
                }
                (None, Some(forbidden)) => {
                    let last = forbidden.last().copied().unwrap_or(0);
                    Some(Kind::NimTail(NimTail { last, takes: vec![], splits: vec![] }))
                }
                _ if set.all_residues_within(1).is_some() => Some(Kind::Residues((*set).clone())),
                _ => None,
            },
        }
    }
}

/// A rule as the theorems see it.
pub(super) enum Kind {
    /// No move takes more than `most` stones or leaves more than `parts` heaps.
    Finite { most: u64, parts: u32, theorem: Theorem },
    /// Every number above some `last` may be taken.
    NimTail(NimTail),
    /// The remainders of the set's numbers all show among the first of them.
    Residues(SubtractionSet),
}

impl Kind {
    pub(super) fn theorem(&self) -> Theorem {
        match self {
            Kind::Finite { theorem, .. } => *theorem,
            Kind::NimTail(_) => Theorem::NimTail,
            Kind::Residues(_) => Theorem::Residues,
        }
    }
}
