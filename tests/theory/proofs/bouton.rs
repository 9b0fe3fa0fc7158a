//! Bouton's theorem, as `grundy::nim` proves it.

use super::{nim_sum, options_of_nim};
use grundy::game::{ByPlay, Ending};
use grundy::nim::winning_moves;
use grundy::subtraction::SubtractionSet;
use grundy::Outcome;
use itertools::Itertools;

/// Returns every position of up to four heaps of 0 to 8 stones in descending order.
fn positions() -> impl Iterator<Item = Vec<u64>> {
    (0..=4).flat_map(|heaps| (0..=8).rev().combinations_with_replacement(heaps))
}

/// Returns the highest one of a number that is not 0.
fn highest_one(number: u64) -> u64 {
    1 << number.ilog2()
}

#[test]
fn step_1_at_the_end_the_nim_sum_is_0() {
    let ends = positions().filter(|heaps| options_of_nim(heaps).is_empty());
    assert!(ends.map(|end| nim_sum(&end)).all(|sum| sum == 0));
}

#[test]
fn step_2_no_move_leads_from_nim_sum_0_to_nim_sum_0() {
    for heaps in positions().filter(|heaps| nim_sum(heaps) == 0) {
        for option in options_of_nim(&heaps) {
            let changed = heaps.iter().zip(&option).filter(|(before, after)| before != after);
            let change = changed.map(|(before, after)| before ^ after).collect_vec();
            assert_eq!(change, [nim_sum(&option)], "{heaps:?} to {option:?}");
            assert_ne!(change, [0]);
        }
    }
}

#[test]
fn step_3_a_heap_with_the_highest_one_becomes_smaller() {
    for heaps in positions().filter(|heaps| nim_sum(heaps) != 0) {
        let sum = nim_sum(&heaps);
        let has_the_one = |heap: &&u64| **heap & highest_one(sum) != 0;
        assert_eq!(heaps.iter().filter(has_the_one).count() % 2, 1, "{heaps:?}");
        for (place, &heap) in heaps.iter().enumerate() {
            assert_eq!(heap ^ sum < heap, has_the_one(&&heap), "{heap} of {heaps:?}");
            if heap ^ sum < heap {
                let mut option = heaps.clone();
                option[place] = heap ^ sum;
                assert!(options_of_nim(&heaps).contains(&option));
                assert_eq!(nim_sum(&option), 0, "{heaps:?} to {option:?}");
            }
        }
    }
}

#[test]
fn step_4_nim_sum_0_marks_the_p_positions() {
    let mut play = ByPlay::new(SubtractionSet::all(), Ending::Normal);
    for heaps in positions() {
        let is_p = play.outcome(&heaps) == Ok(Outcome::P);
        assert_eq!(is_p, nim_sum(&heaps) == 0, "{heaps:?}");
    }
}

#[test]
fn step_5_the_winning_moves_are_those_of_step_3() {
    for heaps in positions() {
        let sum = nim_sum(&heaps);
        let to_balance = options_of_nim(&heaps).into_iter().filter(|left| nim_sum(left) == 0);
        let count = if sum == 0 { 0 } else { to_balance.count() };
        let with_the_one = heaps.iter().filter(|&&heap| sum != 0 && heap & highest_one(sum) != 0);
        assert_eq!(count, with_the_one.count(), "{heaps:?}");
        assert_eq!(count, winning_moves(&heaps).len(), "{heaps:?}");
        assert!(sum == 0 || count % 2 == 1, "{heaps:?}");
    }
}
