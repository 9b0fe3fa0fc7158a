//! Common divisors, roots and quotient blocks, compared with plain division, and the games that
//! use them.

use crate::random::inputs;
use grundy::contest::divisors::{gcd, quotient_blocks, square_root, Quotients};
use grundy::mex::mex;
use itertools::Itertools;
use proptest::prelude::*;

#[test]
fn blocks_by_division() {
    available::unless_passed!();
    for n in 0..=2000u64 {
        let blocks = quotient_blocks(n).collect_vec();
        let spread = blocks.iter().flat_map(|b| (b.first..=b.last).map(move |d| (d, b.quotient)));
        assert!(spread.eq((1..=n).map(|d| (d, n / d))), "{n}");
        assert!(blocks.iter().tuple_windows().all(|(a, b)| a.quotient > b.quotient), "{n}");

        let quotients = Quotients::new(n);
        let ascending = blocks.iter().rev().map(|block| block.quotient).collect_vec();
        assert_eq!((quotients.len(), quotients.is_empty()), (ascending.len(), n == 0));
        for (index, &quotient) in ascending.iter().enumerate() {
            assert_eq!((quotients.value(index), quotients.index(quotient)), (quotient, index));
        }
    }
}

#[test]
fn even_splits_need_two_options_a_block() {
    // BZOJ 3576: heaps of 3 or more are split into two or more heaps, as evenly as possible.
    const LEAST: u64 = 3;
    let splits = |values: &[u64], heap: u64, m: u64| {
        let (larger, size) = (heap % m, (heap / m) as usize);
        let of = |size: usize, count: u64| if count % 2 == 1 { values[size] } else { 0 };
        of(size, m - larger) ^ if larger > 0 { of(size + 1, larger) } else { 0 }
    };
    let (mut by_all_splits, mut by_blocks) = (Vec::<u64>::new(), Vec::<u64>::new());
    for heap in 0..300 {
        let (plain, quick) = if heap < LEAST {
            (0, 0)
        } else {
            let firsts = quotient_blocks(heap).flat_map(|b| (b.first..=b.last).take(3));
            let firsts = firsts.filter(|&m| m > 1);
            (
                mex((2..=heap).map(|m| splits(&by_all_splits, heap, m))),
                mex(firsts.map(|m| splits(&by_blocks, heap, m))),
            )
        };
        by_all_splits.push(plain);
        by_blocks.push(quick);
    }
    assert_eq!(by_all_splits, by_blocks);
    // The heaps of the sample are 1, 2, 3 and 5.
    assert_eq!([1, 2, 3, 5].map(|heap| u64::from(by_blocks[heap] > 0)), [0, 0, 1, 1]);
}

#[test]
fn the_ends_of_64_bits() {
    for n in
        [u64::MAX, u64::MAX - 1, (u32::MAX as u64).pow(2), (u32::MAX as u64).pow(2) - 1, 1 << 63]
    {
        let quotients = Quotients::new(n);
        for index in (0..50).chain(quotients.len() - 50..quotients.len()) {
            assert_eq!(quotients.index(quotients.value(index)), index, "{n}");
        }
        assert_eq!(quotients.value(quotients.len() - 1), n);
        assert_eq!(quotient_blocks(n).next().unwrap().quotient, n);
        // The first blocks contain one d each, even where its square would not fit.
        assert!(quotient_blocks(n).take(50).zip(1..).all(|(b, d)| (b.first, b.last) == (d, d)));
    }
}

#[test]
#[should_panic(expected = "4 is not a quotient of 10")]
fn what_is_no_quotient_is_refused() {
    Quotients::new(10).index(4);
}

#[test]
#[should_panic(expected = "0 is not a quotient of 0")]
fn the_number_0_has_no_quotients() {
    Quotients::new(0).index(0);
}

#[test]
#[should_panic(expected = "quotient 5 of 5")]
fn quotients_are_counted_from_0() {
    Quotients::new(10).value(5);
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn large_numbers(n in any::<u64>(), shift in 0..64u32, divisor in any::<u64>()) {
        let n = (n >> shift).max(1);
        let quotient = n / (divisor % n + 1);
        let quotients = Quotients::new(n);
        let index = quotients.index(quotient);
        prop_assert_eq!(quotients.value(index), quotient);
        // The neighbours are the adjacent quotients.
        if index > 0 {
            prop_assert_eq!(quotients.value(index - 1), n / (n / quotient + 1));
        }
    }
}

#[test]
fn common_divisors_and_roots_by_their_definitions() {
    for (a, b) in (1..60u64).flat_map(|a| (1..60).map(move |b| (a, b))) {
        let largest = (1..60).rev().find(|d| a % d == 0 && b % d == 0);
        assert_eq!(Some(gcd(a, b)), largest, "{a} and {b}");
    }
    assert_eq!((gcd(0, 0), gcd(0, 9), gcd(9, 0)), (0, 9, 9));
    for n in (0..10_000).chain(u64::MAX - 10..=u64::MAX) {
        let root = u128::from(square_root(n));
        assert!(root * root <= u128::from(n) && u128::from(n) < (root + 1) * (root + 1), "{n}");
    }
}
