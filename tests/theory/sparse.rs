//! Tables by the sparse space, compared with tables by all options and with published facts.

use crate::random::inputs;
use grundy::long_tables::{SparseError, SparseTable};
use grundy::named::{GrundysGame, NamedGame};
use grundy::octal::OctalGame;
use proptest::prelude::*;

fn table(code: &str) -> SparseTable {
    SparseTable::of_code(&code.parse().unwrap()).unwrap()
}

fn assert_same(table: &SparseTable, expected: &[u32], name: &str) {
    let pairs = table.values().iter().zip(expected);
    let wrong = pairs.enumerate().find(|(_, (&value, &expected))| u32::from(value) != expected);
    assert_eq!(wrong, None, "{name}");
    assert_eq!(table.values().len(), expected.len(), "{name}");
}

#[test]
fn codes_of_every_kind() {
    // Codes that become periodic early, late, or never as far as is known; with one, two and
    // three moves that split; with moves that take nothing; with a mask from the start, late,
    // or never.
    for code in [
        "0.77", "0.07", "0.137", "0.007", "0.6", "0.06", "0.04", "0.36", "0.45", "0.156", "0.165",
        "0.16", "0.56", "0.644", "0.004", "0.0137", "0.00007", "4.", "4.4", "4.7", "0.3", "0.1",
        "0.", "0.142", "0.376", "0.333",
    ] {
        let mut table = table(code);
        table.extend_to(6000).unwrap();
        assert_same(&table, &code.parse::<OctalGame>().unwrap().values(6000), code);
    }
}

#[test]
fn games_of_unknown_period_further_on() {
    let mut table = table("0.6");
    table.extend_to(24_000).unwrap();
    assert_same(&table, officers(), "Officers");
    let mut table = SparseTable::of_grundys_game();
    table.extend_to(24_000).unwrap();
    assert_same(&table, &GrundysGame.values(24_000), "Grundy's game");
}

#[test]
fn published_rare_heaps() {
    // Berlekamp, Conway and Guy, and A. Flammenkamp: Grundy's game has 1273 rare heaps, the
    // last of which is 82 860, and Officers has 1583 (1584 with heap 0), the last of which is
    // 20 627.
    let mut grundy = SparseTable::of_grundys_game();
    grundy.extend_to(90_000).unwrap();
    let rare = grundy.rare_heaps().unwrap();
    assert_eq!((rare.len(), rare.last()), (1273, Some(&82_860)));
    let mut officers = table("0.6");
    officers.extend_to(60_000).unwrap();
    let rare = officers.rare_heaps().unwrap();
    assert_eq!((rare.len(), rare.last()), (1583, Some(&20_627)));
    // OEIS A002188.
    assert_eq!(grundy.values()[..16], [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1]);
}

#[test]
fn published_periods() {
    // Winning Ways, chapter 4, and Flammenkamp's tables.
    for (code, preperiod, period) in [("0.156", 3479, 349), ("0.165", 5181, 1550), ("0.07", 53, 34)]
    {
        let mut table = table(code);
        table.extend_to(2 * preperiod + 4 * period).unwrap();
        let values = &table.values()[preperiod..];
        assert_eq!(values[period..], values[..values.len() - period], "{code}");
        let earlier = &table.values()[preperiod - 1..];
        assert_ne!(earlier[0], earlier[period], "{code}");
    }
}

#[test]
fn wrong_rules() {
    for code in ["0.[3]", "4.[3]", "0x0.8", "0x8."] {
        let refused = SparseTable::of_code(&code.parse().unwrap()).err();
        assert_eq!(refused, Some(SparseError::Unsuited), "{code}");
    }
}

#[test]
fn sizes_are_checked_before_any_work() {
    let refused = table("0.6").extend_to(1 << 32).unwrap_err();
    assert_eq!(refused, SparseError::TooLong);
    assert_eq!(refused.to_string(), "2^32 heaps or more");
}

#[test]
fn values_that_do_not_fit() {
    // A move takes 1 to 1100 stones, so heaps up to 1100 are heaps of Nim.
    let nim = format!("0.{}", "3".repeat(1100));
    let mut nim = table(&nim);
    assert_eq!(nim.extend_to(2000), Err(SparseError::TooHigh { heap: 1024 }));
    assert_eq!(nim.values().len(), 1024);
    assert!((0..1024).all(|heap| nim.values()[heap] == heap as u16));
    nim.extend_to(1024).unwrap();
}

#[test]
fn damage_is_found() {
    let mut whole = table("0.6");
    whole.extend_to(10_000).unwrap();
    for heap in [0, 1, 499, 9999] {
        let mut saved = whole.values().to_vec();
        saved[heap] ^= 1;
        let refused = table("0.6").resume(saved).err();
        assert_eq!(refused, Some(SparseError::Damaged { heap }));
    }
    let foreign = GrundysGame.values(2000).iter().map(|&value| value as u16).collect();
    assert!(matches!(table("0.6").resume(foreign), Err(SparseError::Damaged { .. })));
    assert!(matches!(
        table("0.6").resume(vec![0, u16::MAX]),
        Err(SparseError::Damaged { heap: 1 })
    ));
}

proptest! {
    #![proptest_config(inputs(12))]

    #[test]
    fn steps_and_stops_change_nothing(steps in proptest::collection::vec(1..4000usize, 1..6)) {
        let expected: Vec<u16> = officers().iter().map(|&value| value as u16).collect();
        let mut table = table("0.6");
        let mut len = 0;
        for (index, step) in steps.iter().enumerate() {
            len += step;
            table.extend_to(len).unwrap();
            if index % 2 == 0 {
                let saved = table.values().to_vec();
                let empty = SparseTable::of_code(&"0.6".parse().unwrap()).unwrap();
                table = empty.resume(saved).unwrap();
            }
        }
        prop_assert!(table.values() == &expected[..len]);
    }

    #[test]
    fn random_codes(digits in proptest::collection::vec(0..8u8, 1..5), first in prop::bool::ANY) {
        let digits: String = digits.iter().map(|digit| digit.to_string()).collect();
        let code: OctalGame = format!("{}.{digits}", if first { 4 } else { 0 }).parse().unwrap();
        let mut table = SparseTable::of_code(&code).unwrap();
        if table.extend_to(5000).is_ok() {
            assert_same(&table, &code.values(5000), &code.to_string());
        }
    }
}

/// Returns the first 24 000 values of Officers, by all options.
fn officers() -> &'static [u32] {
    use std::sync::OnceLock;
    static VALUES: OnceLock<Vec<u32>> = OnceLock::new();
    VALUES.get_or_init(|| NamedGame::Officers.values(24_000))
}
