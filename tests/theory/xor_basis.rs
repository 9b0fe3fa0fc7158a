//! Linear bases, compared with all subsets and with a sample of a judge.

use crate::random::inputs;
use grundy::contest::xor_basis::{zero_sum_subset, XorBasis};
use grundy::nim::nim_sum;
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::BTreeMap;

fn basis_of(values: &[u64]) -> XorBasis {
    let mut basis = XorBasis::new();
    values.iter().for_each(|&value| {
        basis.insert(value);
    });
    basis
}

/// Returns the number of ways in which each nim sum is made.
fn all_sums(values: &[u64]) -> BTreeMap<u64, usize> {
    values.iter().powerset().map(nim_sum).counts().into_iter().collect()
}

#[test]
fn a_sample_of_a_judge() {
    // BZOJ 3105: keep the heaviest heaps of which none have nim sum 0, and take the others.
    let mut heaps = vec![5, 5, 6, 6, 5, 5];
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut basis = XorBasis::new();
    let taken: u64 = heaps.into_iter().filter(|&heap| !basis.insert(heap)).sum();
    assert_eq!(taken, 21);
}

#[test]
fn the_empty_basis_and_the_full_one() {
    let empty = XorBasis::default();
    assert_eq!((empty.rank(), empty.contains(0), empty.contains(1)), (0, true, false));
    assert_eq!((empty.least(9), empty.largest(9)), (9, 9));
    let full = basis_of(&(0..64).map(|bit| u64::MAX << bit).collect_vec());
    assert_eq!((full.rank(), full.largest(0), full.least(77)), (64, u64::MAX, 0));
    assert_eq!(zero_sum_subset(&[]), None);
    assert_eq!(zero_sum_subset(&[3, 0]), Some(vec![1]));
}

#[test]
fn the_65th_number_depends_on_the_others() {
    let mut values = (0..64).map(|bit| u64::MAX << bit).collect_vec();
    assert_eq!(zero_sum_subset(&values), None);
    values.extend([1, u64::MAX]);
    // 1 is the nim sum of all bits and of all bits from bit 1 on.
    assert_eq!(zero_sum_subset(&values), Some(vec![0, 1, 64]));
}

proptest! {
    #![proptest_config(inputs(1500))]

    #[test]
    fn as_all_subsets_say(
        values in proptest::collection::vec(any::<u64>(), 0..9),
        mask in prop::sample::select(vec![7, 31, 0x8421, u64::MAX]),
        from in any::<u64>(),
    ) {
        let values = values.into_iter().map(|value| value & mask).collect_vec();
        let from = from & mask;
        let basis = basis_of(&values);
        let sums = all_sums(&values);
        prop_assert_eq!(sums.len(), 1 << basis.rank());
        let each = 1usize << (values.len() as u32 - basis.rank());
        prop_assert!(sums.values().all(|&ways| ways == each));
        prop_assert_eq!(basis.contains(from), sums.contains_key(&from));
        prop_assert_eq!(basis.least(from), sums.keys().map(|sum| sum ^ from).min().unwrap());
        prop_assert_eq!(basis.largest(from), sums.keys().map(|sum| sum ^ from).max().unwrap());
        prop_assert_eq!(all_sums(&basis.numbers().collect_vec()).len(), sums.len());
        let highest_bits = basis.numbers().map(u64::leading_zeros).collect_vec();
        prop_assert!(highest_bits.iter().tuple_windows().all(|(a, b)| a < b));

        match zero_sum_subset(&values) {
            None => prop_assert_eq!(basis.rank() as usize, values.len()),
            Some(places) => {
                prop_assert!(!places.is_empty() && places.iter().all_unique());
                prop_assert_eq!(nim_sum(places.iter().map(|&place| values[place])), 0);
            }
        }
    }
}
