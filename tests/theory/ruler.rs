//! Certificates of ruler regularity: the published law, values far past what was computed, and
//! claims that no theorem covers.

use available::depth;
use grundy::mex::MexSet;
use grundy::octal::OctalGame;
use grundy::period::ruler::Ruler;
use grundy::period::{Claim, Refused};

fn code(code: &str) -> OctalGame {
    code.parse().unwrap()
}

/// The heaps from 6 on but 13j + 15, which the law of 0x0.2048 excepts.
const CLAIM: Claim = Claim { preperiod: 6, period: 13, saltus: 4 };

const PROVED: [&str; 8] = [
    "0x0.2048", "0x0.2049", "0x0.204A", "0x0.204B", "0x0.2148", "0x0.2149", "0x0.214A", "0x0.214B",
];

/// Returns the mex of the options of `heap` in 0x0.2048, by the values of the smaller heaps.
fn by_definition(heap: usize, values: &[u64]) -> u64 {
    let mut set = MexSet::new();
    set.insert(values[heap - 1]);
    for first in 1..=(heap - 3) / 2 {
        set.insert(values[first] ^ values[heap - 3 - first]);
    }
    let rest = heap - 4;
    for first in 1..=rest / 3 {
        for second in first..=(rest - first) / 2 {
            set.insert(values[first] ^ values[second] ^ values[rest - first - second]);
        }
    }
    set.mex()
}

/// Grossman and Nowakowski, *A ruler regularity in hexadecimal games*.
#[test]
fn the_published_law() {
    let ruler = Ruler::of_code(&code("0x0.2048"), CLAIM).unwrap();
    assert_eq!((ruler.rule(), ruler.claim(), ruler.mark()), ("0x0.2048", CLAIM, 15));
    assert_eq!(
        ruler.to_string(),
        "period 13, saltus 4 after 6 except at heaps 13j + 15, j ≥ 1, whose values are 4j + 5 if \
         j is a power of two, and 4(j - 2·2^k) + 2 otherwise, 2^k the largest power of two that \
         divides j: checked on heaps 1..275, hence on all larger ones, by the theorem on ruler \
         regularity"
    );
    for mark in 1..100_000_u64 {
        let value = match mark.is_power_of_two() {
            true => 4 * mark + 5,
            false => 4 * mark + 2 - (8 << mark.trailing_zeros()),
        };
        assert_eq!(ruler.value(13 * mark + 15), value, "mark {mark}");
    }
    for heap in (6..100_000).filter(|heap| heap % 13 != 2) {
        assert_eq!(ruler.value(heap + 13), ruler.value(heap) + 4, "heap {heap}");
    }
}

#[test]
fn values_past_those_that_were_computed() {
    for (place, text) in PROVED.into_iter().enumerate() {
        let game = code(text);
        let ruler = Ruler::of_code(&game, CLAIM).unwrap();
        let values = game.values(if place == 0 { depth(700, 2000) } else { depth(300, 500) });
        assert!(values.len() as u64 > ruler.computed());
        for (heap, &value) in (0..).zip(&values) {
            assert_eq!(ruler.value(heap), u64::from(value), "{text} at {heap}");
        }
    }
}

#[test]
fn regularities_are_found() {
    for text in PROVED {
        let found = Ruler::find_for_code(&code(text), 300);
        assert_eq!(found, Ruler::of_code(&code(text), CLAIM), "{text}");
    }
    assert_eq!(Ruler::find_for_code(&code("0x0.2048"), 276).unwrap().claim(), CLAIM);
    // An arithmetic period, values that are not proved, one heap at most, too few heaps.
    let refused = |text, heaps| Ruler::find_for_code(&code(text), heaps).unwrap_err();
    assert_eq!(refused("0x0.8", 300), Refused::NotFound { heaps: 300 });
    assert_eq!(refused("0x0.0905", 200), Refused::NotFound { heaps: 200 });
    assert_eq!(refused("0.77", 300), Refused::NoTheorem);
    for heaps in [0, 1, 20, 200, 275] {
        assert_eq!(refused("0x0.2048", heaps), Refused::NotFound { heaps: heaps as u64 });
    }
}

/// Each heap's value follows from those of the smaller heaps.
#[test]
fn values_far_past_those_that_were_computed() {
    available::unless_passed!();
    let ruler = Ruler::of_code(&code("0x0.2048"), CLAIM).unwrap();
    let len = depth(2000, 20_000);
    let values: Vec<u64> = (0..len as u64).map(|heap| ruler.value(heap)).collect();
    let last = len - 13..len;
    let marks = [64, 96, 112, 120, 127, 128, 129, 1024, 1280, 1472, 1504];
    let marks = marks.map(|mark| 13 * mark + 15).into_iter().filter(|&heap| heap < len);
    for heap in last.chain(marks) {
        assert_eq!(values[heap], by_definition(heap, &values), "heap {heap}");
    }
}

#[test]
fn the_largest_values() {
    let ruler = Ruler::of_code(&code("0x0.2048"), CLAIM).unwrap();
    // 2^64 - 1 = 13·1 418 980 313 362 273 201 + 2.
    let mark = 1_418_980_313_362_273_200;
    assert_eq!(ruler.value(u64::MAX), 4 * mark + 2 - 8 * 16);
    assert_eq!(ruler.value(u64::MAX - 1), 4 * (mark + 1));
}

#[test]
fn claims_that_are_not_covered() {
    let of_code = |text: &str, claim: Claim| Ruler::of_code(&code(text), claim);
    let refused = |text, claim| of_code(text, claim).unwrap_err();
    assert_eq!(refused("0x0.2048", Claim::arithmetic(6, 0, 4)), Refused::NoPeriod);
    for claim in [Claim::new(6, 13), Claim::arithmetic(6, 13, 3), Claim::arithmetic(6, 13, 8)] {
        assert_eq!(refused("0x0.2048", claim), Refused::NoTheorem, "{claim}");
    }
    assert_eq!(refused("0x0.2048", Claim::arithmetic(6, 12, 4)), Refused::NoTheorem);
    let large = Claim::arithmetic(6, u64::MAX, 4);
    let too_large = Refused::NotFound { heaps: 1024 };
    assert_eq!(refused("0x0.2048", large), too_large);
    for text in ["0.77", "0x0.[2048]"] {
        assert_eq!(refused(text, large), Refused::NoTheorem, "{text}");
    }
    assert_eq!(refused("0x0.2048", Claim::arithmetic(6, u64::MAX, 3)), Refused::NoTheorem);
    // A claim needs 20p + 2a + t heaps.
    assert_eq!(refused("0x0.2048", Claim::arithmetic(0, 51, 4)), Refused::NoTheorem);
    assert_eq!(refused("0x0.2048", Claim::arithmetic(1, 51, 4)), too_large);
    assert_eq!(refused("0x0.2048", Claim::arithmetic(6, 13, 1024)), Refused::NoTheorem);
    assert_eq!(refused("0x0.2048", Claim::arithmetic(6, 13, 2048)), too_large);
    // True as far as is known, but the conditions do not hold.
    let unproved = [
        ("0x0.0905", Claim::arithmetic(5, 5, 2)),
        ("0x0.090C", Claim::arithmetic(3, 5, 2)),
        ("0x0.0934", Claim::arithmetic(9, 9, 4)),
        ("0x0.100B", Claim::arithmetic(13, 12, 4)),
        ("0x0.1AD8", Claim::arithmetic(6, 6, 4)),
        ("0x0.2019", Claim::arithmetic(4, 15, 4)),
    ];
    for (text, claim) in unproved {
        assert!(matches!(refused(text, claim), Refused::Unproved { .. }), "{text}");
    }
    // No move leaves three heaps, digits go on for ever, or the period is a plain one.
    for text in ["0.77", "0x0.[2048]", "0x0.8", "0x0.2046", "0x0.1048"] {
        assert_eq!(refused(text, CLAIM), Refused::NoTheorem, "{text}");
    }
}
