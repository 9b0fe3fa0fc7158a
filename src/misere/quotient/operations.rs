//! Unions of families of sets, and what remains of their words without a letter.
//!
//! Each operation is applied to all members of its families at once; see [`families`](super::families).

use super::families::{Families, Family, Sequence, Stop, NONE};
use crate::contest::divisors::gcd;

impl Families {
    /// Returns the words that are in at least one of the sets.
    pub(super) fn union(&mut self, level: usize, a: Family, b: Family) -> Result<Family, Stop> {
        let (a, b) = (a.min(b), a.max(b));
        if a == NONE || a == b {
            return Ok(b);
        }
        if let Some(&union) = self.levels[level].unions.get(&(a, b)) {
            return Ok(union);
        }
        self.keep()?;
        let x = self.sequence(level, a).clone();
        let y = self.sequence(level, b).clone();
        let union = if x.has_block() || y.has_block() {
            self.union_of_blocks(level, x, y)?
        } else {
            let (before, cycle) = self.union_of_repeating(level, &x, &y)?;
            Sequence::repeating(before, cycle)
        };
        let union = self.family(level, union);
        self.levels[level].unions.insert((a, b), union);
        Ok(union)
    }

    /// Returns what the unions of two sequences without blocks begin with, and what they repeat.
    fn union_of_repeating(
        &mut self,
        level: usize,
        x: &Sequence,
        y: &Sequence,
    ) -> Result<(Vec<Family>, Vec<Family>), Stop> {
        let from = x.before.len().max(y.before.len());
        let common = gcd(x.cycle.len() as u64, y.cycle.len() as u64) as usize;
        let period = x.cycle.len() / common * y.cycle.len();
        let mut sets = Vec::with_capacity(from + period);
        for exponent in 0..from + period {
            sets.push(self.union(level - 1, x.at(exponent), y.at(exponent))?);
        }
        let cycle = sets.split_off(from);
        Ok((sets, cycle))
    }

    /// Returns the union of two sequences of which at least one has a block, so that there is a
    /// block for both at the same place.
    fn union_of_blocks(
        &mut self,
        level: usize,
        mut x: Sequence,
        mut y: Sequence,
    ) -> Result<Sequence, Stop> {
        if !x.has_block() {
            std::mem::swap(&mut x, &mut y);
        }
        if y.has_block() {
            let (from_x, from_y) = (x.before.len(), y.before.len());
            self.open(level, &mut x, from_y.saturating_sub(from_x))?;
            self.open(level, &mut y, from_x.saturating_sub(from_y))?;
        } else {
            let missing = y.before.len().saturating_sub(x.before.len());
            self.open(level, &mut x, missing)?;
            self.cut_block(level, &mut y, &x)?;
        }
        if x.block.len() != y.block.len() {
            return Err(Stop::TooMany);
        }
        let copies = x.copies.min(y.copies);
        while x.copies > copies {
            self.close(level, &mut x);
        }
        while y.copies > copies {
            self.close(level, &mut y);
        }
        let before = self.unions(level - 1, &x.before, &y.before)?;
        let block = self.unions(level - 1, &x.block, &y.block)?;
        let x = Sequence::repeating(x.after, x.cycle);
        let y = Sequence::repeating(y.after, y.cycle);
        let (after, cycle) = self.union_of_repeating(level, &x, &y)?;
        Ok(Sequence { before, block, copies, after, cycle })
    }

    /// Gives a block to a sequence that has none, at the place where `other` has one.
    fn cut_block(
        &self,
        level: usize,
        sequence: &mut Sequence,
        other: &Sequence,
    ) -> Result<(), Stop> {
        let Sequence { before, block, cycle, copies, .. } = sequence;
        if other.block.len() % cycle.len() != 0 || !self.are_sets(level - 1, cycle) {
            return Err(Stop::TooMany);
        }
        while before.len() < other.before.len() {
            before.push(cycle[0]);
            cycle.rotate_left(1);
        }
        block.extend(cycle.iter().cycle().take(other.block.len()));
        *copies = other.copies;
        Ok(())
    }

    fn unions(&mut self, level: usize, x: &[Family], y: &[Family]) -> Result<Vec<Family>, Stop> {
        x.iter().zip(y).map(|(&x, &y)| self.union(level, x, y)).collect()
    }

    /// Returns the words whose product with `letter` is in the set.
    pub(super) fn rest(
        &mut self,
        level: usize,
        family: Family,
        letter: usize,
    ) -> Result<Family, Stop> {
        if family == NONE {
            return Ok(NONE);
        }
        if let Some(&rest) = self.levels[level].rests.get(&(family, letter)) {
            return Ok(rest);
        }
        self.keep()?;
        let mut sequence = self.sequence(level, family).clone();
        if letter == level {
            if sequence.before.is_empty() && sequence.has_block() {
                self.open(level, &mut sequence, 1)?;
            }
            if sequence.before.is_empty() {
                sequence.cycle.rotate_left(1);
            } else {
                sequence.before.remove(0);
            }
        } else {
            let Sequence { before, block, after, cycle, .. } = &mut sequence;
            for family in before.iter_mut().chain(block).chain(after).chain(cycle) {
                *family = self.rest(level - 1, *family, letter)?;
            }
        }
        let rest = self.family(level, sequence);
        self.levels[level].rests.insert((family, letter), rest);
        Ok(rest)
    }

    /// Returns the words whose product with some option of the letter above this level is in the
    /// set.
    pub(super) fn reaching(&mut self, level: usize, family: Family) -> Result<Family, Stop> {
        if let Some(&reaching) = self.levels[level].reaching.get(&family) {
            return Ok(reaching);
        }
        self.keep()?;
        let mut reaching = NONE;
        for option in 0..self.options[level].len() {
            let mut rest = family;
            for letter in 1..=self.options[level][option].len() {
                for _ in 0..self.options[level][option][letter - 1] {
                    rest = self.rest(level, rest, letter)?;
                }
            }
            reaching = self.union(level, reaching, rest)?;
        }
        self.levels[level].reaching.insert(family, reaching);
        Ok(reaching)
    }
}
