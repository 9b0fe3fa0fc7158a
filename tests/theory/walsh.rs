//! The Walsh-Hadamard transform, compared with counting, and samples of judges.

use crate::random::inputs;
use grundy::contest::walsh::{restore_mod, transform, transform_mod, ways_by_nim_sum};
use itertools::Itertools;
use proptest::prelude::*;

const MODULUS: u64 = 1_000_000_007;

#[test]
fn hard_nim() {
    // BZOJ 4589, the sample: n heaps whose sizes are primes up to m.
    for (heaps, largest, expected) in [(3, 7, 6), (4, 13, 120)] {
        let is_heap = |n: u64| n <= largest && [2, 3, 5, 7, 11, 13].contains(&n);
        let ways = (0..16).map(|n| u64::from(is_heap(n))).collect_vec();
        assert_eq!(ways_by_nim_sum(&ways, heaps, MODULUS)[0], expected);
    }
}

#[test]
fn chances() {
    // Codeforces 717 D, the sample: two heaps with the chances of 0, 1 and 2 stones.
    let mut chances = [0.5, 0.25, 0.25, 0.0f64];
    transform(&mut chances);
    let mut chances = chances.map(|chance| chance.powi(2));
    transform(&mut chances);
    assert_eq!(1.0 - chances[0] / 4.0, 0.625);
}

#[test]
fn nim_counting() {
    // AtCoder ABC 212 H, the first sample: one heap or two, each of 1 or 2 stones.
    let won = (1..=2).map(|heaps| ways_by_nim_sum(&[0, 1, 1, 0], heaps, 998_244_353));
    assert_eq!(won.map(|ways| ways[1..].iter().sum::<u64>()).sum::<u64>(), 4);
}

#[test]
fn one_place_and_no_heap() {
    assert_eq!(ways_by_nim_sum(&[5], 3, MODULUS), [125]);
    assert_eq!(ways_by_nim_sum(&[5, 9], 0, MODULUS), [1, 0]);
    assert_eq!(ways_by_nim_sum(&[MODULUS, MODULUS + 2], 1, MODULUS), [0, 2]);
    assert_eq!(ways_by_nim_sum(&[1, 2], 3, 1), [0, 0]);
}

#[test]
#[should_panic(expected = "3, is not a power of 2")]
fn lengths_are_powers_of_2() {
    transform(&mut [1, 2, 3]);
}

#[test]
#[should_panic(expected = "the modulus 10 is even")]
fn an_even_modulus_has_no_half() {
    ways_by_nim_sum(&[1, 1], 2, 10);
}

#[test]
#[should_panic(expected = "is not in 1..2^32")]
fn products_must_fit() {
    ways_by_nim_sum(&[1, 1], 2, 1 << 32);
}

#[test]
#[should_panic(expected = "is not in 1..2^32")]
fn sums_must_fit() {
    transform_mod(&mut [0, 1], 1 << 32);
}

#[test]
fn a_sum_of_the_modulus_is_0() {
    let mut values = [3, 4];
    transform_mod(&mut values, 7);
    assert_eq!(values, [0, 6]); // 7 and -1
}

#[test]
#[should_panic(expected = "a value is not below 7")]
fn residues_are_reduced() {
    transform_mod(&mut [1, 7], 7);
}

proptest! {
    #![proptest_config(inputs(256))]

    #[test]
    fn ways_by_counting(
        ways in proptest::collection::vec(0..50u64, 8),
        len in 0..4usize,
        heaps in 0..5u32,
        modulus in (0..1u64 << 31).prop_map(|half| 2 * half + 1),
    ) {
        let ways = &ways[..1 << len];
        let mut expected = vec![0; ways.len()];
        expected[0] = 1;
        for _ in 0..heaps {
            let mut next = vec![0; ways.len()];
            for (a, b) in (0..ways.len()).cartesian_product(0..ways.len()) {
                next[a ^ b] += expected[a] * ways[b];
            }
            expected = next;
        }
        let expected = expected.into_iter().map(|ways| ways % modulus).collect_vec();
        prop_assert_eq!(ways_by_nim_sum(ways, u64::from(heaps), modulus), expected);
    }

    #[test]
    fn transforms_are_undone(values in proptest::collection::vec(any::<i32>(), 16)) {
        let values = values.into_iter().map(i64::from).collect_vec();
        let mut twice = values.clone();
        transform(&mut twice);
        // By definition: the sign changes with each common one.
        for (y, &transformed) in twice.iter().enumerate() {
            let sign = |x: usize| if (x & y).count_ones() % 2 == 1 { -1 } else { 1 };
            let expected = values.iter().enumerate().map(|(x, value)| sign(x) * value).sum::<i64>();
            prop_assert_eq!(transformed, expected);
        }
        transform(&mut twice);
        prop_assert!(twice.iter().zip(&values).all(|(twice, value)| *twice == 16 * value));

        let residues = values.iter().map(|value| value.rem_euclid(MODULUS as i64) as u64);
        let residues = residues.collect_vec();
        let mut restored = residues.clone();
        transform_mod(&mut restored, MODULUS);
        restore_mod(&mut restored, MODULUS);
        prop_assert_eq!(restored, residues);
    }
}
