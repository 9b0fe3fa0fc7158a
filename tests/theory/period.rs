//! Certificates of periods: published ones, false claims, and values far past what was
//! compared.

use crate::random::inputs;
use grundy::octal::OctalGame;
use grundy::period::{Basis, Claim, Period, Refused, Regularity, Theorem};
use grundy::subtraction::SubtractionSet;
use grundy::table::TableVec;
use itertools::Itertools;
use proptest::prelude::*;
use std::collections::HashMap;

fn code(code: &str) -> OctalGame {
    code.parse().unwrap()
}

fn set(set: &str) -> SubtractionSet {
    set.parse().unwrap()
}

fn values_of_set(set: &SubtractionSet, len: usize) -> Vec<u32> {
    TableVec::<u32>::subtraction(&set.moves_for(len), len).values().to_vec()
}

fn assert_values(period: &Period, values: &[u32]) {
    for (heap, &value) in values.iter().enumerate() {
        assert_eq!(period.value(heap as u64), u64::from(value), "{period} at {heap}");
    }
}

#[test]
fn published_periods_of_octal_games() {
    available::unless_passed!();
    // (code, preperiod, period). Winning Ways, chapter 4, and Flammenkamp's tables for the
    // first six; OEIS for the others, whose "last exception" is the preperiod less 1.
    let published = [
        ("0.77", 71, 12),
        ("0.07", 53, 34),
        ("0.137", 52, 34),
        ("0.45", 498, 20),
        ("0.156", 3479, 349),
        ("0.165", 5181, 1550),
        ("0.1377", 141, 24),   // A071434
        ("0.177", 497, 20),    // A071435
        ("0.117", 47, 48),     // A071453
        ("0.11377", 187, 32),  // A071452
        ("0.113377", 211, 36), // A071451
        ("0.7777", 142, 24),   // A071074
    ];
    for (text, preperiod, period) in published {
        let game = code(text);
        // As many as the theorem looks at, and more than the longest move takes.
        let heaps = 2 * (preperiod + period) as usize + text.len();
        let found = Period::find_for_code(&game, heaps).unwrap();
        assert_eq!((found.preperiod(), found.period()), (preperiod, period), "{text}");
        assert_eq!((found.saltus(), found.theorem()), (0, Theorem::GuySmith));
        assert_eq!(found.rule(), text);
        assert_eq!(Period::of_code(&game, Claim::new(preperiod, period)), Ok(found));
        // One heap earlier is false, and the witness is that heap.
        let refused = Period::of_code(&game, Claim::new(preperiod - 1, period));
        let Err(Refused::Differs { heap, value, later, later_value, saltus: 0 }) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!((heap, later), (preperiod - 1, preperiod - 1 + period));
        assert_ne!(value, later_value);
    }
}

#[test]
fn what_was_compared_is_what_the_theorem_wants() {
    // n0 = 71, p = 12, t = 2: heaps 71 to 2·71 + 12 + 2 - 1.
    let kayles = Period::of_code(&code("0.77"), Claim::new(71, 12)).unwrap();
    assert_eq!(kayles.compared(), (71, 155));
    assert_eq!(kayles.values().len(), 83);
    // 4.4 is Kayles with one more, and takes at most one: 72 to 2·72 + 12 + 1 - 1.
    let shifted = Period::of_code(&code("4.4"), Claim::new(72, 12)).unwrap();
    assert_eq!(shifted.compared(), (72, 156));
    let set = Period::of_set(&set("{1, 2, 3}"), Claim::new(0, 4)).unwrap();
    assert_eq!(
        set.to_string(),
        "period 4 after 0: equal on heaps 0..2 against 4..6, hence on all \
         larger ones, \
         by induction over the largest move"
    );
    let lasker = Period::of_code(&code("4.[3]"), Claim::arithmetic(1, 4, 4)).unwrap();
    assert_eq!(
        lasker.to_string(),
        "period 4, saltus 4 after 1: equal up to +4 on heaps 1..5 against 5..9, hence on all \
         larger ones, \
         by the theorem on moves of any number above some t"
    );
    // t = 1, b = 1: heap 1 is compared, although G(n) = 0 1 2 3 … looks right from heap 0 on.
    let nim = Period::of_code(&code("0.3[3]"), Claim::arithmetic(0, 1, 1)).unwrap();
    assert_eq!(nim.compared(), (0, 0));
}

#[test]
fn a_whole_heap_of_t_stones_is_taken_by_another_bit() {
    // In 0.1[3] a single stone may be taken only as the whole heap, so from 2 stones nothing
    // leaves 1, and G = 0 1 1 2 2 3 3 …; from 0 0 1 2 on 0.01[3] has G(2) = 0 by taking all 2,
    // and so on. The claims agree with the first t heaps of each.
    for text in ["0.1[3]", "0.01[3]", "0.31[3]", "0.001[3]", "0.331[3]"] {
        let game = code(text);
        let values = game.values(200);
        for (preperiod, period, saltus) in itertools::iproduct!(0..4, 1..8, 1..8) {
            let claim = Claim::arithmetic(preperiod, period, saltus);
            match Period::of_code(&game, claim) {
                Ok(certificate) => assert_values(&certificate, &values),
                Err(refused) => {
                    assert!(matches!(refused, Refused::Differs { .. }), "{text}: {refused}")
                }
            }
        }
        if let Ok(found) = Period::find_for_code(&game, 100) {
            assert_values(&found, &values);
        }
    }
    let refused = Period::of_code(&code("0.1[3]"), Claim::arithmetic(0, 1, 1)).unwrap_err();
    assert_eq!(refused.to_string(), "heap 1 has value 1, but heap 2 has value 1, not 2");
}

#[test]
fn hexadecimal_codes_whose_values_grow() {
    // By hand: 0x8. leaves three heaps and takes nothing. G = 0 0 0 1 1 2 2 …, as (1, 1, n - 2),
    // (2, 2, n - 4) … have the values of all smaller heaps of the parity of n.
    let cut = Period::find_for_code(&code("0x8."), 100).unwrap();
    assert_eq!((cut.preperiod(), cut.period(), cut.saltus()), (1, 2, 1));
    assert_eq!(cut.theorem(), Theorem::EqualPairs);
    assert_eq!(cut.value(u64::MAX), u64::MAX / 2);
    assert_eq!(
        cut.to_string(),
        "period 2, saltus 1 after 1: equal up to +1 on heaps 1..6 against 3..8, hence on all \
         larger ones, \
         by the theorem on moves that leave two equal heaps and another"
    );
    // Take one or two stones, and leave at most three heaps: as in Nim, G(n) = n, since a nim sum
    // is at most the sum, and the largest heap that a move may leave is n - 1.
    let nim = Period::find_for_code(&code("0x0.FF"), 100).unwrap();
    assert_eq!((nim.preperiod(), nim.period(), nim.saltus()), (0, 1, 1));
    // A period in the plain sense needs no other theorem than before.
    let plain = Period::find_for_code(&code("0x0.F"), 100).unwrap();
    assert_eq!((plain.period(), plain.theorem()), (2, Theorem::GuySmith));
    // A saltus that is no power of 2: 0 1 2 0 1 2 3 4 5 3 4 5 …
    let other = Period::find_for_code(&code("0x0.3F"), 100).unwrap();
    assert_eq!((other.preperiod(), other.period(), other.saltus()), (0, 6, 3));
    assert_values(&other, &code("0x0.3F").values(400));
    // Ruler regularity (Grossman and Nowakowski, 2015) is not an arithmetic period.
    let refused = Period::find_for_code(&code("0x0.2048"), 200);
    assert_eq!(refused, Err(Refused::NotFound { heaps: 200 }));
    // Finite octal codes have no arithmetic period (Horrocks and Nowakowski, 2003), whatever the
    // first heaps say.
    let growing_so_far = Period::of_code(&code("0.333"), Claim::arithmetic(0, 1, 1));
    assert!(matches!(growing_so_far, Err(Refused::Differs { heap: 3, .. })));
}

#[test]
fn given_values_are_named_as_such() {
    let kayles = code("0.77");
    let values = kayles.values(200);
    let given = Period::of_given_values(&kayles, Claim::new(71, 12), &values).unwrap();
    let computed = Period::of_code(&kayles, Claim::new(71, 12)).unwrap();
    assert_eq!((given.basis(), computed.basis()), (Basis::Given, Basis::Computed));
    assert_ne!(given, computed);
    assert_eq!(given.to_string(), format!("{computed}, if the given values are right"));
    assert_eq!((given.compared(), given.values()), (computed.compared(), computed.values()));
    // 168 heaps are enough, and 167 are not.
    let check = |len: usize, claim| Period::of_given_values(&kayles, claim, &values[..len]);
    assert!(check(168, Claim::new(71, 12)).is_ok());
    assert_eq!(check(167, Claim::new(71, 12)), Err(Refused::TooFew { heaps: 168 }));
    assert_eq!(check(0, Claim::new(71, 12)), Err(Refused::TooFew { heaps: 168 }));
    let refused = check(200, Claim::new(70, 12)).unwrap_err();
    assert_eq!(refused.to_string(), "heap 70 has value 6, but heap 82 has value 2");
    assert_eq!(check(200, Claim::new(71, 0)), Err(Refused::NoPeriod));
    assert_eq!(
        check(200, Claim::arithmetic(71, 12, 1)).unwrap_err(),
        Refused::Differs {
            heap: 71,
            value: values[71],
            later: 83,
            later_value: values[83],
            saltus: 1,
        }
    );
    let lasker = code("4.[3]");
    let refused = Period::of_given_values(&lasker, Claim::arithmetic(1, 4, 4), &lasker.values(90));
    assert_eq!(refused, Err(Refused::NoTheorem));
}

#[test]
fn larger_preperiods_and_multiples_of_the_period_are_true_too() {
    let kayles = code("0.77");
    let values = kayles.values(1000);
    for (preperiod, period) in [(71, 24), (72, 12), (100, 36), (500, 12), (71, 120)] {
        let certificate = Period::of_code(&kayles, Claim::new(preperiod, period)).unwrap();
        assert_values(&certificate, &values);
    }
    for period in (1..=100).filter(|period| period % 12 != 0) {
        let refused = Period::of_code(&kayles, Claim::new(71, period)).unwrap_err();
        let Refused::Differs { heap, value, later, later_value, .. } = refused else {
            panic!("{refused}");
        };
        assert_eq!((value, later_value), (values[heap as usize], values[later as usize]));
        assert_ne!(value, later_value);
        assert!(heap >= 71 && later == heap + period);
    }
}

/// The first repetition among the windows of `most` values, each of which determines all
/// that follows.
fn by_states(set: &SubtractionSet) -> (u64, u64) {
    let most = *set.numbers().unwrap().last().unwrap() as usize;
    let values = values_of_set(set, 5000);
    let mut seen = HashMap::new();
    for (heap, window) in values.windows(most).enumerate() {
        if let Some(earlier) = seen.insert(window, heap) {
            return (earlier as u64, (heap - earlier) as u64);
        }
    }
    panic!("no period of {set} below 5000");
}

#[test]
fn every_set_of_small_moves() {
    for moves in (1..=9u64).powerset().filter(|moves| !moves.is_empty()) {
        let set = SubtractionSet::finite(&moves).unwrap();
        let period = Period::find_for_set(&set, 5000).unwrap();
        assert_eq!((period.preperiod(), period.period()), by_states(&set), "{set}");
        assert_eq!(period.theorem(), Theorem::LargestMove);
        assert_values(&period, &values_of_set(&set, 600));
        let claim = Claim::new(period.preperiod(), period.period());
        assert_eq!(Period::of_set(&set, claim), Ok(period));
    }
}

#[test]
fn pure_and_impure_sets() {
    // Bash's game: moves 1 to m have period m + 1 from the start.
    for most in 1..40 {
        let set = SubtractionSet::finite(&(1..=most).collect_vec()).unwrap();
        let period = Period::find_for_set(&set, 200).unwrap();
        assert_eq!((period.preperiod(), period.period()), (0, most + 1));
    }
    // By hand: 0 0 1 1 2 2 0 3 1 0 2 1 0 2 1 …, irregular before heap 8.
    let period = Period::find_for_set(&set("{2, 4, 7}"), 200).unwrap();
    assert_eq!((period.preperiod(), period.period()), (8, 3));
    assert_eq!(period.values(), [0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2]);
}

#[test]
fn every_all_but_set_of_small_numbers() {
    available::unless_passed!();
    for forbidden in (1..=7u64).powerset() {
        let set = match forbidden.as_slice() {
            [] => SubtractionSet::all(),
            some => SubtractionSet::all_but(some).unwrap(),
        };
        let period = Period::find_for_set(&set, 800).unwrap();
        assert_eq!(period.theorem(), Theorem::NimTail);
        assert!(period.saltus() > 0, "values of {set} grow");
        let values = values_of_set(&set, 1500);
        assert_values(&period, &values);
        // No smaller period, and no smaller preperiod.
        let (from, least) = (period.preperiod() as usize, period.period() as usize);
        let grows_evenly = |from: usize, period: usize| {
            let pairs = values[from..].iter().zip(&values[from + period..]);
            pairs.map(|(&value, &later)| later.wrapping_sub(value)).all_equal()
        };
        assert!((1..least).all(|period| !grows_evenly(from, period)), "{set}: {period}");
        assert!(from == 0 || !grows_evenly(from - 1, least), "{set}: {period}");
        let claim = Claim::arithmetic(period.preperiod(), period.period(), period.saltus());
        assert_eq!(Period::of_set(&set, claim), Ok(period));
    }
}

#[test]
fn nim_and_all_but_one() {
    let nim = Period::find_for_set(&SubtractionSet::all(), 100).unwrap();
    assert_eq!((nim.preperiod(), nim.period(), nim.saltus()), (0, 1, 1));
    assert_eq!(nim.value(u64::MAX), u64::MAX);
    let nim = Period::find_for_code(&code("0.[3]"), 100).unwrap();
    assert_eq!((nim.preperiod(), nim.period(), nim.saltus()), (0, 1, 1));
    let other = Period::find_for_set(&set("all but {1}"), 100).unwrap();
    assert_eq!(other.value(u64::MAX), u64::MAX / 2);
}

#[test]
fn laskers_nim() {
    // E. Lasker, Brettspiele der Völker (1931); Winning Ways, chapter 4: 4k+1 and 4k+2 have
    // themselves as values, 4k+3 and 4k+4 have each other.
    let lasker = Period::find_for_code(&code("4.[3]"), 100).unwrap();
    assert_eq!((lasker.preperiod(), lasker.period(), lasker.saltus()), (1, 4, 4));
    for heap in (1..10_000).chain((1 << 62)..(1 << 62) + 100) {
        let value = match heap % 4 {
            3 => heap + 1,
            0 => heap - 1,
            _ => heap,
        };
        assert_eq!(lasker.value(heap), value);
    }
}

#[test]
#[should_panic(expected = "the value of heap 18446744073709551615 is beyond 2^64 - 1")]
fn a_value_that_does_not_fit() {
    let lasker = Period::find_for_code(&code("4.[3]"), 100).unwrap();
    lasker.value(u64::MAX);
}

#[test]
fn every_code_of_two_digits() {
    available::unless_passed!();
    let mut proved = 0;
    for (first, a, b) in itertools::iproduct!([0, 4], 0..8, 0..8) {
        let game = code(&format!("{first}.{a}{b}"));
        if let Ok(period) = Period::find_for_code(&game, 700) {
            proved += 1;
            assert_values(&period, &game.values(1500));
        }
    }
    assert!(proved > 64, "only {proved} of 128 codes have a proved period");
}

#[test]
fn no_theorem_no_certificate() {
    let fibonacci = set("fibonacci");
    assert_eq!(Period::find_for_set(&fibonacci, 200), Err(Refused::NoTheorem));
    assert_eq!(Period::of_set(&fibonacci, Claim::new(0, 6)), Err(Refused::NoTheorem));
}

#[test]
fn codes_whose_digits_repeat() {
    // (code, preperiod, period, saltus), each by hand.
    let known = [
        ("0.[1]", 1, 1, 0),  // take a heap as a whole
        ("0.[30]", 0, 2, 0), // take an odd number
        ("0.7[1]", 1, 2, 0), // 0 1 2 1 2 …: from 4 stones, leave 3, 1 and 2, or nothing
        ("0.[7]", 0, 1, 1),  // as Nim: no nim sum of the parts exceeds what is left
        ("0.[2]", 1, 1, 1),  // Nim in which one stone cannot be taken
        ("0.[4]", 1, 2, 1),  // 0 0 0 1 1 2 2 …: a stone alone has value 0, so leave m and one stone
        ("0.0[3]", 0, 2, 1), // take two stones or more
    ];
    for (text, preperiod, period, saltus) in known {
        let game = code(text);
        let found = Period::find_for_code(&game, 200).unwrap();
        let claim = Claim::arithmetic(preperiod, period, saltus);
        assert_eq!(Claim::arithmetic(found.preperiod(), found.period(), found.saltus()), claim);
        assert_values(&found, &game.values(600));
        let theorem =
            if text.ends_with("[3]") { Theorem::NimTail } else { Theorem::RepeatingDigits };
        assert_eq!(found.theorem(), theorem);
        assert_eq!(Period::of_code(&game, claim), Ok(found));
    }
    // A period that is no multiple of that of the digits: any heap may be taken as a whole, and two
    // heaps of value 1 have the nim sum 0. So m = 2, P = 2, and 2·(1 + 2) + 0 + 2 - 1 - 1 = 6.
    let ones = Period::of_code(&code("0.[15]"), Claim::new(1, 1)).unwrap();
    assert_eq!(ones.compared(), (1, 6));
    let refused = Period::of_code(&code("0.[7]"), Claim::new(0, 1)).unwrap_err();
    assert_eq!(refused.to_string(), "heap 0 has value 0, but heap 1 has value 1");
}

#[test]
fn sets_that_repeat_modulo_the_period() {
    // Heap mod 2, heap mod 3; by an even base b alternating up to the lone 2 of heap b.
    let mut expected = vec![("odd".to_string(), 2), ("powers of 2".to_string(), 3)];
    for base in 3..40 {
        expected.push((format!("powers of {}", base), if base % 2 == 0 { base + 1 } else { 2 }));
    }
    for (text, period) in expected {
        let found = Period::find_for_set(&set(&text), 5000).unwrap();
        assert_eq!((found.preperiod(), found.period(), found.saltus()), (0, period, 0), "{}", text);
        assert_eq!(found.theorem(), Theorem::Residues);
        let by_definition = TableVec::<u32>::subtraction(&set(&text).moves_for(3000), 3000);
        for (heap, &value) in by_definition.values().iter().enumerate() {
            assert_eq!(found.value(heap as u64), u64::from(value), "{}, {}", text, heap);
        }
    }
    let powers = Period::find_for_set(&set("powers of 2"), 100).unwrap();
    assert_eq!(
        powers.to_string(),
        "period 3 after 0: equal on heaps 0..1 against 3..4, hence on all larger ones, by \
         the theorem on sets \
         that repeat modulo the period"
    );
    // A multiple of the period is one too; a later beginning is true, but not what is proved.
    assert!(Period::of_set(&set("odd"), Claim::new(0, 6)).is_ok());
    assert!(Period::of_set(&set("powers of 2"), Claim::new(0, 6)).is_ok());
    assert_eq!(Period::of_set(&set("odd"), Claim::new(1, 2)), Err(Refused::NoTheorem));
    let differs = Refused::Differs { heap: 0, value: 0, later: 1, later_value: 1, saltus: 0 };
    assert_eq!(Period::of_set(&set("odd"), Claim::new(0, 1)), Err(differs));
    // The second power is beyond any table.
    let sparse = set("powers of 4294967296");
    assert_eq!(Period::find_for_set(&sparse, 500), Err(Refused::NotFound { heaps: 500 }));
}

#[test]
fn too_few_heaps_prove_nothing() {
    let kayles = code("0.77");
    // The comparison ends with heap 167, so 168 heaps are needed.
    assert_eq!(Period::find_for_code(&kayles, 167), Err(Refused::NotFound { heaps: 167 }));
    assert!(Period::find_for_code(&kayles, 168).is_ok());
    for heaps in 0..3 {
        assert_eq!(
            Period::find_for_code(&kayles, heaps),
            Err(Refused::NotFound { heaps: heaps as u64 })
        );
    }
    // Open cases: Officers, Treblecross.
    for text in ["0.6", "0.007"] {
        let refused = Period::find_for_code(&code(text), 3000);
        assert_eq!(refused, Err(Refused::NotFound { heaps: 3000 }), "{text}");
    }
}

#[test]
fn claims_that_cannot_be() {
    let kayles = code("0.77");
    assert_eq!(Period::of_code(&kayles, Claim::new(71, 0)), Err(Refused::NoPeriod));
    for claim in [Claim::new(1 << 40, 12), Claim::new(71, 1 << 40), Claim::new(u64::MAX, u64::MAX)]
    {
        assert_eq!(Period::of_code(&kayles, claim), Err(Refused::TooLarge));
        assert_eq!(Period::of_set(&SubtractionSet::all(), claim), Err(Refused::TooLarge));
    }
    let far = SubtractionSet::finite(&[u64::MAX]).unwrap();
    assert_eq!(Period::of_set(&far, Claim::new(0, 1)), Err(Refused::TooLarge));
    assert_eq!(Period::find_for_set(&far, 500), Err(Refused::NotFound { heaps: 500 }));
    // Values of finite codes do not grow, those of Nim do, and by 1 a heap.
    let refused = Period::of_code(&kayles, Claim::arithmetic(0, 1, 1)).unwrap_err();
    assert_eq!(refused.to_string(), "heap 3 has value 3, but heap 4 has value 1, not 4");
    for claim in [Claim::new(0, 1), Claim::arithmetic(3, 2, 1), Claim::arithmetic(0, 1, u64::MAX)] {
        let refused = Period::of_set(&SubtractionSet::all(), claim);
        assert!(matches!(refused, Err(Refused::Differs { .. })), "{claim}");
    }
    // A true claim about a game without moves.
    let still = Period::of_code(&code("0."), Claim::new(0, 1)).unwrap();
    assert_eq!(still.value(u64::MAX), 0);
}

proptest! {
    #![proptest_config(inputs(200))]

    #[test]
    fn certificates_of_random_codes_hold(text in "[04]\\.[0-7]{1,4}") {
        let game = code(&text);
        if let Ok(period) = Period::find_for_code(&game, 300) {
            assert_values(&period, &game.values(1000));
        }
    }

    #[test]
    fn certificates_of_random_hexadecimal_codes_hold(text in "0x[048C]\\.[0-9A-F]{1,3}") {
        let game = code(&text);
        if let Ok(period) = Period::find_for_code(&game, 60) {
            assert_values(&period, &game.values(150));
        }
    }

    #[test]
    fn certificates_of_codes_that_end_in_threes_hold(text in "[04]\\.[0-7]{0,4}\\[3\\]") {
        let game = code(&text);
        if let Ok(period) = Period::find_for_code(&game, 300) {
            assert_values(&period, &game.values(700));
            let claim =
                Claim::arithmetic(period.preperiod(), period.period(), period.saltus());
            let again = Period::of_code(&game, claim).map(|period| period.to_string());
            prop_assert_eq!(again, Ok(period.to_string()));
        }
    }

    #[test]
    fn certificates_of_random_sets_hold(moves in proptest::collection::btree_set(1..30u64, 1..6)) {
        let set = SubtractionSet::finite(&moves.into_iter().collect_vec()).unwrap();
        if let Ok(period) = Period::find_for_set(&set, 2000) {
            assert_values(&period, &values_of_set(&set, 4000));
        }
    }

    #[test]
    fn certificates_of_random_all_but_sets_hold(
        forbidden in proptest::collection::btree_set(1..20u64, 1..6),
    ) {
        let set = SubtractionSet::all_but(&forbidden.into_iter().collect_vec()).unwrap();
        if let Ok(period) = Period::find_for_set(&set, 500) {
            assert_values(&period, &values_of_set(&set, 900));
        }
    }

    #[test]
    fn random_claims_are_proved_or_refuted(
        text in "[04]\\.[0-7]{1,3}",
        preperiod in 0..150u64,
        period in 1..60u64,
    ) {
        let game = code(&text);
        let values = game.values(600);
        match Period::of_code(&game, Claim::new(preperiod, period)) {
            Ok(certificate) => assert_values(&certificate, &values),
            Err(Refused::Differs { heap, value, later, later_value, .. }) => {
                prop_assert_eq!(value, values[heap as usize]);
                prop_assert_eq!(later_value, values[later as usize]);
                prop_assert_ne!(value, later_value);
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
    }
}

#[test]
fn formulas_in_words() {
    let formula = |text: &str| Period::find_for_code(&code(text), 100).unwrap().formula();
    // 0 0 1 2 3 …, and 0 1 2 0 1 2 3 4 5 ….
    assert_eq!(formula("0.[2]"), "G(n) = G(1) + (n − 1), n ≥ 1");
    assert_eq!(formula("0x0.3F"), "G(n) = [0, 1, 2, 0, 1, 2][n mod 6] + 3·⌊n / 6⌋");
    let of_set = |text: &str| Period::find_for_set(&set(text), 300).unwrap().formula();
    // 0 0 1 1 2 2 …, 0 0 1 1 2 again and again, and a period that is too long to be read.
    assert_eq!(of_set("all but {1}"), "G(n) = ⌊n / 2⌋");
    assert_eq!(of_set("{2, 3}"), "G(n) = [0, 0, 1, 1, 2][n mod 5]");
    assert_eq!(of_set("{20, 21}"), "G(n) = G(n mod 41)");
    let no_moves = Period::of_code(&code("0.0"), Claim::new(0, 2)).unwrap();
    assert_eq!(no_moves.formula(), "G(n) = [0, 0][n mod 2]");
}

#[test]
fn multiples_are_compared_for_one_period() {
    let period = Period::of_set(&set("multiples of 3"), Claim::arithmetic(0, 3, 1)).unwrap();
    assert_eq!(period.compared(), (0, 2));
}

#[test]
fn formulas() {
    let of_code = |text: &str, preperiod, period, saltus| {
        let claim = Claim::arithmetic(preperiod, period, saltus);
        Period::of_code(&code(text), claim).unwrap().formula()
    };
    // Nobody can move.
    assert_eq!(of_code("0.", 0, 1, 0), "G(n) = 0");
    assert_eq!(of_code("0.", 0, 2, 0), "G(n) = [0, 0][n mod 2]");
    assert_eq!(of_code("0.", 3, 1, 0), "G(n) = G(3), n ≥ 3");
    assert_eq!(of_code("0.[3]", 0, 1, 1), "G(n) = n");
    assert_eq!(of_code("0.[3]", 0, 4, 4), "G(n) = n");
    assert_eq!(of_code("0.[2]", 1, 1, 1), "G(n) = G(1) + (n − 1), n ≥ 1");
    assert_eq!(of_code("0.333", 0, 4, 0), "G(n) = n mod 4");
    assert_eq!(of_code("0.77", 71, 12, 0), "G(n) = G(71 + (n − 71) mod 12), n ≥ 71");
    let lasker = "G(n) = G(1 + (n − 1) mod 4) + 4·⌊(n − 1) / 4⌋, n ≥ 1";
    assert_eq!(of_code("4.[3]", 1, 4, 4), lasker);
    let repeated = "G(n) = [0, 1, 2, 0, 1, 2][n mod 6] + 3·⌊n / 6⌋";
    assert_eq!(of_code("0x0.3F", 0, 6, 3), repeated);
    let of_set = |text: &str, period, saltus| {
        Period::of_set(&set(text), Claim::arithmetic(0, period, saltus)).unwrap().formula()
    };
    assert_eq!(of_set("all but {1}", 2, 1), "G(n) = ⌊n / 2⌋");
    assert_eq!(of_set("all but {1}", 4, 2), "G(n) = [0, 0, 1, 1][n mod 4] + 2·⌊n / 4⌋");
    let halves = "G(n) = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1][n mod 16]";
    assert_eq!(of_set("{8}", 16, 0), halves);
    assert_eq!(of_set("{9}", 18, 0), "G(n) = G(n mod 18)");
}

#[test]
fn each_law_as_one_type() {
    for (text, heaps) in [("0.77", 200), ("4.[3]", 100), ("0.03[20]", 100), ("0x0.2048", 300)] {
        let game = code(text);
        let law = match Period::find_for_code(&game, heaps) {
            Ok(period) => Regularity::Period(period),
            Err(_) => Regularity::without_period(&game, heaps).unwrap(),
        };
        let said = match &law {
            Regularity::Period(period) => period.to_string(),
            Regularity::InPart(sapp) => sapp.to_string(),
            Regularity::Ruler(ruler) => ruler.to_string(),
        };
        assert_eq!(law.to_string(), said);
        assert!(said.starts_with(&law.claim().to_string()));
        for (heap, value) in (0..).zip(game.values(400)) {
            assert_eq!(law.value(heap), u64::from(value), "{text} at {heap}");
            assert_eq!(law.checked_value(heap), Some(u64::from(value)), "{text} at {heap}");
        }
    }
    let lasker = Regularity::Period(Period::find_for_code(&code("4.[3]"), 100).unwrap());
    assert_eq!(lasker.checked_value(u64::MAX), None);
}
