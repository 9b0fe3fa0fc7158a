//! The search for a quotient. A proposed quotient counts only if the proof accepts it.

use super::exact::LostSums;
use super::families::Stop;
use super::monoid::{Monoid, Word};
use super::outcomes::reduced;
use super::proof::Proof;
use super::NoQuotient;
use crate::game::Game;

/// The search keeps at most this many results about sets of words.
const MOST_RESULTS: usize = 1 << 20;

/// The largest number of elements that a quotient may have.
const MOST_ELEMENTS: usize = 1 << 10;

/// The largest number of generators: there are no letters for more.
const MOST_GENERATORS: usize = super::display::LETTERS;

/// The quotient of the heaps seen so far.
pub(super) struct QuotientSearch<G> {
    game: G,
    /// For each heap, the sums that its moves leave.
    options: Vec<Vec<Vec<usize>>>,
    /// The heaps that are not equal to sums of smaller ones.
    generators: Vec<usize>,
    /// For each heap, a sum of generators taken to be equal to it.
    words: Vec<Word>,
    /// For each element, the shortest sum of generators that has this element.
    element_words: Vec<Word>,
    /// For each heap, its element.
    elements: Vec<usize>,
    proof: Proof,
}

/// What the search has found.
pub(super) struct Found {
    pub(super) monoid: Monoid,
    pub(super) elements: Vec<usize>,
    pub(super) generators: Vec<u64>,
    pub(super) words: Vec<Word>,
}

impl<G: Game<Position = u64>> QuotientSearch<G> {
    pub(super) fn new(game: G) -> QuotientSearch<G> {
        QuotientSearch {
            game,
            options: Vec::new(),
            generators: Vec::new(),
            words: Vec::new(),
            element_words: vec![Vec::new()],
            elements: Vec::new(),
            proof: Proof::new(Monoid::trivial()),
        }
    }

    /// Adds the next larger heap.
    pub(super) fn add_heap(&mut self) -> Result<(), NoQuotient> {
        let heap = self.options.len();
        let options = options(&self.game, heap)?;
        self.options.push(options);
        if self.options[heap].is_empty() {
            // Without moves, it is as good as nothing.
            self.elements.push(0);
            self.words.push(self.element_words[0].clone());
            return Ok(());
        }
        let options = self.option_elements(heap, &self.elements);
        for element in 0..self.proof.monoid().order() {
            if let Ok(proof) = self.proof.with_heap(heap, element, &options) {
                self.proof = proof;
                self.elements.push(element);
                self.words.push(self.element_words[element].clone());
                return Ok(());
            }
        }
        self.words.push(self.element_words[0].clone());
        self.make_generator(heap);
        self.rebuild()
    }

    pub(super) fn found(self) -> Found {
        Found {
            monoid: self.proof.monoid().clone(),
            elements: self.elements,
            generators: self.generators.iter().map(|&heap| heap as u64).collect(),
            words: self.element_words,
        }
    }

    fn option_elements(&self, heap: usize, elements: &[usize]) -> Vec<usize> {
        let monoid = self.proof.monoid();
        product_of_parts(monoid, &self.options[heap], elements)
    }

    /// Makes `heap` a generator; the generators remain sorted by size.
    fn make_generator(&mut self, heap: usize) {
        let at = self.generators.iter().take_while(|&&generator| generator < heap).count();
        self.generators.insert(at, heap);
        for word in &mut self.words {
            word.insert(at, 0);
        }
        self.words[heap] = vec![0; self.generators.len()];
        self.words[heap][at] = 1;
    }

    /// Looks for a new monoid, with more generators at each attempt.
    fn rebuild(&mut self) -> Result<(), NoQuotient> {
        let last = self.options.len() - 1;
        let too_large = || NoQuotient::TooLarge { heap: last as u64 };
        loop {
            let heaps = self.generators.iter();
            let options: Vec<Vec<Word>> = heaps.map(|&heap| self.option_words(heap)).collect();
            let candidate = reduced(&options, MOST_ELEMENTS, MOST_RESULTS).ok_or_else(too_large)?;
            let elements: Vec<usize> = self
                .words
                .iter()
                .map(|word| {
                    let letters = word.iter().zip(&candidate.generators);
                    letters.fold(0, |product, (&exponent, &generator)| {
                        let monoid = &candidate.monoid;
                        (0..exponent).fold(product, |x, _| monoid.product(x, generator))
                    })
                })
                .collect();
            match self.prove(&candidate.monoid, &elements) {
                Ok(proof) => {
                    self.proof = proof;
                    self.elements = elements;
                    self.element_words = candidate.words;
                    self.tidy();
                    let is_few = self.generators.len() <= MOST_GENERATORS;
                    return if is_few { Ok(()) } else { Err(too_large()) };
                }
                // Beside a new heap, a heap may differ from the sum that it was equal to. What is
                // known of the generators is not a guess, so the proof does not fail for them alone.
                Err(sum) => {
                    let differs = sum.iter().find(|heap| !self.generators.contains(heap));
                    let heap = *differs.expect("the outcomes of generators are known");
                    self.make_generator(heap);
                }
            }
        }
    }

    /// Returns the proof for all heaps, or a sum of heaps for which the proof fails.
    fn prove(&self, monoid: &Monoid, elements: &[usize]) -> Result<Proof, Vec<usize>> {
        let mut proof = Proof::new(monoid.clone());
        for (heap, options) in self.options.iter().enumerate() {
            if !options.is_empty() {
                let options = product_of_parts(monoid, options, elements);
                proof = proof.with_heap(heap, elements[heap], &options)?;
            }
        }
        Ok(proof)
    }

    /// Returns the words for the sums that the moves of a heap leave.
    fn option_words(&self, heap: usize) -> Vec<Word> {
        let sum = |parts: &Vec<usize>| {
            let mut sum = vec![0; self.generators.len()];
            for &part in parts {
                for (exponent, more) in sum.iter_mut().zip(&self.words[part]) {
                    *exponent += more;
                }
            }
            sum
        };
        let mut words: Vec<Word> = self.options[heap].iter().map(sum).collect();
        words.sort();
        words.dedup();
        words
    }

    /// Drops generators that turn out to be equal to smaller ones, or to the empty game. The word
    /// of a heap uses only smaller generators, which is necessary if the heap becomes a generator
    /// again.
    fn tidy(&mut self) {
        let elements: Vec<usize> =
            self.generators.iter().map(|&heap| self.elements[heap]).collect();
        let is_kept = |&at: &usize| elements[at] != 0 && !elements[..at].contains(&elements[at]);
        let kept: Vec<usize> = (0..elements.len()).filter(is_kept).collect();
        let shorter = |word: &Word| -> Word {
            let sum_of = |&element: &usize| {
                let equal = word.iter().zip(&elements).filter(|letter| *letter.1 == element);
                equal.map(|letter| letter.0).sum()
            };
            kept.iter().map(|&at| sum_of(&elements[at])).collect()
        };
        self.element_words = self.element_words.iter().map(shorter).collect();
        self.words = self.words.iter().map(shorter).collect();
        self.generators = kept.iter().map(|&at| self.generators[at]).collect();
    }
}

/// Returns the sums that the moves of a heap leave.
fn options<G: Game<Position = u64>>(game: &G, heap: usize) -> Result<Vec<Vec<usize>>, NoQuotient> {
    let heap = heap as u64;
    let mut options = Vec::new();
    for option in game.options(&heap) {
        let option: Vec<u64> = option.into_iter().map(|part| game.canonical(part)).collect();
        if let Some(&part) = option.iter().find(|&&part| part >= heap) {
            return Err(NoQuotient::NotSmaller { heap, part });
        }
        options.push(option.iter().map(|&part| part as usize).collect());
    }
    Ok(options)
}

/// Returns the least heap, up to `largest`, with which the quotient is proved to be infinite.
pub(super) fn first_infinite<G>(game: &G, largest: u64) -> Option<u64>
where
    G: Game<Position = u64>,
{
    let mut sums = LostSums::new(MOST_RESULTS);
    for heap in 0..=largest {
        match sums.add_heap(&options(game, heap as usize).ok()?) {
            Ok(()) => (),
            Err(Stop::Infinite) => return Some(heap),
            Err(Stop::TooMany) => return None,
        }
    }
    None
}

/// Returns the distinct elements of the options; each option is given by its parts.
fn product_of_parts(monoid: &Monoid, options: &[Vec<usize>], elements: &[usize]) -> Vec<usize> {
    let product = |parts: &Vec<usize>| {
        parts.iter().fold(0, |product, &part| monoid.product(product, elements[part]))
    };
    let mut products: Vec<usize> = options.iter().map(product).collect();
    products.sort_unstable();
    products.dedup();
    products
}
