//! Sets of words, and families of such sets.
//!
//! # A set of words
//!
//! A *word* in the letters 1 to m, which represent heaps, is the sum that contains each heap as
//! often as the exponent of its letter says. A set S of such words is represented by the sequence
//! S₀, S₁, S₂, … of sets of words in the letters 1 to m - 1, where Sₖ contains the words whose
//! product with the k-th power of the letter m is in S. The sequences are written as
//!
//! > before · cycle · cycle · cycle · …
//!
//! # A family
//!
//! A *family* is a set for each t = 0, 1, 2, …. It is written as
//!
//! > before · block · … · block · after · cycle · cycle · cycle · …
//!
//! with t + c copies of the block. The sets in `before`, `after` and `cycle` are families again, of
//! which the member t belongs to the member t of the whole. The sets in the block are families, too,
//! but of these a copy of the block contains the member r, where r is the number of the copies to
//! its right. For example, let the block consist of one family x: the member t of the whole is
//!
//! > before(t) · x(t + c - 1) · … · x(1) · x(0) · after(t) · cycle(t) · cycle(t) · …
//!
//! A set is a family whose members are all equal, which has no block. What is computed with families
//! is computed for all their members at once.
//!
//! # Normal form
//!
//! Each family is kept in a normal form and has a number, so families with equal numbers are equal.
//! The converse is true of sets, but not of all families. The block is as far to the left as
//! possible, then `after` and the cycle are as short as possible, then there are as many copies of
//! the block as possible. But a family in the block whose members differ keeps [`MARGIN`] earlier
//! members, so that letters can be taken from its words where r is 0. A block of sets that would be
//! followed by itself for ever is a cycle.

use super::monoid::Word;
use std::collections::HashMap;

/// A family of sets of words in the letters up to some level, or a single set, given by its number
/// among the families of that level. At the level without letters, the number of a set is the
/// number of words that it contains.
pub(super) type Family = usize;

/// The set without words, at each level.
pub(super) const NONE: Family = 0;

/// The set that contains the empty word alone, at each level.
pub(super) const EMPTY_WORD: Family = 1;

/// How many members could precede the first one of each family in a block, unless its members are
/// all equal: few moves leave more than two equal heaps.
const MARGIN: usize = 2;

/// The margin of families whose members are all equal.
const CONSTANT: usize = usize::MAX;

/// The families for each exponent of the last letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Sequence {
    pub(super) before: Vec<Family>,
    /// The families in the block; there is no block if there are none.
    pub(super) block: Vec<Family>,
    /// There are t + `copies` copies of the block.
    pub(super) copies: usize,
    pub(super) after: Vec<Family>,
    pub(super) cycle: Vec<Family>,
}

impl Sequence {
    /// Creates a sequence without a block.
    pub(super) fn repeating(before: Vec<Family>, cycle: Vec<Family>) -> Sequence {
        Sequence { before, cycle, ..Sequence::default() }
    }

    pub(super) fn has_block(&self) -> bool {
        !self.block.is_empty()
    }

    /// Returns the family for an exponent, if there is no block.
    pub(super) fn at(&self, exponent: usize) -> Family {
        assert!(!self.has_block(), "the exponents behind a block depend on t");
        let past = exponent.checked_sub(self.before.len());
        past.map_or_else(|| self.before[exponent], |past| self.cycle[past % self.cycle.len()])
    }
}

/// Gives the shortest form to what is repeated after some start.
fn shorten(start: &mut Vec<Family>, cycle: &mut Vec<Family>) {
    let len = cycle.len();
    let repeats = |&period: &usize| (period..len).all(|k| cycle[k] == cycle[k - period]);
    let mut periods = (1..=len).filter(|period| len % period == 0);
    let period = periods.find(repeats).expect("the whole cycle repeats");
    cycle.truncate(period);
    while !start.is_empty() && start.last() == cycle.last() {
        start.pop();
        cycle.rotate_right(1);
    }
}

/// A family, and what is known about it.
struct Known {
    sequence: Sequence,
    /// The number of members that could precede the first one.
    margin: usize,
    next: Option<Family>,
    first: Option<Family>,
    previous: Option<Family>,
}

/// The families at a level, and the results of the operations.
#[derive(Default)]
pub(super) struct Level {
    known: Vec<Known>,
    numbers: HashMap<Sequence, Family>,
    pub(super) unions: HashMap<(Family, Family), Family>,
    /// For each family and letter: the words whose product with the letter is in the set.
    pub(super) rests: HashMap<(Family, usize), Family>,
    /// For each family: the words whose product with some option of the next letter is in the set.
    pub(super) reaching: HashMap<Family, Family>,
    pub(super) lost: HashMap<Family, Family>,
}

/// The reason why a result is not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// There are too many sets, or the result is no family.
    TooMany,
    /// The sets for the powers of a letter are all different.
    Infinite,
}

/// Families of sets of words in letters; each letter has options.
#[derive(Default)]
pub(super) struct Families {
    /// For each letter, its options, which are words in earlier letters.
    pub(super) options: Vec<Vec<Word>>,
    /// The levels, indexed by the number of letters. Nothing is kept at the level without letters.
    pub(super) levels: Vec<Level>,
    /// How many more results of operations may be kept.
    pub(super) left: usize,
    /// Whether to prove, where the sets for the powers of a letter do not seem to repeat, that they
    /// never do.
    pub(super) is_proving: bool,
}

impl Families {
    /// Creates the families without letters; up to `most_results` results of operations are kept.
    pub(super) fn new(most_results: usize) -> Families {
        Families { levels: vec![Level::default()], left: most_results, ..Families::default() }
    }

    /// Adds a letter with these options, which are words in the letters so far.
    pub(super) fn add_letter(&mut self, options: Vec<Word>) {
        self.options.push(options);
        self.levels.push(Level::default());
        let level = self.options.len();
        let none = self.set(level, Vec::new(), vec![NONE]);
        let empty_word = self.set(level, vec![EMPTY_WORD], vec![NONE]);
        assert_eq!((none, empty_word), (NONE, EMPTY_WORD));
    }

    /// Records that one more result is kept.
    pub(super) fn keep(&mut self) -> Result<(), Stop> {
        self.left = self.left.checked_sub(1).ok_or(Stop::TooMany)?;
        Ok(())
    }

    pub(super) fn sequence(&self, level: usize, family: Family) -> &Sequence {
        &self.levels[level].known[family].sequence
    }

    /// Returns whether all members of a family are equal.
    pub(super) fn is_set(&self, level: usize, family: Family) -> bool {
        self.margin(level, family) == CONSTANT
    }

    pub(super) fn are_sets(&self, level: usize, families: &[Family]) -> bool {
        families.iter().all(|&family| self.is_set(level, family))
    }

    fn margin(&self, level: usize, family: Family) -> usize {
        match level {
            0 => CONSTANT,
            _ => self.levels[level].known[family].margin,
        }
    }

    /// Returns the number of a family without a block.
    pub(super) fn set(&mut self, level: usize, before: Vec<Family>, cycle: Vec<Family>) -> Family {
        self.family(level, Sequence::repeating(before, cycle))
    }

    /// Returns the number of a family.
    pub(super) fn family(&mut self, level: usize, mut sequence: Sequence) -> Family {
        self.normalize(level, &mut sequence);
        if let Some(&number) = self.levels[level].numbers.get(&sequence) {
            return number;
        }
        let Sequence { before, after, cycle, .. } = &sequence;
        let inside = before.iter().chain(after).chain(cycle);
        let inside = inside.map(|&family| self.margin(level - 1, family)).min();
        let margin = inside.expect("a cycle is not empty");
        let margin = if sequence.has_block() { margin.min(sequence.copies) } else { margin };
        let level = &mut self.levels[level];
        let number = level.known.len();
        level.numbers.insert(sequence.clone(), number);
        level.known.push(Known { sequence, margin, next: None, first: None, previous: None });
        number
    }

    fn normalize(&mut self, level: usize, sequence: &mut Sequence) {
        if sequence.has_block() {
            self.move_to_left(level, sequence);
            while sequence.copies > 0 && !self.has_margin(level, &sequence.block) {
                self.close(level, sequence);
            }
        }
        shorten(&mut sequence.after, &mut sequence.cycle);
        if self.is_continued(level, sequence) {
            sequence.cycle = sequence.block.split_off(0);
            sequence.after.clear();
        }
        if sequence.has_block() {
            while self.lengthen(level, sequence) {}
        } else {
            sequence.copies = 0;
            sequence.before.append(&mut sequence.after);
            shorten(&mut sequence.before, &mut sequence.cycle);
        }
    }

    /// Returns whether what follows the copies of the block is the same block for ever.
    fn is_continued(&self, level: usize, sequence: &Sequence) -> bool {
        let Sequence { block, after, cycle, .. } = sequence;
        // If both repeat from here on, they are equal if they are as long as the periods together.
        let mut rest = after.iter().chain(cycle.iter().cycle());
        let len = after.len() + block.len() + cycle.len();
        sequence.has_block()
            && self.are_sets(level - 1, block)
            && block.iter().cycle().take(len).all(|family| rest.next() == Some(family))
    }

    /// Returns whether the elements of a block may lose their first members.
    fn has_margin(&self, level: usize, block: &[Family]) -> bool {
        block.iter().all(|&family| self.margin(level - 1, family) >= MARGIN)
    }

    /// Moves the block to the left past equal elements.
    fn move_to_left(&mut self, level: usize, sequence: &mut Sequence) {
        while let (Some(&last), Some(&ending)) = (sequence.before.last(), sequence.block.last()) {
            if last != self.later(level - 1, ending, sequence.copies) {
                break;
            }
            sequence.before.pop();
            sequence.block.pop();
            let next = self.next(level - 1, ending);
            sequence.block.insert(0, next);
            let first = self.first(level - 1, ending);
            sequence.after.insert(0, first);
        }
    }

    /// Adds a copy at the right end, if one follows. Otherwise, returns `false`.
    fn lengthen(&mut self, level: usize, sequence: &mut Sequence) -> bool {
        let previous = sequence.block.iter().map(|&family| self.previous(level - 1, family));
        let block = match previous.collect::<Option<Vec<Family>>>() {
            Some(block) if self.has_margin(level, &block) => block,
            _ => return false,
        };
        let firsts = self.firsts(level - 1, &block);
        if !sequence.after.starts_with(&firsts) {
            return false;
        }
        sequence.after.drain(..firsts.len());
        sequence.block = block;
        sequence.copies += 1;
        true
    }

    /// Takes the last copy from the block.
    pub(super) fn close(&mut self, level: usize, sequence: &mut Sequence) {
        let firsts = self.firsts(level - 1, &sequence.block);
        sequence.after.splice(..0, firsts);
        self.advance(level - 1, &mut sequence.block);
        sequence.copies -= 1;
    }

    /// Takes elements from the left end of the block, of which there must be enough copies.
    pub(super) fn open(
        &mut self,
        level: usize,
        sequence: &mut Sequence,
        count: usize,
    ) -> Result<(), Stop> {
        let len = sequence.block.len();
        for _ in 0..count / len {
            self.open_part(level, sequence, len)?;
        }
        match count % len {
            0 => Ok(()),
            part => self.open_part(level, sequence, part),
        }
    }

    /// Takes at most one copy from the left end of the block, without its last elements.
    fn open_part(
        &mut self,
        level: usize,
        sequence: &mut Sequence,
        count: usize,
    ) -> Result<(), Stop> {
        sequence.copies = sequence.copies.checked_sub(1).ok_or(Stop::TooMany)?;
        let mut stays = sequence.block.split_off(count);
        for &family in &sequence.block {
            sequence.before.push(self.later(level - 1, family, sequence.copies));
        }
        let firsts = self.firsts(level - 1, &stays);
        sequence.after.splice(..0, firsts);
        self.advance(level - 1, &mut stays);
        sequence.block.splice(..0, stays);
        Ok(())
    }

    /// Replaces families by those without their first members.
    fn advance(&mut self, level: usize, families: &mut [Family]) {
        families.iter_mut().for_each(|family| *family = self.next(level, *family));
    }

    /// Returns the family without its first member.
    pub(super) fn next(&mut self, level: usize, family: Family) -> Family {
        if self.is_set(level, family) {
            return family;
        }
        if let Some(next) = self.levels[level].known[family].next {
            return next;
        }
        let mut sequence = self.sequence(level, family).clone();
        self.advance(level - 1, &mut sequence.before);
        self.advance(level - 1, &mut sequence.after);
        self.advance(level - 1, &mut sequence.cycle);
        if sequence.has_block() {
            sequence.copies += 1;
        }
        let next = self.family(level, sequence);
        self.levels[level].known[family].next = Some(next);
        next
    }

    /// Returns the family without its first `count` members.
    pub(super) fn later(&mut self, level: usize, family: Family, count: usize) -> Family {
        (0..count).fold(family, |family, _| self.next(level, family))
    }

    /// Returns the family that becomes this one without its first member, if it can be continued.
    pub(super) fn previous(&mut self, level: usize, family: Family) -> Option<Family> {
        match self.margin(level, family) {
            CONSTANT => return Some(family),
            0 => return None,
            _ => (),
        }
        if let Some(previous) = self.levels[level].known[family].previous {
            return Some(previous);
        }
        let mut sequence = self.sequence(level, family).clone();
        let Sequence { before, after, cycle, .. } = &mut sequence;
        for family in before.iter_mut().chain(after).chain(cycle) {
            *family = self.previous(level - 1, *family).expect("the margin is the least one");
        }
        if sequence.has_block() {
            sequence.copies -= 1;
        }
        let previous = self.family(level, sequence);
        self.levels[level].known[family].previous = Some(previous);
        Some(previous)
    }

    /// Returns the first member of a family.
    pub(super) fn first(&mut self, level: usize, family: Family) -> Family {
        if self.is_set(level, family) {
            return family;
        }
        if let Some(first) = self.levels[level].known[family].first {
            return first;
        }
        let mut sequence = self.sequence(level, family).clone();
        if sequence.has_block() {
            let count = sequence.copies * sequence.block.len();
            self.open(level, &mut sequence, count).expect("there are as many copies");
        }
        sequence.before.append(&mut sequence.after);
        let before = self.firsts(level - 1, &sequence.before);
        let cycle = self.firsts(level - 1, &sequence.cycle);
        let first = self.set(level, before, cycle);
        self.levels[level].known[family].first = Some(first);
        first
    }

    fn firsts(&mut self, level: usize, families: &[Family]) -> Vec<Family> {
        families.iter().map(|&family| self.first(level, family)).collect()
    }
}

#[cfg(test)]
mod tests;
