//! The rules of nim products, as `grundy::nimber` proves them. The products are found by the
//! definition as a mex.

use super::mex;
use itertools::iproduct;
use std::sync::LazyLock;

const MOST: usize = 64;

static PRODUCTS: LazyLock<Vec<Vec<u64>>> = LazyLock::new(|| {
    let mut products = vec![vec![0; MOST]; MOST];
    for (a, b) in iproduct!(0..MOST, 0..MOST) {
        let left = iproduct!(0..a, 0..b)
            .map(|(c, d)| products[c][b] ^ products[a][d] ^ products[c][d])
            .collect::<Vec<u64>>();
        products[a][b] = mex(&left);
    }
    products
});

fn product(a: u64, b: u64) -> u64 {
    PRODUCTS[a as usize][b as usize]
}

#[test]
fn step_1_a_product_of_differences_is_not_0_and_expands() {
    for (a, b, c, d) in iproduct!(0..16, 0..16, 0..16, 0..16) {
        let expanded = product(a, b) ^ product(c, b) ^ product(a, d) ^ product(c, d);
        assert_eq!(product(a ^ c, b ^ d), expanded);
        assert_eq!(expanded == 0, a == c || b == d);
    }
}

#[test]
fn steps_2_and_3_a_product_of_halves_takes_three_products() {
    for bits in [1, 2] {
        let f: u64 = 1 << bits; // 2 and 4, which are 2^2^0 and 2^2^1
        for (a, b) in iproduct!(0..f * f, 0..f * f) {
            let ((a1, a0), (b1, b0)) = ((a >> bits, a % f), (b >> bits, b % f));
            let upper = product(a1, b1) ^ product(a1, b0) ^ product(a0, b1);
            let lower = product(a0, b0) ^ product(product(a1, b1), f / 2);
            assert_eq!(product(a, b), upper << bits | lower, "{a} and {b}");
            assert_eq!(upper, product(a1 ^ a0, b1 ^ b0) ^ product(a0, b0), "{a} and {b}");
        }
        assert_eq!(product(f, f), f ^ f / 2);
        assert!((0..f).all(|a| product(a, f) == a * f));
    }
}

#[test]
fn step_4_squaring_is_additive() {
    for (a, b) in iproduct!(0..64, 0..64) {
        assert_eq!(product(a ^ b, a ^ b), product(a, a) ^ product(b, b), "{a} and {b}");
    }
}
