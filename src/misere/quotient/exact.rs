//! Heaps as letters, so that nothing has to be assumed about them.

use super::families::{Families, Stop, EMPTY_WORD};
use super::monoid::Word;
use std::collections::HashMap;

/// The lost sums of the heaps so far. Each heap is a letter, but heaps without moves are none, and
/// heaps with the same options share one.
pub(super) struct LostSums {
    pub(super) families: Families,
    /// For each heap, its letter.
    letters: Vec<Option<usize>>,
    /// The letter for each list of options.
    known: HashMap<Vec<Word>, usize>,
}

impl LostSums {
    pub(super) fn new(most_results: usize) -> LostSums {
        let mut families = Families::new(most_results);
        families.is_proving = true;
        LostSums { families, letters: Vec::new(), known: HashMap::new() }
    }

    /// Adds the next larger heap; `options` lists the sums that its moves leave.
    ///
    /// # Errors
    /// Returns [`Stop::Infinite`] if the quotient of the heaps so far is infinite.
    pub(super) fn add_heap(&mut self, options: &[Vec<usize>]) -> Result<(), Stop> {
        if options.is_empty() {
            self.letters.push(None);
            return Ok(());
        }
        let mut words: Vec<Word> = options.iter().map(|option| self.word(option)).collect();
        words.sort();
        words.dedup();
        let next = self.known.len();
        let letter = *self.known.entry(words.clone()).or_insert(next);
        self.letters.push(Some(letter));
        if letter == next {
            self.families.add_letter(words);
            self.families.lost(next + 1, EMPTY_WORD)?;
        }
        Ok(())
    }

    /// Returns the word of a sum of heaps, without exponents 0 at its end.
    fn word(&self, heaps: &[usize]) -> Word {
        let mut word = Vec::new();
        for letter in heaps.iter().filter_map(|&heap| self.letters[heap]) {
            word.resize(word.len().max(letter + 1), 0);
            word[letter] += 1;
        }
        word
    }
}
