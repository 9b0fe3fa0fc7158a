//! Misère quotients, each with a proof: finite monoids that determine the outcome of every sum of
//! heaps in misère play.
//!
//! In normal play, the nim sum decides the outcome. In misère play, each heap of a game is assigned
//! an element of a commutative monoid instead, and some elements of the monoid are P: a sum of
//! heaps is a P-position if and only if the product of their elements is P.
//!
//! ```
//! use grundy::misere::quotient::Quotient;
//! use grundy::rule::Rule;
//! use grundy::Outcome;
//!
//! // Heaps of up to 2 stones of Nim. Two heaps of 1 are as good as none, so a² = 1. With a
//! // heap of 2 on the table it is the nim sum that counts, and b³ = b.
//! let nim: Rule = "nim".parse().unwrap();
//! let quotient = Quotient::of_heaps(&nim, 2).unwrap();
//! assert_eq!(
//!     quotient.to_string(),
//!     "order 6: 1, a, b, ab, b², ab² with a = 1, b = 2, of which a, b² are P",
//! );
//!
//! // Kayles is harder: 1 and 5 pins are lost to the player about to move, although their Grundy
//! // values are 1 and 4.
//! let kayles: Rule = "kayles".parse().unwrap();
//! let quotient = Quotient::of_heaps(&kayles, 12).unwrap();
//! let sum = quotient.element_of_sum([1, 5]);
//! assert_eq!(quotient.name(sum), "ac");
//! assert_eq!(quotient.outcome_of(sum), Outcome::P);
//! assert!(!quotient.is_tame()); // unlike any quotient of Nim
//! ```
//!
//! The *misère quotient* of the heaps up to n is the set of all sums of them, where two sums count
//! as the same if no such sum, added to both, tells them apart: X = Y if X + Z and Y + Z have the
//! same outcome for every Z. The map Φ from the heaps to their elements is the *pretending
//! function*.
//!
//! # Theorem (Plambeck and Siegel)
//!
//! Let Q be a finite commutative monoid and P a subset of it. Let each heap h have an element
//! Φ(h), which is 1 if h has no moves, and let Φ(X) be the product of the elements of the heaps
//! of a sum X. An option h' of a heap h is a sum, too. A sum X is a P-position in misère play if
//! and only if Φ(X) is in P, provided that 1 is not in P and
//!
//! 1. for any heap h, option h' of h and element m, at most one of m·Φ(h) and m·Φ(h') is in P;
//! 2. each nonempty sum X of heaps that all have moves has an option X' with Φ(X') in P, unless
//!    Φ(X) itself is in P.
//!
//! *Proof*, by induction on how long play can last.
//!
//! 1. Heaps without moves have the element 1 and change nothing, so suppose that X contains none of
//!    them. If X is empty, the player about to move wins, and Φ(X) = 1 is not in P.
//! 2. If Φ(X) is in P, X is not empty. In an option X' of X, some heap h is replaced by one of its
//!    options h'. Let m be the product of the elements of the other heaps. As m·Φ(h) = Φ(X) is in
//!    P, Φ(X') = m·Φ(h') is not in P by condition 1, and X' is an N-position. So X is a P-position.
//! 3. If Φ(X) is not in P, some Φ(X') is in P by condition 2. So X' is a P-position, and X is an
//!    N-position.
//!
//! # How condition 2 is checked for all sums
//!
//! Let W(X) be the set of all elements m such that m·Φ(X') is in P for some option X' of X.
//! Condition 2 says of a sum X that Φ(X) is in P or 1 is in W(X).
//!
//! 1. Every option of X + Y has the form X' + Y or X + Y'. So m is in W(X + Y) if and only if
//!    m·Φ(Y) is in W(X) or m·Φ(X) is in W(Y); thus Φ and W of a sum follow from those of its heaps.
//! 2. If Φ(Z) = Φ(X) and W(Z) is a subset of W(X), then Φ(Z + Y) = Φ(X + Y), and W(Z + Y) is a
//!    subset of W(X + Y) by step 1. So if condition 2 holds for Z + Y, it also holds for X + Y.
//! 3. It is therefore enough to add heaps one by one, beginning with single heaps, and to drop each
//!    sum X for which a Z as in step 2 is kept. As Q is finite, this process comes to an end.
//! 4. A single heap that is dropped need not be added to other sums either. Instead, the heaps of
//!    the sum Z that covers the dropped heap are added one by one. This leads to a kept sum that
//!    covers, in the sense of step 2, the sum with the dropped heap.
//!
//! # Why it is the quotient
//!
//! By the theorem, if the same sum is added to two sums with the same element, the two results have
//! the same outcome. The search proposes only monoids in which, for any two distinct elements x and
//! y, there is an m such that exactly one of m·x and m·y is in P, and in which each element belongs
//! to some sum. So sums with distinct elements can be told apart.
//!
//! # How the monoid is found
//!
//! For a new heap, the search first tries each element found so far. If the conditions fail for all
//! of these elements, the heap becomes a *generator*. The search then computes which sums of
//! generators are P, for any number of heaps of each generator: the results for k heaps of the last
//! generator follow from the results for k - 1, and once they begin to repeat, they do so for ever.
//! The elements are the classes of sums that no added sum tells apart, as in the minimisation of
//! automata. So the cost depends on the number of elements, not on the number of sums. Every other
//! heap is assumed to be equal to a sum of generators; if the conditions fail for some sum, this
//! assumption has to be dropped for one of the heaps of that sum. None of this is taken on trust:
//! the result is returned only if both conditions hold.
//!
//! # When it is infinite
//!
//! The quotient is infinite if the powers of some heap all differ. For this, no heap is assumed to
//! be equal to a sum of others: each heap is a generator, so the results for k = 0, 1, 2, … heaps of
//! a generator are exact. If they do not seem to repeat, the search compares two of them, q heaps
//! apart, and guesses from where they differ how they go on, as a family of results that depends on
//! a number t. It then computes what follows from all members of the family at once. If the results
//! for q heaps more are the same family without its first member, they never repeat. The theorem and
//! the family are in the documentation of the private modules `infinite` and `families`.
//!
//! # Source
//!
//! T. E. Plambeck, *Taming the wild in impartial combinatorial games*, INTEGERS 5 (2005), #G05;
//! T. E. Plambeck and A. N. Siegel, *Misère quotients for impartial games*, Journal of
//! Combinatorial Theory A 115 (2008), 593–622, arXiv:math/0609825. The first quotient that was shown
//! to be infinite is that of the heaps up to 7 of 0.3122: M. Weimerskirch, *An algorithm for
//! computing indistinguishability quotients in misère impartial combinatorial games*, Games of No
//! Chance 4 (2015), 267–278.

mod display;
mod exact;
mod families;
mod infinite;
mod lost;
mod monoid;
mod operations;
mod outcomes;
mod periodic;
mod presentation;
mod proof;
mod search;

pub use display::ProductTable;
pub use periodic::{NoPeriod, PeriodicQuotient};
pub use presentation::Equation;

use crate::game::{Game, WinningMove};
use crate::Outcome;
use monoid::{Monoid, Word};
use search::QuotientSearch;
use std::borrow::Borrow;
use std::fmt;

/// An element of a [`Quotient`]. It is meaningful only for that quotient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Element(usize);

impl Element {
    /// The element of the empty game.
    pub const ONE: Element = Element(0);

    /// Returns the place of the element among [`Quotient::elements`].
    pub fn index(self) -> usize {
        self.0
    }
}

/// The misère quotient of the heaps up to some size.
///
/// Only [`Quotient::of_heaps`] creates it, after the proof. `Display` lists the elements, the
/// generators and the P-elements; see the example of the [module](self).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quotient {
    monoid: Monoid,
    elements: Vec<usize>,
    generators: Vec<u64>,
    words: Vec<Word>,
}

impl Quotient {
    /// Returns the quotient of the heaps from 0 to `largest` of any game on numbers in which each
    /// move leaves only smaller numbers. To use any other game, number its positions.
    ///
    /// Cost: for q elements, about q steps for each combination of a heap and a sum that the proof
    /// keeps, and 2 q² bytes. All options of all heaps stay in memory during the search. Kayles up
    /// to 200 pins, with 7 generators and 40 elements, takes a hundredth of a second; the octal
    /// game 0.07 up to heap 33, with 638 elements, takes half a second. Where there is no quotient,
    /// it takes up to some seconds to find that it is infinite, or to give up.
    ///
    /// # Errors
    /// Returns an error if the quotient is proved to be infinite, if there are more than 1024
    /// elements or 52 generators, if the search keeps more than 2^20 results or more than 64 powers
    /// of a heap without a repetition, or if a move leaves a heap that is not smaller.
    ///
    /// ```
    /// # use grundy::misere::quotient::Quotient;
    /// # use grundy::rule::Rule;
    /// let dawson: Rule = "0.07".parse().unwrap();
    /// assert!(Quotient::of_heaps(&dawson, 20).is_ok());
    /// let error = Quotient::of_heaps(&"0.6".parse::<Rule>().unwrap(), 30).unwrap_err();
    /// assert_eq!(error.to_string(), "the quotient of the heaps up to 17 is infinite");
    /// ```
    pub fn of_heaps<G>(game: G, largest: u64) -> Result<Quotient, NoQuotient>
    where
        G: Game<Position = u64>,
    {
        let mut search = QuotientSearch::new(&game);
        for _ in 0..=largest {
            search.add_heap().map_err(|error| match error {
                NoQuotient::TooLarge { .. } => search::first_infinite(&game, largest)
                    .map_or(error, |heap| NoQuotient::Infinite { heap }),
                error => error,
            })?;
        }
        let found = search.found();
        Ok(Quotient {
            monoid: found.monoid,
            elements: found.elements,
            generators: found.generators,
            words: found.words,
        })
    }

    /// Returns the size of the largest heap.
    pub fn largest(&self) -> u64 {
        self.elements.len() as u64 - 1
    }

    /// Returns the number of elements.
    pub fn order(&self) -> usize {
        self.monoid.order()
    }

    /// Returns the elements, beginning with the identity.
    pub fn elements(&self) -> impl Iterator<Item = Element> {
        (0..self.order()).map(Element)
    }

    /// Returns the value of the pretending function at a heap.
    ///
    /// # Panics
    /// Panics if the quotient does not cover a heap of this size.
    pub fn element(&self, heap: u64) -> Element {
        Element(self.elements[heap as usize])
    }

    /// Returns the product of two elements. Cost: O(1).
    pub fn product(&self, x: Element, y: Element) -> Element {
        Element(self.monoid.product(x.0, y.0))
    }

    /// Returns the element of a sum of heaps. Cost: O(1) for each heap.
    ///
    /// # Panics
    /// Panics if the quotient does not cover a heap of this size.
    pub fn element_of_sum<I>(&self, heaps: I) -> Element
    where
        I: IntoIterator,
        I::Item: Borrow<u64>,
    {
        let elements = heaps.into_iter().map(|heap| self.element(*heap.borrow()));
        elements.fold(Element::ONE, |product, element| self.product(product, element))
    }

    /// Returns the outcome of the sums with a given element.
    pub fn outcome_of(&self, element: Element) -> Outcome {
        Outcome::of_mover(!self.monoid.is_p(element.0))
    }

    /// Returns the outcome of a sum of heaps in misère play. Cost: O(1) for each heap.
    ///
    /// # Panics
    /// Panics if the quotient does not cover a heap of this size.
    pub fn outcome<I>(&self, heaps: I) -> Outcome
    where
        I: IntoIterator,
        I::Item: Borrow<u64>,
    {
        self.outcome_of(self.element_of_sum(heaps))
    }

    /// Returns every move from a sum of heaps to a P-position in misère play, sorted by heap and
    /// then in the order in which `game` lists the moves; `game` must be the game of the quotient.
    ///
    /// Cost: O(1) for each part of each option of the heaps.
    ///
    /// # Panics
    /// Panics if the quotient does not cover a heap of this size.
    ///
    /// ```
    /// # use grundy::game::WinningMove;
    /// # use grundy::misere::quotient::Quotient;
    /// # use grundy::rule::Rule;
    /// let nim: Rule = "nim".parse().unwrap();
    /// let quotient = Quotient::of_heaps(&nim, 3).unwrap();
    /// // Beside two heaps of 1, leave a third one: the opponent takes the last but one.
    /// let moves = quotient.winning_moves(&nim, &[1, 3, 1]);
    /// assert_eq!(moves, [WinningMove { component: 1, option: vec![1] }]);
    /// ```
    pub fn winning_moves<G>(&self, game: G, heaps: &[u64]) -> Vec<WinningMove<u64>>
    where
        G: Game<Position = u64>,
    {
        self.moves_by(game, heaps, |heap| self.element(heap))
    }

    /// Returns the moves that [`Quotient::winning_moves`] describes, for heaps whose elements are
    /// given by `element`.
    fn moves_by<G: Game<Position = u64>>(
        &self,
        game: G,
        heaps: &[u64],
        element: impl Fn(u64) -> Element,
    ) -> Vec<WinningMove<u64>> {
        let times =
            |product: Element, &heap: &u64| self.product(product, element(game.canonical(heap)));
        let mut moves = Vec::new();
        for (component, heap) in heaps.iter().enumerate() {
            let others = heaps[..component].iter().chain(&heaps[component + 1..]);
            let beside = others.fold(Element::ONE, times);
            for option in game.options(heap) {
                if self.outcome_of(option.iter().fold(beside, times)) == Outcome::P {
                    moves.push(WinningMove { component, option });
                }
            }
        }
        moves
    }

    /// Returns the heaps whose elements are the generators a, b, c, …: those that equal no sum of
    /// smaller heaps.
    pub fn generators(&self) -> &[u64] {
        &self.generators
    }

    /// Returns `true` if the quotient is *tame*, which means that it is the quotient of the heaps
    /// below 2^k of Nim for some k, and `false` if it is *wild*.
    ///
    /// For k ≥ 2, that quotient has 2^k + 2 elements: the element 1 for the sums of an even number
    /// of heaps of 1, the element a for the sums of an odd number of heaps of 1, and one element
    /// for each nim sum of the sums with a larger heap. The P-elements are a and the element for
    /// the nim sum 0.
    pub fn is_tame(&self) -> bool {
        self.monoid.is_tame()
    }

    /// Returns the exponents of the generators in the shortest product that equals this element, or
    /// in the first such product in the order of letters if there are several.
    pub fn word(&self, element: Element) -> &[u32] {
        &self.words[element.0]
    }

    /// Returns an element as a product of generators, which are called a, b, c, …, z, A, …, Z: the
    /// product is that of [`Quotient::word`].
    pub fn name(&self, element: Element) -> String {
        display::product(self.word(element))
    }

    /// Returns the elements that are P, in the order of [`Quotient::elements`].
    pub fn p_portion(&self) -> Vec<Element> {
        self.elements().filter(|&element| self.outcome_of(element) == Outcome::P).collect()
    }

    /// Returns the equations that define the monoid: replacing left sides by right ones for as long
    /// as possible turns each product of generators into the name of its element. The equations
    /// with the shortest left sides come first; equations whose left sides have equal length are in
    /// the order of their letters.
    ///
    /// No left side is the name of an element, but each proper part of a left side is such a name.
    /// Each name is the first product for its element in an order in which u < v implies uw < vw,
    /// so a product that contains no left side is a name.
    ///
    /// ```
    /// # use grundy::misere::quotient::Quotient;
    /// # use grundy::rule::Rule;
    /// let nim: Rule = "nim".parse().unwrap();
    /// let quotient = Quotient::of_heaps(&nim, 2).unwrap();
    /// let equations: Vec<String> = quotient.presentation().iter().map(|e| e.to_string()).collect();
    /// assert_eq!(equations, ["a² = 1", "b³ = b"]);
    /// ```
    pub fn presentation(&self) -> Vec<Equation> {
        presentation::equations(self)
    }
}

/// The reason why [`Quotient::of_heaps`] returns no quotient.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoQuotient {
    /// The search needs too many words or elements, and no proof is found that the quotient of the
    /// heaps to be examined is infinite. It may be.
    TooLarge {
        /// The first heap to which the search could not be extended.
        heap: u64,
    },
    /// The quotient is proved to be infinite.
    Infinite {
        /// The least heap such that the quotient of the heaps up to it is proved to be infinite.
        /// The quotient of fewer heaps may still be too large to find.
        heap: u64,
    },
    /// A move leaves a heap that is not smaller.
    NotSmaller {
        /// The heap that has the move.
        heap: u64,
        /// A heap that it leaves.
        part: u64,
    },
}

impl fmt::Display for NoQuotient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoQuotient::TooLarge { heap } => {
                write!(f, "the quotient of the heaps up to {} is too large to find", heap)
            }
            NoQuotient::Infinite { heap } => {
                write!(f, "the quotient of the heaps up to {} is infinite", heap)
            }
            NoQuotient::NotSmaller { heap, part } => {
                write!(f, "a move from heap {} leaves heap {}, which is not smaller", heap, part)
            }
        }
    }
}

impl std::error::Error for NoQuotient {}
