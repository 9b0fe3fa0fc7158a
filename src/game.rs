//! Games given by their rules. Everything else is tested against such games.
//!
//! A game says which moves each position has. Each move leads to a *sum* of positions, and the next
//! move is made in one of the positions of this sum. The outcome of a position, its Grundy value,
//! its winning moves and the reasons for them follow from these moves alone.
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
//! assert_eq!(kayles.value(&5), Ok(4)); // Winning Ways, chapter 4
//! // The options of 5 pins have the values 0, 1, 2 and 3.
//! let why = kayles.why(&5).unwrap();
//! assert_eq!(why.to_string(), "mex {0, 1, 2, 3} = 4");
//! ```
//!
//! # Theorem (Sprague, 1935; Grundy, 1939)
//!
//! Define the value of a position as the mex of the values of its options, where the value of a sum
//! is the nim sum of the values of its components. Under normal play, a sum of positions is a
//! P-position if and only if its value is 0. R. Sprague, *Über mathematische Kampfspiele*, Tôhoku
//! Mathematical Journal 41 (1935), 438–444.
//!
//! # Proof
//!
//! 1. *What a mex says.* A position of value v has a move to every value below v, and none to v
//!    itself. It may have moves to larger values. A Nim heap of v stones has moves to smaller
//!    values only.
//! 2. *Every move changes the nim sum of a sum.* By 1, a move replaces one component, of value v,
//!    with something of a different value v', and v ⊕ v' is not 0. So from nim sum 0, no move leads
//!    to nim sum 0.
//! 3. *From nim sum w, every smaller nim sum u can be reached by some move.* Let s = w ⊕ u. The
//!    numbers w and u differ in the column of the highest 1 of s and agree above it, so w has a one
//!    in this column and u a zero, because u is less. So some component has a value v with a one in
//!    this column, and v ⊕ s is less than v, as in step 3 of [Bouton's theorem](crate::nim). By 1,
//!    this component has a move to the value v ⊕ s, which changes the nim sum to w ⊕ s = u.
//! 4. *So w is the value of the sum.* By 2 and 3, w is the mex of the values of the sum's options,
//!    and the sum may be treated as a single position.
//! 5. *The value is 0 exactly for P-positions.* The proof is by induction on the length of the
//!    longest play, which is finite because play must end and each position has finitely many
//!    options. From a position of value 0, every move leads to a position of a different value and
//!    so to an N-position; hence the original position is a P-position. From any other value, some
//!    move leads to a position of value 0, which is a P-position, so the original position is an
//!    N-position. Together with 4, this is the theorem.
//! 6. *Equal values cancel.* Add two positions of the same value v to any game X: they contribute v
//!    ⊕ v = 0, and whoever wins X still wins. This is how. The winner plays in X as before, and
//!    answers a move in one of the two positions as follows. If the move leads to a smaller value,
//!    the other position has a move to that smaller value, by 1. If the move leads to a larger
//!    value w, the answer is a move back to v, which exists by 1 because v is less than w. Such a
//!    move to a larger value is called *reversible*: the mover gains nothing by it. Each answer
//!    leaves the two positions with equal values, and play must end.
//! 7. *So a position of value v counts as a Nim heap of v stones.* The heap has the value v, too,
//!    since it has a move to every smaller heap. By 6 the position and the heap cancel each other,
//!    and by 4 and 5 either may replace the other in every sum.

mod analysis;
mod by_play;
mod option_list;
mod walk;
mod why;
mod winning_moves;

pub use analysis::Analysis;
pub(crate) use by_play::{canonical_sum, followers};
pub use by_play::{ByPlay, Ending};
pub(crate) use option_list::OptionList;
pub use walk::Cycle;
pub(crate) use walk::{Memo, Recurrence, WithParts};
pub use why::{Explained, Why};
pub use winning_moves::{winning_moves, WinningMove};

use std::hash::Hash;

/// The rules of an impartial game in which play must come to an end.
pub trait Game {
    /// The position of one component; a game as a whole is a sum of components.
    type Position: Clone + Eq + Hash;

    /// Returns every move from `position` as the sum of positions that replaces it: one
    /// position for an ordinary move, several for a move that splits the position, and none for
    /// a move that leaves nothing.
    fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>>;

    /// Calls `visit` with each of the options of `position`, in the order in which `options`
    /// returns them.
    ///
    /// Searches call this method. A game that can visit its options without a `Vec` for each option
    /// can implement this method, which makes searches of many positions faster.
    fn visit_options(&self, position: &Self::Position, visit: &mut dyn FnMut(&[Self::Position])) {
        self.options(position).iter().for_each(|option| visit(option));
    }

    /// Returns the position that represents all positions that play out in the same way as
    /// `position`, such as its mirror images. If this method is not implemented, each position
    /// represents itself.
    ///
    /// Searches look positions up by their representatives, so they visit only one of several
    /// positions that play out alike. The result must be its own canonical form, and must have the
    /// same options as `position`, except that the options may be in another order and their
    /// positions in other forms.
    ///
    /// ```
    /// use grundy::game::{Analysis, Game};
    /// use std::cell::Cell;
    ///
    /// /// Heaps of Nim as one position, with the number of those that were looked at.
    /// struct Heaps {
    ///     visited: Cell<usize>,
    /// }
    ///
    /// impl Game for Heaps {
    ///     type Position = [u64; 3];
    ///
    ///     fn options(&self, heaps: &[u64; 3]) -> Vec<Vec<[u64; 3]>> {
    ///         self.visited.set(self.visited.get() + 1);
    ///         let cut = |heap: usize, leave: u64| {
    ///             let mut left = *heaps;
    ///             left[heap] = leave;
    ///             vec![left]
    ///         };
    ///         let leaves = |heap: usize| (0..heaps[heap]).map(move |leave| cut(heap, leave));
    ///         (0..3).flat_map(leaves).collect()
    ///     }
    ///
    ///     fn canonical(&self, mut heaps: [u64; 3]) -> [u64; 3] {
    ///         heaps.sort_unstable();
    ///         heaps
    ///     }
    /// }
    ///
    /// let mut game = Analysis::new(Heaps { visited: Cell::new(0) });
    /// assert_eq!(game.value(&[2, 2, 2]), Ok(2)); // 2 ⊕ 2 ⊕ 2
    /// // Of the 27 triples of 0, 1 and 2, ten are in ascending order.
    /// assert_eq!(game.game().visited.get(), 10);
    /// ```
    fn canonical(&self, position: Self::Position) -> Self::Position {
        position
    }
}

impl<G: Game + ?Sized> Game for &G {
    type Position = G::Position;

    fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>> {
        (**self).options(position)
    }

    fn visit_options(&self, position: &Self::Position, visit: &mut dyn FnMut(&[Self::Position])) {
        (**self).visit_options(position, visit);
    }

    fn canonical(&self, position: Self::Position) -> Self::Position {
        (**self).canonical(position)
    }
}
