//! Compares the families of the proofs with the sets that are computed one by one.

use super::super::exact::LostSums;
use super::super::families::EMPTY_WORD;
use super::*;
use crate::game::Game;
use crate::octal::OctalGame;

/// Returns the lost sums of the heaps up to the first one for whose powers no repetition is found,
/// and the level of its letter.
fn up_to_the_first_without(code: &str) -> (Families, usize) {
    let code: OctalGame = code.parse().unwrap();
    let mut sums = LostSums::new(1 << 20);
    sums.families.is_proving = false;
    for heap in 0.. {
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
        let (mut families, level) = up_to_the_first_without(code);
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
