//! Nim products, inverses and roots of 64-bit numbers in about ten nanoseconds each.

mod logarithm;

pub use logarithm::Logarithms;

use super::sliced::{multiply_block, BLOCK};
use super::{LinearMap, Products};

/// The field of the nimbers below 2^64, with tables that speed up its operations: each takes about
/// ten nanoseconds, much less than [`product`](super::product), [`square_root`](super::square_root)
/// or [`inverse`](super::inverse) takes.
///
/// ```
/// use grundy::nimber::{product, Field};
///
/// let field = Field::new();
/// assert_eq!(field.product(2, 2), 3);
/// let (a, b) = (0x1234_5678_9ABC_DEF0, 0x0FED_CBA9_8765_4321);
/// assert_eq!(field.product(a, b), product(a, b));
/// assert_eq!(field.product(a, field.inverse(a)), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Field {
    products: Products,
}

impl Field {
    /// Builds the tables of [`Products`], at the cost stated there.
    pub fn new() -> Field {
        Field { products: Products::new() }
    }

    /// Returns the nim product of `a` and `b`. Cost: that of [`Products::product`].
    #[inline]
    pub fn product(&self, a: u64, b: u64) -> u64 {
        self.products.product(a, b)
    }

    /// Multiplies each number in `a` by the number at the same index in `b`. Cost: about 120
    /// bitwise operations for each product, several of which one instruction performs at once, and
    /// no table lookups; each of the last products (at most 255) costs as much as
    /// [`Field::product`].
    ///
    /// ```
    /// # use grundy::nimber::Field;
    /// let mut numbers = [2, 4, 16];
    /// Field::new().multiply_each(&mut numbers, &[2, 4, 15]);
    /// assert_eq!(numbers, [3, 6, 240]);
    /// ```
    ///
    /// # Panics
    /// Panics if the lengths differ.
    pub fn multiply_each(&self, a: &mut [u64], b: &[u64]) {
        assert!(a.len() == b.len(), "{} numbers cannot be multiplied by {}", a.len(), b.len());
        let mut left = a.chunks_exact_mut(BLOCK);
        let mut right = b.chunks_exact(BLOCK);
        for (a, b) in left.by_ref().zip(right.by_ref()) {
            multiply_block(a, b);
        }
        for (a, &b) in left.into_remainder().iter_mut().zip(right.remainder()) {
            *a = self.product(*a, b);
        }
    }

    /// Returns the map that multiplies by `factor` with 8 table lookups; it pays off for about a
    /// hundred products or more. Cost: 64 products and a table of 16 KiB.
    pub fn times(&self, factor: u64) -> LinearMap {
        LinearMap::new(|bit| self.product(factor, bit))
    }

    /// Returns the map that takes square roots with 8 table lookups. Cost: 64 products and two
    /// tables.
    ///
    /// ```
    /// # use grundy::nimber::Field;
    /// let roots = Field::new().square_roots();
    /// assert_eq!([0, 1, 3, 2, 6].map(|square| roots.image(square)), [0, 1, 2, 3, 4]);
    /// ```
    pub fn square_roots(&self) -> LinearMap {
        let squares = LinearMap::new(|bit| self.product(bit, bit));
        squares.inverse().expect("each nimber is the square of one")
    }

    /// Returns `a` to the power of `exponent`; the result is 1 for the exponent 0. Cost: up to 128
    /// products.
    pub fn power(&self, a: u64, exponent: u64) -> u64 {
        let (mut power, mut base, mut exponent) = (1, a, exponent);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = self.product(power, base);
            }
            base = self.product(base, base);
            exponent >>= 1;
        }
        power
    }

    /// Returns the number b with a⊗b = 1. Cost: about two products.
    ///
    /// # Panics
    /// Panics if `a` is 0.
    pub fn inverse(&self, a: u64) -> u64 {
        self.products.inverse(a)
    }
}
