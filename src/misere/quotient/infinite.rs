//! Proofs that a quotient is infinite.
//!
//! # Theorem
//!
//! Let each heap be a letter, and let S(0), S(1), S(2), … be the sets L(Z)ₖ for a letter m, computed
//! by the steps of [`lost`](super::lost) on the way to the lost words of misère play. Let the sets
//! Zₖ repeat with the period p for k > n, and let q be a multiple of p. The quotient is infinite if a
//! [family](super::families) A with the members A(0), A(1), A(2), … has these properties:
//!
//! 1. infinitely many of its members are different;
//! 2. A(0) = S(n);
//! 3. for all t, the q steps with the sets Zₖ for k = n + 1, …, n + q lead from A(t) to A(t + 1).
//!
//! *Proof*.
//!
//! 1. A(t) = S(n + qt) for all t. This is true of t = 0, and if it is true of t, the q steps that
//!    lead from A(t) to A(t + 1) lead from S(n + qt) to S(n + qt + q), as the sets Zₖ repeat.
//! 2. Let L be the set of all lost words. Each set that is computed on the way to L contains the
//!    words w with wv in L, for some word v in later letters: for L itself v is empty, and if L(Z)
//!    belongs to v, then L(Z)ₖ belongs to mᵏv.
//! 3. So for some v and all k, S(k) contains the words w for which the sum of w, k heaps m and v is
//!    lost. By step 1, infinitely many of these sets are different. If S(i) ≠ S(j), some w is in only
//!    one of the two, so w and v together tell i heaps m and j heaps m apart. Thus the powers of the
//!    element of m are infinitely many elements.
//!
//! # How the family is found
//!
//! After some steps, it often takes q steps to insert a few sets in a sequence that is otherwise the
//! same. The family whose first two members are S(n) and S(n + q) is then taken for A. If it is the
//! wrong one, property 3 fails.

use super::families::{Families, Family, Sequence, Stop};
use std::ops::RangeInclusive;

/// The numbers of periods q / p that are tried.
const STRIDES: [usize; 6] = [1, 2, 3, 4, 6, 12];

/// How often q steps are taken before a family is looked for, so that it has enough copies of its
/// blocks.
const TIMES_BEFORE: usize = 12;

/// How many results of operations may be kept for each q.
const MOST_RESULTS: usize = 1 << 17;

impl Families {
    /// Returns whether it is proved that the lost words for the powers of a letter never repeat,
    /// where `won` are the words, in the letters up to this one, at which the mover wins at once.
    pub(super) fn never_repeats(&mut self, level: usize, won: &Sequence) -> bool {
        let left = self.left;
        self.is_proving = false;
        let is_proved = STRIDES.iter().any(|stride| {
            self.left = MOST_RESULTS;
            let family = self.family_of_powers(level, won, stride * won.cycle.len());
            matches!(family, Ok(Some(_)))
        });
        self.is_proving = true;
        self.left = left;
        is_proved
    }

    /// Returns a family for which the assumptions of the theorem hold, with this number of steps,
    /// and the exponent to which its first member belongs; or `None` if none is found.
    fn family_of_powers(
        &mut self,
        level: usize,
        won: &Sequence,
        steps: usize,
    ) -> Result<Option<(usize, Family)>, Stop> {
        assert_eq!(steps % won.cycle.len(), 0, "the theorem is about whole periods");
        let start = won.before.len() + TIMES_BEFORE * steps;
        let first = self.lost(level - 1, won.at(0))?;
        let first = self.lost_from(level, first, won, 1..=start)?;
        let exponents = start + 1..=start + steps;
        let second = self.lost_from(level, first, won, exponents.clone())?;
        let family = match self.through(level - 1, first, second) {
            Some(family) if self.is_unbounded(level - 1, family) => family,
            _ => return Ok(None),
        };
        let after_steps = self.lost_from(level, family, won, exponents)?;
        let is_next = after_steps == self.next(level - 1, family);
        Ok(if is_next { Some((start, family)) } else { None })
    }

    /// Returns the lost words for the last of some exponents, where `last` are those for the
    /// exponent before the first one.
    fn lost_from(
        &mut self,
        level: usize,
        last: Family,
        won: &Sequence,
        mut exponents: RangeInclusive<usize>,
    ) -> Result<Family, Stop> {
        exponents.try_fold(last, |last, exponent| self.lost_after(level, last, won.at(exponent)))
    }

    /// Returns a family with these first two members, if one is found.
    fn through(&mut self, level: usize, first: Family, second: Family) -> Option<Family> {
        if first == second {
            return Some(first);
        }
        if level == 0 {
            return None;
        }
        let x = self.sequence(level, first).clone();
        let y = self.sequence(level, second).clone();
        if x.cycle.len() != y.cycle.len() {
            return None;
        }
        // The second member has one copy of the block, in front of the end that both have.
        let block_len = y.before.len().checked_sub(x.before.len())?;
        let ends = x.before.iter().rev().zip(y.before.iter().rev());
        let from = x.before.len() - ends.take_while(|(x, y)| x == y).count();
        let before = self.all_through(level - 1, &x.before[..from], &y.before[..from])?;
        let cycle = self.all_through(level - 1, &x.cycle, &y.cycle)?;
        let after = x.before[from..].to_vec();
        let mut block = y.before[from..from + block_len].to_vec();
        // What follows may be an earlier copy.
        for (element, &earlier) in block.iter_mut().zip(&after) {
            if let Some(family) = self.through(level - 1, earlier, *element) {
                *element = self.next(level - 1, family);
            }
        }
        Some(self.family(level, Sequence { before, block, copies: 0, after, cycle }))
    }

    fn all_through(
        &mut self,
        level: usize,
        first: &[Family],
        second: &[Family],
    ) -> Option<Vec<Family>> {
        first.iter().zip(second).map(|(&x, &y)| self.through(level, x, y)).collect()
    }

    /// Returns whether it is certain that a family has infinitely many different members.
    ///
    /// It has if this is true of a family that contributes one set to each member, at a place that
    /// does not depend on t, as those in the first copy of a block do. If the sets in the block and
    /// in what follows it do not depend on t or r, equal members with different numbers of copies
    /// would mean that the block is followed by itself for ever; in the normal form, none is.
    pub(super) fn is_unbounded(&self, level: usize, family: Family) -> bool {
        if self.is_set(level, family) {
            return false;
        }
        let Sequence { before, block, after, cycle, .. } = self.sequence(level, family);
        let has_unbounded = |families: &[Family]| {
            families.iter().any(|&family| self.is_unbounded(level - 1, family))
        };
        if block.is_empty() {
            return has_unbounded(before) || has_unbounded(cycle);
        }
        let mut all = block.iter().chain(after).chain(cycle);
        has_unbounded(before)
            || has_unbounded(block)
            || all.all(|&family| self.is_set(level - 1, family))
    }
}

#[cfg(test)]
mod tests;
