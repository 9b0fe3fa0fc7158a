//! Nim products by tables of logarithms of 16-bit numbers.

use super::product;

/// Logarithms of the numbers below 2^16, from which products of 64-bit numbers are computed:
/// nearly as fast as [`Field`](super::Field), and short enough to paste.
///
/// ```
/// use grundy::nimber::{product, Products};
///
/// let table = Products::new();
/// assert_eq!(table.product(2, 2), 3);
/// let (a, b) = (0x1234_5678_9ABC_DEF0, 0x0FED_CBA9_8765_4321);
/// assert_eq!(table.product(a, b), product(a, b));
/// ```
#[derive(Clone, Debug)]
pub struct Products {
    logarithms: Vec<u32>,
    powers: Vec<u16>, // two whole periods, then zeros, to which the logarithm of 0 leads
}

/// The least number whose powers are all numbers below 2^16 but 0.
const GENERATOR: u64 = 258;
const ORDER: usize = (1 << 16) - 1;

impl Default for Products {
    fn default() -> Self {
        Products::new()
    }
}

impl Products {
    /// Builds tables of 256 and 512 KiB. Cost: 512 nim products and 65 535 steps.
    pub fn new() -> Self {
        let low: Vec<u64> = (0..256).map(|byte| product(GENERATOR, byte)).collect();
        let high: Vec<u64> = (0..256).map(|byte| product(GENERATOR, byte << 8)).collect();
        let mut logarithms = vec![2 * ORDER as u32; ORDER + 1];
        let mut powers = vec![0; 4 * ORDER + 1];
        let mut power = 1;
        for exponent in 0..ORDER {
            logarithms[power] = exponent as u32;
            powers[exponent] = power as u16;
            powers[exponent + ORDER] = power as u16;
            power = (low[power & 255] ^ high[power >> 8]) as usize;
        }
        Products { logarithms, powers }
    }

    /// Returns the nim product of `a` and `b`. Cost: 14 products of 16-bit numbers, with three
    /// table lookups each; 4 such products if both numbers are below 2^32.
    #[inline]
    pub fn product(&self, a: u64, b: u64) -> u64 {
        if (a | b) >> 32 == 0 {
            return self.middle(a, b);
        }
        let (a1, a0, b1, b0) = (a >> 32, a & 0xFFFF_FFFF, b >> 32, b & 0xFFFF_FFFF);
        let low = self.middle(a0, b0);
        let mixed = self.middle(a1 ^ a0, b1 ^ b0);
        (mixed ^ low) << 32 | (low ^ self.middle(self.middle(a1, b1), 1 << 31))
    }

    /// Returns the product of numbers below 2^32, by halves as in [`product`].
    #[inline]
    fn middle(&self, a: u64, b: u64) -> u64 {
        let (a1, a0, b1, b0) = (a >> 16, a & 0xFFFF, b >> 16, b & 0xFFFF);
        let low = self.small(a0, b0);
        let mixed = self.small(a1 ^ a0, b1 ^ b0);
        (mixed ^ low) << 16 | (low ^ self.small(self.small(a1, b1), 1 << 15))
    }

    /// Returns the product of numbers below 2^16.
    #[inline]
    fn small(&self, a: u64, b: u64) -> u64 {
        let logarithm = |number: u64| self.logarithms[number as usize] as usize;
        u64::from(self.powers[logarithm(a) + logarithm(b)])
    }
}
