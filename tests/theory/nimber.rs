//! Nim products, compared with their definition and published values, and the laws of a field.

use crate::random::inputs;
use grundy::mex::mex;
use grundy::nimber::{inverse, power, product, quadratic_root, square, square_root, Products};
use proptest::prelude::*;
use std::sync::OnceLock;

/// Returns all products of numbers below `len`, as the mex of a'b ⊕ ab' ⊕ a'b'.
fn by_definition(len: usize) -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; len]; len];
    for a in 0..len {
        for b in 0..len {
            let pairs = (0..a).flat_map(|a1| (0..b).map(move |b1| (a1, b1)));
            table[a][b] = mex(pairs.map(|(a1, b1)| table[a1][b] ^ table[a][b1] ^ table[a1][b1]));
        }
    }
    table
}

#[test]
fn products_are_those_of_the_definition() {
    available::unless_passed!();
    let table = Products::new();
    for (a, row) in by_definition(64).into_iter().enumerate() {
        for (b, expected) in row.into_iter().enumerate() {
            let (a, b) = (a as u64, b as u64);
            assert_eq!(product(a, b), expected, "{a} and {b}");
            assert_eq!(table.product(a, b), expected, "{a} and {b}");
        }
    }
}

#[test]
fn published_products() {
    // On Numbers and Games, chapter 6, table of nim products; OEIS A051775.
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(|b| product(2, b)), [2, 3, 1, 8, 10, 11, 9]);
    assert_eq!([4, 5, 6, 7].map(|b| product(4, b)), [6, 2, 14, 10]);
    // OEIS A006042: squares.
    let squares = [0, 1, 3, 2, 6, 7, 5, 4, 13, 12, 14, 15, 11, 10, 8, 9, 24];
    assert!((0..).zip(squares).all(|(a, expected)| square(a) == expected));
    // OEIS A051917: inverses of 1, 2, 3, ….
    let inverses = [1, 3, 2, 15, 12, 9, 11, 10, 6, 8, 7, 5, 14, 13, 4, 170];
    assert!((1..).zip(inverses).all(|(a, expected)| inverse(a) == expected));
}

#[test]
fn fermat_powers() {
    // Conway's rules for F = 2^2^k.
    for half in [1, 2, 4, 8, 16, 32u32] {
        let fermat = 1u64 << half;
        assert_eq!(square(fermat), fermat ^ (fermat >> 1));
        for a in (0..fermat).step_by((fermat as usize / 500).max(1)) {
            assert_eq!(product(fermat, a), fermat * a);
        }
    }
}

#[test]
fn whole_fields_of_8_and_16_bits() {
    available::unless_passed!();
    let table = Products::new();
    for a in 0..1u64 << 8 {
        for b in 0..1u64 << 8 {
            assert_eq!(table.product(a, b), product(a, b));
            assert!(product(a, b) < 1 << 8);
        }
    }
    for a in 0..1u64 << 16 {
        assert_eq!(square_root(square(a)), a);
        assert!(square(a) < 1 << 16);
        assert!(a == 0 || product(a, inverse(a)) == 1 && inverse(a) < 1 << 16);
        let root = quadratic_root(a).unwrap();
        assert_eq!((square(root) ^ root, root & 1), (a, 0));
        // There is a root within the field exactly for the lower half.
        assert_eq!(root < 1 << 16, a < 1 << 15, "{a}");
    }
}

#[test]
fn half_of_64_bits_has_no_quadratic_root() {
    // The map x ↦ x² ⊕ x is linear with kernel {0, 1}. The images of the 64 bits lie below
    // 2^63, so no x is mapped to the upper half.
    for bit in 0..64 {
        let x = 1 << bit;
        assert_eq!((square(x) ^ x) >> 63, 0);
    }
    assert_eq!(quadratic_root(u64::MAX), None);
    assert!(quadratic_root(u64::MAX >> 1).is_some());
}

#[test]
fn powers_have_the_order_of_their_field() {
    assert_eq!(power(0, 0), 1);
    assert_eq!(power(0, 5), 0);
    // There are 2^(2^k) - 1 nonzero elements.
    for (a, bits) in [(2, 2), (8, 4), (200, 8), (40_000, 16), (1 << 31, 32)] {
        assert_eq!(power(a, (1 << bits) - 1), 1);
    }
    assert_eq!(power(77, 3), product(77, product(77, 77)));
}

#[test]
fn products_of_any_two_bits_and_of_zeros() {
    // Products are additive in a and in b, but a 0 in any of 16 bits is a case of its own.
    let table = Products::new();
    let words = (0..16).map(|mask: u64| (0..4).map(|at| (mask >> at & 1) << (16 * at)).sum());
    let words: Vec<u64> = words.collect();
    for (a, b) in (0..64).flat_map(|a| (0..64).map(move |b| (1 << a, 1 << b))) {
        assert_eq!(table.product(a, b), product(a, b));
    }
    for (&a, &b) in words.iter().flat_map(|a| words.iter().map(move |b| (a, b))) {
        for (a, b) in [(a, b), (a * 0xFFFF, b * 0xFFFF), (a * 258, b * 0x8001)] {
            assert_eq!(table.product(a, b), product(a, b), "{a:x} and {b:x}");
        }
    }
}

#[test]
fn the_third_power_of_the_generator_is_half_of_2_to_the_16() {
    assert_eq!(power(10_279, 3), 1 << 15);
    // Its powers are all nonzero numbers below 2^16 unless it is a p-th power for a prime p.
    assert!([3, 5, 17, 257].iter().all(|p| power(10_279, 65_535 / p) != 1));
}

#[test]
fn each_bit_has_an_inverse() {
    for bit in 0..64 {
        assert_eq!(product(1 << bit, inverse(1 << bit)), 1, "{bit}");
    }
}

#[test]
#[should_panic(expected = "0 has no inverse")]
fn zero_has_no_inverse() {
    inverse(0);
}

/// Returns the table that all random cases share.
fn table() -> &'static Products {
    static TABLE: OnceLock<Products> = OnceLock::new();
    TABLE.get_or_init(Products::new)
}

/// Generates numbers of every length in bits.
fn any_nimber() -> impl Strategy<Value = u64> {
    (any::<u64>(), 0..64u32).prop_map(|(number, shift)| number >> shift)
}

proptest! {
    #![proptest_config(inputs(3000))]

    #[test]
    fn the_laws_of_a_field(a in any_nimber(), b in any_nimber(), c in any_nimber()) {
        let table = table();
        prop_assert_eq!(product(a, b), product(b, a));
        prop_assert_eq!(product(a, product(b, c)), product(product(a, b), c));
        prop_assert_eq!(product(a, b ^ c), product(a, b) ^ product(a, c));
        prop_assert_eq!(product(a, 1), a);
        prop_assert_eq!(table.product(a, b), product(a, b));
        if a != 0 {
            prop_assert_eq!(product(a, inverse(a)), 1);
        }
        prop_assert_eq!(square(a), product(a, a));
        prop_assert_eq!(square(square_root(a)), a);
        match quadratic_root(a) {
            Some(root) => prop_assert_eq!((square(root) ^ root, root & 1), (a, 0)),
            None => prop_assert!(a >> 63 == 1),
        }
    }

    #[test]
    fn a_field_is_closed(
        a in any::<u64>(),
        b in any::<u64>(),
        bits in prop::sample::select(vec![8, 16, 32]),
    ) {
        let (a, b) = (a >> (64 - bits), b >> (64 - bits));
        for inside in [product(a, b), square(a), square_root(a), inverse(a.max(1))] {
            prop_assert_eq!(inside >> bits, 0);
        }
    }
}
