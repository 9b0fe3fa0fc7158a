//! The values of finite subtraction sets repeat, as `grundy::subtraction` proves.

use super::mex;
use itertools::Itertools;
use std::collections::HashMap;

/// Returns every set of numbers from 1 to 5.
fn sets() -> impl Iterator<Item = Vec<usize>> {
    (1..=5).powerset().filter(|set| !set.is_empty())
}

/// Returns the values of the heaps 0, 1, …, `last`, by definition.
fn values(set: &[usize], last: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=last {
        let options = set.iter().filter_map(|take| heap.checked_sub(*take));
        values.push(mex(&options.map(|left| values[left]).collect_vec()));
    }
    values
}

#[test]
fn step_1_equal_windows_are_followed_by_equal_values() {
    for set in sets() {
        let most = *set.last().unwrap();
        let values = values(&set, 200);
        let mut after = HashMap::new();
        for window in values.windows(most + 1) {
            let next = *after.entry(&window[..most]).or_insert(window[most]);
            assert_eq!(next, window[most], "{window:?} of {set:?}");
        }
    }
}

#[test]
fn step_2_no_value_is_above_the_number_of_moves() {
    for set in sets() {
        assert!(values(&set, 200).iter().all(|&value| value <= set.len() as u64), "{set:?}");
    }
}

#[test]
fn step_3_from_a_window_that_comes_again_everything_repeats() {
    for set in sets() {
        let most = *set.last().unwrap();
        let values = values(&set, 200);
        let mut first = HashMap::new();
        let again = values.windows(most).enumerate().find_map(|(place, window)| {
            first.insert(window, place).map(|before| (before, place - before))
        });
        let (a, p) = again.unwrap();
        let is_repeated = |n: usize| values[n] == values[n + p];
        assert!((a..=200 - p).all(is_repeated), "{set:?}: {p} after {a}");
    }
}
