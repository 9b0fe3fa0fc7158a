//! Games by their rules: the oracle that everything else is tested against.
//!
//! A game says which moves a position has; each move leads to a *sum* of positions, of
//! which later moves play one. From that alone come outcome, Grundy value, winning moves
//! and the reason.
//!
//! ```
//! use grundy::game::{Analysis, Game};
//!
//! /// Kayles: knock down one pin of a row or two that touch; the row may split.
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
//! // Why: the four values that the options of 5 pins have are 0, 1, 2 and 3.
//! let why = kayles.why(&5).unwrap();
//! assert_eq!(why.to_string(), "mex {0, 1, 2, 3} = 4");
//! ```
//!
//! # Theorem (Sprague, 1935; Grundy, 1939)
//!
//! Give each position the mex of its options' values, an option that is a sum having the
//! nim sum of its parts. Then a sum of positions is a P-position under normal play exactly
//! if the nim sum of their values is 0.
//! R. Sprague, *Über mathematische Kampfspiele*, Tôhoku Mathematical Journal 41 (1935),
//! 438–444.

mod analysis;
mod by_play;
mod walk;
mod why;

pub use analysis::{Analysis, WinningMove};
pub use by_play::{ByPlay, Ending};
pub use walk::Cycle;
pub(crate) use walk::{Memo, Recurrence};
pub use why::{Explained, Why};

use std::hash::Hash;

/// The rules of an impartial game that must end.
pub trait Game {
    /// One component of a game; the game as a whole is a sum of them.
    type Position: Clone + Eq + Hash;

    /// Every move from `position`, as the sum of positions that replaces it: one position
    /// for an ordinary move, several where it splits, none where it leaves nothing.
    fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>>;
}

impl<G: Game + ?Sized> Game for &G {
    type Position = G::Position;

    fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>> {
        (**self).options(position)
    }
}
