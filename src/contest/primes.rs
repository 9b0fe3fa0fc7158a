//! Prime factors: if a move leads from a number to a proper divisor, the number is a heap of
//! its prime factors.
//!
//! ```
//! use grundy::contest::primes::prime_powers;
//!
//! let factors: Vec<(u64, u32)> = prime_powers(360).collect();
//! assert_eq!(factors, [(2, 3), (3, 2), (5, 1)]); // 8 · 9 · 5
//! ```
//!
//! Trial division is based on this: a number n > 1 without a divisor d > 1 such that d² ≤ n is
//! a prime, because of two factors of n, one is at most √n. Euclid, *Elements*, book VII.

/// Returns the primes that divide `n`, in ascending order and each with its exponent; none
/// for 1. Cost: at most √n / 2 divisions in all.
///
/// # Panics
/// Panics if `n` is 0, because every prime divides 0.
///
/// ```
/// # use grundy::contest::primes::prime_powers;
/// let count = |n| prime_powers(n).map(|(_, exponent)| exponent).sum::<u32>();
/// assert_eq!([1, 2, 12, 97, 1024].map(count), [0, 1, 3, 1, 10]);
/// ```
pub fn prime_powers(n: u64) -> impl Iterator<Item = (u64, u32)> {
    assert!(n > 0, "0 is divided by every prime");
    let (mut cofactor, mut divisor) = (n, 2);
    std::iter::from_fn(move || {
        while cofactor % divisor != 0 && divisor <= cofactor / divisor {
            divisor += 1 + divisor % 2;
        }
        let prime = if cofactor % divisor == 0 { divisor } else { cofactor };
        let mut exponent = 0;
        while cofactor > 1 && cofactor % prime == 0 {
            cofactor /= prime;
            exponent += 1;
        }
        Some((prime, exponent)).filter(|_| exponent > 0)
    })
}

/// Returns the least prime factor of each number below `len`, by the sieve of Eratosthenes, and
/// 0 for 0 and 1, which have none. The primes are the numbers that are their own least prime
/// factor. Cost: O(n log log n) time, and 4 bytes for each number.
///
/// # Panics
/// Panics if `len` is above 2^32.
///
/// ```
/// # use grundy::contest::primes::least_prime_factors;
/// assert_eq!(least_prime_factors(10), [0, 0, 2, 3, 2, 5, 2, 7, 2, 3]);
/// ```
pub fn least_prime_factors(len: usize) -> Vec<u32> {
    assert!(len as u64 <= 1 << 32, "factors of {} numbers, more than 2^32", len);
    let mut factors = vec![0; len];
    for number in 2..len {
        if factors[number] == 0 {
            factors[number] = number as u32;
            let start = number.checked_mul(number).unwrap_or(len);
            for multiple in (start..len).step_by(number) {
                if factors[multiple] == 0 {
                    factors[multiple] = number as u32;
                }
            }
        }
    }
    factors
}
