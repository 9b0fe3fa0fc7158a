//! Misère Nim, as `grundy::nim::misere` proves it.

use super::{nim_sum, options_of_nim};
use grundy::game::{ByPlay, Ending};
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;

/// Returns every position of up to five heaps of 0 to 5 stones in descending order.
fn positions() -> impl Iterator<Item = Vec<u64>> {
    (0..=5).flat_map(|heaps| (0..=5).rev().combinations_with_replacement(heaps))
}

fn large_heaps(heaps: &[u64]) -> usize {
    heaps.iter().filter(|&&stones| stones >= 2).count()
}

/// Returns a function that says by play whether a position is a misère P-position.
fn is_p_by_play() -> impl FnMut(&[u64]) -> bool {
    let mut play = ByPlay::new(SubtractionSet::all(), Ending::Misere);
    move |heaps| play.outcome(heaps) == Ok(Outcome::P)
}

#[test]
fn step_1_an_odd_number_of_single_stones_loses() {
    let mut is_p = is_p_by_play();
    for heaps in positions().filter(|heaps| large_heaps(heaps) == 0) {
        assert_eq!(is_p(&heaps), heaps.iter().sum::<u64>() % 2 == 1, "{heaps:?}");
    }
}

#[test]
fn step_2_with_one_large_heap_the_turning_point_is_won() {
    let mut is_p = is_p_by_play();
    for heaps in positions().filter(|heaps| large_heaps(heaps) == 1) {
        let stones = |heaps: &[u64]| heaps.iter().sum::<u64>();
        let left = options_of_nim(&heaps).into_iter().filter(|left| large_heaps(left) == 0);
        let odd = left.filter(|left| left[0] <= 1 && stones(left) % 2 == 1).collect_vec();
        assert_eq!(odd.len(), 1, "{heaps:?}");
        assert!(is_p(&odd[0]) && !is_p(&heaps), "{heaps:?}");
        assert_ne!(nim_sum(&heaps), 0, "{heaps:?}");
    }
}

#[test]
fn step_3_from_nim_sum_0_every_move_leaves_a_large_heap_and_another_nim_sum() {
    let in_question = |heaps: &Vec<u64>| large_heaps(heaps) >= 2 && nim_sum(heaps) == 0;
    for heaps in positions().filter(in_question) {
        for left in options_of_nim(&heaps) {
            assert!(large_heaps(&left) >= 1 && nim_sum(&left) != 0, "{heaps:?} to {left:?}");
        }
    }
}

#[test]
fn step_4_from_another_nim_sum_boutons_move_leaves_two_large_heaps_or_more() {
    let in_question = |heaps: &Vec<u64>| large_heaps(heaps) >= 2 && nim_sum(heaps) != 0;
    for heaps in positions().filter(in_question) {
        let left = options_of_nim(&heaps).into_iter().filter(|left| nim_sum(left) == 0);
        let left = left.collect_vec();
        assert!(!left.is_empty(), "{heaps:?}");
        assert!(left.iter().all(|left| large_heaps(left) >= 2), "{heaps:?}");
    }
}

#[test]
fn step_5_with_a_large_heap_nim_sum_0_marks_the_p_positions() {
    let mut is_p = is_p_by_play();
    for heaps in positions().filter(|heaps| large_heaps(heaps) >= 1) {
        assert_eq!(is_p(&heaps), nim_sum(&heaps) == 0, "{heaps:?}");
    }
}
