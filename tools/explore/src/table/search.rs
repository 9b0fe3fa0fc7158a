//! The search for a period beyond the heaps that are shown.

use crate::run::progress;
use games::budget::RuleBudget;
use grundy::long_tables::SparseTable;
use grundy::period::{Period, Refused};
use grundy::rule::Rule;
use std::time::{Duration, Instant};

/// The maximum number of heaps; their values take 256 MB.
const MOST_HEAPS: usize = 1 << 26;

/// The result of a search for a period, and the number of heaps searched.
pub struct FoundPeriod {
    pub period: Result<Period, Refused>,
    pub heaps: usize,
    /// Whether time ran out before a period was proved or all heaps were searched.
    pub is_out_of_time: bool,
}

/// Searches the heaps below `shown`, and, if a table can be extended cheaply, as many more as can
/// be computed in `seconds`.
pub fn search(budget: &RuleBudget, shown: usize, seconds: u64) -> FoundPeriod {
    let rule = budget.rule;
    let period = rule.period(shown);
    let is_open = matches!(period, Err(Refused::NotFound { .. }));
    if !is_open || seconds == 0 {
        return FoundPeriod { period, heaps: shown, is_out_of_time: false };
    }
    if let Some(period) = budget.first_period().cloned() {
        return FoundPeriod { period: Ok(period), heaps: shown, is_out_of_time: false };
    }
    match table(rule) {
        Some(table) => search_further(table, shown, Duration::from_secs(seconds)),
        None => FoundPeriod { period, heaps: shown, is_out_of_time: false },
    }
}

/// Returns a table for a long-range search for a rule's period, if the rule has such a table.
pub fn table(rule: &Rule) -> Option<SparseTable> {
    match rule {
        Rule::Code(code) => SparseTable::of_code(code).ok(),
        Rule::Set(_) | Rule::Grundys | Rule::Moves(_) => None,
    }
}

fn search_further(mut table: SparseTable, shown: usize, time: Duration) -> FoundPeriod {
    let start = Instant::now();
    let (mut next_look, mut is_found) = (shown, false);
    let extended = progress::extend(&mut table, MOST_HEAPS, 0, |table| {
        let heaps = table.values().len();
        if heaps >= next_look {
            // Looking costs little compared with the values.
            next_look = heaps + heaps / 4;
            is_found = table.find_period().is_ok();
        }
        is_found || start.elapsed() >= time
    });
    let is_out_of_time = extended.is_ok() && !is_found && table.values().len() < MOST_HEAPS;
    let heaps = table.values().len().max(shown);
    FoundPeriod { period: table.find_period(), heaps, is_out_of_time }
}
