//! Nim products, inverses and roots of 64-bit numbers at the speed of the hardware's
//! multiplier.

mod carryless;
mod logarithm;

pub use logarithm::Logarithms;

use super::{product, LinearMap};
use carryless::{product_of_polynomials, remainder};

/// The field of the nimbers below 2^64, with tables that speed up its operations: they take
/// some ten nanoseconds where [`product`](super::product), [`square_root`](super::square_root)
/// and [`inverse`](super::inverse) take microseconds.
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
///
/// # Theorem (E. H. Moore, 1893)
///
/// Any two fields of 2^64 elements are isomorphic. So the nimbers are also the polynomials over
/// {0, 1} modulo x^64 + x^4 + x^3 + x + 1: choose a nimber ρ that is a root of this polynomial,
/// and let ρ^k stand for x^k. Both representations are additive, so a [`LinearMap`] converts
/// between them, and polynomials can be multiplied by the machine's own multiplication once
/// carries are kept apart.
#[derive(Clone, Debug)]
pub struct Field {
    nimbers: LinearMap,     // from polynomials
    polynomials: LinearMap, // from nimbers
}

/// The least root of x^64 + x^4 + x^3 + x + 1.
const ROOT: u64 = 0x4028_84ca_01f7_c6b2;

impl Default for Field {
    fn default() -> Self {
        Field::new()
    }
}

impl Field {
    /// Builds two tables of 16 KiB. Cost: 64 slow nim products and 12 000 steps, which take
    /// about a third of a millisecond.
    pub fn new() -> Field {
        let mut next = 1;
        let nimbers = LinearMap::new(|_| {
            let power = next;
            next = product(power, ROOT);
            power
        });
        let polynomials = nimbers.inverse().expect("the powers of a root are independent");
        Field { nimbers, polynomials }
    }

    /// Returns the nim product of `a` and `b`. Cost: 24 table lookups and 16 multiplications.
    #[inline]
    pub fn product(&self, a: u64, b: u64) -> u64 {
        let (a, b) = (self.polynomials.image(a), self.polynomials.image(b));
        self.nimbers.image(remainder(product_of_polynomials(a, b)))
    }

    /// Multiplies each number in `a` by the number at the same index in `b`. Cost: that of
    /// [`Field::product`] for each, but the products do not depend on each other.
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
        for (a, &b) in a.iter_mut().zip(b) {
            *a = self.product(*a, b);
        }
    }

    /// Returns the map that multiplies by `factor` with 8 table lookups, which pays off from
    /// some hundred products on. Cost: 64 products and a table of 16 KiB.
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

    /// Returns `a` to the power of `exponent`, which is 1 for the exponent 0. Cost: up to 128
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

    /// Returns the number b with a⊗b = 1. Cost: up to 12 products.
    ///
    /// # Panics
    /// Panics if `a` is 0.
    pub fn inverse(&self, a: u64) -> u64 {
        assert!(a != 0, "0 has no inverse under nim product");
        // With F = 2^half, the product of a₁F ⊕ a₀ and its conjugate a₁F ⊕ a₁ ⊕ a₀ lies below
        // F. Go down in this way to the field {0, 1} and collect the conjugates.
        let (mut norm, mut inverse) = (a, 1);
        for &half in &[32, 16, 8, 4, 2, 1] {
            let conjugate = norm ^ norm >> half;
            inverse = self.product(inverse, conjugate);
            norm = self.product(norm, conjugate);
        }
        inverse
    }
}
