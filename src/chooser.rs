//! Games in which the mover makes an offer and the opponent chooses what becomes of it: one player
//! cuts, and the other picks.
//!
//! ```
//! use grundy::chooser::{cut_value, Choices, ChooserGame, Offer};
//! use grundy::Outcome;
//!
//! /// Cut a heap into two parts; the opponent chooses the part that stays, and moves.
//! struct CutAndChoose;
//!
//! impl ChooserGame for CutAndChoose {
//!     type Position = u64;
//!
//!     fn offers(&self, &heap: &u64) -> Vec<Offer<u64>> {
//!         (1..=heap / 2).map(|part| vec![vec![part], vec![heap - part]]).collect()
//!     }
//! }
//!
//! // Heap 1 cannot be cut, and 2 = 1 + 1. From 3 = 1 + 2, the opponent takes on the 2, and wins.
//! let mut game = Choices::new(CutAndChoose);
//! assert_eq!(game.outcome(&[2]), Ok(Outcome::N));
//! assert_eq!(game.outcome(&[3]), Ok(Outcome::P));
//! // 4 = 2 + 2 = 1 + 3 can become either of the values 1 and 0, but 6 = 2 + 4 is not a good offer.
//! let values: Vec<u64> = (1..=8).map(|heap| game.value(&heap).unwrap()).collect();
//! assert_eq!(values, [0, 1, 0, 2, 0, 1, 0, 3]);
//! assert_eq!(cut_value(8), 3);
//! ```
//!
//! # Theorem
//!
//! Give each position a value: the mex of all v for which some offer has only alternatives of value
//! v, where the value of several positions together is the nim sum of their values. A sum of
//! positions is a P-position if and only if the nim sum of their values is 0.
//!
//! 1. If the other components together have the value r, an offer in one component wins if and only
//!    if every alternative leaves a P-position, which by induction means that all alternatives have
//!    the value r. An offer with alternatives of different values never wins.
//! 2. If the nim sum of all components is 0 and one of them has the value g, the others together
//!    have the value g too, and no offer in that component has only alternatives of value g.
//! 3. If the nim sum is s ≠ 0, some component has a value g > g ⊕ s, as in Nim. The other
//!    components together have the value g ⊕ s, and some offer in this component has only
//!    alternatives of that value.
//!
//! If every offer has a single alternative, the values are the Grundy values. An offer is a move
//! that the opponent has to answer on the spot, before any other move; compare
//! [`entailing`](crate::entailing) moves.
//!
//! *Cut and choose*: the value of a heap of n > 0 stones is the exponent of 2 in n. Two numbers in
//! which this exponent is v add up to a number with a larger exponent. Conversely, if v is less
//! than the exponent e of n, both 2ᵛ and n - 2ᵛ have the exponent v.

use crate::game::{Cycle, Memo, Recurrence, WithParts};
use crate::mex::mex;
use crate::nim::nim_sum;
use crate::Outcome;
use std::fmt;
use std::hash::Hash;

/// What a move offers: alternatives, each of which is a sum of positions.
pub type Offer<P> = Vec<Vec<P>>;

/// The rules of an impartial game of offers, in which play must come to an end. After an offer in
/// one component of a sum, the opponent replaces this component with one of the alternatives
/// offered, and then moves.
pub trait ChooserGame {
    /// The position of one component; a game as a whole is a sum of components.
    type Position: Clone + Eq + Hash;

    /// Returns every offer that can be made in `position`, each with one or more alternatives.
    fn offers(&self, position: &Self::Position) -> Vec<Offer<Self::Position>>;
}

impl<G: ChooserGame + ?Sized> ChooserGame for &G {
    type Position = G::Position;

    fn offers(&self, position: &Self::Position) -> Vec<Offer<Self::Position>> {
        (**self).offers(position)
    }
}

/// An offer in one component of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WinningOffer<P> {
    /// The component in which the offer is made, counted from 0.
    pub component: usize,
    /// The alternatives from which the opponent chooses.
    pub offer: Offer<P>,
}

impl<P: fmt::Debug> fmt::Display for WinningOffer<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "component {} to one of {:?}", self.component, self.offer)
    }
}

/// A game of offers, with the values found so far.
#[derive(Clone, Debug)]
pub struct Choices<G: ChooserGame> {
    game: G,
    values: Memo<G::Position, u64>,
}

impl<P: Clone + Eq + Hash, G: ChooserGame<Position = P>> Choices<G> {
    /// Creates the table of a game, in which no value is known yet.
    pub fn new(game: G) -> Self {
        Choices { game, values: Memo::new() }
    }

    /// Returns the value of one position. Cost: each position that can follow is examined once, and
    /// its value is kept.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    ///
    /// # Panics
    /// Panics if an offer has no alternatives.
    pub fn value(&mut self, position: &P) -> Result<u64, Cycle<P>> {
        let game = &self.game;
        self.values.value(
            position,
            Recurrence {
                options: |position: &P| {
                    let options = game.offers(position);
                    let parts = options.iter().flatten().flatten().cloned().collect();
                    WithParts { options, parts }
                },
                value: |offers: &WithParts<Vec<Offer<P>>, P>, value_of: &dyn Fn(&P) -> u64| {
                    mex(offers.options.iter().filter_map(|offer| common_value(offer, value_of)))
                },
            },
        )
    }

    /// Returns the nim sum of the components' values.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    ///
    /// # Panics
    /// Panics if an offer has no alternatives.
    pub fn nim_sum(&mut self, sum: &[P]) -> Result<u64, Cycle<P>> {
        sum.iter().try_fold(0, |nim_sum, part| Ok(nim_sum ^ self.value(part)?))
    }

    /// Returns the outcome of a sum.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    ///
    /// # Panics
    /// Panics if an offer has no alternatives.
    pub fn outcome(&mut self, sum: &[P]) -> Result<Outcome, Cycle<P>> {
        Ok(Outcome::of_mover(self.nim_sum(sum)? != 0))
    }

    /// Returns every offer that wins a sum, component by component and in the game's own order.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    ///
    /// # Panics
    /// Panics if an offer has no alternatives.
    pub fn winning_moves(&mut self, sum: &[P]) -> Result<Vec<WinningOffer<P>>, Cycle<P>> {
        let nim_sum = self.nim_sum(sum)?;
        let mut offers = Vec::new();
        for (component, position) in sum.iter().enumerate() {
            let rest = nim_sum ^ self.value(position)?;
            for offer in self.game.offers(position) {
                let mut values = Vec::with_capacity(offer.len());
                for alternative in &offer {
                    values.push(self.nim_sum(alternative)?);
                }
                if values.iter().all(|&value| value == rest) {
                    offers.push(WinningOffer { component, offer });
                }
            }
        }
        Ok(offers)
    }
}

/// Returns the value that all alternatives have, if there is one.
fn common_value<P>(offer: &[Vec<P>], value_of: &dyn Fn(&P) -> u64) -> Option<u64> {
    let mut values = offer.iter().map(|alternative| nim_sum(alternative.iter().map(value_of)));
    let first = values.next().expect("an offer has one alternative or more");
    Some(first).filter(|&first| values.all(|value| value == first))
}

/// Returns the value of a heap in the game in which a move cuts off a part of the heap, but not all
/// of it, and the opponent chooses whether the part or the rest stays: the exponent of 2 in `heap`.
///
/// # Panics
/// Panics if `heap` is 0: a part has at least one stone.
pub fn cut_value(heap: u64) -> u64 {
    assert!(heap > 0, "a heap that was cut has at least one stone");
    u64::from(heap.trailing_zeros())
}
