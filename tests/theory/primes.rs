//! Prime factors, compared with their definition.

use crate::random::inputs;
use grundy::contest::primes::{least_prime_factors, prime_powers};
use itertools::Itertools;
use proptest::prelude::*;

fn is_prime(n: u64) -> bool {
    n > 1 && !(2..n).any(|divisor| n.is_multiple_of(divisor))
}

#[test]
fn all_small_numbers() {
    let least = least_prime_factors(3000);
    assert_eq!(least[..2], [0, 0]);
    for n in 1..3000 {
        let factors = prime_powers(n).collect_vec();
        assert!(factors.iter().all(|&(prime, exponent)| is_prime(prime) && exponent > 0), "{n}");
        assert!(factors.windows(2).all(|pair| pair[0].0 < pair[1].0), "{n}");
        let product: u64 = factors.iter().map(|&(prime, exponent)| prime.pow(exponent)).product();
        assert_eq!(product, n);
        let first = factors.first().map_or(0, |&(prime, _)| prime);
        assert_eq!(u64::from(least[n as usize]), first, "{n}");
    }
}

#[test]
fn numbers_of_primes_that_are_published() {
    // OEIS A000720 and A006880: there are 168 primes below 10^3 and 9592 below 10^5.
    let least = least_prime_factors(100_000);
    let primes = |below: usize| (2..below).filter(|&n| least[n] as usize == n).count();
    assert_eq!([primes(1000), primes(100_000)], [168, 9592]);
}

#[test]
fn large_numbers() {
    // 2^31 - 1 is a prime (Euler, 1772), and 2^64 - 1 is the product of the first five Fermat
    // numbers and 2^32 + 1 = 641 · 6700417 (Euler, 1732).
    assert_eq!(prime_powers((1 << 31) - 1).collect_vec(), [((1 << 31) - 1, 1)]);
    let fermat = [3, 5, 17, 257, 641, 65_537, 6_700_417];
    assert_eq!(prime_powers(u64::MAX).collect_vec(), fermat.map(|prime| (prime, 1)));
    assert_eq!(prime_powers(1 << 63).collect_vec(), [(2, 63)]);
    assert_eq!(least_prime_factors(0), []);
}

#[test]
#[should_panic(expected = "divided by every prime")]
fn zero_has_no_factors() {
    let _ = prime_powers(0);
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn products_of_their_factors(n in 1..1_000_000_000_000u64) {
        let product: u64 = prime_powers(n).map(|(prime, exponent)| prime.pow(exponent)).product();
        prop_assert_eq!(product, n);
    }
}
