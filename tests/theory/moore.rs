//! Moore's Nim, compared with its rules.

use crate::random::inputs;
use grundy::game::{ByPlay, Ending, Game};
use grundy::nim::{self, Move};
use grundy::{moore, Outcome};
use itertools::Itertools;
use proptest::prelude::*;

/// Moore's Nim. All heaps form one position, because a move may change several.
struct Moore {
    k: usize,
}

impl Game for Moore {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        let leaves = heaps.iter().map(|&stones| 0..=stones).multi_cartesian_product();
        let changed = |leave: &Vec<u64>| leave.iter().zip(heaps).filter(|(a, b)| a != b).count();
        let moves = leaves.filter(|leave| (1..=self.k).contains(&changed(leave)));
        // The heaps are sorted, so that equal positions are recognised.
        moves.map(|leave| vec![leave.into_iter().sorted().collect()]).collect()
    }
}

fn after(heaps: &[u64], moves: &[Move]) -> Vec<u64> {
    let mut after = heaps.to_vec();
    for m in moves {
        assert!(m.leave < after[m.heap], "{m} in {heaps:?}");
        after[m.heap] = m.leave;
    }
    after
}

/// Returns the digits of all heaps in binary, column by column from the highest.
fn columns(heaps: &[u64]) -> Vec<u64> {
    (0..64).rev().flat_map(|column| heaps.iter().map(move |heap| heap >> column & 1)).collect()
}

#[test]
fn every_small_position() {
    available::unless_passed!();
    for (heaps, most) in [(0, 0), (1, 9), (2, 8), (3, 6), (4, 4), (5, 3)] {
        for k in 1..=5 {
            let mut game = ByPlay::new(Moore { k }, Ending::Normal);
            for position in (0..=most).combinations_with_replacement(heaps) {
                let outcome = game.outcome(std::slice::from_ref(&position)).unwrap();
                assert_eq!(moore::outcome(&position, k), outcome, "{position:?} with {k}");
                let leaves = position.iter().map(|&stones| 0..=stones).multi_cartesian_product();
                let winning = leaves.filter(|left| {
                    let changed = left.iter().zip(&position).filter(|(a, b)| a != b).count();
                    let left = left.iter().copied().sorted().collect_vec();
                    (1..=k).contains(&changed) && game.outcome(&[left]) == Ok(Outcome::P)
                });
                let listed = moore::winning_moves(&position, k);
                let listed = listed.map(|changes| after(&position, &changes)).collect_vec();
                assert!(listed
                    .iter()
                    .map(|left| columns(left))
                    .tuple_windows()
                    .all(|(a, b)| a < b));
                let listed = listed.into_iter().sorted().collect_vec();
                assert_eq!(listed, winning.sorted().collect_vec(), "{position:?} with {k}");
            }
        }
    }
}

#[test]
fn enough_heaps_a_move_take_all() {
    let heaps = [u64::MAX, 1, u64::MAX];
    for k in [3, 4, usize::MAX - 1, usize::MAX] {
        let mut moves = moore::winning_moves(&heaps, k);
        assert_eq!(after(&heaps, &moves.next().unwrap()), [0, 0, 0]);
        assert_eq!(moves.next(), None);
    }
    assert_eq!(moore::winning_moves(&[], 1).next(), None);
    assert_eq!(moore::winning_moves(&[0, 0], 1).next(), None);
}

#[test]
fn any_number_of_heaps_a_move() {
    for k in [4, 5, usize::MAX - 1, usize::MAX] {
        assert_eq!(moore::outcome(&[], k), Outcome::P);
        assert_eq!(moore::outcome(&[0, 0], k), Outcome::P);
        assert_eq!(moore::outcome(&[5, 5, 5, 5], k), Outcome::N);
    }
}

#[test]
fn as_many_heaps_as_a_judge_sends() {
    // Columns are counted in blocks of heaps, and no heap at the end of a block may be lost.
    for k in 1..4 {
        for different in [255, 341, 512, 1023, 1024, 1025, 4096] {
            let heaps = (0..different).flat_map(|heap| vec![heap << 40 | heap; k + 1]);
            let mut heaps = heaps.collect_vec();
            assert_eq!(moore::outcome(&heaps, k), Outcome::P, "{different} by {k}");
            // The last k heaps are the largest, and a move can take all of them.
            heaps.pop();
            assert_eq!(moore::outcome(&heaps, k), Outcome::N, "{different} by {k}");
        }
    }
}

#[test]
#[should_panic(expected = "at least one heap")]
fn moves_from_no_heap() {
    moore::outcome(&[1], 0);
}

#[test]
#[should_panic(expected = "at least one heap")]
fn a_winning_move_from_no_heap() {
    let _ = moore::winning_moves(&[1], 0);
}

proptest! {
    #![proptest_config(inputs(4000))]

    #[test]
    fn winning_moves_win(
        heaps in proptest::collection::vec(any::<u64>(), 0..9),
        bits in 0..64u32,
        k in 1..7usize,
    ) {
        let heaps = heaps.into_iter().map(|stones| stones >> bits).collect_vec();
        let moves = moore::winning_moves(&heaps, k).take(5).collect_vec();
        prop_assert_eq!(moore::outcome(&heaps, k), Outcome::of_mover(!moves.is_empty()));
        for changes in moves {
            prop_assert!((1..=k).contains(&changes.len()));
            prop_assert_eq!(moore::outcome(&after(&heaps, &changes), k), Outcome::P);
        }
    }

    #[test]
    fn one_heap_a_move_is_nim(heaps in proptest::collection::vec(0..40u64, 0..6)) {
        prop_assert_eq!(moore::outcome(&heaps, 1), nim::outcome(&heaps));
        let moves = moore::winning_moves(&heaps, 1).flatten().sorted_by_key(|m| m.heap);
        prop_assert_eq!(moves.collect_vec(), nim::winning_moves(&heaps));
    }
}
