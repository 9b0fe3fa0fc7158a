//! A linear basis over GF(2): which nim sums a set of heaps can make, and whether some of
//! the heaps have nim sum 0.
//!
//! ```
//! use grundy::contest::xor_basis::{zero_sum_subset, XorBasis};
//!
//! let mut basis = XorBasis::new();
//! assert!(basis.insert(6) && basis.insert(10));
//! assert!(!basis.insert(12)); // 6 ⊕ 10 already
//! assert_eq!(basis.rank(), 2);
//! assert!(basis.contains(12) && !basis.contains(2));
//! assert_eq!(basis.largest(0), 12);
//!
//! // A player who may first take away whole heaps wants to leave none of these.
//! assert_eq!(zero_sum_subset(&[5, 6, 10, 12]), Some(vec![1, 2, 3]));
//! assert_eq!(zero_sum_subset(&[1, 2, 4]), None);
//! ```
//!
//! # Theorem
//!
//! Numbers under ⊕ are vectors over the field of two elements. By Gaussian elimination any
//! set of them has a basis of numbers with different highest bits; its rank r does not
//! depend on the order, 2^r nim sums can be made, and each in the same number of ways:
//! 2^(n-r) of the 2^n subsets. Independent sets form a matroid, so the heaviest subset of
//! heaps without nim sum 0 is found greedily, the heaviest heap first.

/// A basis of up to 64 numbers with different highest bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XorBasis {
    by_highest_bit: [u64; 64], // 0 where no number has this highest bit
}

impl Default for XorBasis {
    fn default() -> Self {
        XorBasis::new()
    }
}

impl XorBasis {
    /// The basis of no number, which makes 0 only.
    pub const fn new() -> Self {
        XorBasis { by_highest_bit: [0; 64] }
    }

    /// Adds `value`, if it is not yet a nim sum of others, and says so.
    /// Cost: at most 64 steps, as for all that follows.
    pub fn insert(&mut self, value: u64) -> bool {
        let rest = self.least(value);
        if rest > 0 {
            self.by_highest_bit[highest_bit(rest)] = rest;
        }
        rest > 0
    }

    /// How many numbers the basis has: 2^rank nim sums can be made.
    pub fn rank(&self) -> u32 {
        self.by_highest_bit.iter().map(|&number| u32::from(number > 0)).sum()
    }

    /// Whether `value` is the nim sum of some of the numbers inserted; 0 is, of none.
    pub fn contains(&self, value: u64) -> bool {
        self.least(value) == 0
    }

    /// The least nim sum of `value` with some of the numbers inserted.
    ///
    /// ```
    /// # use grundy::contest::xor_basis::XorBasis;
    /// let mut basis = XorBasis::new();
    /// basis.insert(6);
    /// assert_eq!((basis.least(5), basis.largest(5)), (3, 5));
    /// ```
    pub fn least(&self, value: u64) -> u64 {
        self.numbers().fold(value, |value, number| value.min(value ^ number))
    }

    /// The largest nim sum of `value` with some of the numbers inserted.
    pub fn largest(&self, value: u64) -> u64 {
        self.numbers().fold(value, |value, number| value.max(value ^ number))
    }

    /// The numbers of the basis, the largest first.
    pub fn numbers(&self) -> impl Iterator<Item = u64> + '_ {
        self.by_highest_bit.iter().rev().copied().filter(|&number| number > 0)
    }
}

fn highest_bit(value: u64) -> usize {
    63 - value.leading_zeros() as usize
}

/// Some of `values` with nim sum 0, at least one of them, by their places; `None` if there
/// are none. Among the first 65 values there always are. Cost: at most 65 insertions.
pub fn zero_sum_subset(values: &[u64]) -> Option<Vec<usize>> {
    // Beside each number of the basis, the set of places whose nim sum it is. Those up to
    // the first dependent value are at most 65.
    let mut basis = [(0, 0u128); 64];
    for (place, &value) in values.iter().enumerate() {
        let (mut rest, mut places) = (value, 1u128 << place);
        while rest > 0 {
            let slot = &mut basis[highest_bit(rest)];
            if slot.0 == 0 {
                *slot = (rest, places);
                break;
            }
            rest ^= slot.0;
            places ^= slot.1;
        }
        if rest == 0 {
            return Some((0..=place).filter(|&other| places >> other & 1 == 1).collect());
        }
    }
    None
}
