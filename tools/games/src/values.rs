//! The values of heaps under one rule, from a table or, for larger heaps, from a proved period.

use crate::budget::RuleBudget;
use crate::far::{moves_by_period, OptionList};
use crate::sum::Addend;
use grundy::game::Game;
use grundy::nim::nim_sum;
use grundy::period::Period;
use grundy::rule::Rule;
use support::language::choose;
use support::{refuse, text};

/// Heaps that follow one rule, with their values.
#[derive(Debug)]
pub struct ValuedHeaps<'a> {
    pub budget: RuleBudget<'a>,
    pub typed: &'a Addend,
    pub values: ValueSource,
}

/// Where the values of heaps come from.
#[derive(Clone, Debug)]
pub enum ValueSource {
    /// The values of the heaps from 0 to the largest heap.
    Table(Vec<u32>),
    /// A period that gives the values of all heaps.
    Period(Period),
}

impl<'a> ValuedHeaps<'a> {
    /// Finds the values of heaps; for heaps above `largest_listed`, uses a period if one is proved.
    ///
    /// # Errors
    /// If they are too large.
    pub fn new(
        budget: RuleBudget<'a>,
        addend: &'a Addend,
        largest_listed: u64,
    ) -> Result<ValuedHeaps<'a>, String> {
        let largest = addend.largest();
        let table = budget.check_table(choose("a heap of", "堆"), largest);
        let is_listed = table.is_ok() && budget.check_options(largest).is_ok();
        let period = if is_listed && largest <= largest_listed { None } else { budget.period() };
        let values = match (period, table) {
            (Some(period), _) => ValueSource::Period(check_values(period, &addend.heaps)?),
            (None, Ok(())) => ValueSource::Table(budget.rule.values(largest as usize + 1)),
            (None, Err(error)) => {
                refuse!(
                    "{error}; no period is proved that gives its value",
                    "{error}；也没有证明周期，因而求不出它的值"
                )
            }
        };
        Ok(ValuedHeaps { budget, typed: addend, values })
    }

    pub fn rule(&self) -> &'a Rule {
        &self.typed.rule
    }

    /// Returns the value of a heap that does not exceed the largest of these heaps.
    pub fn value(&self, heap: u64) -> u64 {
        match &self.values {
            ValueSource::Table(values) => values[heap as usize].into(),
            ValueSource::Period(period) => period.value(heap),
        }
    }

    /// Returns the values of `heaps`, none of which may exceed the largest of the heaps in `self`.
    pub fn values_of(&self, heaps: &[u64]) -> Vec<u64> {
        heaps.iter().map(|&heap| self.value(heap)).collect()
    }

    /// Returns a heap's moves to options with one of these values: all of them or, if the heap is
    /// too large for a table, perhaps only one for each value.
    pub fn moves_to(&self, heap: u64, wanted: &[u64]) -> OptionList {
        match &self.values {
            ValueSource::Table(_) => {
                let mut options = self.rule().options(&heap);
                options.retain(|left| wanted.contains(&nim_sum(self.values_of(left))));
                OptionList { options, are_all: true }
            }
            ValueSource::Period(period) => {
                let lists =
                    wanted.iter().map(|&value| moves_by_period(self.rule(), period, heap, value));
                lists.fold(OptionList { options: vec![], are_all: true }, |mut all, list| {
                    all.options.extend(list.options);
                    OptionList { are_all: all.are_all && list.are_all, ..all }
                })
            }
        }
    }

    /// Returns whether no heap allows a move.
    pub fn has_ended(&self) -> bool {
        let has_moves = |&heap: &u64| match &self.values {
            ValueSource::Table(_) => self.value(heap) > 0 || !self.rule().options(&heap).is_empty(),
            ValueSource::Period(_) => heap > 0,
        };
        !self.typed.heaps.iter().any(has_moves)
    }
}

/// Checks that a period gives values below 2^64.
fn check_values(period: Period, heaps: &[u64]) -> Result<Period, String> {
    match heaps.iter().find(|&&heap| period.checked_value(heap).is_none()) {
        None => Ok(period),
        Some(heap) => Err(text!(
            "the value of a heap of {heap} is beyond 2^64 - 1, the largest number known here",
            "大小为 {heap} 的堆的值超过了 2^64 - 1，这里能处理的最大的数"
        )),
    }
}
