//! Prime factors, compared with their definition.

use crate::random::inputs;
use grundy::contest::primes::{is_prime, least_prime_factors, prime_powers};
use itertools::Itertools;
use proptest::prelude::*;

fn has_no_divisor(n: u64) -> bool {
    n > 1 && !(2..n).any(|divisor| n.is_multiple_of(divisor))
}

#[test]
fn all_small_numbers() {
    let least = least_prime_factors(3000);
    assert_eq!(least[..2], [0, 0]);
    for n in 1..3000 {
        let factors = prime_powers(n).collect_vec();
        assert!(
            factors.iter().all(|&(prime, exponent)| has_no_divisor(prime) && exponent > 0),
            "{n}"
        );
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
fn tested_numbers_against_the_sieve() {
    available::unless_passed!();
    assert!((0..3000).all(|n| is_prime(n) == has_no_divisor(n)));
    let least = least_prime_factors(3_000_000);
    for (n, &factor) in (0..).zip(&least).skip(2) {
        assert_eq!(is_prime(n), u64::from(factor) == n, "{n}");
    }
}

#[test]
fn strong_pseudoprimes() {
    // OEIS A014233: the least composite numbers that pass the strong tests to the first 1, 2, …,
    // 11 primes; some stand there more than once.
    let to_first_primes = [
        2047,
        1_373_653,
        25_326_001,
        3_215_031_751,
        2_152_302_898_747,
        3_474_749_660_383,
        341_550_071_728_321,
        3_825_123_056_546_413_051,
    ];
    // Jaeschke, 1993: the least one that passes to the bases 2, 7 and 61.
    let to_2_7_61 = 4_759_123_141;
    assert!(!to_first_primes.into_iter().chain([to_2_7_61]).any(is_prime));
}

#[test]
fn large_primes_that_are_published() {
    // OEIS A014234 and A013603: the largest primes below 2^31, 2^32, 2^33, 2^63 and 2^64 are by
    // this much smaller than the powers.
    for (exponent, less) in [(31, 1), (32, 5), (33, 9), (63, 25), (64, 59)] {
        let power = 1u128 << exponent;
        for below in 1..=less {
            assert_eq!(is_prime((power - below) as u64), below == less, "2^{exponent} - {below}");
        }
    }
    assert!(is_prime((1 << 61) - 1)); // Pervushin, 1883
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
    fn products_of_two_numbers_are_no_primes(a in 2..1u64 << 32, b in 2..1u64 << 32) {
        prop_assert!(!is_prime(a * b));
    }

    #[test]
    fn tests_against_trial_division(n in 1..1_000_000_000_000u64) {
        prop_assert_eq!(is_prime(n), prime_powers(n).next() == Some((n, 1)));
    }

    #[test]
    fn products_of_their_factors(n in 1..1_000_000_000_000u64) {
        let product: u64 = prime_powers(n).map(|(prime, exponent)| prime.pow(exponent)).product();
        prop_assert_eq!(product, n);
    }
}
