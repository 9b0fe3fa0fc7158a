//! Lasker's Nim, compared with its rules and with the certificate of its period.

use crate::random::inputs;
use grundy::game::{Analysis, Game};
use grundy::lasker::{self, LaskerMove};
use grundy::named::NamedGame;
use grundy::period::Period;
use grundy::Outcome;
use itertools::Itertools;
use proptest::prelude::*;

struct Lasker;

impl Game for Lasker {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<Vec<u64>> {
        let takes = (1..=heap).map(|take| vec![heap - take]);
        takes.chain((1..heap).map(|part| vec![part, heap - part])).collect()
    }
}

fn after(heaps: &[u64], m: LaskerMove) -> Vec<u64> {
    let mut after = heaps.to_vec();
    match m {
        LaskerMove::Take { heap, leave } => {
            assert!(leave < heaps[heap]);
            after[heap] = leave;
        }
        LaskerMove::Split { heap, parts: (one, other) } => {
            assert!(one > 0 && other > 0 && one + other == heaps[heap]);
            after[heap] = one;
            after.push(other);
        }
    }
    after
}

#[test]
fn values_by_the_rules() {
    available::unless_passed!();
    let mut game = Analysis::new(Lasker);
    let by_code = NamedGame::LaskersNim.values(400);
    for heap in 0..400 {
        let value = lasker::value(heap);
        assert_eq!(Ok(value), game.value(&heap), "{heap}");
        assert_eq!(value, u64::from(by_code[heap as usize]));
    }
}

#[test]
fn values_by_the_period() {
    let period = Period::find_for_code(&NamedGame::LaskersNim.code().unwrap(), 100).unwrap();
    for heap in (0..100_000).chain(u64::MAX - 1000..u64::MAX) {
        assert_eq!(lasker::value(heap), period.value(heap));
    }
}

#[test]
fn every_small_sum() {
    let mut game = Analysis::new(Lasker);
    for heaps in (0..3).map(|_| 0..13u64).multi_cartesian_product() {
        let outcome = game.outcome(&heaps).unwrap();
        assert_eq!(lasker::outcome(&heaps), outcome);
        let moves = lasker::winning_moves(&heaps).collect_vec();
        for &m in &moves {
            assert_eq!(game.outcome(&after(&heaps, m)), Ok(Outcome::P), "{heaps:?}: {m}");
            assert!(m.to_string().starts_with("heap"));
        }
        let found = moves.into_iter().map(option).sorted().collect_vec();
        assert_eq!(found, winning(&mut game, &heaps), "{heaps:?}");
    }
    assert_eq!(lasker::outcome(&[]), Outcome::P);
}

/// Returns the heap of a move and what the move leaves of it.
fn option(m: LaskerMove) -> (usize, Vec<u64>) {
    match m {
        LaskerMove::Take { heap, leave } => (heap, vec![leave]),
        LaskerMove::Split { heap, parts: (one, other) } => (heap, vec![one, other]),
    }
}

/// Returns the winning moves by the rules, sorted, each split only once.
fn winning(game: &mut Analysis<Lasker>, heaps: &[u64]) -> Vec<(usize, Vec<u64>)> {
    let moves = game.winning_moves(heaps).unwrap().into_iter();
    let moves = moves.filter(|m| m.option.is_sorted()).map(|m| (m.component, m.option));
    moves.sorted().collect()
}

#[test]
fn winning_splits_of_larger_heaps() {
    available::unless_passed!();
    // 4 has the value 3 and 5 has the value 5, and splitting 4 into 1 and 3 makes 1 ⊕ 4 = 5.
    let first = lasker::winning_moves(&[4, 5]).next();
    assert_eq!(first, Some(LaskerMove::Split { heap: 0, parts: (1, 3) }));
    let mut game = Analysis::new(Lasker);
    for heaps in (0..2).map(|_| 0..available::depth(50, 90u64)).multi_cartesian_product() {
        let moves = lasker::winning_moves(&heaps).map(option).sorted().collect_vec();
        assert_eq!(moves, winning(&mut game, &heaps), "{heaps:?}");
    }
}

#[test]
fn a_wanted_value_past_the_largest_heap() {
    // The first heap would have to get the value 2^64 - 1.
    let heaps = [5, 1, u64::MAX - 1];
    let moves = lasker::winning_moves(&heaps).take(1000).collect_vec();
    assert!(!moves.is_empty());
    for m in moves {
        assert_eq!(lasker::outcome(&after(&heaps, m)), Outcome::P);
    }
}

#[test]
#[should_panic(expected = "does not fit 64 bits")]
fn the_one_value_that_does_not_fit() {
    lasker::value(u64::MAX);
}

proptest! {
    #![proptest_config(inputs(3000))]

    #[test]
    fn winning_moves_win(heaps in proptest::collection::vec(0..u64::MAX, 0..7), bits in 0..63u32) {
        let heaps = heaps.into_iter().map(|stones| stones >> bits).collect_vec();
        let moves = lasker::winning_moves(&heaps).take(20).collect_vec();
        prop_assert_eq!(!moves.is_empty(), lasker::outcome(&heaps) == Outcome::N);
        for m in moves {
            prop_assert_eq!(lasker::outcome(&after(&heaps, m)), Outcome::P);
        }
    }
}
