//! The mex of sets that are cleared and filled again, and of the last values of a list.

use crate::random::inputs;
use grundy::contest::recent_mex::RecentMex;
use grundy::mex::{mex, mex_of_mask, MexSet};
use itertools::Itertools;
use proptest::prelude::*;

#[test]
fn masks_by_their_bits() {
    let full = |len: u32| u128::MAX.checked_shr(128 - len).unwrap_or(0);
    for mask in (0..1 << 10).chain((0..=128).map(full)).chain((0..128).map(|bit| !(1 << bit))) {
        assert_eq!(mex_of_mask(mask), mex((0..128).filter(|bit| mask >> bit & 1 > 0)), "{mask:b}");
    }
}

#[test]
fn a_default_set_is_empty() {
    let mut set = MexSet::default();
    assert_eq!(set.mex(), 0);
    set.insert(5);
    assert_eq!(set.mex(), 0);
    for value in 0..40 {
        set.insert(value);
        assert_eq!(set.mex(), mex((0..=value).chain([5])));
    }
    set.clear();
    assert_eq!(set.mex(), 0);
}

/// Compares the mex of any number of last values, whenever another one has been added.
fn compare_recent(values: &[u64], most: usize) {
    let mut recent = RecentMex::new(most);
    for len in 0..=values.len() {
        for count in 0..=len {
            let expected = mex(values[len - count..len].iter().copied());
            assert_eq!(recent.of_last(count), expected, "the last {count} of {:?}", &values[..len]);
        }
        values[len..].iter().take(1).for_each(|&value| recent.push(value));
    }
}

#[test]
fn the_last_values_of_all_short_lists() {
    for values in (0..=5).flat_map(|len| vec![0..5u64; len].into_iter().multi_cartesian_product()) {
        compare_recent(&values, values.len());
    }
}

#[test]
fn a_list_that_is_full_has_all_its_values() {
    // Up to and past the powers of two at which the tree has another level.
    for most in 0..70 {
        let values: Vec<u64> = (0..most).collect();
        compare_recent(&values, most as usize);
        compare_recent(&values.iter().rev().copied().collect::<Vec<_>>(), most as usize + 1);
    }
}

#[test]
#[should_panic(expected = "more than 2 values")]
fn a_list_has_an_end() {
    let mut recent = RecentMex::new(2);
    (0..3).for_each(|value| recent.push(value));
}

#[test]
#[should_panic(expected = "the last 2 of 1 values")]
fn no_more_are_the_last_than_there_are() {
    let mut recent = RecentMex::new(2);
    recent.push(0);
    recent.of_last(2);
}

proptest! {
    #![proptest_config(inputs(200))]

    #[test]
    fn the_last_values(values in prop::collection::vec(prop_oneof![0..6u64, 0..40u64, any::<u64>()], 0..40)) {
        compare_recent(&values, values.len() + values.len() % 3);
    }
}
