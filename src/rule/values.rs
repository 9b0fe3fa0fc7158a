//! Grundy values of many heaps, by the fastest method that the library has for each rule.

use super::Rule;
use crate::long_tables::{LongTable, SparseTable};
use crate::named::GrundysGame;
use crate::octal::OctalGame;
use crate::period::{Period, Refused};
use crate::subtraction::SubtractionSet;
use crate::table::TableVec;
use std::convert::TryFrom;

/// The number of heaps that are searched for a period before a longer table is computed.
const FIRST_LOOK: usize = 1 << 11;

impl Rule {
    /// Returns the Grundy values of heaps 0 to `len` - 1.
    ///
    /// Cost: O(`len`) memory. O(`len`) time once a period is proved, which happens early for most
    /// rules. Otherwise, O(`len`) time for a subtraction set of few numbers, at worst O(`len`²) for
    /// a set of many numbers, and at worst O(`len`^k) where a move may leave k heaps; for a list of
    /// moves, the cost of [`Moves::values`](super::Moves::values).
    ///
    /// # Panics
    /// Panics if a value does not fit into 32 bits, which can happen only with 2^32 heaps or more.
    ///
    /// ```
    /// # use grundy::rule::Rule;
    /// let kayles: Rule = "kayles".parse().unwrap();
    /// let values = kayles.values(1_000_000);
    /// assert_eq!(values[..8], [0, 1, 2, 3, 1, 4, 3, 2]); // OEIS A002186
    /// assert_eq!(values[999_999], values[75]); // 75 = 999 999 - 12·83 327
    /// ```
    pub fn values(&self, len: usize) -> Vec<u32> {
        if len > FIRST_LOOK {
            if let Ok(period) = self.period(FIRST_LOOK) {
                return values_by_period(&period, len);
            }
        }
        match self {
            Rule::Set(set) => values_of_set(set, len),
            Rule::Code(game) => values_of_code(game, len),
            Rule::Grundys if len <= FIRST_LOOK => GrundysGame.values(len),
            Rule::Grundys => sparse_values(SparseTable::of_grundys_game(), len)
                .unwrap_or_else(|| GrundysGame.values(len)),
            Rule::Moves(moves) => moves.values(len),
        }
    }
}

fn values_of_set(set: &SubtractionSet, len: usize) -> Vec<u32> {
    match LongTable::new(set, len) {
        Ok(table) => table.values(len).into_iter().map(u32::from).collect(),
        Err(_) => TableVec::<u32>::subtraction(&set.moves_for(len), len).values().to_vec(),
    }
}

fn values_of_code(game: &OctalGame, len: usize) -> Vec<u32> {
    let search = if len > FIRST_LOOK { PeriodSearch::new(game, len) } else { None };
    match search {
        Some(PeriodSearch { period: Ok(period), .. }) => values_by_period(&period, len),
        Some(search) => as_u32(search.table.values()),
        None => game.values(len),
    }
}

fn values_by_period(period: &Period, len: usize) -> Vec<u32> {
    let value = |heap| u32::try_from(period.value(heap)).expect("a value of 32 bits");
    (0..len as u64).map(value).collect()
}

/// Returns the first `len` values of `table`, or `None` if one of them is too large for the table.
fn sparse_values(mut table: SparseTable, len: usize) -> Option<Vec<u32>> {
    table.extend_to(len).ok()?;
    Some(as_u32(table.values()))
}

fn as_u32(values: &[u16]) -> Vec<u32> {
    values.iter().map(|&value| u32::from(value)).collect()
}

/// The search for the period of a code, with a table that grows until its values prove a period or
/// until all heaps have been searched.
pub(super) struct PeriodSearch {
    table: SparseTable,
    pub(super) period: Result<Period, Refused>,
}

impl PeriodSearch {
    /// Searches the heaps below `heaps`, or returns `None` if the game or one of the values does
    /// not fit into the table.
    pub(super) fn new(game: &OctalGame, heaps: usize) -> Option<PeriodSearch> {
        let mut table = SparseTable::of_code(game).ok()?;
        let mut len = heaps.min(64);
        loop {
            table.extend_to(len).ok()?;
            let period = table.find_period();
            if period.is_ok() || len == heaps {
                return Some(PeriodSearch { table, period });
            }
            // A search costs little compared with the values.
            len = heaps.min(len + len / 4);
        }
    }
}
