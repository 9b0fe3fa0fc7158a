//! Games given by their rules, against which everything else is tested.
//!
//! A game says which moves a position has. Each move leads to a *sum* of positions, and later
//! moves are made in one of them. The outcome of a position, its Grundy value, its winning
//! moves and the reasons for them follow from that alone.
//!
//! ```
//! use grundy::game::{Analysis, Game};
//!
//! /// Kayles: knock down one pin of a row or two adjacent ones; the row may split.
//! struct Kayles;
//!
//! impl Game for Kayles {
//!     type Position = usize; // pins in the row
//!
//!     fn options(&self, &row: &usize) -> Vec<Vec<usize>> {
//!         let rests = (1..=2).filter_map(|pins| row.checked_sub(pins));
//!         rests.flat_map(|rest| (0..=rest / 2).map(move |left| vec![left, rest - left])).collect()
//!     }
//! }
//!
//! let mut kayles = Analysis::new(Kayles);
//! assert_eq!(kayles.grundy_value(&5), Ok(4)); // Winning Ways, chapter 4
//! // The options of 5 pins have the values 0, 1, 2 and 3.
//! let why = kayles.why(&5).unwrap();
//! assert_eq!(why.to_string(), "mex {0, 1, 2, 3} = 4");
//! ```
//!
//! # Theorem (Sprague, 1935; Grundy, 1939)
//!
//! Define the value of a position as the mex of the values of its options, where the value of a
//! sum is the nim sum of the values of its components. Under normal play, a sum of positions is
//! a P-position if and only if its value is 0. R. Sprague, *Über mathematische Kampfspiele*,
//! Tôhoku Mathematical Journal 41 (1935), 438–444.

mod analysis;
mod by_play;
mod walk;
mod why;

pub use analysis::{Analysis, WinningMove};
pub(crate) use by_play::followers;
pub use by_play::{ByPlay, Ending};
pub use walk::Cycle;
pub(crate) use walk::{Memo, Recurrence};
pub use why::{Explained, Why};

use std::hash::Hash;

/// The rules of an impartial game in which play must come to an end.
pub trait Game {
    /// The position of one component; a game as a whole is a sum of components.
    type Position: Clone + Eq + Hash;

    /// Returns every move from `position` as the sum of positions that replaces it: one
    /// position for an ordinary move, several for a move that splits the position, and none for
    /// a move that leaves nothing.
    fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>>;
}

impl<G: Game + ?Sized> Game for &G {
    type Position = G::Position;

    fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>> {
        (**self).options(position)
    }
}
