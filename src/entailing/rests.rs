//! Values of positions with entailing moves, and sets of such values.

use crate::Outcome;
use std::collections::BTreeSet;
use std::fmt;

/// The value of a position with entailing or complimenting moves.
///
/// `Display` prints `3` and `☾`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoonyValue {
    /// The position is worth as much as a Nim heap of this size.
    Finite(u64),
    /// The mover wins, whatever else is on the table.
    Loony,
}

impl LoonyValue {
    /// The value of a position in which no move wins, and of the empty sum.
    pub const ZERO: LoonyValue = LoonyValue::Finite(0);

    /// Returns the value of two components together: the nim sum, or ☾ if one of them is loony.
    ///
    /// ```
    /// use grundy::entailing::LoonyValue::{Finite, Loony};
    ///
    /// assert_eq!(Finite(3).plus(Finite(5)), Finite(6));
    /// assert_eq!(Finite(3).plus(Loony), Loony);
    /// assert_eq!(Loony.plus(Loony), Loony);
    /// ```
    pub fn plus(self, other: LoonyValue) -> LoonyValue {
        match (self, other) {
            (LoonyValue::Finite(a), LoonyValue::Finite(b)) => LoonyValue::Finite(a ^ b),
            _ => LoonyValue::Loony,
        }
    }

    /// Returns the outcome of a position with this value, which is a P-position if and only if the
    /// value is 0.
    pub fn outcome(self) -> Outcome {
        Outcome::of_mover(self != LoonyValue::ZERO)
    }
}

impl fmt::Display for LoonyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoonyValue::Finite(value) => value.fmt(f),
            LoonyValue::Loony => f.write_str("☾"),
        }
    }
}

/// A set of values: finitely many numbers, or all values but finitely many numbers.
///
/// `Display` prints, for example, `{0, 2}`, `all but {1}` or `all`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rests {
    /// Whether `listed` holds the numbers that are missing from the set, instead of the numbers in
    /// the set.
    all_but: bool,
    listed: BTreeSet<u64>,
}

impl Rests {
    pub(super) fn none() -> Rests {
        Rests { all_but: false, listed: BTreeSet::new() }
    }

    /// Returns `true` if the set contains `value`. The set contains ☾ if it contains all but
    /// finitely many numbers.
    pub fn contains(&self, value: LoonyValue) -> bool {
        match value {
            LoonyValue::Finite(value) => self.listed.contains(&value) != self.all_but,
            LoonyValue::Loony => self.all_but,
        }
    }

    /// Returns the least number that is not in the set, or ☾ if there is none. This is the value of
    /// a position in which some move wins exactly when the value of the rest is in this set.
    pub fn value(&self) -> LoonyValue {
        let missing = if self.all_but {
            self.listed.iter().next().copied()
        } else {
            (0..)
                .zip(&self.listed)
                .find(|(value, listed)| value != *listed)
                .map_or(Some(self.listed.len() as u64), |(value, _)| Some(value))
        };
        missing.map_or(LoonyValue::Loony, LoonyValue::Finite)
    }

    pub(super) fn insert(&mut self, value: u64) {
        if self.all_but {
            self.listed.remove(&value);
        } else {
            self.listed.insert(value);
        }
    }

    /// Inserts all values that are not in `other`.
    pub(super) fn insert_all_not_in(&mut self, other: &Rests) {
        if other.all_but {
            other.listed.iter().for_each(|&value| self.insert(value));
        } else {
            let lacks = |&value: &u64| !self.contains(LoonyValue::Finite(value));
            self.listed = other.listed.iter().copied().filter(lacks).collect();
            self.all_but = true;
        }
    }
}

impl fmt::Display for Rests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.all_but && self.listed.is_empty() {
            return f.write_str("all");
        }
        if self.all_but {
            f.write_str("all but ")?;
        }
        f.debug_set().entries(&self.listed).finish()
    }
}
