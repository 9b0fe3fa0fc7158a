//! The rules of nim products, as `grundy::nimber` proves them. The products are found by the
//! definition as a mex.

use super::mex;
use itertools::{iproduct, Itertools};
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
    available::unless_passed!();
    let most = available::depth(8, 16);
    for (a, b, c, d) in iproduct!(0..16, 0..16, 0..most, 0..most) {
        let expanded = product(a, b) ^ product(c, b) ^ product(a, d) ^ product(c, d);
        assert_eq!(product(a ^ c, b ^ d), expanded);
        assert_eq!(expanded == 0, a == c || b == d);
    }
}

/// The Fermat powers whose squares are in the table.
const POWERS: [u64; 2] = [2, 4];

#[test]
fn step_2_squaring_is_additive_and_one_to_one() {
    for (a, b) in iproduct!(0..64, 0..64) {
        assert_eq!(product(a ^ b, a ^ b), product(a, a) ^ product(b, b), "{a} and {b}");
    }
    for f in [2, 4, 16] {
        assert!((0..f).map(|a| product(a, a)).sorted().eq(0..f));
    }
}

#[test]
fn step_3_a_fermat_power_multiplies_smaller_numbers_as_usual() {
    for (f, a) in
        [(2, 2), (4, 4), (16, 4)].into_iter().flat_map(|(f, most)| iproduct!([f], 0..most))
    {
        assert_eq!(product(f, a), f * a);
        // The numbers of which this is the mex.
        let left = iproduct!(0..f, 0..a).map(|(c, d)| (f * d) ^ product(c, a ^ d));
        assert!(left.sorted().eq(0..f * a), "{f} and {a}");
    }
}

#[test]
fn step_4_x_squared_and_x_are_the_numbers_below_half() {
    for f in [2, 4, 16] {
        let sums = (0..f).map(|x| product(x, x) ^ x).sorted().dedup();
        assert!(sums.eq(0..f / 2), "{f}");
        assert!((0..f).all(|x| product(x, x) ^ x == product(x ^ 1, x ^ 1) ^ x ^ 1), "{f}");
    }
}

#[test]
fn step_5_the_square_of_a_fermat_power() {
    for f in [2, 4, 16] {
        assert_eq!(product(f, f), f ^ (f / 2));
        let left = iproduct!(0..f, 0..f).map(|(x, y)| (f * (x ^ y)) ^ product(x, y)).collect_vec();
        let just_below = left.iter().copied().filter(|&number| number < f + f / 2);
        assert!(just_below.sorted().dedup().eq(0..f + f / 2), "{f}");
        assert!(!left.contains(&(f + f / 2)), "{f}");
    }
}

#[test]
fn step_6_a_product_takes_three_products_of_halves() {
    for f in POWERS {
        for (a, b) in iproduct!(0..f * f, 0..f * f) {
            let ((a1, a0), (b1, b0)) = ((a / f, a % f), (b / f, b % f));
            let upper = product(a1, b1) ^ product(a1, b0) ^ product(a0, b1);
            let lower = product(a0, b0) ^ product(product(a1, b1), f / 2);
            assert_eq!(product(a, b), upper * f + lower, "{a} and {b}");
            assert_eq!(upper, product(a1 ^ a0, b1 ^ b0) ^ product(a0, b0), "{a} and {b}");
        }
    }
}
