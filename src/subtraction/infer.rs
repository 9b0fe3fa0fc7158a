//! Sets whose first few numbers are written before dots: `{1, 3, 5, …}`.

use super::{Members, SubtractionSet};

/// The least number of terms that must come before the dots of an infinite set.
pub(super) const LEAST_GIVEN: usize = 3;

/// Returns the set that begins with these numbers: an arithmetic progression, if that is one of the
/// sets here, and otherwise the powers, squares, primes or Fibonacci numbers. Returns `None` if
/// they begin none of these sets, or are fewer than [`LEAST_GIVEN`].
pub(super) fn infinite_set(given: &[u64]) -> Option<Members> {
    if given.len() < LEAST_GIVEN {
        return None;
    }
    let (first, second) = (given[0], given[1]);
    let mut known = vec![
        Members::All,
        Members::Odd,
        Members::MultiplesOf(first.max(2)),
        Members::PowersOf(second.max(2)),
        Members::Squares,
        Members::Primes,
        Members::Fibonacci,
    ];
    // The numbers from 2, 3, … on; a longer list of exceptions is hardly meant.
    if (2..=100).contains(&first) {
        known.push(Members::AllBut((1..first).collect()));
    }
    let last = *given.iter().max()?;
    let begins = |members: &Members| {
        let set = SubtractionSet::from(members.clone());
        set.up_to(last).eq(given.iter().copied())
    };
    known.into_iter().find(begins)
}

/// Returns the step by which the numbers `given` continue up to and including `last`: the
/// difference of two neighbouring numbers, or 1 if there is only one number. Returns `None` if the
/// differences are not all equal, or if such steps do not lead to `last`.
pub(super) fn step(given: &[u64], last: u64) -> Option<u64> {
    let step = match given {
        [] => return None,
        [_] => 1,
        [first, second, ..] => second.checked_sub(*first).filter(|&step| step > 0)?,
    };
    let keeps = given.windows(2).all(|pair| pair[0].checked_add(step) == Some(pair[1]));
    let distance = last.checked_sub(*given.last()?)?;
    Some(step).filter(|step| keeps && distance % step == 0)
}
