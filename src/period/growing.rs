//! The argument for rules whose values grow, because a move may leave nearly any smaller heap.

use super::argument::Argument;
use super::compare::{compare, Failure};
use super::{Claim, Refused, Theorem};
use crate::octal::{OctalGame, ONE_HEAP, THREE_HEAPS, TWO_HEAPS};

/// Such a rule, as the theorem on values that grow sees it; the letters are those of its proof.
pub(super) struct Growing {
    theorem: Theorem,
    /// t: every move that takes more is one to a heap within reach.
    most: u64,
    reach: Reach,
    /// The least b; a code needs 1, because taking a whole heap is a move of its own there.
    least_settled: u64,
    /// The numbers up to t that a move may take when it leaves one heap, two or three.
    one: Vec<usize>,
    two: Vec<usize>,
    three: Vec<usize>,
}

/// The heaps that are within reach of all heaps more than t stones larger.
struct Reach {
    /// The smallest of them.
    first: usize,
    /// The parity of the difference of the two heaps, if only one parity will do.
    parity: Option<usize>,
}

impl Reach {
    /// Returns what is within reach by two equal heaps, alone or beside a third, if moves that
    /// take the numbers in `two` and `three` may leave two heaps or three.
    fn by_equal_pairs(two: &[usize], three: &[usize]) -> Reach {
        let has = |takes: &[usize], parity: usize| takes.iter().any(|take| take % 2 == parity);
        let parity = match (has(three, 0), has(three, 1)) {
            (true, true) => None,
            (even, _) => Some(usize::from(!even)),
        };
        // Heap 0 is within reach where two equal heaps alone may be left.
        let to_nothing = match parity {
            None => has(two, 0) && has(two, 1),
            Some(parity) => has(two, parity),
        };
        Reach { first: usize::from(!to_nothing), parity }
    }
}

impl Growing {
    /// Returns the argument for sets that allow every number above `last`.
    pub(super) fn of_all_above(last: u64) -> Growing {
        Growing {
            theorem: Theorem::NimTail,
            most: last,
            reach: Reach { first: 0, parity: None },
            least_settled: 0,
            one: vec![],
            two: vec![],
            three: vec![],
        }
    }

    /// Returns the argument for a code, or `None` if it neither ends in `[3]` nor has a move that
    /// leaves three heaps in a finite code.
    pub(super) fn of_code(code: &OctalGame) -> Option<Growing> {
        let most = code.start().len() as u64;
        let takes = |bit: u8| -> Vec<usize> {
            let takes = (0..=most).filter(|&take| code.digit(take) & bit != 0);
            takes.map(|take| take as usize).collect()
        };
        let three = takes(THREE_HEAPS);
        let (theorem, reach) = match code.tail() {
            [3] => (Theorem::NimTail, Reach { first: 0, parity: None }),
            [] if !three.is_empty() => {
                (Theorem::EqualPairs, Reach::by_equal_pairs(&takes(TWO_HEAPS), &three))
            }
            _ => return None,
        };
        Some(Growing {
            theorem,
            most,
            reach,
            least_settled: 1,
            one: takes(ONE_HEAP),
            two: takes(TWO_HEAPS),
            three,
        })
    }

    fn splits(&self) -> bool {
        !self.two.is_empty() || !self.three.is_empty()
    }

    /// Returns the least N for a given b.
    fn end(&self, claim: Claim, settled: u64) -> u128 {
        let (first, period) = (u128::from(claim.preperiod), u128::from(claim.period));
        let most = u128::from(self.most);
        let end = (u128::from(settled) + most).max(first + period);
        if !self.splits() {
            return end;
        }
        let parts = if self.three.is_empty() { 2 } else { 3 };
        end.max(parts * first.max(1) + (parts - 1) * period + most)
    }

    /// Returns the least b for which condition 2 holds, if `values` show one.
    fn settled(&self, claim: Claim, values: &[u32]) -> Option<usize> {
        let (first, period) = (claim.preperiod as usize, claim.period as usize);
        let first = first.max(self.least_settled as usize);
        values.get(..first + period)?;
        // The sets of heaps of one parity, or one set of all heaps.
        let (step, starts) = match self.reach.parity {
            Some(_) => (2, vec![self.reach.first, self.reach.first + 1]),
            None => (1, vec![self.reach.first]),
        };
        let mut unequal: Vec<Unequal> = starts
            .iter()
            .map(|&start| {
                let class = |from: usize, below: usize| {
                    let from = self.reach.first + (from - self.reach.first) % step;
                    values[..below].iter().skip(from).step_by(step).copied()
                };
                let later = class(start + period, first + period);
                Unequal::new(claim.saltus as usize, class(start, first), later)
            })
            .collect();
        // From one b to the next, both sets of a class gain the same value.
        let mut heap = first;
        while unequal.iter().any(|unequal| unequal.count > 0) {
            values.get(heap + period)?;
            unequal[(heap - self.reach.first) % step].gain(values[heap]);
            heap += 1;
        }
        Some(heap)
    }
}

/// The values that are either in {0, …, s - 1} ∪ (A(b) + s) or in A(b + p), but not in both.
struct Unequal {
    saltus: usize,
    is_unequal: Vec<bool>,
    count: usize,
}

impl Unequal {
    fn new(
        saltus: usize,
        values: impl Iterator<Item = u32>,
        later: impl Iterator<Item = u32>,
    ) -> Unequal {
        let set = |values: Vec<usize>| {
            let mut set = vec![false; values.iter().max().map_or(0, |max| max + 1)];
            values.into_iter().for_each(|value| set[value] = true);
            set
        };
        let raised = values.map(|value| value as usize + saltus);
        let raised = set((0..saltus).chain(raised).collect());
        let later = set(later.map(|value| value as usize).collect());
        let has = |set: &[bool], value: usize| set.get(value).copied().unwrap_or(false);
        let is_unequal: Vec<bool> = (0..raised.len().max(later.len()))
            .map(|value| has(&raised, value) != has(&later, value))
            .collect();
        let count = is_unequal.iter().filter(|&&is_unequal| is_unequal).count();
        Unequal { saltus, is_unequal, count }
    }

    /// Adds `value` to A(b), and so `value` + s to both sets.
    fn gain(&mut self, value: u32) {
        if let Some(is_unequal) = self.is_unequal.get_mut(value as usize + self.saltus) {
            self.count -= usize::from(*is_unequal);
            *is_unequal = false;
        }
    }
}

impl Argument for Growing {
    fn theorem(&self) -> Theorem {
        self.theorem
    }

    fn least_end(&self, claim: Claim) -> u128 {
        self.end(claim, claim.preperiod.max(self.least_settled))
    }

    fn prove(&self, claim: Claim, values: &[u32]) -> Result<u128, Failure> {
        let known = values.len() as u128;
        compare(claim, values, known.saturating_sub(u128::from(claim.period)))?;
        if claim.saltus == 0 {
            return Err(Refused::NoTheorem.into());
        }
        if known < self.least_heaps(claim) {
            return Err(Failure::Needs(self.least_heaps(claim)));
        }
        let settled = match self.settled(claim, values) {
            Some(heap) => heap as u64,
            None => return Err(Failure::Needs(2 * known)),
        };
        let end = self.end(claim, settled);
        compare(claim, values, end)?;
        let last = end as usize + claim.period as usize;
        let shifts = Shifts { rule: self, claim, values };
        if self.splits() && !(end as usize..last).all(|heap| shifts.shifts(heap)) {
            return Err(Refused::Unproved { heaps: known as u64 }.into());
        }
        Ok(end)
    }
}

/// The conditions on the splits of a heap.
struct Shifts<'a> {
    rule: &'a Growing,
    claim: Claim,
    values: &'a [u32],
}

impl Shifts<'_> {
    fn shifts(&self, heap: usize) -> bool {
        self.no_split_has_the_value(heap) && self.smaller_values_have_reliable_options(heap)
    }

    /// Returns log2 r.
    fn low_bits(&self) -> u32 {
        self.claim.saltus.trailing_zeros()
    }

    fn high(&self, value: u32) -> i64 {
        i64::from(value) >> self.low_bits()
    }

    fn low(&self, value: u32) -> u32 {
        value & ((1 << self.low_bits()) - 1)
    }

    /// Returns whether condition 3 holds for `heap`.
    fn no_split_has_the_value(&self, heap: usize) -> bool {
        let pairs = self.rule.two.iter().all(|take| {
            let rest = heap - take;
            (1..=rest / 2).all(|part| self.never_equals(heap, &[part], rest - part))
        });
        pairs
            && self.rule.three.iter().all(|take| {
                let rest = heap - take;
                (1..=rest / 3).all(|part| {
                    let other = part..=(rest - part) / 2;
                    other
                        .into_iter()
                        .all(|other| self.never_equals(heap, &[part, other], rest - part - other))
                })
            })
    }

    /// Returns whether the split of `heap` into `parts` and a part that is at least as large as
    /// any of them passes condition 3.
    fn never_equals(&self, heap: usize, parts: &[usize], largest: usize) -> bool {
        let (value, largest_value) = (self.values[heap], self.values[largest]);
        let nim_sum = parts.iter().fold(0, |sum, &part| sum ^ self.values[part]);
        if self.low(nim_sum ^ largest_value) != self.low(value) {
            return true;
        }
        let highs: i64 = parts.iter().map(|&part| self.high(self.values[part])).sum();
        let excess = highs + self.high(largest_value) - self.high(value);
        if excess < 0 || excess % 2 != 0 {
            return true;
        }
        let first = self.claim.preperiod as usize;
        let only_one_grows = largest >= first && parts.iter().all(|&part| part < first);
        let distance = (self.high(largest_value) - self.high(value)).abs();
        only_one_grows && distance > self.high(nim_sum)
    }

    /// Returns whether condition 4 holds for `heap`.
    fn smaller_values_have_reliable_options(&self, heap: usize) -> bool {
        let value = self.values[heap] as usize;
        let mut missing = Missing { is_missing: vec![true; value], count: value };
        let Growing { most, reach, one, two, three, .. } = self.rule;
        for other in (reach.first..heap - *most as usize).rev() {
            if reach.parity.map_or(true, |parity| (heap - other) % 2 == parity) {
                missing.remove(self.values[other]);
            }
        }
        one.iter().for_each(|take| missing.remove(self.values[heap - take]));
        let first = (self.claim.preperiod as usize).max(1);
        for rest in two.iter().map(|take| heap - take) {
            for part in 1..=rest.saturating_sub(first) {
                if missing.count == 0 {
                    return true;
                }
                self.remove_if_reliable(&mut missing, self.values[part], rest - part);
            }
        }
        for rest in three.iter().map(|take| heap - take) {
            for part in 1..rest {
                if missing.count == 0 {
                    return true;
                }
                for other in part..(rest - part + 1).saturating_sub(first) {
                    let others = self.values[part] ^ self.values[other];
                    self.remove_if_reliable(&mut missing, others, rest - part - other);
                }
            }
        }
        missing.count == 0
    }

    /// Removes the value of a split, if the nim sum of all its parts but one keeps to low bits.
    fn remove_if_reliable(&self, missing: &mut Missing, others: u32, part: usize) {
        if self.high(others) == 0 {
            missing.remove(others ^ self.values[part]);
        }
    }
}

/// The values below that of a heap for which no reliable option is known yet.
struct Missing {
    is_missing: Vec<bool>,
    count: usize,
}

impl Missing {
    fn remove(&mut self, value: u32) {
        if let Some(is_missing) = self.is_missing.get_mut(value as usize) {
            self.count -= usize::from(*is_missing);
            *is_missing = false;
        }
    }
}
