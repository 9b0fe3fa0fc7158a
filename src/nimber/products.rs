//! Nim products from tables of logarithms of 16-bit numbers.

use super::product;
use std::convert::TryInto;

/// Logarithms of the numbers below 2^16, from which products of 64-bit numbers are computed in
/// about ten nanoseconds.
///
/// ```
/// use grundy::nimber::{product, Products};
///
/// let table = Products::new();
/// assert_eq!(table.product(2, 2), 3);
/// let (a, b) = (0x1234_5678_9ABC_DEF0, 0x0FED_CBA9_8765_4321);
/// assert_eq!(table.product(a, b), product(a, b));
/// ```
///
/// # Method
///
/// The nonzero numbers below F = 2^16 are the powers of one of them, g, so they are multiplied by
/// adding exponents. With h = F/2 = 2^15, the rules of [`nimber`](crate::nimber) for halves say
/// that
///
/// - (a₁F ⊕ a₀)(b₁F ⊕ b₀) = c₁F ⊕ c₀, where c₁ = (a₁ ⊕ a₀)(b₁ ⊕ b₀) ⊕ a₀b₀ and
///   c₀ = a₀b₀ ⊕ h·a₁b₁;
/// - (c₁F ⊕ c₀) times 2^31, which is hF, is h(c₁ ⊕ c₀)F ⊕ h²c₁.
///
/// Applied to 64-bit numbers and then to their halves, these rules leave nine products of 16-bit
/// numbers, some of which are then multiplied by h or h². If g is chosen such that h = g³, as in
/// the libraries of maspypy (`nt/nim_product.hpp`) and NyaanNyaan (`math/nimber.hpp`), then
/// multiplying by h or h² only adds 3 or 6 to an exponent. Those libraries multiply by hF last,
/// which takes another logarithm; here h and h² are factors of the nine products themselves.
///
/// Moreover, exponents are added modulo 2^16 - 1: the carry of a 16-bit sum is added to the sum. So
/// the table of powers need not be two periods long, and the two tables, which are accessed at
/// random, take 256 KiB together.
#[derive(Clone, Debug)]
pub struct Products {
    logarithms: Box<[u16; 1 << 16]>, // that of 0 is never used
    powers: Box<[u16; (1 << 16) + 2 * HALF + 1]>,
}

/// A number whose powers are all the nonzero numbers below 2^16, and whose third power is 2^15.
const GENERATOR: u64 = 10_279;
const ORDER: usize = (1 << 16) - 1;

/// The logarithm of 2^15.
const HALF: usize = 3;

impl Default for Products {
    fn default() -> Self {
        Products::new()
    }
}

impl Products {
    /// Builds two tables of 128 KiB. Cost: 512 nim products and 65 535 steps, which take about a
    /// fifth of a millisecond.
    pub fn new() -> Self {
        let low: Vec<u64> = (0..256).map(|byte| product(GENERATOR, byte)).collect();
        let high: Vec<u64> = (0..256).map(|byte| product(GENERATOR, byte << 8)).collect();
        let mut logarithms = vec![0; ORDER + 1];
        let mut powers = Vec::with_capacity(ORDER + 2 * HALF + 2);
        let mut power = 1;
        for exponent in 0..ORDER {
            logarithms[power] = exponent as u16;
            powers.push(power as u16);
            power = (low[power & 255] ^ high[power >> 8]) as usize;
        }
        powers.extend_from_within(..2 * HALF + 2);
        Products {
            logarithms: logarithms.into_boxed_slice().try_into().expect("the length is fixed"),
            powers: powers.into_boxed_slice().try_into().expect("the length is fixed"),
        }
    }

    /// Returns the nim product of `a` and `b`. Cost: 9 products of 16-bit numbers, with 28
    /// table lookups in all.
    #[inline]
    pub fn product(&self, a: u64, b: u64) -> u64 {
        let ([a0, a1, a2, a3], [b0, b1, b2, b3]) = (quarters(a), quarters(b));
        let low = self.small(a0, b0, 0);
        let lower = low ^ self.small(a1, b1, HALF);
        let upper = low ^ self.small(a1 ^ a0, b1 ^ b0, 0);
        // The product of the sums of the halves, to which the product of the lower halves will
        // be added.
        let mixed_low = self.small(a2 ^ a0, b2 ^ b0, 0);
        let mixed_lower = mixed_low ^ self.small(a3 ^ a1, b3 ^ b1, HALF);
        let mixed_upper = mixed_low ^ self.small(a3 ^ a2 ^ a1 ^ a0, b3 ^ b2 ^ b1 ^ b0, 0);
        // The product of the upper halves, times 2^31.
        let high_lower = self.small(a2, b2, 2 * HALF) ^ self.small(a3 ^ a2, b3 ^ b2, 2 * HALF);
        let high_upper = self.small(a3, b3, 2 * HALF) ^ self.small(a3 ^ a2, b3 ^ b2, HALF);
        u64::from(mixed_upper ^ upper) << 48
            | u64::from(mixed_lower ^ lower) << 32
            | u64::from(upper ^ high_upper) << 16
            | u64::from(lower ^ high_lower)
    }

    /// Returns the number b with a⊗b = 1. Cost: 17 products of 16-bit numbers, about as much as two
    /// products of 64-bit numbers.
    ///
    /// With F = 2^32 and then F = 2^16, the product of a₁F ⊕ a₀ and its conjugate a₁F ⊕ a₁ ⊕ a₀ is
    /// the norm a₀(a₁ ⊕ a₀) ⊕ a₁²⊗F/2, which lies below F. So the inverse is the conjugate times
    /// the inverse of the norm. The inverse of the norm is found in the same way or, if the norm is
    /// below 2^16, by logarithms.
    ///
    /// # Panics
    /// Panics if `a` is 0.
    ///
    /// ```
    /// use grundy::nimber::{inverse, Products};
    ///
    /// let table = Products::new();
    /// assert_eq!(table.inverse(4), 15);
    /// assert_eq!(table.inverse(1 << 40), inverse(1 << 40));
    /// ```
    pub fn inverse(&self, a: u64) -> u64 {
        assert!(a != 0, "0 has no inverse under nim product");
        let [a0, a1, a2, a3] = quarters(a);
        let sum = (a0 ^ a2, a1 ^ a3);
        // The lower half times the sum of the halves, and the square of the upper half times 2^31.
        let [n0, n1] = self.product_of_halves((a0, a1), sum);
        let square = self.small(a3, a3, 2 * HALF);
        let n1 = n1 ^ square ^ self.small(a3, a3, HALF) ^ self.small(a2, a2, HALF);
        let n0 = n0 ^ square;
        // The same for halves of 16 bits.
        let norm = self.small(n0, n1 ^ n0, 0) ^ self.small(n1, n1, HALF);
        let reciprocal = self.powers[ORDER - usize::from(self.logarithms[usize::from(norm)])];
        let (i0, i1) = (self.small(n1 ^ n0, reciprocal, 0), self.small(n1, reciprocal, 0));
        let [lowest, low] = self.product_of_halves(sum, (i0, i1));
        let [high, highest] = self.product_of_halves((a2, a3), (i0, i1));
        u64::from(highest) << 48 | u64::from(high) << 32 | u64::from(low) << 16 | u64::from(lowest)
    }

    /// Returns the two halves of the product of two 32-bit numbers, which are given by their
    /// halves; the lower half always comes first.
    #[inline]
    fn product_of_halves(&self, (a0, a1): (u16, u16), (b0, b1): (u16, u16)) -> [u16; 2] {
        let low = self.small(a0, b0, 0);
        [low ^ self.small(a1, b1, HALF), low ^ self.small(a1 ^ a0, b1 ^ b0, 0)]
    }

    /// Returns the product of `a`, `b` and the power of g with the exponent `exponent`, which is 0,
    /// `HALF` or twice `HALF`.
    #[inline]
    fn small(&self, a: u16, b: u16, exponent: usize) -> u16 {
        if a == 0 || b == 0 {
            return 0;
        }
        let (a, b) = (self.logarithms[usize::from(a)], self.logarithms[usize::from(b)]);
        // 2^16 is 1 modulo 2^16 - 1.
        let (sum, carry) = a.overflowing_add(b);
        self.powers[usize::from(sum) + usize::from(carry) + exponent]
    }
}

/// Returns the four digits of `number` in base 2^16, the lowest first.
#[inline]
fn quarters(number: u64) -> [u16; 4] {
    [number as u16, (number >> 16) as u16, (number >> 32) as u16, (number >> 48) as u16]
}
