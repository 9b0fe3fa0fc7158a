//! The outcomes of all sums of some heaps, without a bound on the exponents, and the smallest
//! monoid that agrees with them.
//!
//! # A set of words
//!
//! A *word* in the letters 1 to m, which represent heaps, is the sum that contains each heap as
//! often as the exponent of its letter says. A set S of such words is represented by the sequence
//! S₀, S₁, S₂, … of sets of words in the letters 1 to m - 1, where Sₖ contains the words whose
//! product with the k-th power of the letter m is in S. All sequences that occur here eventually
//! repeat, and each is kept once, in its shortest form. Each sequence that is kept has its own
//! number, so two sets are equal if and only if their numbers are equal.
//!
//! # The words that are lost
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

use super::monoid::{Monoid, Word};
use crate::contest::divisors::gcd;
use std::collections::HashMap;

/// A set of words in the letters up to some level, given by its number among the sets of that
/// level.
type Set = usize;

/// The empty set of words, at each level.
const NONE: Set = 0;

/// The sets for each exponent of the last letter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Sequence {
    before: Vec<Set>,
    cycle: Vec<Set>,
}

impl Sequence {
    /// Creates the shortest form of a sequence.
    fn new(mut before: Vec<Set>, mut cycle: Vec<Set>) -> Sequence {
        let len = cycle.len();
        let repeats = |&period: &usize| (period..len).all(|k| cycle[k] == cycle[k - period]);
        let mut periods = (1..=len).filter(|period| len % period == 0);
        let period = periods.find(repeats).expect("the whole cycle repeats");
        cycle.truncate(period);
        while before.last().is_some() && before.last() == cycle.last() {
            before.pop();
            cycle.rotate_right(1);
        }
        Sequence { before, cycle }
    }

    fn at(&self, exponent: usize) -> Set {
        let past = exponent.checked_sub(self.before.len());
        past.map_or_else(|| self.before[exponent], |past| self.cycle[past % self.cycle.len()])
    }
}

/// The sets of words in the letters up to a certain letter, and what is known about these sets.
#[derive(Default)]
struct Level {
    sets: Vec<Sequence>,
    numbers: HashMap<Sequence, Set>,
    unions: HashMap<(Set, Set), Set>,
    /// For each set and letter: the words whose product with the letter is in the set.
    quotients: HashMap<(Set, usize), Set>,
    lost: HashMap<Set, Set>,
    /// For each set: the words whose product with some option of the next letter is in the set.
    reaching: HashMap<Set, Set>,
}

/// The number of powers of a letter after which the search for a repetition gives up. If the lost
/// words depend on the difference of two exponents, no powers repeat.
const MOST_POWERS: usize = 64;

/// Sets of words in letters; each letter has options.
struct Words<'a> {
    options: &'a [Vec<Word>],
    /// The levels, indexed by the number of letters; at the level without letters, set 1 contains
    /// the empty word.
    levels: Vec<Level>,
    /// How many more results of operations may be kept.
    left: usize,
}

/// The reason for giving up: there are too many sets of words.
struct TooMany;

impl Words<'_> {
    fn set(&mut self, level: usize, before: Vec<Set>, cycle: Vec<Set>) -> Set {
        let sequence = Sequence::new(before, cycle);
        let level = &mut self.levels[level];
        if let Some(&number) = level.numbers.get(&sequence) {
            return number;
        }
        let number = level.sets.len();
        level.sets.push(sequence.clone());
        level.numbers.insert(sequence, number);
        number
    }

    fn at(&self, level: usize, set: Set, exponent: usize) -> Set {
        self.levels[level].sets[set].at(exponent)
    }

    /// Returns the exponent from which a set repeats, and the period.
    fn shape(&self, level: usize, set: Set) -> (usize, usize) {
        let sequence = &self.levels[level].sets[set];
        (sequence.before.len(), sequence.cycle.len())
    }

    /// Records that one more result is kept.
    fn keep(&mut self) -> Result<(), TooMany> {
        self.left = self.left.checked_sub(1).ok_or(TooMany)?;
        Ok(())
    }

    /// Returns the words that are in at least one of the sets.
    fn union(&mut self, level: usize, a: Set, b: Set) -> Result<Set, TooMany> {
        let (a, b) = (a.min(b), a.max(b));
        if a == NONE || a == b {
            return Ok(b);
        }
        if let Some(&union) = self.levels[level].unions.get(&(a, b)) {
            return Ok(union);
        }
        self.keep()?;
        let ((from_a, period_a), (from_b, period_b)) = (self.shape(level, a), self.shape(level, b));
        let from = from_a.max(from_b);
        let common = gcd(period_a as u64, period_b as u64) as usize;
        let period = period_a / common * period_b;
        let mut sets = Vec::with_capacity(from + period);
        for exponent in 0..from + period {
            let (a, b) = (self.at(level, a, exponent), self.at(level, b, exponent));
            sets.push(self.union(level - 1, a, b)?);
        }
        let cycle = sets.split_off(from);
        let union = self.set(level, sets, cycle);
        self.levels[level].unions.insert((a, b), union);
        Ok(union)
    }

    /// Returns the words whose product with `letter` is in the set.
    fn quotient(&mut self, level: usize, set: Set, letter: usize) -> Result<Set, TooMany> {
        if set == NONE {
            return Ok(NONE);
        }
        if let Some(&quotient) = self.levels[level].quotients.get(&(set, letter)) {
            return Ok(quotient);
        }
        self.keep()?;
        let Sequence { mut before, mut cycle } = self.levels[level].sets[set].clone();
        if letter == level {
            if before.is_empty() {
                cycle.rotate_left(1);
            } else {
                before.remove(0);
            }
        } else {
            for set in before.iter_mut().chain(&mut cycle) {
                *set = self.quotient(level - 1, *set, letter)?;
            }
        }
        let quotient = self.set(level, before, cycle);
        self.levels[level].quotients.insert((set, letter), quotient);
        Ok(quotient)
    }

    /// Returns the words whose product with some option of the letter above this level is in the
    /// set.
    fn reaching(&mut self, level: usize, set: Set) -> Result<Set, TooMany> {
        if let Some(&reaching) = self.levels[level].reaching.get(&set) {
            return Ok(reaching);
        }
        self.keep()?;
        let options = &self.options[level];
        let mut reaching = NONE;
        for option in options {
            let mut quotient = set;
            for (letter, &exponent) in option.iter().enumerate() {
                for _ in 0..exponent {
                    quotient = self.quotient(level, quotient, letter + 1)?;
                }
            }
            reaching = self.union(level, reaching, quotient)?;
        }
        self.levels[level].reaching.insert(set, reaching);
        Ok(reaching)
    }

    /// Returns the words that are lost if the mover wins at once at the words of `won`.
    fn lost(&mut self, level: usize, won: Set) -> Result<Set, TooMany> {
        if level == 0 {
            return Ok(1 - won);
        }
        if let Some(&lost) = self.levels[level].lost.get(&won) {
            return Ok(lost);
        }
        self.keep()?;
        let (from, period) = self.shape(level, won);
        let first = self.at(level, won, 0);
        let mut sets = vec![self.lost(level - 1, first)?];
        // From `from` on, the place in the period and the set decide what follows.
        let mut known = HashMap::new();
        let start = loop {
            let exponent = sets.len();
            let last = sets[exponent - 1];
            if exponent >= from {
                if let Some(start) = known.insert((exponent % period, last), exponent - 1) {
                    break start;
                }
            }
            let at_once = self.at(level, won, exponent);
            let by_move = self.reaching(level - 1, last)?;
            let won = self.union(level - 1, at_once, by_move)?;
            sets.push(self.lost(level - 1, won)?);
            if sets.len() > MOST_POWERS {
                return Err(TooMany);
            }
        };
        sets.pop();
        let cycle = sets.split_off(start);
        let lost = self.set(level, sets, cycle);
        self.levels[level].lost.insert(won, lost);
        Ok(lost)
    }
}

/// The reduced monoid of words in generators.
pub(super) struct Reduced {
    pub(super) monoid: Monoid,
    /// For each element, its first word when words are ordered by length and then by letters.
    pub(super) words: Vec<Word>,
    /// The element of each generator.
    pub(super) generators: Vec<usize>,
}

/// Returns the reduced monoid of the words in letters under misère play, where `options` holds the
/// options of each letter, which contain only earlier letters; reduced means that, for any two
/// distinct elements, some factor makes exactly one of them P. Returns `None` if the monoid has
/// more than `most_elements` elements, or if more than `most_results` results would have to be kept
/// during the computation.
pub(super) fn reduced(
    options: &[Vec<Word>],
    most_elements: usize,
    most_results: usize,
) -> Option<Reduced> {
    let letters = options.len();
    let levels = (0..=letters).map(|_| Level::default()).collect();
    let mut words = Words { options, levels, left: most_results };
    // Without letters, a set has the empty word or not; above, the sets without words come first.
    let mut empty_word = 1;
    for level in 1..=letters {
        words.set(level, Vec::new(), vec![NONE]);
        empty_word = words.set(level, vec![empty_word], vec![NONE]);
    }
    let lost = words.lost(letters, empty_word).ok()?;

    // Words are equal if the same words beside them are lost: if they lead to the same set.
    let mut numbers = HashMap::new();
    numbers.insert(lost, 0);
    let mut sets = vec![lost];
    let mut names: Vec<Word> = vec![vec![0; letters]];
    let mut steps: Vec<Vec<usize>> = Vec::new();
    // For each element but the first, how it is reached: from an element, by a letter.
    let mut reached = vec![(0, 0)];
    while steps.len() < sets.len() {
        let element = steps.len();
        let mut step = Vec::with_capacity(letters);
        for letter in 0..letters {
            let set = words.quotient(letters, sets[element], letter + 1).ok()?;
            let next = sets.len();
            let number = *numbers.entry(set).or_insert(next);
            if number == next {
                sets.push(set);
                let mut name = names[element].clone();
                name[letter] += 1;
                names.push(name);
                reached.push((element, letter));
            }
            step.push(number);
        }
        steps.push(step);
        if sets.len() > most_elements {
            return None;
        }
    }
    let order = sets.len();
    let mut products = vec![0; order * order];
    for x in 0..order {
        products[x * order] = x as u16;
        for y in 1..order {
            let (before, letter) = reached[y];
            let product = steps[usize::from(products[x * order + before])][letter];
            products[x * order + y] = product as u16;
        }
    }
    let has_empty_word =
        |&set: &Set| (1..=letters).rev().fold(set, |set, level| words.at(level, set, 0)) == 1;
    let p = sets.iter().map(has_empty_word).collect();
    let generators = steps[0].clone();
    Some(Reduced { monoid: Monoid::new(products, p), words: names, generators })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_ends_at_its_limits() {
        // The heaps of 1 and 2 stones of Nim: Plambeck and Siegel's T₂, of order 6.
        let options = [vec![vec![0, 0]], vec![vec![0, 0], vec![1, 0]]];
        let order = |most_elements, most_results| {
            reduced(&options, most_elements, most_results).map(|found| found.monoid.order())
        };
        assert_eq!(order(6, 1000), Some(6));
        assert_eq!(order(7, 1000), Some(6));
        assert_eq!(order(5, 1000), None);
        assert_eq!(order(6, 3), None);
    }
}
