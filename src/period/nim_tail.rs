//! The argument for rules that allow any number above some `last` to be taken.

use super::argument::Argument;
use super::compare::{compare, Failure};
use super::{Claim, Refused, Theorem};

/// What such a rule allows up to `last`.
pub(super) struct NimTail {
    pub(super) last: u64,
    /// The numbers up to `last` that may be taken and leave one heap; needed only beside
    /// `splits`.
    pub(super) takes: Vec<usize>,
    /// The numbers up to `last` that may be taken and leave two heaps.
    pub(super) splits: Vec<usize>,
}

impl Argument for NimTail {
    fn theorem(&self) -> Theorem {
        Theorem::NimTail
    }

    fn least_end(&self, claim: Claim) -> u128 {
        self.end(claim, claim.preperiod)
    }

    fn prove(&self, claim: Claim, values: &[u32]) -> Result<u128, Failure> {
        let known = values.len() as u128;
        compare(claim, values, known.saturating_sub(u128::from(claim.period)))?;
        let settled = match settled(claim, values) {
            Some(heap) => heap as u64,
            None => return Err(Failure::Needs(2 * known)),
        };
        let end = self.end(claim, settled);
        compare(claim, values, end)?;
        if !self.splits.is_empty() && !self.splits_shift(claim, values, end as usize) {
            return Err(Refused::Unproved { heaps: values.len() as u64 }.into());
        }
        Ok(end)
    }
}

impl NimTail {
    /// Returns the first heap after which the claim carries itself on, if the values below
    /// heap `settled` are settled.
    fn end(&self, claim: Claim, settled: u64) -> u128 {
        let (first, period) = (u128::from(claim.preperiod), u128::from(claim.period));
        let last = u128::from(self.last);
        let end = (u128::from(settled) + last).max(first + period);
        if self.splits.is_empty() {
            end
        } else {
            end.max(2 * first.max(1) + period + last)
        }
    }

    /// Returns whether splits shift along with the claim, as seen on one period from `end` on.
    fn splits_shift(&self, claim: Claim, values: &[u32], end: usize) -> bool {
        // The bits that a shift leaves alone.
        let low = if claim.saltus.is_power_of_two() { claim.saltus as u32 - 1 } else { 0 };
        (end..end + claim.period as usize).all(|heap| {
            self.splits_avoid_the_value(low, values, heap)
                && self.splits_have_a_small_part(claim, low, values, heap)
        })
    }

    /// Returns whether each split of `heap` shows by its sum or by its low bits that its nim sum is
    /// not the value of `heap`; so do, then, the splits of the heaps whole periods later.
    fn splits_avoid_the_value(&self, low: u32, values: &[u32], heap: usize) -> bool {
        self.splits.iter().all(|take| {
            let rest = heap - take;
            let mut pairs = (1..=rest / 2).map(|part| (values[part], values[rest - part]));
            pairs.all(|(one, other)| {
                one + other < values[heap] || (one ^ other ^ values[heap]) & low != 0
            })
        })
    }

    /// Returns whether each value below that of `heap` belongs to an option that carries on: one
    /// without a split, or with a split that has a part of low bits only and a part in the
    /// claim's range.
    fn splits_have_a_small_part(
        &self,
        claim: Claim,
        low: u32,
        values: &[u32],
        heap: usize,
    ) -> bool {
        let mut reached = vec![false; values[heap] as usize];
        let mut reach = |value: u32| {
            if let Some(reached) = reached.get_mut(value as usize) {
                *reached = true;
            }
        };
        let last = self.last as usize;
        values[..heap - last].iter().for_each(|&value| reach(value));
        self.takes.iter().for_each(|&take| reach(values[heap - take]));
        for &take in &self.splits {
            let rest = heap - take;
            for part in 1..rest {
                let other = rest - part;
                if values[part] <= low && other as u64 >= claim.preperiod {
                    reach(values[part] ^ values[other]);
                }
            }
        }
        reached.into_iter().all(|reached| reached)
    }
}

/// Returns the first heap b of the claim's range for which the values below heap b + period are
/// 0 to saltus - 1 and the values below heap b, raised by the saltus.
fn settled(claim: Claim, values: &[u32]) -> Option<usize> {
    let (first, period) = (claim.preperiod as usize, claim.period as usize);
    let saltus = claim.saltus as usize;
    let largest = values.iter().max().map_or(0, |&value| value as usize);
    // `wrong[v]`: v is in one of the two sets, but not in both.
    let mut wrong = vec![false; largest + saltus + 1];
    wrong[..saltus].iter_mut().for_each(|wrong| *wrong = true);
    let distinct = |below: usize| {
        let mut present = vec![false; largest + 1];
        values[..below].iter().for_each(|&value| present[value as usize] = true);
        (0..=largest).filter(move |&value| present[value])
    };
    distinct(first).for_each(|value| wrong[value + saltus] ^= true);
    distinct(first + period).for_each(|value| wrong[value] ^= true);
    let mut left = wrong.iter().filter(|&&wrong| wrong).count();
    // From one b to the next both sets gain the same value.
    let mut heap = first;
    while left > 0 {
        values.get(heap + period)?;
        let gained = &mut wrong[values[heap] as usize + saltus];
        left -= usize::from(*gained);
        *gained = false;
        heap += 1;
    }
    Some(heap)
}
