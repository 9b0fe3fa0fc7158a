//! Tables of subtraction games for a billion heaps, and values for any heap by the period.

mod one_hot;
mod repeat;
mod words;

use crate::period::{Claim, Period};
use crate::subtraction::SubtractionSet;
use std::convert::TryFrom;
use std::fmt;

/// The Grundy values of heaps below some length, of which only those up to the end of the
/// first period are kept if a period shows.
///
/// [`TableVec::subtraction`](crate::table::TableVec::subtraction) is the short program for
/// the same values.
///
/// ```
/// use grundy::long_tables::LongTable;
///
/// let set = "{1, 3, 4}".parse().unwrap();
/// let table = LongTable::new(&set, 1_000_000_000).unwrap();
/// assert_eq!(table.value_at(6), Some(2));
/// assert_eq!(table.values(12), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2]);
///
/// // Once there is a period, there is no largest heap.
/// let period = table.period().unwrap();
/// assert_eq!((period.preperiod(), period.period()), (0, 7));
/// assert_eq!(table.value_at(700_000_000_000_000_005), Some(3));
/// ```
///
/// # Method
///
/// If no move takes more than 64, a bit for each of 64 heaps tells which have a move to a
/// heap of value v, for v = 0, 1, 2, …; the lowest heap that has none, and no value yet, has
/// the value v itself, and forbids it to the heaps that its moves come from, all in one
/// shift. So a heap costs a few instructions, however many moves there are. Otherwise, each
/// heap keeps 2^value: the options' numbers combined tell the values, and the lowest bit
/// that is missing there is the heap's own number. Heaps in a row do not wait for each other if
/// all moves are large.
///
/// As each value follows from as many before it as the largest move takes, those that many
/// values in a row come again behind each other; [`LongTable::period`] is the certificate.
#[derive(Clone, Debug)]
pub struct LongTable {
    values: Vec<u8>,
    len: usize,
    period: Option<Period>,
}

/// Why there is no such table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LongTableError {
    /// A heap below the length has more than 63 moves, the largest of them above 64.
    TooManyMoves,
    /// More than 2^32 heaps.
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

/// The first length at which a period is looked for; then again at each fourfold one.
const FIRST_LOOK: usize = 1 << 10;

impl LongTable {
    /// The values of heaps 0 to `len` - 1, and of all heaps if a period shows before.
    ///
    /// Cost: memory a byte for each heap up to some four times the end of the first period,
    /// or `len`. Time: some steps a heap for moves up to 64, else one step for each move.
    ///
    /// # Errors
    /// Before any work, if there are too many moves or heaps.
    pub fn new(set: &SubtractionSet, len: usize) -> Result<LongTable, LongTableError> {
        if len as u64 > 1 << 32 {
            return Err(LongTableError::TooLong);
        }
        let largest = set.numbers().and_then(|numbers| numbers.last()).copied();
        // Of 65 numbers one is above 64, so that an infinite set need not be listed.
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
            }
            if table.period.is_some() || next == len {
                return Ok(table);
            }
            next = len.min(4 * next);
        }
    }

    /// The value of any heap below the length, and of any heap at all if there is a period;
    /// else `None`. Cost: O(1).
    pub fn value_at(&self, heap: u64) -> Option<u8> {
        match &self.period {
            Some(period) => Some(period.value_at(heap) as u8),
            None => self.values.get(usize::try_from(heap).ok()?).copied(),
        }
    }

    /// The values of heaps 0 to `len` - 1. Cost: `len` bytes, copied.
    ///
    /// # Panics
    /// If `len` is larger than the table and there is no period.
    pub fn values(&self, len: usize) -> Vec<u8> {
        assert!(len <= self.len || self.period.is_some(), "{} heaps of {}", len, self.len);
        let mut values = Vec::with_capacity(len);
        values.extend_from_slice(&self.values[..len.min(self.values.len())]);
        if let Some(period) = &self.period {
            // So many whole periods that the processor's cache holds them.
            let one = &self.values[period.preperiod() as usize..];
            let many = one.repeat((1 << 16) / one.len() + 1);
            while values.len() < len {
                let more = many.len().min(len - values.len());
                values.extend_from_slice(&many[..more]);
            }
        }
        values
    }

    /// The proved period, if one shows in the heaps below the length.
    pub fn period(&self) -> Option<&Period> {
        self.period.as_ref()
    }
}

/// By moves up to 64, or any.
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

/// The period that the last `largest` values prove by being there before.
fn find_period(set: &SubtractionSet, largest: u64, values: &[u8]) -> Option<Period> {
    let largest = usize::try_from(largest).ok()?;
    let period = repeat::distance_to_same_tail(values, largest)?;
    let pairs = values.iter().rev().zip(values[..values.len() - period].iter().rev());
    let same = pairs.take_while(|(later, earlier)| later == earlier).count();
    let preperiod = values.len() - period - same;
    let claim = Claim::new(preperiod as u64, period as u64);
    Period::of_set_by_values(set, claim, &values[..preperiod + largest + period])
}
