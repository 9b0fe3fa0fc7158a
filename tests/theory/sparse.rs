//! Tables by the sparse space, compared with tables by all options and with published facts.

use crate::checksum::fnv_1a;
use crate::random::inputs;
use available::depth;
use grundy::long_tables::{SparseError, SparseTable};
use grundy::named::{GrundysGame, NamedGame};
use grundy::octal::OctalGame;
use grundy::period::{Basis, Claim, Period, Refused};
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

/// Checks values of heaps by all options, whose values are taken from the table.
fn assert_mexes(table: &SparseTable, code: &str, heaps: impl Iterator<Item = usize>) {
    let game: OctalGame = code.parse().unwrap();
    for heap in heaps {
        let values = table.values();
        let mut seen = vec![false; 1 << 16];
        for take in (0..=game.last_digit().unwrap() as usize).filter(|&take| take < heap) {
            let digit = game.digit(take as u64);
            let rest = &values[1..heap - take];
            let pairs = rest.iter().zip(rest.iter().rev()).filter(|_| digit & 4 > 0);
            pairs.for_each(|(a, b)| seen[usize::from(a ^ b)] = true);
            seen[usize::from(values[heap - take])] |= digit & 2 > 0;
        }
        seen[0] |= game.digit(heap as u64) & 1 > 0;
        let mex = seen.iter().position(|seen| !seen);
        assert_eq!(mex, Some(usize::from(values[heap])), "{code} {heap}");
    }
}

#[test]
fn codes_of_every_kind() {
    available::unless_passed!();
    // Codes that become periodic early, late, or never as far as is known; with one, two and
    // three moves that split; with moves that take nothing; with a mask from the start, late,
    // or never.
    for code in [
        "0.77", "0.07", "0.137", "0.007", "0.6", "0.06", "0.04", "0.36", "0.45", "0.156", "0.165",
        "0.16", "0.56", "0.644", "0.004", "0.0137", "0.00007", "4.", "4.4", "4.7", "0.3", "0.1",
        "0.", "0.142", "0.376", "0.333",
    ] {
        let mut table = table(code);
        let heaps = depth(3000, 6000);
        table.extend_to(heaps).unwrap();
        assert_same(&table, &code.parse::<OctalGame>().unwrap().values(heaps), code);
    }
}

#[test]
fn games_of_unknown_period_further_on() {
    available::unless_passed!();
    let mut table = table("0.6");
    table.extend_to(officers().len()).unwrap();
    assert_same(&table, officers(), "Officers");
    let mut table = SparseTable::of_grundys_game();
    table.extend_to(officers().len()).unwrap();
    assert_same(&table, &GrundysGame.values(officers().len()), "Grundy's game");
}

/// Games whose last rare heaps are small, by A. Flammenkamp's tables: 357, 43, 1795 and 13 935.
#[test]
fn games_with_few_rare_heaps_further_on() {
    available::unless_passed!();
    let heaps = depth(8000, 24_000);
    for code in ["0.156", "0.356", "0.56", "0.16"] {
        let mut table = table(code);
        table.extend_to(heaps).unwrap();
        assert_same(&table, &code.parse::<OctalGame>().unwrap().values(heaps), code);
    }
}

#[test]
fn published_rare_heaps() {
    available::unless_passed!();
    // Berlekamp, Conway and Guy, and A. Flammenkamp: Grundy's game has 1273 rare heaps, the
    // last of which is 82 860, and Officers has 1583 (1584 with heap 0), the last of which is
    // 20 627.
    let mut grundy = SparseTable::of_grundys_game();
    grundy.extend_to(depth(1000, 90_000)).unwrap();
    if depth(false, true) {
        let rare = grundy.rare_heaps().unwrap();
        assert_eq!((rare.len(), rare.last()), (1273, Some(&82_860)));
    }
    let mut officers = table("0.6");
    officers.extend_to(depth(30_000, 60_000)).unwrap();
    let rare = officers.rare_heaps().unwrap();
    assert_eq!((rare.len(), rare.last()), (1583, Some(&20_627)));
    let mask = officers.mask().unwrap();
    let is_rare = |&heap: &usize| (officers.values()[heap] & mask).count_ones().is_multiple_of(2);
    assert_eq!(rare, (1..officers.values().len()).filter(is_rare).collect::<Vec<usize>>());
    let bytes = officers.values().iter().flat_map(|value| value.to_le_bytes());
    assert_eq!(officers.checksum(), fnv_1a(bytes));
    // OEIS A002188.
    assert_eq!(grundy.values()[..16], [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1]);
}

#[test]
fn a_largest_value_that_is_a_power_of_2() {
    let mut table = table("0.366");
    table.extend_to(17_400).unwrap();
    assert_eq!(table.values()[..17_340].iter().max(), Some(&512));
    assert_mexes(&table, "0.366", 17_340..17_370);
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
fn certificates_are_those_of_the_direct_method() {
    available::unless_passed!();
    let proved = itertools::iproduct!([0, 4], 0..8, 0..8).filter(|(first, a, b)| {
        let text = format!("{first}.{a}{b}");
        let game: OctalGame = text.parse().unwrap();
        // Each number of heaps up to 70, and some larger ones.
        for heaps in (0..70).chain([167, 168, 300, 700]) {
            let mut table = table(&text);
            table.extend_to(heaps).unwrap();
            let found = table.find_period();
            assert_eq!(found, Period::find_for_code(&game, heaps), "{text} with {heaps} heaps");
            if let Ok(period) = found {
                let claim = Claim::new(period.preperiod(), period.period());
                assert_eq!(table.certify(claim), Ok(period));
            }
        }
        Period::find_for_code(&game, 700).is_ok()
    });
    let proved = proved.count();
    assert!(proved > 64, "only {proved} of 128 codes have a proved period");
}

#[test]
fn claims_without_a_certificate() {
    let mut kayles = table("0.77");
    kayles.extend_to(167).unwrap();
    assert_eq!(kayles.certify(Claim::new(71, 12)), Err(Refused::TooFew { heaps: 168 }));
    kayles.extend_to(168).unwrap();
    assert!(kayles.certify(Claim::new(71, 12)).is_ok());
    assert_eq!(kayles.certify(Claim::new(71, 0)), Err(Refused::NoPeriod));
    let refused = kayles.certify(Claim::new(70, 12));
    assert!(matches!(refused, Err(Refused::Differs { heap: 70, later: 82, .. })));
    let mut grundy = SparseTable::of_grundys_game();
    grundy.extend_to(500).unwrap();
    assert_eq!(grundy.find_period(), Err(Refused::NoTheorem));
    assert_eq!(grundy.certify(Claim::new(0, 1)), Err(Refused::NoTheorem));
}

#[test]
fn a_resumed_table_does_not_vouch_for_its_values() {
    let mut whole = table("0.77");
    whole.extend_to(1000).unwrap();
    // Heap 501 is none of those that `resume` computes again.
    let mut saved = whole.values()[..600].to_vec();
    saved[501] ^= 1;
    let mut resumed = table("0.77").resume(saved).unwrap();
    resumed.extend_to(1000).unwrap();
    if let Ok(period) = resumed.find_period() {
        assert_eq!(period.basis(), Basis::Given);
    }
    let mut resumed = table("0.77").resume(whole.values()[..600].to_vec()).unwrap();
    resumed.extend_to(1000).unwrap();
    let (computed, given) = (whole.find_period().unwrap(), resumed.find_period().unwrap());
    assert_eq!((computed.basis(), given.basis()), (Basis::Computed, Basis::Given));
    assert_eq!(given.to_string(), format!("{computed}, if the given values are right"));
    // Without values nothing is given.
    let mut fresh = table("0.77").resume(vec![]).unwrap();
    fresh.extend_to(1000).unwrap();
    assert_eq!(fresh.find_period(), Ok(computed));
}

#[test]
fn long_published_periods() {
    available::unless_passed!();
    // A. Flammenkamp's table of octal games. Half a million heaps and more need the sparse space.
    let published = [
        ("0.127", 46_578, 4),
        ("0.16", 105_351, 149_459),
        ("0.56", 326_640, 144),
        ("0.376", 2_268_248, 4),
    ];
    for &(text, preperiod, period) in &published[..depth(1, 4)] {
        let mut table = table(text);
        table.extend_to(2 * (preperiod + period) as usize + text.len() - 2).unwrap();
        let found = table.find_period().unwrap();
        assert_eq!((found.preperiod(), found.period()), (preperiod, period), "{text}");
        assert_eq!(found.basis(), Basis::Computed);
        let claim = Claim::new(preperiod - 1, period);
        assert!(matches!(table.certify(claim), Err(Refused::Differs { .. })), "{text}");
    }
}

#[test]
fn a_mask_is_kept_while_it_is_better_for_all_heaps() {
    available::unless_passed!();
    // The values of 0.127 repeat in 4 from heap 46 578 on. Almost any mask suits these four, but
    // one that makes more of the heaps before rare is no better.
    let mut table = table("0.127");
    table.extend_to(1 << 16).unwrap();
    let mut rare = table.rare_heaps().unwrap().len();
    let later = [(1 << 16) + 16, 100_000, 1 << 17, (1 << 17) + 16];
    for &heaps in &later[..depth(2, 4)] {
        table.extend_to(heaps).unwrap();
        let later = table.rare_heaps().unwrap().len();
        assert!(later <= rare, "{rare} rare heaps became {later} at heap {heaps}");
        rare = later;
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
    let refused = table("0.6").extend_to(1 << 48).unwrap_err();
    assert_eq!(refused, SparseError::TooLong);
    assert_eq!(refused.to_string(), "2^48 heaps or more");
}

#[test]
fn values_above_1023() {
    // A move takes 1 to 1100 stones, so heaps up to 1100 are heaps of Nim, and others leave the
    // remainder by 1101.
    let nim = format!("0.{}", "3".repeat(1100));
    let mut nim = table(&nim);
    nim.extend_to(6000).unwrap();
    assert!((0..6000).all(|heap| nim.values()[heap] == (heap % 1101) as u16));
    let mut resumed = table(&format!("0.{}", "3".repeat(1100)));
    resumed = resumed.resume(nim.values()[..3000].to_vec()).unwrap();
    resumed.extend_to(6000).unwrap();
    assert_eq!(resumed.values(), nim.values());
}

#[test]
fn values_that_differ_by_1024() {
    // A move may take any number of stones up to some limit near 1024, but not `left_out`.
    for (most, left_out) in [(1024, 5), (1025, 1), (1030, 2), (1100, 7)] {
        let digits = (1..=most).map(|take| if take == left_out { '0' } else { '3' });
        let game: OctalGame = format!("0.{}", digits.collect::<String>()).parse().unwrap();
        let mut table = SparseTable::of_code(&game).unwrap();
        table.extend_to(3000).unwrap();
        assert_same(&table, &game.values(3000), &format!("{most} without {left_out}"));
    }
}

#[test]
fn a_late_game_of_nim() {
    // Heaps below 3000 have no moves.
    let heaps = depth(4_700, 9_000);
    let text = format!("0.{}{}", "0".repeat(2999), "3".repeat(1500));
    let game: OctalGame = text.parse().unwrap();
    let mut table = SparseTable::of_code(&game).unwrap();
    table.extend_to(heaps).unwrap();
    assert_same(&table, &game.values(heaps), "a late game of Nim");
}

/// Treblecross has values above 1023 from heap 109 362 on.
#[test]
fn a_longer_mask_of_treblecross() {
    available::unless_passed!();
    if depth(false, true) {
        let game: OctalGame = "0.007".parse().unwrap();
        let mut table = SparseTable::of_code(&game).unwrap();
        table.extend_to(115_000).unwrap();
        assert!(table.mask() > Some(1023));
        assert_mexes(&table, "0.007", (109_000..115_000).step_by(199));
    }
}

#[test]
fn values_that_do_not_fit() {
    available::unless_passed!();
    if depth(false, true) {
        let nim = format!("0.{}", "3".repeat(66_000));
        let mut nim = table(&nim);
        assert_eq!(nim.extend_to(66_000), Err(SparseError::TooHigh { heap: 65_536 }));
        assert!((0..65_536).all(|heap| usize::from(nim.values()[heap]) == heap));
        nim.extend_to(65_536).unwrap();
    }
}

/// The codes that A. Flammenkamp's sparse spaces of the second kind make sparse, or sparser: all
/// their moves that split a heap take an odd number of stones, or all an even one.
const BY_PARITY: [&str; 16] = [
    "0.104", "0.106", "0.205", "0.215", "0.207", "0.217", "0.324", "0.325", "0.142", "0.204",
    "0.214", "0.127", "0.005", "0.126", "0.26", "4.04",
];

#[test]
fn masks_with_the_parity_of_the_heap() {
    available::unless_passed!();
    let heaps = depth(6144, 16_384) + 5;
    for code in BY_PARITY {
        let mut table = table(code);
        table.extend_to(heaps).unwrap();
        assert_same(&table, &code.parse::<OctalGame>().unwrap().values(heaps), code);
        if let Some(rare) = table.rare_heaps() {
            let last = rare.iter().filter(|&&heap| heap >= 4608).count();
            // 0.104, 0.106: no rare heap; nearly a half of all with a mask of values alone.
            assert!(!["0.104", "0.106", "0.205"].contains(&code) || last == 0, "{code}");
        }
        assert!(table.mask_has_parity() || !["0.104", "0.106", "0.205"].contains(&code), "{code}");
    }
    // Splits of both parities: 0.77, 0.644. One parity, but a mask of values is better: 0.6.
    for code in ["0.77", "0.644", "0.6"] {
        let mut table = table(code);
        table.extend_to(8192).unwrap();
        assert!(!table.mask_has_parity(), "{code}");
    }
}

#[test]
fn a_heap_that_is_taken_whole_counts_in_its_own_class() {
    available::unless_passed!();
    // A move may take a whole heap of 4500, which is past the heap where masks are chosen.
    for (first, parity) in [("0.104", 4500), ("0.205", 4501), ("0.104", 4511)] {
        let zeros = "0".repeat(parity - 4);
        let game: OctalGame = format!("{first}{zeros}1").parse().unwrap();
        let mut table = SparseTable::of_code(&game).unwrap();
        table.extend_to(6000).unwrap();
        assert_same(&table, &game.values(6000), first);
    }
}

#[test]
fn a_heap_that_is_taken_whole_begins_a_group() {
    // Odd heaps below 4112 and the heap 4112, a multiple of 16, can only be taken as a whole. The
    // move that would split a heap is beyond the table, but its parity counts for the mask: odd
    // heaps of value 1 and even heaps of value 0 are common. It may be able to take a heap, too.
    for last in ['4', '5'] {
        let digit = |take: usize| match take {
            4112 => '1',
            4301 => last,
            _ if take < 4112 && take % 2 == 1 => '1',
            _ => '0',
        };
        let mut table = table(&format!("0.{}", (1..=4301).map(digit).collect::<String>()));
        table.extend_to(4200).unwrap();
        let expected: Vec<u32> =
            (0..4200).map(|heap| u32::from(heap > 0 && digit(heap) == '1')).collect();
        assert_same(&table, &expected, "heaps that are taken whole");
        assert!(table.mask_has_parity());
    }
}

#[test]
fn values_above_the_number_of_options_are_refused() {
    // A move takes a single stone, or takes 600 stones and leaves two heaps. A heap of 600 has one
    // option, and a heap of 650 fewer than 1 + 650 / 2.
    let game: OctalGame = format!("0.2{}4", "0".repeat(598)).parse().unwrap();
    let values: Vec<u16> = game.values(1999).iter().map(|&value| value as u16).collect();
    let resume = |heap: usize, value: u16| {
        let mut saved = values.clone();
        saved[heap] = value;
        SparseTable::of_code(&game).unwrap().resume(saved).err()
    };
    for (heap, most) in [(600, 1), (650, 326)] {
        assert_eq!(resume(heap, most + 1), Some(SparseError::Damaged { heap }));
    }
}

#[test]
fn values_above_1023_are_refused_wherever_they_are() {
    let mut whole = table("0.6");
    whole.extend_to(10_000).unwrap();
    for (heap, value) in [(0, 1024), (499, 1024), (501, 1024), (7001, u16::MAX), (9999, 2000)] {
        let mut saved = whole.values().to_vec();
        saved[heap] = value;
        let refused = table("0.6").resume(saved).err();
        assert_eq!(refused, Some(SparseError::Damaged { heap }));
    }
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
    fn steps_and_stops_change_nothing(steps in proptest::collection::vec(1..depth(2000, 4000usize), 1..6)) {
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
    fn random_codes_whose_splits_agree(
        digits in proptest::collection::vec(0..8u8, 1..6),
        parity in 0..2usize,
    ) {
        let take_parity = |(index, digit): (usize, u8)| if index % 2 == parity { digit } else { digit % 4 };
        let digits: Vec<u8> = digits.into_iter().enumerate().map(take_parity).collect();
        let digits: String = digits.iter().map(|digit| digit.to_string()).collect();
        let code: OctalGame = format!("0.{digits}").parse().unwrap();
        let mut table = SparseTable::of_code(&code).unwrap();
        table.extend_to(5000).unwrap();
        assert_same(&table, &code.values(5000), &code.to_string());
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

/// Returns the first values of Officers, by all options.
fn officers() -> &'static [u32] {
    use std::sync::OnceLock;
    static VALUES: OnceLock<Vec<u32>> = OnceLock::new();
    VALUES.get_or_init(|| NamedGame::Officers.values(depth(12_000, 24_000)))
}
