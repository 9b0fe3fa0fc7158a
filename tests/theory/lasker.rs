//! Lasker's Nim, compared with its rules and with the certificate of its period.

use crate::random::inputs;
use grundy::game::{Analysis, Game};
use grundy::lasker::{self, Move};
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

fn after(heaps: &[u64], m: Move) -> Vec<u64> {
    let mut after = heaps.to_vec();
    match m {
        Move::Take { heap, leave } => {
            assert!(leave < heaps[heap]);
            after[heap] = leave;
        }
        Move::Split { heap, parts: (one, other) } => {
            assert!(one > 0 && other > 0 && one + other == heaps[heap]);
            after[heap] = one;
            after.push(other);
        }
    }
    after
}

#[test]
fn values_by_the_rules() {
    let mut game = Analysis::new(Lasker);
    let by_code = NamedGame::LaskersNim.values(400);
    for heap in 0..400 {
        let value = lasker::grundy_value(heap);
        assert_eq!(Ok(value), game.grundy_value(&heap), "{heap}");
        assert_eq!(value, u64::from(by_code[heap as usize]));
    }
}

#[test]
fn values_by_the_period() {
    let period = Period::find_for_code(&NamedGame::LaskersNim.code().unwrap(), 100).unwrap();
    for heap in (0..100_000).chain(u64::MAX - 1000..u64::MAX) {
        assert_eq!(lasker::grundy_value(heap), period.value_at(heap));
    }
}

#[test]
fn every_small_sum() {
    let mut game = Analysis::new(Lasker);
    for heaps in (0..3).map(|_| 0..13u64).multi_cartesian_product() {
        let outcome = game.outcome(&heaps).unwrap();
        assert_eq!(lasker::outcome(&heaps), outcome);
        let winning = lasker::winning_move(&heaps);
        assert_eq!(winning.is_some(), outcome == Outcome::N, "{heaps:?}");
        if let Some(m) = winning {
            assert_eq!(game.outcome(&after(&heaps, m)), Ok(Outcome::P), "{heaps:?}: {m}");
            assert_eq!(m.to_string().split(' ').next(), Some("heap"));
        }
    }
    assert_eq!(lasker::outcome(&[]), Outcome::P);
}

#[test]
fn the_first_heap_that_has_a_winning_move() {
    // 4 has the value 3 and 5 has the value 5, and splitting 4 into 1 and 3 makes 1 ⊕ 4 = 5.
    assert_eq!(lasker::winning_move(&[4, 5]), Some(Move::Split { heap: 0, parts: (1, 3) }));
    let mut game = Analysis::new(Lasker);
    for heaps in (0..3).map(|_| 0..24u64).multi_cartesian_product() {
        let first = (0..3).find(|&heap| {
            let rest = (0..3).filter(|&other| other != heap).map(|other| heaps[other]);
            let rest = rest.collect_vec();
            let options = Lasker.options(&heaps[heap]);
            options
                .iter()
                .any(|option| game.outcome(&[&rest[..], option].concat()) == Ok(Outcome::P))
        });
        let found = lasker::winning_move(&heaps).map(|m| match m {
            Move::Take { heap, .. } | Move::Split { heap, .. } => heap,
        });
        assert_eq!(found, first, "{heaps:?}");
    }
}

#[test]
fn splits_into_every_value() {
    // With a heap of the wanted value beside it, a heap wins by exactly the moves to that value.
    for stones in 1..200u64 {
        let options = Lasker.options(&stones);
        let value = |option: &Vec<u64>| {
            option.iter().fold(0, |sum, &heap| sum ^ lasker::grundy_value(heap))
        };
        let values = options.iter().map(value).collect::<std::collections::HashSet<_>>();
        for wanted in (0..2 * stones + 8).filter(|&wanted| wanted != lasker::grundy_value(stones)) {
            let heaps = [stones, (0..).find(|&n| lasker::grundy_value(n) == wanted).unwrap()];
            let found = lasker::winning_move(&heaps).unwrap();
            let in_first = match found {
                Move::Take { heap, .. } | Move::Split { heap, .. } => heap == 0,
            };
            assert_eq!(in_first, values.contains(&wanted), "{heaps:?}");
            assert_eq!(lasker::outcome(&after(&heaps, found)), Outcome::P, "{heaps:?}");
        }
    }
}

#[test]
fn a_wanted_value_past_the_largest_heap() {
    // The first heap would have to get the value 2^64 - 1.
    let heaps = [5, 1, u64::MAX - 1];
    let m = lasker::winning_move(&heaps).unwrap();
    assert_eq!(lasker::outcome(&after(&heaps, m)), Outcome::P);
}

#[test]
#[should_panic(expected = "does not fit 64 bits")]
fn the_one_value_that_does_not_fit() {
    lasker::grundy_value(u64::MAX);
}

proptest! {
    #![proptest_config(inputs(3000))]

    #[test]
    fn winning_moves_win(heaps in proptest::collection::vec(0..u64::MAX, 0..7), bits in 0..63u32) {
        let heaps = heaps.into_iter().map(|stones| stones >> bits).collect_vec();
        match lasker::winning_move(&heaps) {
            None => prop_assert_eq!(lasker::outcome(&heaps), Outcome::P),
            Some(m) => {
                prop_assert_eq!(lasker::outcome(&heaps), Outcome::N);
                prop_assert_eq!(lasker::outcome(&after(&heaps, m)), Outcome::P);
            }
        }
    }
}
