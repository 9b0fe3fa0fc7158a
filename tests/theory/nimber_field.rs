//! The fast field of nimbers, compared with the slow functions, the laws of a field, and the
//! orders of its elements.

use crate::random::inputs;
use grundy::nimber::{inverse, power, product, square_root, Field, LinearMap, Logarithms};
use proptest::prelude::*;
use std::sync::OnceLock;

fn field() -> &'static Field {
    static FIELD: OnceLock<Field> = OnceLock::new();
    FIELD.get_or_init(Field::new)
}

/// The prime factors of 2^64 - 1: the Fermat primes up to 2^16 + 1, and the two prime factors
/// of 2^32 + 1 (Euler, 1732).
const PRIMES: [u64; 7] = [3, 5, 17, 257, 65_537, 641, 6_700_417];

/// Generates numbers of every length in bits.
fn any_nimber() -> impl Strategy<Value = u64> {
    (any::<u64>(), 0..64u32).prop_map(|(number, shift)| number >> shift)
}

#[test]
fn products_of_any_two_bits_decide_all_products() {
    // Both products are additive in a and in b.
    for a in 0..64 {
        for b in 0..64 {
            assert_eq!(field().product(1 << a, 1 << b), product(1 << a, 1 << b));
        }
    }
}

#[test]
fn whole_field_of_8_bits() {
    let field = field();
    let roots = field.square_roots();
    for a in 0..1 << 8 {
        assert_eq!(roots.image(a), square_root(a));
        assert!(a == 0 || field.inverse(a) == inverse(a));
        let by_a = field.times(a);
        for b in 0..1 << 8 {
            assert_eq!(field.product(a, b), product(a, b));
            assert_eq!(by_a.image(b), product(a, b));
        }
    }
}

#[test]
fn batches() {
    let mut a: Vec<u64> = (0..1000).map(|n: u64| n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
    let b: Vec<u64> = a.iter().rev().copied().collect();
    let expected: Vec<u64> = a.iter().zip(&b).map(|(&a, &b)| product(a, b)).collect();
    field().multiply_each(&mut a, &b);
    assert_eq!(a, expected);
}

#[test]
fn batches_of_any_two_bits() {
    // Products of many pairs are computed by other means than single ones; both are additive.
    let pairs = (0..64).flat_map(|a| (0..64).map(move |b| (1 << a, 1 << b)));
    let (mut a, b): (Vec<u64>, Vec<u64>) = pairs.unzip();
    let expected: Vec<u64> = a.iter().zip(&b).map(|(&a, &b)| product(a, b)).collect();
    field().multiply_each(&mut a, &b);
    assert_eq!(a, expected);
}

#[test]
fn batches_of_any_length() {
    let numbers = |len: u64| (0..len).map(|n| n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (n % 64));
    for len in [0, 1, 255, 256, 257, 511, 512, 513] {
        let mut a: Vec<u64> = numbers(len).collect();
        let b: Vec<u64> = numbers(2 * len).skip(len as usize).collect();
        let expected: Vec<u64> = a.iter().zip(&b).map(|(&a, &b)| product(a, b)).collect();
        field().multiply_each(&mut a, &b);
        assert_eq!(a, expected, "{len}");
    }
}

#[test]
#[should_panic(expected = "3 numbers cannot be multiplied by 2")]
fn batches_have_one_length() {
    field().multiply_each(&mut [1, 2, 3], &[1, 2]);
}

#[test]
#[should_panic(expected = "0 has no inverse")]
fn zero_has_no_inverse() {
    field().inverse(0);
}

#[test]
fn singular_maps_have_no_inverse() {
    assert!(LinearMap::new(|bit| product(bit, bit) ^ bit).inverse().is_none());
    assert!(LinearMap::new(|_| 0).inverse().is_none());
    let identity = LinearMap::new(|bit| bit);
    assert_eq!(identity.inverse(), Some(identity));
}

#[test]
fn logarithms_of_whole_subfields() {
    // Below 2^8, some bases with every number, including those that are not powers of the base.
    let logarithms = Logarithms::new(field());
    for base in [1, 2, 3, 4, 9, 16, 200, 255] {
        let mut exponents = vec![None; 256];
        let mut value = 1;
        for exponent in 0..255 {
            exponents[value as usize].get_or_insert(exponent);
            value = product(value, base);
        }
        for (a, &exponent) in (0..).zip(&exponents) {
            assert_eq!(logarithms.logarithm(base, a), exponent, "{a} as a power of {base}");
        }
    }
}

#[test]
fn logarithms_of_zero() {
    let logarithms = Logarithms::new(field());
    assert_eq!(logarithms.logarithm(0, 1), Some(0)); // 0 to the power of 0
    assert_eq!(logarithms.logarithm(0, 0), Some(1));
    assert_eq!(logarithms.logarithm(0, 2), None);
    assert_eq!(logarithms.logarithm(2, 0), None);
}

#[test]
fn orders_of_elements() {
    assert_eq!(PRIMES.iter().product::<u64>(), u64::MAX);
    // A number of order p has exactly p powers, with the logarithms below p.
    let logarithms = Logarithms::new(field());
    for prime in PRIMES {
        let mut elements = (1 << 32..).map(|a| field().power(a, u64::MAX / prime));
        let element = elements.find(|&element| element != 1).unwrap();
        let last = field().inverse(element);
        assert_eq!(logarithms.logarithm(element, last), Some(prime - 1));
    }
}

proptest! {
    #![proptest_config(inputs(2000))]

    #[test]
    fn the_fast_field_is_the_slow_one(
        a in any_nimber(),
        b in any_nimber(),
        exponent in any::<u64>(),
    ) {
        let field = field();
        prop_assert_eq!(field.product(a, b), product(a, b));
        prop_assert_eq!(field.power(a, exponent >> 48), power(a, exponent >> 48));
        if a != 0 {
            prop_assert_eq!(field.inverse(a), inverse(a));
        }
    }

    #[test]
    fn linear_maps(a in any_nimber(), b in any_nimber(), factor in 1..u64::MAX) {
        let map = field().times(factor);
        prop_assert_eq!(map.image(a ^ b), map.image(a) ^ map.image(b));
        prop_assert_eq!(map.image(a), product(factor, a));
        prop_assert_eq!(map.inverse().unwrap().image(map.image(a)), a);
    }
}

proptest! {
    #![proptest_config(inputs(200))]

    #[test]
    fn logarithms_undo_powers(base in any_nimber(), a in any_nimber(), exponent in any::<u64>()) {
        static LOGARITHMS: OnceLock<Logarithms> = OnceLock::new();
        let logarithms = LOGARITHMS.get_or_init(|| Logarithms::new(field()));
        let power = field().power(base, exponent);
        let found = logarithms.logarithm(base, power).unwrap();
        prop_assert!(found <= exponent);
        prop_assert_eq!(field().power(base, found), power);
        if let Some(found) = logarithms.logarithm(base, a) {
            prop_assert_eq!(field().power(base, found), a);
        }
    }
}
