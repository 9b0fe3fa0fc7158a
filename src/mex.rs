//! The minimum excludant of a set of numbers, and a reusable set that makes it cheap to compute
//! many minimum excludants.
//!
//! ```
//! use grundy::mex::mex;
//!
//! assert_eq!(mex([0, 1, 2, 5]), 3); // 3 is the least number that is missing
//! assert_eq!(mex([1, 2]), 0); // not the maximum plus one
//! assert_eq!(mex([]), 0);
//! ```

/// Returns the least non-negative integer that is not among `values`.
///
/// Values may repeat and come in any order. Cost: O(k) time and memory for k values, because
/// the result is at most k and larger values do not matter.
///
/// ```
/// # use grundy::mex::mex;
/// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
/// ```
pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
    let mut set = MexSet::new();
    for value in values {
        set.insert(value);
    }
    set.mex()
}

/// Returns the mex of the values whose bits are set in `mask`: 0 if no bit is set, 128 if all bits
/// are set.
///
/// This is the mex for `const` contexts, where nothing can be allocated. Cost: O(1).
///
/// ```
/// # use grundy::mex::mex_of_mask;
/// const MEX: u64 = mex_of_mask(1 << 0 | 1 << 1 | 1 << 3);
/// assert_eq!(MEX, 2);
/// ```
pub const fn mex_of_mask(mask: u128) -> u64 {
    (!mask).trailing_zeros() as u64
}

/// A set of values that can be cleared in constant time, so that one allocation serves for the
/// mex of every position of a table.
///
/// ```
/// use grundy::mex::MexSet;
///
/// let mut set = MexSet::new();
/// set.insert(0);
/// set.insert(2);
/// assert_eq!(set.mex(), 1);
/// set.clear();
/// assert_eq!(set.mex(), 0);
/// ```
#[derive(Clone, Debug)]
pub struct MexSet {
    /// `stamps[v] == round` means that the value `v` is in the set.
    stamps: Vec<u64>,
    /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
    far: Vec<u64>,
    inserted: usize,
    round: u64,
}

impl Default for MexSet {
    fn default() -> Self {
        MexSet::new()
    }
}

impl MexSet {
    /// Creates an empty set. Does not allocate.
    pub fn new() -> Self {
        // New stamps are 0, which must not be the round.
        MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
    }

    /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
    /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
    #[inline]
    pub fn insert(&mut self, value: u64) {
        self.inserted += 1;
        if self.stamps.len() < self.inserted {
            self.grow();
        }
        if value < self.stamps.len() as u64 {
            self.stamps[value as usize] = self.round;
        } else {
            self.far.push(value);
        }
    }

    /// Returns the least value that is not in the set. Cost: O(result).
    #[inline]
    pub fn mex(&self) -> u64 {
        let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
        first_gap.unwrap_or(self.stamps.len()) as u64
    }

    /// Clears the set. Cost: O(1).
    pub fn clear(&mut self) {
        self.round += 1;
        self.inserted = 0;
        self.far.clear();
    }

    /// Doubles the number of stamps, and stamps the values that were too large for them before.
    fn grow(&mut self) {
        let len = (self.inserted * 2).max(16);
        self.stamps.resize(len, 0);
        let (stamps, round) = (&mut self.stamps, self.round);
        self.far.retain(|&value| {
            let near = value < len as u64;
            if near {
                stamps[value as usize] = round;
            }
            !near
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;
    use std::collections::HashSet;

    fn by_definition(values: &[u64]) -> u64 {
        let set: HashSet<u64> = values.iter().copied().collect();
        (0..).find(|value| !set.contains(value)).unwrap()
    }

    #[test]
    fn a_table_of_small_sets() {
        // Every list of four values below 6, and with them every set.
        let mut set = MexSet::new();
        for code in 0..6u64.pow(4) {
            let values: Vec<u64> = (0..4).map(|digit| code / 6u64.pow(digit) % 6).collect();
            assert_eq!(mex(values.iter().copied()), by_definition(&values));
            set.clear();
            values.iter().for_each(|&value| set.insert(value));
            assert_eq!(set.mex(), by_definition(&values), "{:?}", values);
        }
    }

    #[test]
    fn values_of_any_size_in_any_order() {
        // A few thousand lists of random numbers, dense enough that every mex occurs.
        let mut below = random::below();
        let mut set = MexSet::new();
        for round in 0..3000 {
            let (len, bound) = (below(120), 1 + below(90));
            let mut values: Vec<u64> = (0..len).map(|_| below(bound)).collect();
            values.extend((0..below(4)).map(|_| u64::MAX - below(9)));
            set.clear();
            values.iter().for_each(|&value| set.insert(value));
            assert_eq!(set.mex(), by_definition(&values), "round {}", round);
        }
    }

    #[test]
    fn large_values_count_once_enough_small_ones_are_there() {
        // In descending order, each value lies beyond the stamps when it is inserted.
        for len in 0..200 {
            assert_eq!(mex((0..len).rev()), len);
            assert_eq!(mex((1..=len).rev()), 0);
        }
    }
}
