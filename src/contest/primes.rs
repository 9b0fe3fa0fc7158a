//! Prime factors: where a move leads from a number to a proper divisor, the number is a
//! heap of its prime factors.
//!
//! ```
//! use grundy::contest::primes::prime_powers;
//!
//! let factors: Vec<(u64, u32)> = prime_powers(360).collect();
//! assert_eq!(factors, [(2, 3), (3, 2), (5, 1)]); // 8 · 9 · 5
//! ```
//!
//! Trial division rests on this: a number without a divisor d > 1 that has d² ≤ n is a prime,
//! for of two factors of n one is at most √n. Euclid, *Elements*, book VII.

/// The primes that divide `n`, rising, each with its exponent; none for 1.
/// Cost: at most √n / 2 divisions, over all of them.
///
/// # Panics
/// If `n` is 0, which every prime divides.
///
/// ```
/// # use grundy::contest::primes::prime_powers;
/// let count = |n| prime_powers(n).map(|(_, exponent)| exponent).sum::<u32>();
/// assert_eq!([1, 2, 12, 97, 1024].map(count), [0, 1, 3, 1, 10]);
/// ```
pub fn prime_powers(n: u64) -> impl Iterator<Item = (u64, u32)> {
    assert!(n > 0, "0 is divided by every prime");
    let (mut rest, mut divisor) = (n, 2);
    std::iter::from_fn(move || {
        while rest % divisor != 0 && divisor <= rest / divisor {
            divisor += 1 + divisor % 2;
        }
        let prime = if rest % divisor == 0 { divisor } else { rest };
        let mut exponent = 0;
        while rest > 1 && rest % prime == 0 {
            rest /= prime;
            exponent += 1;
        }
        Some((prime, exponent)).filter(|_| exponent > 0)
    })
}

/// The least prime factor of each number below `len`, by the sieve of Eratosthenes; 0 for 0
/// and 1, which have none. Primes are those that are their own.
/// Cost: O(n log log n), and 4 bytes a number.
///
/// # Panics
/// If `len` is above 2^32.
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
