//! Compares the families of the proofs with the sets that are computed one by one.

use super::super::exact::LostSums;
use super::super::families::{EMPTY_WORD, NONE};
use super::*;
use crate::game::Game;
use crate::octal::OctalGame;

/// Returns the lost sums of the heaps up to the first one for whose powers no repetition is found, or
/// up to `largest`, and the level of the last letter.
fn up_to_the_first_without(code: &str, largest: u64) -> (Families, usize) {
    let code: OctalGame = code.parse().unwrap();
    let mut sums = LostSums::new(1 << 20);
    sums.families.is_proving = false;
    for heap in 0..=largest {
        let options = code.options(&heap).into_iter();
        let options = options.map(|parts| parts.into_iter().map(|part| part as usize).collect());
        if sums.add_heap(&options.collect::<Vec<_>>()).is_err() {
            break;
        }
    }
    let level = sums.families.options.len();
    (sums.families, level)
}

#[test]
fn the_families_have_the_sets_of_all_powers() {
    // Codes whose last letter has powers that never repeat, beside no other letters.
    for &code in &["0.3122", "0.404", "0.354", "0.005", "0.07", "0.4"] {
        let (mut families, level) = up_to_the_first_without(code, u64::MAX);
        let won = families.sequence(level, EMPTY_WORD).clone();
        let found = STRIDES.iter().find_map(|&steps| {
            families.left = MOST_RESULTS;
            let found = families.family_of_powers(level, &won, steps).ok()?;
            found.map(|(start, family)| (steps, start, family))
        });
        let (steps, start, mut family) = found.expect(code);
        let first = families.lost(level - 1, EMPTY_WORD).unwrap();
        let mut set = families.lost_from(level, first, &won, 1..=start).unwrap();
        let mut sets = vec![set];
        for t in 0..20 {
            assert_eq!(families.first(level - 1, family), set, "{code} {t}");
            let next = start + t * steps;
            set = families.lost_from(level, set, &won, next + 1..=next + steps).unwrap();
            family = families.next(level - 1, family);
            assert!(!sets.contains(&set), "{code} {t}");
            sets.push(set);
        }
    }
}

#[test]
fn powers_that_repeat_prove_nothing() {
    for (code, largest) in [("0.3122", 6), ("0.354", 4), ("0.77", 12), ("0.123", 20)] {
        let (mut families, last) = up_to_the_first_without(code, largest);
        for level in 1..=last {
            let won = families.sequence(level, EMPTY_WORD).clone();
            assert!(!families.never_repeats(level, &won), "{code} {level}");
        }
    }
}

#[test]
fn steps_go_through_whole_periods() {
    for &code in &["0.3122", "0.404", "0.354", "0.005"] {
        let (mut families, level) = up_to_the_first_without(code, u64::MAX);
        let won = families.sequence(level, EMPTY_WORD).clone();
        assert!(families.never_repeats(level, &won), "{code}");
        // Now the mover also wins at once wherever the exponent is odd or even, so nothing is lost
        // there, and what follows is always the same.
        let all = (1..level).fold(1, |all, level| families.set(level, vec![], vec![all]));
        for cycle in [vec![all, NONE], vec![NONE, all]] {
            let alternating = Sequence::repeating(won.before.clone(), cycle);
            assert!(!families.never_repeats(level, &alternating), "{code}");
        }
    }
}
