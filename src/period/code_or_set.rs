//! Codes and subtraction sets as the theorems on periods see them.

use super::argument::Argument;
use super::finite::Finite;
use super::nim_tail::NimTail;
use super::residues::Residues;
use super::Theorem;
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

    /// Returns the code or the set as it prints.
    pub(super) fn name(&self) -> String {
        match self {
            CodeOrSet::Code(code) => code.to_string(),
            CodeOrSet::Set(set) => set.to_string(),
        }
    }

    /// Returns the theorem that applies, if there is one.
    pub(super) fn argument(&self) -> Option<Box<dyn Argument>> {
        match self {
            CodeOrSet::Code(code) => of_code(code),
            CodeOrSet::Set(set) => of_set(set),
        }
    }
}

fn of_code(code: &OctalGame) -> Option<Box<dyn Argument>> {
    if let Some(most) = code.last_digit() {
        let parts = code.most_heaps().max(1);
        return Some(Box::new(Finite { most, parts, theorem: Theorem::GuySmith }));
    }
    if code.tail() != [3] || code.most_heaps() > 2 {
        return None;
    }
    let last = code.start().len() as u64;
    let takes_with = |bit: u8| {
        let takes = (0..=last).filter(move |&take| code.digit(take) & bit != 0);
        takes.map(|take| take as usize).collect()
    };
    Some(Box::new(NimTail { last, takes: takes_with(2), splits: takes_with(4) }))
}

fn of_set(set: &SubtractionSet) -> Option<Box<dyn Argument>> {
    if let Some(numbers) = set.numbers() {
        let most = *numbers.last()?;
        return Some(Box::new(Finite { most, parts: 1, theorem: Theorem::LargestMove }));
    }
    if let Some(forbidden) = set.forbidden() {
        let last = forbidden.last().copied().unwrap_or(0);
        return Some(Box::new(NimTail { last, takes: vec![], splits: vec![] }));
    }
    set.all_residues_within(1)?;
    Some(Box::new(Residues(set.clone())))
}
