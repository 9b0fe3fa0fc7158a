//! The atlas against published tables.

use crate::class_of;
use atlas::survey::{Certificate, Sparse};
use grundy::period::Claim;

/// Games with their preperiods and periods: the lists of solved games of T. Czajka
/// (tczajka/octal-games on GitHub), who confirmed those of *Winning Ways*, chapter 4, of A.
/// Gangolli and T. Plambeck (1989) and of A. Flammenkamp's tables.
#[rustfmt::skip]
const PERIODS: [(&str, u64, u64); 93] = [
    ("4.0", 1, 2), ("0.1", 2, 1), ("0.4", 54, 34), ("0.02", 1, 4), ("0.11", 3, 1), ("0.12", 1, 4),
    ("0.15", 1, 10), ("0.17", 33, 34), ("0.22", 1, 3), ("0.26", 1, 4), ("0.31", 3, 2),
    ("0.32", 1, 3), ("0.34", 7, 8), ("0.35", 1, 6), ("0.44", 143, 24), ("0.51", 1, 1),
    ("0.52", 4, 4), ("0.53", 11, 9), ("0.54", 3, 7), ("0.57", 1, 4), ("0.71", 3, 2),
    ("0.72", 1, 4), ("0.75", 1, 2), ("0.77", 71, 12), ("4.3", 2, 2), ("0.002", 1, 6),
    ("0.017", 15, 60), ("0.022", 1, 5), ("0.044", 214, 36), ("0.045", 189, 32), ("0.051", 48, 48),
    ("0.055", 259, 148), ("0.101", 4, 1), ("0.102", 1, 6), ("0.111", 4, 1), ("0.112", 1, 6),
    ("0.115", 1, 14), ("0.116", 139, 96), ("0.121", 4, 4), ("0.122", 1, 5), ("0.123", 5, 5),
    ("0.124", 122, 62), ("0.131", 4, 4), ("0.132", 1, 5), ("0.134", 60, 62), ("0.141", 14, 11),
    ("0.144", 4, 10), ("0.145", 3, 9), ("0.147", 3, 8), ("0.152", 2, 48), ("0.153", 16, 14),
    ("0.154", 4, 11), ("0.157", 1, 6), ("0.171", 12, 11), ("0.173", 21, 40), ("0.176", 24, 8),
    ("0.226", 21, 5), ("0.312", 5, 2), ("0.316", 4, 12), ("0.331", 4, 3), ("0.332", 1, 4),
    ("0.351", 1, 8), ("0.353", 4, 2), ("0.373", 2, 28), ("0.375", 37, 18), ("0.512", 3, 6),
    ("0.524", 1, 52), ("0.532", 7, 5), ("0.536", 1, 5), ("0.772", 8, 4), ("4.12", 6, 7),
    ("4.72", 1, 3), ("4.005", 31, 79), ("4.024", 2, 60), ("4.102", 8, 10), ("4.122", 6, 7),
    ("4.304", 25, 21), ("4.323", 4, 4), ("4.444", 143, 24), ("4.722", 4, 4), ("4.726", 5, 16),
    ("4.766", 19, 20), ("0.45", 498, 20), ("0.156", 3479, 349), ("0.356", 7315, 142),
    ("0.644", 3256, 442), ("0.165", 5181, 1550), ("0.16", 105351, 149459), ("0.56", 326640, 144),
    ("0.127", 46578, 4), ("0.376", 2268248, 4), ("0.354", 10061916, 1180),
    ("0.104", 197769598, 11770282),
];

#[test]
fn periods_are_the_published_ones() {
    for (code, preperiod, length) in PERIODS {
        let found = class_of(code).survey.certificate.map(|certificate| certificate.period);
        assert_eq!(found, Some(Claim::new(preperiod, length)), "{code}");
    }
}

/// The last exception that OEIS names is the preperiod less 1.
#[test]
fn periods_are_those_of_oeis() {
    let last_exceptions = [
        ("0.177", 496, 20),     // A071435
        ("0.117", 46, 48),      // A071453
        ("0.044", 210 + 3, 36), // A071451, three heaps later
        ("0.127", 46_577, 4),   // A071464
    ];
    for (code, last, length) in last_exceptions {
        let found = class_of(code).survey.certificate.map(|certificate| certificate.period);
        assert_eq!(found, Some(Claim::new(last + 1, length)), "{code}");
    }
}

/// The same lists name the largest value and the first heap that has it, and the mask with the last
/// rare heap where the mask is the one found here. They count heap 0 as rare.
#[test]
fn largest_values_and_masks_are_the_published_ones() {
    let known = [
        ("0.45", 8, 37, None),
        ("0.165", 25, 620, None),
        ("0.644", 64, 333, None),
        ("0.127", 56, 24_734, None),
        ("0.156", 23, 1032, Some((0x1b, 15, 357))),
        ("0.356", 19, 86, Some((0x1b, 7, 43))),
        ("0.16", 23, 229_790, Some((0x1e, 53, 13_935))),
        ("0.56", 64, 22_778, Some((0x5b, 46, 1795))),
        ("0.376", 176, 341_612, Some((0xfe, 510, 1_140_540))),
        ("0.354", 113, 1152, Some((0x3f, 132, 3227))),
    ];
    for (code, value, heap, sparse) in known {
        let survey = &class_of(code).survey;
        assert_eq!((survey.largest, survey.largest_at), (value, heap), "{code}");
        if let Some((mask, rare, last_rare)) = sparse {
            assert_eq!(
                survey.sparse,
                Some(Sparse { mask, with_parity: false, rare: rare - 1, last_rare }),
                "{code}"
            );
        }
    }
}

/// Guy and Smith: heaps to 2a + p + t - 1 are compared, from a on. Fewer heaps than that are
/// computed where two equal windows prove the period, which begin at the preperiod or later.
#[test]
fn as_much_is_compared_as_the_theorem_asks_for() {
    for class in crate::classes() {
        for code in &class.codes {
            if let Some(Certificate { period, last_compared }) = class.survey.certificate {
                let digits = code.last_digit().expect("a finite code");
                let least = match code.most_heaps() {
                    2 => 2 * period.preperiod.max(1) + period.period + digits,
                    _ => period.preperiod.max(1) + digits,
                };
                if class.survey.heaps as u64 <= least {
                    assert!(last_compared >= period.preperiod + (1 << 14) - 1, "{code}");
                    assert_eq!(class.survey.heaps as u64, last_compared + 1 + period.period);
                    continue;
                }
                // The row shows what its first code needs.
                let is_first = Some(code) == class.codes.first();
                assert!(!is_first || last_compared == least - 1, "{code}");
            }
        }
    }
}
