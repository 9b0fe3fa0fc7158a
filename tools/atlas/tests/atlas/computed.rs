//! The atlas against values computed again.

use crate::classes;
use atlas::classes::Class;
use atlas::survey::Computed;
use available::depth;

/// Computes again what the first code of a class shows, and the period of each other code.
fn check(Class { codes, survey }: &Class) {
    let first = Computed::new(&codes[0], survey.heaps);
    assert_eq!(&first.survey(), survey, "{}", codes[0]);
    let Some(period) = first.period() else { return };
    let len = (period.preperiod + period.period) as usize;
    for code in &codes[1..] {
        // Its proof may need a few heaps more, for a larger last digit.
        let other = Computed::new(code, 2 * survey.heaps);
        assert_eq!(other.period(), Some(period), "{code}");
        assert_eq!(other.values(len), first.values(len), "{code}");
    }
}

#[test]
fn short_proofs_are_done_again() {
    let heaps = depth(1 << 12, 1 << 14);
    let short = classes()
        .iter()
        .filter(|class| class.survey.certificate.is_some() && class.survey.heaps <= heaps);
    let mut count = 0;
    for class in short {
        check(class);
        count += 1;
    }
    assert!(count >= 110, "{count}");
}

#[test]
fn values_without_a_period_are_computed_again() {
    // Hardly any heap is rare in these.
    let few = |class: &&Class| {
        class.survey.sparse.is_some_and(|sparse| sparse.with_parity && sparse.rare < depth(20, 200))
    };
    let open = classes().iter().filter(|class| class.survey.certificate.is_none());
    assert!(open.filter(few).map(check).count() >= depth(1, 2));
}

/// The codes of a row without a period have the same values, and no two rows have the same.
#[test]
fn rows_differ() {
    // 0.36 and 0.161 first differ at heap 519.
    let len = depth(1 << 10, 1 << 12);
    let mut seen: Vec<Vec<u16>> = Vec::new();
    for class in classes() {
        let values = |code| Computed::new(code, len).values(len);
        let first = values(&class.codes[0]);
        if class.survey.certificate.is_none() {
            for code in &class.codes[1..] {
                assert!(values(code) == first, "{code}");
            }
        }
        assert!(!seen.contains(&first), "{}", class.codes[0]);
        seen.push(first);
    }
}
