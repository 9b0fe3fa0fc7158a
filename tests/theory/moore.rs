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

#[test]
fn every_small_position() {
    for (heaps, most) in [(0, 0), (1, 9), (2, 8), (3, 6), (4, 4), (5, 3)] {
        for k in 1..=5 {
            let mut game = ByPlay::new(Moore { k }, Ending::Normal);
            for position in (0..=most).combinations_with_replacement(heaps) {
                let outcome = game.outcome(std::slice::from_ref(&position)).unwrap();
                assert_eq!(moore::outcome(&position, k), outcome, "{position:?} with {k}");
                let moves = moore::winning_move(&position, k);
                assert_eq!(moves.is_some(), outcome == Outcome::N, "{position:?} with {k}");
                if let Some(moves) = moves {
                    assert!((1..=k).contains(&moves.len()));
                    assert!(moves.iter().map(|m| m.heap).tuple_windows().all(|(a, b)| a < b));
                    let left = after(&position, &moves).into_iter().sorted().collect_vec();
                    assert_eq!(game.outcome(&[left]), Ok(Outcome::P), "{position:?} with {k}");
                }
            }
        }
    }
}

#[test]
fn enough_heaps_a_move_take_all() {
    let heaps = [u64::MAX, 1, u64::MAX];
    for k in [3, 4, usize::MAX - 1, usize::MAX] {
        let moves = moore::winning_move(&heaps, k).unwrap();
        assert_eq!(after(&heaps, &moves), [0, 0, 0]);
    }
    assert_eq!(moore::winning_move(&[], 1), None);
    assert_eq!(moore::winning_move(&[0, 0], 1), None);
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
    moore::winning_move(&[1], 0);
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
        match moore::winning_move(&heaps, k) {
            None => prop_assert_eq!(moore::outcome(&heaps, k), Outcome::P),
            Some(moves) => {
                prop_assert_eq!(moore::outcome(&heaps, k), Outcome::N);
                prop_assert!((1..=k).contains(&moves.len()));
                prop_assert_eq!(moore::outcome(&after(&heaps, &moves), k), Outcome::P);
            }
        }
    }

    #[test]
    fn one_heap_a_move_is_nim(heaps in proptest::collection::vec(0..40u64, 0..6)) {
        prop_assert_eq!(moore::outcome(&heaps, 1), nim::outcome(&heaps));
        if let Some(moves) = moore::winning_move(&heaps, 1) {
            prop_assert!(nim::winning_moves(&heaps).contains(&moves[0]));
        }
    }
}
