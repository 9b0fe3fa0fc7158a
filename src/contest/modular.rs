//! Counting modulo a prime: powers, inverses, and binomial coefficients by factorials.
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
//! By Fermat's theorem a^p ≡ a, so that a^(p - 2) is the inverse of any a that p does not
//! divide. A modulus is below 2^32, so that a product of two remainders fits into a `u64`.

/// `base` to the power of `exponent` modulo `modulus`, which may be no prime.
/// Cost: O(log `exponent`).
///
/// # Panics
/// If `modulus` is 0, or 2^32 or more.
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

/// The number below `prime` whose product with `a` is 1 modulo `prime`.
/// Cost: O(log `prime`).
///
/// # Panics
/// If `prime` divides `a`; if there is no such number by this way as `prime` is no prime;
/// if `prime` is below 2, or 2^32 or more.
pub fn inverse(a: u64, prime: u64) -> u64 {
    assert!(prime > 1, "{} is no prime", prime);
    let inverse = power(a, prime - 2, prime);
    assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
    inverse
}

/// The factorials of all numbers up to a largest one modulo a prime, and their inverses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factorials {
    prime: u64,
    factorials: Vec<u64>,
    inverses: Vec<u64>,
}

impl Factorials {
    /// Those of 0, 1, …, `largest`. Cost: O(`largest`) time and 16 bytes a number.
    ///
    /// # Panics
    /// As [`inverse`] of the last factorial: if `largest` is `prime` or more, say.
    pub fn new(largest: usize, prime: u64) -> Factorials {
        let mut factorials = vec![1 % prime];
        for number in 1..=largest {
            factorials.push(factorials[number - 1] * (number as u64 % prime) % prime);
        }
        let mut inverses = vec![inverse(factorials[largest], prime); largest + 1];
        for number in (1..=largest).rev() {
            inverses[number - 1] = inverses[number] * number as u64 % prime;
        }
        Factorials { prime, factorials, inverses }
    }

    /// `n`!. Cost: O(1).
    ///
    /// # Panics
    /// If `n` is above the largest number.
    pub fn factorial(&self, n: usize) -> u64 {
        self.factorials[n]
    }

    /// 1 / `n`!. Cost: O(1).
    ///
    /// # Panics
    /// If `n` is above the largest number.
    pub fn inverse(&self, n: usize) -> u64 {
        self.inverses[n]
    }

    /// In how many ways `k` of `n` things can be chosen: `n`! / (`k`! (`n` - `k`)!), or 0 if
    /// `k` is above `n`. Cost: O(1).
    ///
    /// # Panics
    /// If `n` is above the largest number.
    pub fn choose(&self, n: usize, k: usize) -> u64 {
        let factorial = self.factorials[n];
        n.checked_sub(k).map_or(0, |rest| {
            factorial * self.inverses[k] % self.prime * self.inverses[rest] % self.prime
        })
    }
}
