//! Powers compared with repeated products, and inverses and binomial coefficients with their
//! definitions.

use grundy::contest::modular::{inverse, power, Factorials};
use std::panic::catch_unwind;

#[test]
fn powers_are_products() {
    for modulus in 1..40 {
        for base in 0..50 {
            let mut product = 1 % modulus;
            for exponent in 0..40 {
                assert_eq!(power(base, exponent, modulus), product, "{base}^{exponent}");
                product = product * base % modulus;
            }
        }
    }
    // Fermat's theorem for the largest prime below 2^32.
    assert_eq!(power(12_345, 4_294_967_290, 4_294_967_291), 1);
    assert_eq!(inverse(12_345, 4_294_967_291) * 12_345 % 4_294_967_291, 1);
}

#[test]
fn every_number_below_a_prime_has_its_inverse() {
    for prime in [2, 3, 5, 7, 11, 101, 65_537] {
        for a in 1..prime {
            assert_eq!(inverse(a + 3 * prime, prime) * a % prime, 1, "{a} modulo {prime}");
        }
    }
    for (a, modulus) in [(0, 7), (14, 7), (2, 8), (3, 0), (3, 1), (3, 1 << 32)] {
        assert!(catch_unwind(|| inverse(a, modulus)).is_err(), "{a} modulo {modulus}");
    }
}

/// Compares the binomial coefficients with Pascal's triangle, row by row.
#[test]
fn binomial_coefficients_are_pascals() {
    for prime in [101, 998_244_353, 4_294_967_291] {
        let factorials = Factorials::new(100, prime);
        let mut row = vec![1];
        for n in 0..=100 {
            let chosen: Vec<u64> = (0..=n + 1).map(|k| factorials.choose(n, k)).collect();
            assert_eq!((&chosen[..=n], chosen[n + 1]), (&row[..], 0), "{n} modulo {prime}");
            assert_eq!(factorials.factorial(n) * factorials.inverse(n) % prime, 1);
            let inner = row.windows(2).map(|pair| (pair[0] + pair[1]) % prime);
            row = std::iter::once(1).chain(inner).chain([1]).collect();
        }
    }
    assert_eq!(Factorials::new(20, 4_294_967_291).factorial(12), 479_001_600);
    assert!(catch_unwind(|| Factorials::new(7, 7)).is_err());
    assert!(catch_unwind(|| Factorials::new(6, 7).choose(7, 1)).is_err());
}
