//! Tables of subtraction games for a billion heaps, and the value of any heap by the period.

mod one_hot;
mod words;

use crate::period::{distance_to_same_tail, Claim, Period};
use crate::subtraction::SubtractionSet;
use std::convert::TryFrom;
use std::fmt;

/// The Grundy values of the heaps below some length. Once a period is found, only the values up
/// to the end of the first period are kept.
///
/// [`TableVec::subtraction`](crate::table::TableVec::subtraction) is a short program for the
/// same values.
///
/// ```
/// use grundy::long_tables::LongTable;
///
/// let set = "{1, 3, 4}".parse().unwrap();
/// let table = LongTable::new(&set, 1_000_000_000).unwrap();
/// assert_eq!(table.value(6), Some(2));
/// assert_eq!(table.values(12), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2]);
///
/// // With a period, the value of any heap is known.
/// let period = table.period().unwrap();
/// assert_eq!((period.preperiod(), period.period()), (0, 7));
/// assert_eq!(table.value(700_000_000_000_000_005), Some(3));
/// ```
///
/// # Method
///
/// If no move takes more than 64 stones, 64 heaps are processed at a time. For each v = 0, 1, 2, …,
/// a word with one bit per heap tells which heaps have a move to a heap of value v. The lowest heap
/// that has no such move and no value yet has the value v, and a single shift marks all the heaps
/// that have a move to it. So a heap costs a few instructions, however many moves there are. If
/// some move takes more than 64 stones, the number 2^value is kept for each heap. The numbers of a
/// heap's options, combined by `|`, show the values of these options, and the lowest bit missing
/// from the result is the heap's own number. If all moves are large, consecutive heaps do not
/// depend on each other.
///
/// Each value depends only on the t preceding values, where the largest move takes t stones. So
/// once the same t consecutive values occur a second time, all later values repeat;
/// [`LongTable::period`] is the certificate.
#[derive(Clone, Debug)]
pub struct LongTable {
    values: Vec<u8>,
    len: usize,
    period: Option<Period>,
}

/// The reason why a [`LongTable`] cannot be created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LongTableError {
    /// Some heap below the length has more than 63 moves, and the largest move is above 64.
    TooManyMoves,
    /// The table would have more than 2^32 heaps.
    TooLong,
}

impl fmt::Display for LongTableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LongTableError::TooManyMoves => {
                write!(f, "more than 63 moves, of which one takes more than 64")
            }
            LongTableError::TooLong => write!(f, "more than 2^32 heaps"),
        }
    }
}

impl std::error::Error for LongTableError {}

/// The length at which a period is first looked for; the search is repeated whenever the length has
/// grown fourfold.
const FIRST_LOOK: usize = 1 << 10;

impl LongTable {
    /// Computes the values of heaps 0 to `len` - 1, or of all heaps if a period is found earlier.
    ///
    /// Cost: a heap takes a few steps if no move is above 64, and otherwise one step for each move.
    ///
    /// While the table is computed, each heap takes one byte of memory. The number of these heaps
    /// is at most `len` and at most four times the number of heaps that prove the period: the heaps
    /// of the preperiod, those of one period, and one for each stone of the largest move. If the
    /// largest move is above 64, each stone of this move takes another 2, 4, 8 or 16 bytes, for
    /// sets of up to 7, 15, 31 or 63 moves respectively. Once a period is found, a heap of the
    /// preperiod or of the first period takes 5 bytes, of which 4 are for the certificate. At its
    /// largest, the table takes about 7 to 12 bytes for each such heap, if there are few moves.
    ///
    /// # Errors
    /// Returns an error, before doing any work, if there are too many moves or heaps.
    pub fn new(set: &SubtractionSet, len: usize) -> Result<LongTable, LongTableError> {
        if len as u64 > 1 << 32 {
            return Err(LongTableError::TooLong);
        }
        let largest = set.numbers().and_then(|numbers| numbers.last()).copied();
        // Of 65 numbers one is above 64, so an infinite set need not be listed any further.
        let largest_heap = len.saturating_sub(1) as u64;
        let moves: Vec<usize> = set.up_to(largest_heap).take(65).map(|n| n as usize).collect();
        let mut engine = Engine::new(&moves)?;
        let mut table = LongTable { values: Vec::new(), len, period: None };
        let mut next = len.min(FIRST_LOOK);
        loop {
            engine.extend_to(&mut table.values, next);
            table.period = largest.and_then(|largest| find_period(set, largest, &table.values));
            if let Some(period) = &table.period {
                table.values.truncate((period.preperiod() + period.period()) as usize);
                table.values.shrink_to_fit();
            }
            if table.period.is_some() || next == len {
                return Ok(table);
            }
            next = len.min(4 * next);
        }
    }

    /// Returns the value of a heap, if it is below the length or there is a period, and `None`
    /// otherwise. Cost: O(1).
    pub fn value(&self, heap: u64) -> Option<u64> {
        match &self.period {
            Some(period) => Some(period.value(heap)),
            None => self.values.get(usize::try_from(heap).ok()?).copied().map(u64::from),
        }
    }

    /// Returns the values of heaps 0 to `len` - 1. Cost: `len` bytes are copied.
    ///
    /// # Panics
    /// Panics if `len` exceeds the length of the table and there is no period.
    pub fn values(&self, len: usize) -> Vec<u8> {
        assert!(len <= self.len || self.period.is_some(), "{} heaps of {}", len, self.len);
        let mut values = Vec::with_capacity(len);
        values.extend_from_slice(&self.values[..len.min(self.values.len())]);
        if let Some(period) = &self.period {
            // As many whole periods as the processor's cache holds.
            let period = &self.values[period.preperiod() as usize..];
            let periods = period.repeat((1 << 16) / period.len() + 1);
            while values.len() < len {
                let count = periods.len().min(len - values.len());
                values.extend_from_slice(&periods[..count]);
            }
        }
        values
    }

    /// Returns the proved period, if the heaps below the length prove one.
    pub fn period(&self) -> Option<&Period> {
        self.period.as_ref()
    }
}

/// The method of computation: for moves up to 64, or for any moves.
enum Engine {
    Words(Box<words::Words>),
    OneHot(one_hot::OneHot),
}

impl Engine {
    fn new(moves: &[usize]) -> Result<Engine, LongTableError> {
        if moves.iter().all(|&take| take <= 64) {
            return Ok(Engine::Words(Box::new(words::Words::new(moves))));
        }
        if moves.len() > 63 {
            return Err(LongTableError::TooManyMoves);
        }
        Ok(Engine::OneHot(one_hot::OneHot::new(moves)))
    }

    fn extend_to(&mut self, values: &mut Vec<u8>, len: usize) {
        values.reserve(len - values.len());
        match self {
            Engine::Words(engine) => engine.extend_to(values, len),
            Engine::OneHot(engine) => engine.extend_to(values, len),
        }
    }
}

/// Returns the period that is proved when the last `largest` values have occurred before.
fn find_period(set: &SubtractionSet, largest: u64, values: &[u8]) -> Option<Period> {
    let largest = usize::try_from(largest).ok()?;
    let period = distance_to_same_tail(values, largest)?;
    let pairs = values.iter().rev().zip(values[..values.len() - period].iter().rev());
    let same = pairs.take_while(|(later, earlier)| later == earlier).count();
    let preperiod = values.len() - period - same;
    let claim = Claim::new(preperiod as u64, period as u64);
    Period::of_set_by_values(set, claim, &values[..preperiod + largest + period])
}
