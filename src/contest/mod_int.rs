//! Numbers modulo a fixed prime, for problems that ask for an answer modulo 10⁹ + 7 or
//! 998 244 353.

use super::modular;
use std::fmt;
use std::iter::{Product, Sum};
use std::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

/// A number modulo `P`, stored as its remainder in 0..`P`. `P` must be a prime below 2^32, so
/// that products fit into 64 bits; a program that creates a number modulo 2^32 or more does not
/// compile.
///
/// ```
/// use grundy::contest::mod_int::ModInt;
///
/// type Mod7 = ModInt<7>;
///
/// let (three, five) = (Mod7::new(3), Mod7::new(5));
/// assert_eq!((three + five).value(), 1); // 8 = 7 + 1
/// assert_eq!((three - five).value(), 5); // -2 = 5 - 7
/// assert_eq!((three * five).value(), 1); // 15 = 2 · 7 + 1
/// assert_eq!(three.inverse(), five);
/// assert_eq!(three.power(6).value(), 1); // Fermat's theorem
/// assert_eq!([three, five].iter().copied().sum::<Mod7>().to_string(), "1");
/// ```
///
/// ```compile_fail
/// # use grundy::contest::mod_int::ModInt;
/// let one = ModInt::<4_294_967_296>::new(1); // 2^32
/// ```
///
/// Every operation but [`power`](ModInt::power) and [`inverse`](ModInt::inverse) costs O(1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ModInt<const P: u64>(u64);

impl<const P: u64> ModInt<P> {
    /// The modulus. If `P` is too large, the array index is out of bounds, which is a compile-time
    /// error: rustc 1.56 has no other way to check a constant at compile time.
    const MODULUS: u64 = [P][(P >> 32) as usize];

    /// Creates the number that has the same remainder modulo `P` as `number`.
    ///
    /// # Panics
    /// Panics if `P` is 0.
    pub const fn new(number: u64) -> Self {
        ModInt(number % Self::MODULUS)
    }

    /// Returns the remainder in 0..`P`.
    pub const fn value(self) -> u64 {
        self.0
    }

    /// Returns the number to the power of `exponent`, or 1 if the exponent is 0.
    /// Cost: O(log `exponent`).
    ///
    /// # Panics
    /// Panics if `P` is 2^32 or more.
    pub fn power(self, exponent: u64) -> Self {
        ModInt(modular::power(self.0, exponent, P))
    }

    /// Returns the number whose product with this one is 1. Cost: O(log `P`).
    ///
    /// # Panics
    /// Panics if this number is 0, or if `P` is not in 2..2^32; may also panic if `P` is not a
    /// prime.
    pub fn inverse(self) -> Self {
        ModInt(modular::inverse(self.0, P))
    }
}

impl<const P: u64> From<u64> for ModInt<P> {
    fn from(number: u64) -> Self {
        ModInt::new(number)
    }
}

impl<const P: u64> fmt::Display for ModInt<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const P: u64> Add for ModInt<P> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        ModInt(if sum < P { sum } else { sum - P })
    }
}

impl<const P: u64> Sub for ModInt<P> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let borrowed = if self.0 < other.0 { P } else { 0 };
        ModInt(self.0 + borrowed - other.0)
    }
}

impl<const P: u64> Neg for ModInt<P> {
    type Output = Self;

    fn neg(self) -> Self {
        ModInt((P - self.0) % P)
    }
}

impl<const P: u64> Mul for ModInt<P> {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        ModInt(self.0 * other.0 % P)
    }
}

impl<const P: u64> AddAssign for ModInt<P> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const P: u64> SubAssign for ModInt<P> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const P: u64> MulAssign for ModInt<P> {
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl<const P: u64> Sum for ModInt<P> {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(ModInt::new(0), Add::add)
    }
}

impl<const P: u64> Product for ModInt<P> {
    fn product<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(ModInt::new(1), Mul::mul)
    }
}
