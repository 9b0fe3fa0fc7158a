//! Prime factors: if a move leads from a number to a proper divisor, the number acts as a heap of
//! its prime factors.
//!
//! ```
//! use grundy::contest::primes::prime_powers;
//!
//! let factors: Vec<(u64, u32)> = prime_powers(360).collect();
//! assert_eq!(factors, [(2, 3), (3, 2), (5, 1)]); // 8 · 9 · 5
//! ```
//!
//! Trial division is based on this fact: a number n > 1 is a prime if it has no divisor d > 1 with
//! d² ≤ n, because if n is a product of two factors, one of them is at most √n. Euclid, *Elements*,
//! book VII.

/// Returns the primes that divide `n`, in ascending order, each with its exponent; there are none
/// for 1. Cost: at most about √n / 2 divisions in all.
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

/// Returns whether `n` is a prime, by strong pseudoprime tests to a few bases. Cost: O(log n)
/// multiplications for each base, and at most 12 bases.
///
/// Let n - 1 be 2^s times an odd number m. If n is a prime and does not divide the base a, the
/// square roots of 1 modulo n are 1 and -1, and a^(n - 1) is 1 modulo n. So of the powers of a with
/// the exponents m, 2m, …, 2^(s - 1) m, either the first is 1 modulo n, or one of them is -1 modulo
/// n. A number n for which this is true passes the test to the base a. No composite number below
/// 2^32 passes the tests to the bases 2, 7 and 61 (G. Jaeschke, *On strong pseudoprimes to several
/// bases*, Mathematics of Computation 61, 1993), and none below 2^64 passes those to the first
/// twelve primes (J. Sorenson and J. Webster, *Strong pseudoprimes to twelve prime bases*,
/// Mathematics of Computation 86, 2017).
///
/// ```
/// # use grundy::contest::primes::is_prime;
/// let primes: Vec<u64> = (0..20).filter(|&n| is_prime(n)).collect();
/// assert_eq!(primes, [2, 3, 5, 7, 11, 13, 17, 19]);
/// // 2047 = 23 · 89 passes for 2: 2^11 = 2048 is 1 more than it, and 1023 = 11 · 93.
/// assert!(!is_prime(2047));
/// ```
pub fn is_prime(n: u64) -> bool {
    let bases: &[u64] = if n >> 32 == 0 { &SMALL_BASES } else { &BASES };
    match n {
        0 | 1 => false,
        2 => true,
        _ => n % 2 == 1 && bases.iter().all(|base| base % n == 0 || passes(n, base % n)),
    }
}

/// Bases for numbers below 2^32.
const SMALL_BASES: [u64; 3] = [2, 7, 61];

/// Bases for numbers below 2^64.
const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

/// Returns whether an odd `n` above 1 passes the strong test to a base in 1..`n`.
fn passes(n: u64, base: u64) -> bool {
    let twos = (n - 1).trailing_zeros();
    let odd_part = (n - 1) >> twos;
    let mut power = (0..u64::BITS - odd_part.leading_zeros()).rev().fold(1, |power, bit| {
        let square = product(power, power, n);
        if odd_part >> bit & 1 == 1 {
            product(square, base, n)
        } else {
            square
        }
    });
    if power == 1 {
        return true;
    }
    for _ in 1..twos {
        if power == n - 1 {
            return true;
        }
        power = product(power, power, n);
    }
    power == n - 1
}

fn product(a: u64, b: u64, modulus: u64) -> u64 {
    match a.checked_mul(b) {
        Some(product) => product % modulus,
        None => (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64,
    }
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
