//! Linear bases over GF(2): they show which nim sums can be made from a set of heaps, and whether
//! the nim sum of some of the heaps is 0.
//!
//! ```
//! use grundy::contest::xor_basis::{zero_sum_subset, XorBasis};
//!
//! let mut basis = XorBasis::new();
//! assert!(basis.insert(6) && basis.insert(10));
//! assert!(!basis.insert(12)); // 12 is already 6 ⊕ 10
//! assert_eq!(basis.rank(), 2);
//! assert!(basis.contains(12) && !basis.contains(2));
//! assert_eq!(basis.largest(0), 12);
//!
//! // A player who may first remove whole heaps wants to leave no subset of nim sum 0.
//! assert_eq!(zero_sum_subset(&[5, 6, 10, 12]), Some(vec![1, 2, 3]));
//! assert_eq!(zero_sum_subset(&[1, 2, 4]), None);
//! ```
//!
//! # Theorem
//!
//! With ⊕ as addition, numbers are vectors over the field of two elements. By Gaussian elimination,
//! any set of n numbers has a basis of numbers with different highest bits. The rank r of the basis
//! does not depend on the order of the numbers; 2^r nim sums can be made, and each is made by the
//! same number of subsets: 2^(n-r) of the 2^n subsets. Independent sets form a matroid. So if heaps
//! have weights, a greedy search that goes from the heaviest heap to the lightest finds the set of
//! the largest total weight among the sets with no nonempty subset of nim sum 0.

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
    /// Creates an empty basis, from which only the nim sum 0 can be made.
    pub const fn new() -> Self {
        XorBasis { by_highest_bit: [0; 64] }
    }

    /// Adds `value` to the basis and returns `true`, or returns `false` if it is already the nim
    /// sum of some, or none, of the numbers inserted before. Cost: at most 64 steps, as for all
    /// other methods.
    pub fn insert(&mut self, value: u64) -> bool {
        let reduced = self.least(value);
        if reduced > 0 {
            self.by_highest_bit[highest_bit(reduced)] = reduced;
        }
        reduced > 0
    }

    /// Returns the number of elements of the basis; 2^rank nim sums can be made.
    pub fn rank(&self) -> u32 {
        self.by_highest_bit.iter().map(|&number| u32::from(number > 0)).sum()
    }

    /// Returns `true` if `value` is the nim sum of some of the numbers inserted; 0 always is, as
    /// the nim sum of no numbers.
    pub fn contains(&self, value: u64) -> bool {
        self.least(value) == 0
    }

    /// Returns the least nim sum of `value` and some, or none, of the numbers inserted.
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

    /// Returns the largest nim sum of `value` and some, or none, of the numbers inserted.
    pub fn largest(&self, value: u64) -> u64 {
        self.numbers().fold(value, |value, number| value.max(value ^ number))
    }

    /// Returns the numbers of the basis, the largest first.
    pub fn numbers(&self) -> impl Iterator<Item = u64> + '_ {
        self.by_highest_bit.iter().rev().copied().filter(|&number| number > 0)
    }
}

fn highest_bit(value: u64) -> usize {
    63 - value.leading_zeros() as usize
}

/// Returns the indices of a nonempty subset of `values` with nim sum 0, or `None` if there is
/// no such subset. Any 65 values have one. Cost: at most 65 insertions.
pub fn zero_sum_subset(values: &[u64]) -> Option<Vec<usize>> {
    // Each number of the basis is kept with the set of the indices whose nim sum it is. At most
    // 65 values come up to the first dependent one.
    let mut basis = [(0, 0u128); 64];
    for (place, &value) in values.iter().enumerate() {
        let (mut reduced, mut places) = (value, 1u128 << place);
        while reduced > 0 {
            let slot = &mut basis[highest_bit(reduced)];
            if slot.0 == 0 {
                *slot = (reduced, places);
                break;
            }
            reduced ^= slot.0;
            places ^= slot.1;
        }
        if reduced == 0 {
            return Some((0..=place).filter(|&other| places >> other & 1 == 1).collect());
        }
    }
    None
}
