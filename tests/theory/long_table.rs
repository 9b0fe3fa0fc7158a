//! Long tables of subtraction games, compared with the short program and the rules.

use crate::random::inputs;
use grundy::game::Analysis;
use grundy::long_tables::{LongTable, LongTableError};
use grundy::period::{Claim, Period};
use grundy::subtraction::SubtractionSet;
use grundy::table::TableVec;
use proptest::prelude::*;

fn set(text: &str) -> SubtractionSet {
    text.parse().unwrap()
}

fn by_the_short_program(set: &SubtractionSet, len: usize) -> Vec<u8> {
    TableVec::<u8>::subtraction(&set.moves_for(len), len).values().to_vec()
}

#[test]
fn every_set_below_10_by_the_rules() {
    available::unless_passed!();
    for subset in (1..1u32 << 9).step_by(available::depth(3, 1)) {
        let moves: Vec<u64> = (1..10).filter(|take| subset >> (take - 1) & 1 == 1).collect();
        let set = SubtractionSet::finite(&moves).unwrap();
        let table = LongTable::new(&set, 2000).unwrap();
        let mut game = Analysis::new(&set);
        for heap in 0..120 {
            let value = game.value(&heap).unwrap();
            assert_eq!(table.value(heap), Some(value), "{set} at {heap}");
        }
        assert_eq!(table.values(3000), by_the_short_program(&set, 3000), "{set}");
    }
}

#[test]
fn sets_of_every_kind() {
    available::unless_passed!();
    let odd: Vec<u64> = (0..50).map(|n| 2 * n + 1).collect();
    let sets = [
        set("{1}"),
        set("{64}"),
        set("{63, 64}"),
        set("{65}"),
        set("{1, 65}"),
        set("{1, 1000, 1001}"),
        set("{100, 350, 450}"),
        set("{600}"),
        set("{64, 65, 66, 67, 68, 69, 70, 71, 72}"),
        set("{3, 1000000}"),
        set("powers of 2"),
        set("powers of 3"),
        set("fibonacci"),
        SubtractionSet::finite(&odd).unwrap(),
        SubtractionSet::finite(&(1..=64).collect::<Vec<_>>()).unwrap(),
        SubtractionSet::finite(&(38..=100).collect::<Vec<_>>()).unwrap(),
    ];
    for set in sets {
        for len in [0, 1, 2, 63, 64, 65, 1000, 1054, 40_000] {
            let table = LongTable::new(&set, len).unwrap();
            assert_eq!(table.values(len), by_the_short_program(&set, len), "{set} to {len}");
        }
    }
}

#[test]
fn periods_are_proved_and_least() {
    for text in ["{1, 3, 4}", "{2, 5, 7}", "{64}", "{1, 64}", "{100, 350, 450}", "{5, 90}"] {
        let table = LongTable::new(&set(text), 1 << 20).unwrap();
        let period = table.period().unwrap();
        let claim = Claim::new(period.preperiod(), period.period());
        assert_eq!(Period::of_set(&set(text), claim).as_ref(), Ok(period), "{text}");
        let searched = Period::find_for_set(&set(text), 1 << 16).unwrap();
        assert_eq!(period.period(), searched.period(), "{text}");
        assert_eq!(period.preperiod(), searched.preperiod(), "{text}");
    }
    // A period of more than 2^16 heaps: a move takes 40 000 stones, and no other number.
    let values = LongTable::new(&set("{40000}"), 130_000).unwrap().values(200_000);
    assert!((0..).zip(values).all(|(heap, value)| u32::from(value) == heap / 40_000 % 2));
    // Bash's game: n mod 65.
    let bash = SubtractionSet::finite(&(1..=64).collect::<Vec<_>>()).unwrap();
    let table = LongTable::new(&bash, 1_000_000_000).unwrap();
    assert_eq!(table.value(999_999_999_999_999_999), Some(999_999_999_999_999_999 % 65));
}

#[test]
fn without_a_period_a_table_ends() {
    let table = LongTable::new(&set("fibonacci"), 5000).unwrap();
    assert_eq!(table.period(), None);
    assert!(table.value(4999).is_some());
    assert_eq!(table.value(5000), None);
    assert_eq!(table.value(u64::MAX), None);
}

#[test]
#[should_panic(expected = "5001 heaps of 5000")]
fn values_beyond_the_end() {
    LongTable::new(&set("fibonacci"), 5000).unwrap().values(5001);
}

#[test]
fn sizes_are_checked_before_any_work() {
    let refused = |set: &SubtractionSet, len| LongTable::new(set, len).err();
    let moves = SubtractionSet::finite(&(2..66).collect::<Vec<_>>()).unwrap();
    let error = LongTableError::TooManyMoves;
    assert_eq!(refused(&moves, 1000), Some(error));
    assert_eq!(error.to_string(), "more than 63 moves, of which one takes more than 64");
    assert_eq!(refused(&moves, 60), None); // no larger move is playable there
    assert_eq!(refused(&SubtractionSet::all(), 1 << 32), Some(error));
    assert_eq!(refused(&set("odd"), 1000), Some(LongTableError::TooManyMoves));
    assert_eq!(refused(&set("{1, 2}"), (1 << 32) + 1), Some(LongTableError::TooLong));
}

proptest! {
    #![proptest_config(inputs(400))]

    #[test]
    fn random_sets(
        moves in proptest::collection::btree_set(1..64u64, 1..20),
        large in proptest::collection::btree_set(1..500u64, 0..5),
        least in 1..120u64,
        len in 0..9000usize,
    ) {
        let small: Vec<u64> = moves.iter().copied().collect();
        let wide: Vec<u64> = moves.union(&large).copied().collect();
        let high: Vec<u64> = moves.iter().map(|take| take + least).collect();
        for moves in [small, wide, high] {
            let set = SubtractionSet::finite(&moves).unwrap();
            let table = LongTable::new(&set, len).unwrap();
            prop_assert_eq!(table.values(len), by_the_short_program(&set, len));
        }
    }
}
