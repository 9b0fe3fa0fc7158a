//! Every-SG: on each turn, a player moves in *every* component that still has a move, and a player
//! who finds no such component loses. So it matters not only who wins a component, but also how
//! long it lasts.
//!
//! ```
//! use grundy::every::{outcome, suspense, EverySg};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Take 1 or 2 stones from every heap that is left. Heap 3 is lost and lasts two moves. Heap
//! // 5 is won and lasts three: take 2, and whatever the opponent leaves of the 3 can be taken.
//! let rule: SubtractionSet = "{1, 2}".parse().unwrap();
//! let mut game = EverySg::new(&rule);
//! let suspenses: Vec<u32> = (0..7).map(|heap| game.suspense(&heap).unwrap()).collect();
//! assert_eq!(suspenses, [0, 1, 1, 2, 3, 3, 4]);
//! // The heap that lasts longest decides.
//! assert_eq!(game.outcome(&[5, 3]), Ok(Outcome::N));
//! assert_eq!(game.outcome(&[5, 6]), Ok(Outcome::P));
//!
//! // Numbers alone suffice: heap 4 has the options 3 and 2, whose suspense numbers are 2 and 1.
//! assert_eq!(suspense([2, 1]), 3);
//! assert_eq!(outcome([3, 2]), Outcome::N);
//! ```
//!
//! # Theorem (Steinhaus, 1925; Conway, 1976; Jia Zhihao, 2009)
//!
//! The *suspense number* of a position, also called its step function, is the number of moves that
//! the game still lasts if the winner delays the end and the loser hurries. It is 0 if there is no
//! option. If some option has an even suspense number, which means that the opponent loses there,
//! the position's suspense number is 1 more than the largest even suspense number of an option;
//! otherwise it is 1 more than the least suspense number of an option. The suspense number is odd
//! if and only if the position is an N-position. The player about to move wins a sum that is played
//! in every component if and only if the largest suspense number of the components is odd.
//!
//! If play ends as soon as *one* component has ended, and the player who cannot move there
//! loses, then the winner of a component hurries instead, and the least [`remoteness`] decides
//! in the same way. [`misere`] has both numbers for misère play, and
//! [`compound`](crate::compound) the other ways in which several games can be played at once.

pub mod misere;

use crate::game::{Cycle, Game, Memo};
use crate::Outcome;
use std::hash::Hash;

/// Returns the suspense number of a position, given the suspense numbers of its options. Cost:
/// O(n).
///
/// ```
/// # use grundy::every::suspense;
/// assert_eq!(suspense([]), 0);
/// assert_eq!(suspense([0, 2, 7]), 3); // win as late as possible
/// assert_eq!(suspense([7, 5]), 6); // lose as early as possible
/// ```
pub fn suspense<I: IntoIterator<Item = u32>>(options: I) -> u32 {
    suspense_if_lost(0, options)
}

/// Returns the suspense number of a position if lost positions have suspense numbers of the given
/// parity.
fn suspense_if_lost<I: IntoIterator<Item = u32>>(parity: u32, options: I) -> u32 {
    let (mut longest_win, mut shortest_loss) = (None, None);
    for option in options {
        if option % 2 == parity {
            longest_win = longest_win.max(Some(option + 1));
        } else {
            shortest_loss =
                Some(shortest_loss.map_or(option + 1, |loss: u32| loss.min(option + 1)));
        }
    }
    longest_win.or(shortest_loss).unwrap_or(0)
}

/// Returns the remoteness of a position, given the remoteness of each option; it is the number of
/// moves that are left if the winner hurries and the loser delays the end. Cost: O(n).
///
/// ```
/// # use grundy::every::remoteness;
/// assert_eq!(remoteness([]), 0);
/// assert_eq!(remoteness([2, 0, 7]), 1); // win as early as possible
/// assert_eq!(remoteness([7, 5]), 8); // lose as late as possible
/// ```
pub fn remoteness<I: IntoIterator<Item = u32>>(options: I) -> u32 {
    remoteness_if_lost(0, options)
}

/// Returns the remoteness of a position if lost positions have a remoteness of the given parity.
fn remoteness_if_lost<I: IntoIterator<Item = u32>>(parity: u32, options: I) -> u32 {
    let (mut shortest_win, mut longest_loss) = (None, None);
    for option in options {
        if option % 2 == parity {
            shortest_win = Some(shortest_win.map_or(option + 1, |win: u32| win.min(option + 1)));
        } else {
            longest_loss = longest_loss.max(Some(option + 1));
        }
    }
    shortest_win.or(longest_loss).unwrap_or(0)
}

/// Returns the outcome of a sum that is played in every component, given the suspense numbers of
/// the components; the outcome of a sum without components is [`Outcome::P`]. Cost: O(n).
///
/// ```
/// # use grundy::every::outcome;
/// # use grundy::Outcome;
/// assert_eq!(outcome([1, 4, 3]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u32>>(suspenses: I) -> Outcome {
    Outcome::of_mover(suspenses.into_iter().max().unwrap_or(0) % 2 == 1)
}

/// A game that is played in every component, with the suspense numbers found so far.
///
/// If a move splits a component, each of its parts becomes a component of its own, and on every
/// later turn a player moves in each of these components that still has a move. Together they last
/// as long as the part that lasts longest.
#[derive(Clone, Debug)]
pub struct EverySg<G: Game> {
    game: G,
    suspenses: Memo<G::Position, u32>,
}

impl<P: Clone + Eq + Hash, G: Game<Position = P>> EverySg<G> {
    /// Creates the table of a game, with no suspense numbers known yet.
    pub fn new(game: G) -> Self {
        EverySg { game, suspenses: Memo::new() }
    }

    /// Returns the suspense number of one component. Cost: each position that can be reached is
    /// visited once, and its number is kept.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn suspense(&mut self, position: &P) -> Result<u32, Cycle<P>> {
        self.suspenses.value_in(&self.game, position, |options, suspense_of| {
            let longest = |parts: &[P]| parts.iter().map(suspense_of).max();
            suspense(options.iter().map(|parts| longest(parts).unwrap_or(0)))
        })
    }

    /// Returns the outcome of a sum.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`EverySg::suspense`].
    pub fn outcome(&mut self, sum: &[P]) -> Result<Outcome, Cycle<P>> {
        let suspenses: Result<Vec<u32>, _> =
            sum.iter().map(|position| self.suspense(position)).collect();
        suspenses.map(outcome)
    }

    /// Returns the best move in one component: the move that leads to the longest win, or, if no
    /// win is possible, to the shortest loss. Returns `None` if there is no move. A player who
    /// makes such a move in every component wins whenever the sum can be won.
    /// [`Compound::winning_moves`](crate::compound::Compound::winning_moves) has all turns that
    /// win, by [`Conjunctive`](crate::compound::conjunctive::Conjunctive) with `Stop::Last`.
    ///
    /// # Errors
    /// Returns an error in the same cases as [`EverySg::suspense`].
    pub fn best_move(&mut self, position: &P) -> Result<Option<Vec<P>>, Cycle<P>> {
        let suspense = self.suspense(position)?;
        for parts in self.game.options(position) {
            let mut longest = 0;
            for part in &parts {
                longest = longest.max(self.suspense(part)?);
            }
            if longest + 1 == suspense {
                return Ok(Some(parts));
            }
        }
        Ok(None)
    }
}
