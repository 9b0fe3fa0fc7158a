//! Arithmetic modulo a prime: powers, inverses, and binomial coefficients from factorials.
//!
//! ```
//! use grundy::contest::modular::{inverse, power, Factorials};
//!
//! assert_eq!(power(2, 10, 7), 2); // 1024 = 146 · 7 + 2
//! assert_eq!(inverse(3, 7), 5); // 15 = 2 · 7 + 1
//! let of_ten = Factorials::new(10, 1_000_000_007);
//! assert_eq!(of_ten.choose(5, 2), 10);
//! ```
//!
//! By Fermat's theorem, a^p ≡ a modulo a prime p, so a^(p - 2) is the inverse of any a that p does
//! not divide. Moduli are below 2^32, so the product of two remainders fits into a `u64`.

/// Returns `base` to the power of `exponent` modulo `modulus`, which need not be a prime.
/// Cost: O(log `exponent`).
///
/// # Panics
/// Panics if `modulus` is 0, or 2^32 or more.
pub fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
    assert!(modulus > 0 && modulus >> 32 == 0, "the modulus {} is not in 1..2^32", modulus);
    let (mut base, mut exponent) = (base % modulus, exponent);
    let mut power = 1 % modulus;
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = power * base % modulus;
        }
        base = base * base % modulus;
        exponent >>= 1;
    }
    power
}

/// Returns the number below `prime` whose product with `a` is 1 modulo `prime`.
/// Cost: O(log `prime`).
///
/// # Panics
/// Panics if `prime` divides `a`, if `prime` is not in 2..2^32, or if `prime` is not a prime and
/// `a` to the power of `prime` - 2 is not an inverse.
pub fn inverse(a: u64, prime: u64) -> u64 {
    assert!(prime > 1, "{} is not a prime", prime);
    let inverse = power(a, prime - 2, prime);
    assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
    inverse
}

/// The factorials of all numbers up to a given one, and their inverses, modulo a prime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factorials {
    prime: u64,
    factorials: Vec<u64>,
    inverses: Vec<u64>,
}

impl Factorials {
    /// Computes the factorials of 0, 1, …, `largest` modulo `prime`. Cost: O(`largest`) time
    /// and 16 bytes for each number.
    ///
    /// # Panics
    /// Panics if [`inverse`] panics for the last factorial, as it does if `largest` is `prime`
    /// or more.
    pub fn new(largest: usize, prime: u64) -> Factorials {
        let mut factorials = vec![1 % prime];
        for number in 1..=largest {
            factorials.push(factorials[number - 1] * number as u64 % prime);
        }
        let mut inverses = vec![inverse(factorials[largest], prime); largest + 1];
        for number in (1..=largest).rev() {
            inverses[number - 1] = inverses[number] * number as u64 % prime;
        }
        Factorials { prime, factorials, inverses }
    }

    /// Returns `n`! modulo the prime. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `n` is above the largest number in the table.
    pub fn factorial(&self, n: usize) -> u64 {
        self.factorials[n]
    }

    /// Returns 1 / `n`! modulo the prime. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `n` is above the largest number in the table.
    pub fn inverse(&self, n: usize) -> u64 {
        self.inverses[n]
    }

    /// Returns the number of ways to choose `k` of `n` things, modulo the prime: `n`! / (`k`!
    /// (`n` - `k`)!), or 0 if `k` is above `n`. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `n` is above the largest number in the table.
    pub fn choose(&self, n: usize, k: usize) -> u64 {
        let factorial = self.factorials[n];
        n.checked_sub(k).map_or(0, |others| {
            factorial * self.inverses[k] % self.prime * self.inverses[others] % self.prime
        })
    }
}
