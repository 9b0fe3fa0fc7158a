//! The smallest monoid that agrees with the outcomes of all sums of some heaps.

use super::families::{Families, Family, EMPTY_WORD};
use super::monoid::{Monoid, Word};
use std::collections::HashMap;

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
    let mut families = Families::new(most_results);
    options.iter().for_each(|options| families.add_letter(options.clone()));
    let lost = families.lost(letters, EMPTY_WORD).ok()?;

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
            let set = families.rest(letters, sets[element], letter + 1).ok()?;
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
    let has_empty_word = |&set: &Family| {
        (1..=letters).rev().fold(set, |set, level| families.sequence(level, set).at(0))
            == EMPTY_WORD
    };
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
