//! The words that are lost in misère play, for any number of heaps of each letter.
//!
//! # One set
//!
//! Let each letter have options that are words in earlier letters, and let the mover also win at
//! once at every word of a set Z. Let L(Z) be the set of the words that are lost for the mover.
//! Then L(Z)₀ = L(Z₀), and for k ≥ 1, L(Z)ₖ is L(Zₖ ∪ U), where U is the set of the words from
//! which the mover wins by a move in one of the k copies of the letter m: those whose product with
//! an option of m is in L(Z)ₖ₋₁. Suppose that the sets Zₖ repeat from some k on. From there on,
//! each set L(Z)ₖ depends only on Zₖ and on L(Z)ₖ₋₁. So if L(Z)ₖ₋₁ occurs again at the same place
//! in the period of the sets Zₖ, L(Z) repeats as well. With no letters at all, L(Z) contains the
//! empty word unless Z does.
//!
//! In misère play, Z contains only the empty word. As U and Z are unions of only a few sets, few
//! different sets arise, whatever the number of words.
//!
//! # A family of sets
//!
//! The same steps are taken for all members of a family at once; each L(Z)ₖ is a family, too. But
//! if Z has a block, of which the member t has t + c copies, the number of steps depends on t. Let
//! A(t, r) be the set L(Z)ₖ of the member t just before the last r copies. If
//!
//! > A(t, t + 1) = A(t + 1, t + 1) for all t,
//!
//! then A(t, r) = A(r, r) for all t ≥ r.
//!
//! *Proof*, by induction on t, where t > r.
//!
//! 1. By assumption, A(t - 1, t) = A(t, t): before their last t copies, the members t - 1 and t have
//!    the same set.
//! 2. Down to the last r copies, both members have the copies with t - 1, …, r copies to their
//!    right. So the same steps lead to A(t - 1, r) = A(t, r), and A(t - 1, r) = A(r, r).
//!
//! So for each r, the sets in the copy with r copies to its right are the same in all members with
//! t ≥ r: they are those in the first of the last t + 1 copies of the member t = r. Thus they form a
//! block of the result, with t + 1 copies. Behind it, each member goes on from A(0, 0). A(t, t + 1)
//! and A(t, t) are known after c - 1 and c copies.

use super::families::{Families, Family, Sequence, Stop};
use std::collections::HashMap;

/// The number of exponents, from the place where the sets at which the mover wins at once repeat,
/// after which the search for a repetition gives up.
const MOST_POWERS: usize = 64;

/// The lost words for one exponent after the other.
struct Run {
    level: usize,
    /// The lost words for the last exponent.
    last: Option<Family>,
    /// Those for all exponents, or for all behind the copies of a block.
    sets: Vec<Family>,
}

impl Run {
    /// Takes the step to the next exponent, for which the mover wins at once at `won`.
    fn step(&mut self, families: &mut Families, won: Family) -> Result<(), Stop> {
        let lost = match self.last {
            Some(last) => families.lost_after(self.level, last, won)?,
            None => families.lost(self.level - 1, won)?,
        };
        self.last = Some(lost);
        self.sets.push(lost);
        Ok(())
    }

    fn steps(&mut self, families: &mut Families, won: &[Family]) -> Result<(), Stop> {
        won.iter().try_for_each(|&won| self.step(families, won))
    }

    /// Takes the steps through all copies of a block. Returns the start of the result: its block
    /// has t + 1 copies, the first of which follows from the last of the copies that each member
    /// has.
    fn through_block(
        &mut self,
        families: &mut Families,
        block: &[Family],
        copies: usize,
    ) -> Result<Sequence, Stop> {
        let mut before_last = None;
        for copy in (0..copies).rev() {
            before_last = self.last;
            for &won in block {
                let won = families.later(self.level - 1, won, copy);
                self.step(families, won)?;
            }
        }
        let last = self.last.ok_or(Stop::TooMany)?;
        if before_last != Some(families.next(self.level - 1, last)) {
            return Err(Stop::TooMany);
        }
        self.last = Some(families.first(self.level - 1, last));
        let mut before = self.sets.split_off(0);
        let block = before.split_off(before.len() - block.len());
        Ok(Sequence { before, block, copies: 1, ..Sequence::default() })
    }

    /// Takes steps in a cycle until the sets repeat, and returns those that repeat, or `None` if
    /// they do not seem to repeat.
    fn through_cycle(
        &mut self,
        families: &mut Families,
        cycle: &[Family],
    ) -> Result<Option<Vec<Family>>, Stop> {
        // The number of sets when a place in the cycle met with a last set.
        let mut known = HashMap::new();
        for place in (0..cycle.len()).cycle() {
            if let Some(last) = self.last {
                if let Some(from) = known.insert((place, last), self.sets.len()) {
                    return Ok(Some(self.sets.split_off(from)));
                }
            }
            if known.len() > MOST_POWERS {
                break;
            }
            self.step(families, cycle[place])?;
        }
        Ok(None)
    }
}

impl Families {
    /// Returns the words that are lost if the mover wins at once at the words of `won`.
    pub(super) fn lost(&mut self, level: usize, won: Family) -> Result<Family, Stop> {
        if level == 0 {
            return Ok(1 - won);
        }
        if let Some(&lost) = self.levels[level].lost.get(&won) {
            return Ok(lost);
        }
        self.keep()?;
        let sequence = self.sequence(level, won).clone();
        let mut run = Run { level, last: None, sets: Vec::new() };
        let mut result = Sequence::default();
        run.steps(self, &sequence.before)?;
        if sequence.has_block() {
            result = run.through_block(self, &sequence.block, sequence.copies)?;
            run.steps(self, &sequence.after)?;
        }
        result.cycle = match run.through_cycle(self, &sequence.cycle)? {
            Some(cycle) => cycle,
            None if self.is_proving && self.never_repeats(level, &sequence) => {
                return Err(Stop::Infinite)
            }
            None => return Err(Stop::TooMany),
        };
        if result.has_block() {
            result.after = run.sets;
        } else {
            result.before = run.sets;
        }
        let lost = self.family(level, result);
        self.levels[level].lost.insert(won, lost);
        Ok(lost)
    }

    /// Returns the lost words for an exponent, for which the mover wins at once at `won`; `last`
    /// are the lost words for one copy less of the letter.
    pub(super) fn lost_after(
        &mut self,
        level: usize,
        last: Family,
        won: Family,
    ) -> Result<Family, Stop> {
        let by_move = self.reaching(level - 1, last)?;
        let won = self.union(level - 1, won, by_move)?;
        self.lost(level - 1, won)
    }
}
