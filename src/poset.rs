//! Poset games: a move takes an element of a partially ordered set, together with all elements
//! above it. A player who cannot move loses.
//!
//! ```
//! use grundy::poset::{DivisorGame, Poset};
//!
//! // The letter N: 0 < 1, 0 < 2 and 3 < 2.
//! //   1   2
//! //   | / |
//! //   0   3
//! let mut letter = Poset::from_relations(4, &[(0, 1), (0, 2), (3, 2)]).unwrap();
//! assert_eq!(letter.value(&[0]), 1); // 3 alone is left
//! assert_eq!(letter.value(&[1]), 2); // 2 above 0 and 3: mex {0, 1}
//! assert_eq!(letter.value(&[2]), 3); // a chain of two, and 3 beside it: 2 ⊕ 1
//! assert_eq!(letter.value(&[3]), 2); // the chain 0 < 1
//! assert_eq!(letter.value(&[]), 0); // mex {1, 2, 3, 2}
//!
//! // Name divisors of 12 in turn, but no multiple of one that has been named; 1 loses. With 12
//! // named, {2, 4} and {3, 6} are left, and 4 answers 6, and 2 answers 3.
//! assert_eq!(DivisorGame::new(12).unwrap().winning_moves(&[]), [12]);
//! ```
//!
//! Nim is the game on chains side by side, Green Hackenbush on trees is the game on forests, and
//! [`chomp`](crate::chomp) is the game on all squares of a bar except the poisoned square.
//!
//! # Theorem: strategy stealing
//!
//! A poset with an element g above all others is an N-position. Suppose that taking g does not win.
//! Then some answer x wins, and the position after g and x is the same as after x alone, because g
//! is above x. So taking x wins; but the argument does not show which element x is. D. Gale, *A
//! curious Nim-type game*, American Mathematical Monthly 81 (1974), 876–879, gives this argument
//! for Chomp.
//!
//! # Theorem: series and parallel
//!
//! [`GrundySet`] is the set of the values of a position's options; the mex of the set is the
//! position's own value. This set is all that is needed to compose posets.
//!
//! 1. Two posets side by side, with the sets A and B and the values a and b, have the set {x ⊕ b} ∪
//!    {a ⊕ y}, for x in A and y in B: a move is made in one of the two posets.
//! 2. Let every element of one poset, with the set A, lie below every element of another poset,
//!    with the set B. A move in the lower poset also takes the whole upper poset, and leaves a
//!    position whose value is in A. A move in the upper poset leaves the whole lower poset and,
//!    above it, a position whose value y is in B. By the colon principle (see
//!    [`ordinal`](crate::compound::ordinal)), this position has the value f(y), where f(0) < f(1) <
//!    … are the numbers that are not in A. So the set is A ∪ {f(y)}, for y in B.
//!
//! From single elements, these two steps build exactly the posets in which no four elements are
//! related as in the letter N of the example above; these posets are called *N-free* or
//! *series-parallel*. A value is never greater than the number of elements, so the games on N-free
//! posets are solved in polynomial time: W. Deuber, S. Thomassé, *Grundy sets of partial orders*
//! (1996). In general, deciding the outcome is PSPACE-complete: D. Grier, *Deciding the winner of
//! an arbitrary finite poset game is PSPACE-complete*, ICALP 2013, arXiv:1209.1750. S. A. Fenner,
//! J. Rogers, *Combinatorial game complexity: an introduction with poset games* (2015),
//! arXiv:1505.07416, say more.
//!
//! # Problems
//!
//! The squares inside squares of CodeChef SQUAGAME and the trees of AtCoder AGC 017 D are forests,
//! which are N-free; the solutions of both problems need only Green Hackenbush.

use crate::compound::ordinal::all_on_top;
use crate::contest::primes::prime_powers;
use crate::mex::mex;
use crate::sets::{elements, first, parts, MOST};
use crate::Outcome;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt;

/// The Grundy values of the options of a poset game.
///
/// ```
/// use grundy::poset::GrundySet;
///
/// let single = GrundySet::element();
/// let two = single.beside(&single);
/// assert_eq!((two.options(), two.value()), (&[1][..], 0));
/// // One element above two others, and two above one.
/// assert_eq!(two.below(&single).options(), [0, 1]);
/// assert_eq!(single.below(&two).options(), [0, 2]);
/// assert_eq!(single.below(&two).value(), 1); // a tree of Green Hackenbush: 1 + (1 ⊕ 1)
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GrundySet {
    /// In ascending order, each once.
    options: Vec<u64>,
}

impl GrundySet {
    /// Returns the empty set, which belongs to the poset without elements.
    pub fn empty() -> GrundySet {
        GrundySet::default()
    }

    /// Returns the set of a single element, whose only option is worth 0.
    pub fn element() -> GrundySet {
        GrundySet { options: vec![0] }
    }

    fn from_options(mut options: Vec<u64>) -> GrundySet {
        options.sort_unstable();
        options.dedup();
        GrundySet { options }
    }

    /// Returns the values of the options in ascending order, each once.
    pub fn options(&self) -> &[u64] {
        &self.options
    }

    /// Returns the Grundy value of the poset. Cost: O(n) for a set of n values.
    pub fn value(&self) -> u64 {
        mex(self.options.iter().copied())
    }

    /// Returns the set of this poset and another poset side by side, where no element of either
    /// poset is related to an element of the other. Cost: O(n log n) for sets of n values.
    pub fn beside(&self, other: &GrundySet) -> GrundySet {
        let (here, there) = (self.value(), other.value());
        let moves_here = self.options.iter().map(|option| option ^ there);
        let moves_there = other.options.iter().map(|option| here ^ option);
        GrundySet::from_options(moves_here.chain(moves_there).collect())
    }

    /// Returns the set of this poset with another poset on top, so that all elements of the other
    /// poset are above all elements of this poset. Cost: O(n log n) for sets of n values.
    pub fn below(&self, top: &GrundySet) -> GrundySet {
        let above = all_on_top(&self.options, &top.options);
        GrundySet::from_options(self.options.iter().copied().chain(above).collect())
    }
}

/// The reason why a poset cannot be created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PosetError {
    /// There are more than 128 elements.
    TooManyElements {
        /// The number of elements.
        elements: usize,
    },
    /// A relation names an element that does not exist.
    NoSuchElement {
        /// The element that the relation names.
        element: usize,
        /// The number of elements, which are numbered from 0.
        elements: usize,
    },
    /// According to the relations, an element is below itself.
    Cycle {
        /// The element.
        element: usize,
    },
}

impl fmt::Display for PosetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PosetError::TooManyElements { elements } => {
                write!(f, "{} elements, but at most {} are supported", elements, MOST)
            }
            PosetError::NoSuchElement { element, elements } => {
                write!(f, "a relation names element {} of {}, counted from 0", element, elements)
            }
            PosetError::Cycle { element } => {
                write!(f, "element {}, counted from 0, is below itself", element)
            }
        }
    }
}

impl std::error::Error for PosetError {}

/// A partially ordered set of up to 128 elements, with the values of the positions visited so
/// far.
///
/// A position is given by the elements that have been taken, in the order of the moves.
#[derive(Clone, Debug)]
pub struct Poset {
    /// For each element, the set of the element itself and all elements above it.
    above: Vec<u128>,
    /// For each element, the set of the elements above or below it.
    related: Vec<u128>,
    known: HashMap<u128, GrundySet>,
    /// Permutations of the elements that preserve the order; each lists, for every element, the
    /// element that is mapped to it. Either all permutations of a group, or none.
    symmetries: Vec<Vec<u8>>,
    /// The elements that are above no other element.
    minimal: Vec<usize>,
    /// Whether the player to move wins, for one position of each class under the symmetries.
    wins: HashMap<u128, bool>,
}

impl Poset {
    /// Creates the poset of the elements 0, …, `elements` - 1 in which a is below b for each pair
    /// (a, b) of `relations` and wherever this follows from those pairs. Cost: O(n³ / 128) for n
    /// elements, and O(1) for each relation.
    ///
    /// # Errors
    /// Returns an error if there are more than 128 elements, if a relation names an element that
    /// does not exist, or if an element is below itself.
    pub fn from_relations(
        elements: usize,
        relations: &[(usize, usize)],
    ) -> Result<Poset, PosetError> {
        if elements > MOST {
            return Err(PosetError::TooManyElements { elements });
        }
        let mut above = vec![0u128; elements];
        for &(low, high) in relations {
            let element = low.max(high);
            if element >= elements {
                return Err(PosetError::NoSuchElement { element, elements });
            }
            above[low] |= 1 << high;
        }
        for middle in 0..elements {
            let higher = above[middle];
            for lower in above.iter_mut().filter(|lower| **lower >> middle & 1 == 1) {
                *lower |= higher;
            }
        }
        if let Some(element) = (0..elements).find(|&element| above[element] >> element & 1 == 1) {
            return Err(PosetError::Cycle { element });
        }
        let mut related = above.clone();
        for (low, higher) in above.iter_mut().enumerate() {
            for high in self::elements(*higher) {
                related[high] |= 1 << low;
            }
            *higher |= 1 << low;
        }
        let is_minimal =
            |&element: &usize| above.iter().filter(|above| *above >> element & 1 == 1).count() == 1;
        let minimal = (0..elements).filter(is_minimal).collect();
        let (known, wins) = (HashMap::new(), HashMap::new());
        Ok(Poset { above, related, known, symmetries: Vec::new(), minimal, wins })
    }

    /// Returns the Grundy value of the position after `taken`.
    ///
    /// Cost: polynomial in the number of elements for N-free posets; otherwise every position that
    /// occurs inside a part that is neither series nor parallel is visited once, and its value is
    /// kept.
    ///
    /// # Panics
    /// Panics if an element does not exist, or has already been removed by an earlier move.
    pub fn value(&mut self, taken: &[usize]) -> u64 {
        let left = self.after(taken);
        self.grundy_set(left).value()
    }

    /// Returns the outcome of the position after `taken`. Cost: no search, by strategy stealing, if
    /// one element is above all others that are left; otherwise at most that of [`Poset::value`],
    /// and usually much less, because one winning option is enough.
    ///
    /// # Panics
    /// Panics in the same cases as [`Poset::value`].
    pub fn outcome(&mut self, taken: &[usize]) -> Outcome {
        let left = self.after(taken);
        Outcome::of_mover(self.is_won(left))
    }

    /// Returns every winning move in the position after `taken`, in ascending order. Cost: that
    /// of [`Poset::outcome`] for each option.
    ///
    /// # Panics
    /// Panics in the same cases as [`Poset::value`].
    pub fn winning_moves(&mut self, taken: &[usize]) -> Vec<usize> {
        let left = self.after(taken);
        let wins = |&element: &usize| !self.is_won(left & !self.above[element]);
        elements(left).filter(wins).collect()
    }

    /// Returns the elements that are left after the moves `taken`.
    fn after(&self, taken: &[usize]) -> u128 {
        taken.iter().fold(first(self.above.len()), |left, &element| {
            let exists = element < self.above.len();
            assert!(exists, "element {} of {}, counted from 0", element, self.above.len());
            assert!(left >> element & 1 == 1, "element {} is gone already", element);
            left & !self.above[element]
        })
    }

    fn is_won(&mut self, left: u128) -> bool {
        if left == 0 {
            return false;
        }
        if let Some(known) = self.known.get(&left) {
            return known.value() != 0;
        }
        let is_top = |&top: &usize| elements(left).all(|other| self.above[other] >> top & 1 == 1);
        if elements(left).any(|element| is_top(&element)) {
            return true;
        }
        let is_one_part = |parts: Vec<u128>| parts.len() == 1;
        let is_prime = is_one_part(parts(left, |element| self.related[element]))
            && is_one_part(parts(left, |element| !self.related[element]));
        if !is_prime {
            return self.grundy_set(left).value() != 0;
        }
        let form = self.normal_form(left);
        if let Some(&known) = self.wins.get(&form) {
            return known;
        }
        if let Some(known) = self.known.get(&form) {
            return known.value() != 0;
        }
        let wins = elements(form).any(|element| !self.is_won(form & !self.above[element]));
        self.wins.insert(form, wins);
        wins
    }

    /// Returns the image that represents all images of a set under the symmetries: the largest one,
    /// compared first by the number of its elements above the first minimal element of the poset,
    /// then by the number above the second, and so on, and last by its bits.
    fn normal_form(&self, left: u128) -> u128 {
        let first = match self.symmetries.first() {
            Some(first) => first,
            None => return left,
        };
        let above = self.above.iter().map(|above| (above & left).count_ones());
        let above: Vec<u32> = above.collect();
        let sizes = |symmetry: &Vec<u8>, low: usize| above[usize::from(symmetry[low])];
        let image = |symmetry: &Vec<u8>| {
            let sources = symmetry.iter().enumerate();
            sources.fold(0, |set, (to, &from)| set | (left >> from & 1) << to)
        };
        let mut largest = (first, image(first));
        for symmetry in &self.symmetries[1..] {
            let minimal = self.minimal.iter();
            let mut orders = minimal.map(|&low| sizes(symmetry, low).cmp(&sizes(largest.0, low)));
            let order = orders.find(|order| order.is_ne()).unwrap_or(Ordering::Equal);
            if order.is_ge() {
                let image = image(symmetry);
                if order.is_gt() || image > largest.1 {
                    largest = (symmetry, image);
                }
            }
        }
        largest.1
    }

    fn grundy_set(&mut self, left: u128) -> GrundySet {
        if let Some(known) = self.known.get(&left) {
            return known.clone();
        }
        let parallel = parts(left, |element| self.related[element]);
        let series = parts(left, |element| !self.related[element]);
        let set = if parallel.len() != 1 {
            let sets = parallel.into_iter().map(|part| self.grundy_set(part));
            sets.fold(GrundySet::empty(), |sum, part| sum.beside(&part))
        } else if series.len() != 1 {
            self.in_series(left, series)
        } else {
            let form = self.normal_form(left);
            if let Some(known) = self.known.get(&form) {
                return known.clone();
            }
            let options = elements(form).map(|element| form & !self.above[element]);
            let options: Vec<u128> = options.collect();
            let values = options.into_iter().map(|option| self.grundy_set(option).value());
            let set = GrundySet::from_options(values.collect());
            self.known.insert(form, set.clone());
            return set;
        };
        self.known.insert(left, set.clone());
        set
    }

    /// Returns the set of a position made up of parts such that, of any two parts, one lies wholly
    /// above the other.
    fn in_series(&mut self, left: u128, mut parts: Vec<u128>) -> GrundySet {
        // The lower a part lies, the more elements are above all of its own.
        let higher = |part: &u128| {
            let above = elements(*part).fold(left, |above, element| above & self.above[element]);
            (above & !part).count_ones()
        };
        parts.sort_by_cached_key(|part| std::cmp::Reverse(higher(part)));
        let sets = parts.into_iter().map(|part| self.grundy_set(part));
        sets.fold(GrundySet::empty(), |base, part| base.below(&part))
    }
}

/// The game of divisors: players take turns naming divisors of a number, but never a multiple of a
/// divisor that has already been named. Whoever names 1 loses.
///
/// The divisors of a product of two prime powers correspond to the squares of a bar of Chomp.
///
/// ```
/// use grundy::poset::DivisorGame;
///
/// // The divisors of 2² · 3³ as a bar of 3 by 4 squares.
/// //   1  3   9  27
/// //   2  6  18  54
/// //   4 12  36 108
/// let mut game = DivisorGame::new(108).unwrap();
/// assert_eq!(game.winning_moves(&[]), [18]); // leaves the rows 4, 2 and 2
/// // A prime number can be named at once; then only 1 is left.
/// assert_eq!(DivisorGame::new(7).unwrap().winning_moves(&[]), [7]);
/// ```
#[derive(Clone, Debug)]
pub struct DivisorGame {
    /// The divisors other than 1, in ascending order.
    divisors: Vec<u64>,
    poset: Poset,
}

impl DivisorGame {
    /// Creates the game of the divisors of `number`. Cost: O(√`number`) for the divisors.
    ///
    /// # Errors
    /// Returns an error if there are more than 128 divisors other than 1.
    ///
    /// # Panics
    /// Panics if `number` is 0.
    pub fn new(number: u64) -> Result<DivisorGame, PosetError> {
        assert!(number > 0, "every number divides 0");
        let mut divisors = vec![1];
        let powers_of_primes: Vec<(u64, u32)> = prime_powers(number).collect();
        for &(prime, exponent) in &powers_of_primes {
            let powers = std::iter::successors(Some(1), |power| Some(power * prime));
            let powers: Vec<u64> = powers.take(exponent as usize + 1).collect();
            let times = |divisor: &u64| -> Vec<u64> {
                powers.iter().map(|power| divisor * power).collect()
            };
            divisors = divisors.iter().flat_map(times).collect();
        }
        divisors.sort_unstable();
        divisors.remove(0);
        let count = divisors.len();
        let pairs = (0..count).flat_map(|low| (low + 1..count).map(move |high| (low, high)));
        let divides = |&(low, high): &(usize, usize)| divisors[high] % divisors[low] == 0;
        let relations: Vec<(usize, usize)> = pairs.filter(divides).collect();
        let mut poset = Poset::from_relations(count, &relations)?;
        poset.symmetries = symmetries(&divisors, &powers_of_primes);
        Ok(DivisorGame { divisors, poset })
    }

    /// Returns the Grundy value of the position after the divisors `named`, which must not
    /// include 1. Cost: that of [`Poset::value`].
    ///
    /// # Panics
    /// Panics if a number in `named` is 1 or could not be named after the numbers before it.
    pub fn value(&mut self, named: &[u64]) -> u64 {
        let taken = self.places(named);
        self.poset.value(&taken)
    }

    /// Returns the outcome of the position after `named`. Cost: that of [`Poset::outcome`].
    ///
    /// # Panics
    /// Panics in the same cases as [`DivisorGame::value`].
    pub fn outcome(&mut self, named: &[u64]) -> Outcome {
        let taken = self.places(named);
        self.poset.outcome(&taken)
    }

    /// Returns every number that wins if it is named next, after those in `named`, in ascending
    /// order. Cost: that of [`Poset::winning_moves`].
    ///
    /// # Panics
    /// Panics in the same cases as [`DivisorGame::value`].
    pub fn winning_moves(&mut self, named: &[u64]) -> Vec<u64> {
        let taken = self.places(named);
        let moves = self.poset.winning_moves(&taken);
        moves.into_iter().map(|place| self.divisors[place]).collect()
    }

    /// Returns the places of `named` among the divisors.
    fn places(&self, named: &[u64]) -> Vec<usize> {
        let place = |number: &u64| {
            let place = self.divisors.binary_search(number);
            place.unwrap_or_else(|_| panic!("{} is not a divisor other than 1", number))
        };
        named.iter().map(place).collect()
    }
}

/// Returns, for each way to permute primes that have the same exponent, the place of the divisor
/// that is mapped to each divisor.
fn symmetries(divisors: &[u64], powers: &[(u64, u32)]) -> Vec<Vec<u8>> {
    let mut arrangements: Vec<Vec<u64>> = vec![Vec::new()];
    for &(_, exponent) in powers {
        let equal = powers.iter().filter(|power| power.1 == exponent);
        let equal: Vec<u64> = equal.map(|power| power.0).collect();
        let longer = |arrangement: &Vec<u64>| {
            let unused = equal.iter().filter(|prime| !arrangement.contains(prime));
            let longer = unused.map(|&prime| {
                let mut longer = arrangement.clone();
                longer.push(prime);
                longer
            });
            longer.collect::<Vec<Vec<u64>>>()
        };
        arrangements = arrangements.iter().flat_map(longer).collect();
    }
    let place = |arrangement: &Vec<u64>, divisor: u64| {
        let (mut image, mut rest) = (1, divisor);
        for (&(prime, _), &other) in powers.iter().zip(arrangement) {
            while rest % prime == 0 {
                rest /= prime;
                image *= other;
            }
        }
        divisors.binary_search(&image).expect("it has the same exponents in another order") as u8
    };
    let sources = |primes: &Vec<u64>| divisors.iter().map(|&d| place(primes, d)).collect();
    arrangements.iter().map(sources).collect()
}
