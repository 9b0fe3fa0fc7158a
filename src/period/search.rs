//! Claims from values, and certificates from claims.

use super::argument::{Argument, Extent};
use super::code_or_set::CodeOrSet;
use super::compare::Failure;
use super::finite::Finite;
use super::repeat::distance_to_same_tail;
use super::{Basis, Claim, Period, Refused, Theorem};
use std::convert::TryFrom;

/// At most this many heaps are examined for a claim; their values take a gigabyte.
const LIMIT: u128 = 1 << 28;

/// Returns the certificate of `claim`, from values that are computed here.
pub(super) fn check(rule: &CodeOrSet, claim: Claim) -> Result<Period, Refused> {
    if claim.period == 0 {
        return Err(Refused::NoPeriod);
    }
    let arguments = rule.arguments().ok_or(Refused::NoTheorem)?;
    let argument = arguments.on(claim);
    let span = u128::from(claim.preperiod) + u128::from(claim.period) + 1;
    let mut len = span;
    if argument.least_heaps(claim) >= LIMIT {
        return Err(Refused::TooLarge);
    }
    loop {
        let values = rule.values(len as usize);
        match argument.prove(claim, &values) {
            Ok(extent) => {
                let theorem = argument.theorem();
                return Ok(certificate(
                    rule.name(),
                    theorem,
                    Basis::Computed,
                    claim,
                    &values,
                    extent,
                ));
            }
            Err(Failure::Refused(refused)) => return Err(refused),
            Err(Failure::Needs(heaps)) if heaps >= LIMIT => return Err(Refused::TooLarge),
            Err(Failure::Needs(_)) if len > 64 * span.max(argument.least_heaps(claim)) => {
                return Err(Refused::Unproved { heaps: len as u64 });
            }
            // Doubling finds a false claim before everything that a true one needs is computed.
            Err(Failure::Needs(heaps)) => len = heaps.min(2 * len),
        }
    }
}

/// Returns the certificate of `claim` about a finite rule, given `values` and their source,
/// `basis`.
pub(super) fn check_values<T: Copy + Into<u32>>(
    name: String,
    argument: &Finite,
    claim: Claim,
    values: &[T],
    basis: Basis,
) -> Result<Period, Refused> {
    if claim.period == 0 {
        return Err(Refused::NoPeriod);
    }
    match argument.prove_by(claim, values) {
        Ok(extent) => Ok(certificate(name, argument.theorem(), basis, claim, values, extent)),
        Err(Failure::Refused(refused)) => Err(refused),
        Err(Failure::Needs(heaps)) => Err(Refused::TooFew { heaps }),
    }
}

/// Returns the certificate of the least period that `values` prove for a finite rule.
pub(super) fn find_in_values<T: Copy + PartialEq + Into<u32>>(
    name: String,
    argument: &Finite,
    values: &[T],
    basis: Basis,
) -> Result<Period, Refused> {
    // With moves to m heaps, a comparison takes m·(a + p) + t heaps. So a + p is at most `bound`,
    // and the values after that many occur p heaps earlier, too. It suffices to try the least
    // distance at which they do: for m = 1 because t values determine all that follow, otherwise
    // because it divides each such p (N. J. Fine and H. S. Wilf, 1965).
    let not_found = Refused::NotFound { heaps: values.len() as u64 };
    let most = usize::try_from(argument.most).map_err(|_| not_found)?;
    let bound = values.len().saturating_sub(most) / argument.parts as usize;
    let tail = (values.len() - bound).max(1);
    let period = distance_to_same_tail(values, tail).ok_or(not_found)?;
    let earlier = values[..values.len() - period].iter().rev();
    let same = values.iter().rev().zip(earlier).take_while(|(later, earlier)| later == earlier);
    let preperiod = values.len() - period - same.count();
    let claim = Claim::new(preperiod as u64, period as u64);
    check_values(name, argument, claim, values, basis).map_err(|_| not_found)
}

/// Returns the certificate of the least period that at most `heaps` heaps prove.
pub(super) fn find(rule: &CodeOrSet, heaps: usize) -> Result<Period, Refused> {
    let arguments = rule.arguments().ok_or(Refused::NoTheorem)?;
    let mut len = heaps.min(64);
    loop {
        let values = rule.values(len);
        for claim in claims(&values) {
            let argument = arguments.on(claim);
            if argument.least_heaps(claim) > len as u128 {
                continue;
            }
            if let Ok(extent) = argument.prove(claim, &values) {
                let theorem = argument.theorem();
                return Ok(certificate(
                    rule.name(),
                    theorem,
                    Basis::Computed,
                    claim,
                    &values,
                    extent,
                ));
            }
        }
        if len == heaps {
            return Err(Refused::NotFound { heaps: heaps as u64 });
        }
        len = heaps.min(2 * len);
    }
}

fn certificate<T: Copy + Into<u32>>(
    rule: String,
    theorem: Theorem,
    basis: Basis,
    claim: Claim,
    values: &[T],
    extent: Extent,
) -> Period {
    let first_values = &values[..(claim.preperiod + claim.period) as usize];
    Period {
        rule,
        claim,
        values: first_values.iter().map(|&value| value.into()).collect(),
        last_compared: extent.end as u64 - 1,
        growth: extent.growth,
        theorem,
        basis,
    }
}

/// Returns, for each period in ascending order, the claim with the least preperiod that `values` do
/// not contradict. Each claim rests on nothing but these values, so it is only a candidate for
/// `prove`.
fn claims(values: &[u32]) -> impl Iterator<Item = Claim> + '_ {
    // A period of the values, with whatever saltus, is a period of their differences; how
    // far back it reaches is how far the reversed differences agree with themselves.
    let difference = |pair: &[u32]| i64::from(pair[1]) - i64::from(pair[0]);
    let differences: Vec<i64> = values.windows(2).rev().map(difference).collect();
    let reach = agreement(&differences);
    (1..values.len()).filter_map(move |period| {
        let last = values.len() - 1;
        let reach = reach.get(period).copied().unwrap_or(0);
        let saltus = values[last].checked_sub(values[last - period])?;
        Some(Claim {
            preperiod: (last - period - reach) as u64,
            period: period as u64,
            saltus: u64::from(saltus),
        })
    })
}

/// Returns, for each place, how many consecutive items from there on agree with the items at the
/// start (the Z-function). Cost: O(n).
fn agreement<T: PartialEq>(items: &[T]) -> Vec<usize> {
    let mut reach = vec![0; items.len()];
    let (mut left, mut right) = (0, 0); // items[left..right] agree with the start
    for at in 1..items.len() {
        let mut known = if at < right { reach[at - left].min(right - at) } else { 0 };
        while at + known < items.len() && items[known] == items[at + known] {
            known += 1;
        }
        reach[at] = known;
        if at + known > right {
            left = at;
            right = at + known;
        }
    }
    reach
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::named::GrundysGame;

    /// Returns whether these values would prove any period if no move took more than `most` stones
    /// or left more than `parts` heaps.
    fn proves(values: &[u32], most: u64, parts: u32, theorem: Theorem) -> bool {
        let argument = Finite { most, parts, theorem };
        let mut claims = claims(values);
        claims.any(|claim| argument.prove(claim, values).is_ok())
    }

    #[test]
    fn a_repeated_tail_is_no_period() {
        // The fours repeat once. No rule with moves of 2 or more is decided by that.
        let values = [0, 1, 2, 3, 4, 4];
        for most in 2..10 {
            assert!(!proves(&values, most, 1, Theorem::LargestMove));
        }
        for most in 0..10 {
            assert!(!proves(&values, most, 2, Theorem::GuySmith));
        }
    }

    #[test]
    fn grundys_game_proves_nothing() {
        // Even if a theorem on codes that take nothing were misused on it.
        let values = GrundysGame.values(2000);
        assert!(!proves(&values[..100], 0, 2, Theorem::GuySmith));
        assert!(!proves(&values, 0, 2, Theorem::GuySmith));
    }

    #[test]
    fn agreement_by_definition() {
        for code in 0..3usize.pow(8) {
            let items: Vec<usize> = (0..8).map(|place| code / 3usize.pow(place) % 3).collect();
            for (at, &reach) in agreement(&items).iter().enumerate().skip(1) {
                let pairs = items.iter().zip(&items[at..]);
                assert_eq!(reach, pairs.take_while(|(a, b)| a == b).count());
            }
        }
    }
}
