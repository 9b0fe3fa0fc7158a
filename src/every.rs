//! Every-SG: a turn is a move in *every* component that still has one, and a player who
//! finds none loses. Who wins a component no longer matters alone, but how long it lasts.
//!
//! ```
//! use grundy::every::{outcome, suspense, EverySg};
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Take 1 or 2 from every heap that is left. Heap 3 is lost in two moves, heap 5 is won
//! // and lasts three: take 2, and whatever the opponent leaves of the 3 can be taken.
//! let rule: SubtractionSet = "{1, 2}".parse().unwrap();
//! let mut game = EverySg::new(&rule);
//! let suspenses: Vec<u32> = (0..7).map(|heap| game.suspense(&heap).unwrap()).collect();
//! assert_eq!(suspenses, [0, 1, 1, 2, 3, 3, 4]);
//! // The heap that lasts longest decides.
//! assert_eq!(game.outcome(&[5, 3]), Ok(Outcome::N));
//! assert_eq!(game.outcome(&[5, 6]), Ok(Outcome::P));
//!
//! // The same from numbers alone: heap 4 has the options 3 and 2, of suspense 2 and 1.
//! assert_eq!(suspense([2, 1]), 3);
//! assert_eq!(outcome([3, 2]), Outcome::N);
//! ```
//!
//! # Theorem (Steinhaus, 1925; Conway, 1976; Jia Zhihao, 2009)
//!
//! The *suspense number* (or step function) of a position is how many moves a component
//! lasts if its winner delays and its loser hurries: it is 0 without options; 1 more than
//! the largest even one among the options if some option is even (lost by the opponent);
//! else 1 more than the least. It is odd exactly for N-positions. The sum that is played
//! in every component is won by the player about to move exactly if the largest suspense
//! number of its components is odd.
//!
//! If play ends as soon as *one* component ends, and whoever cannot move there loses, the
//! winner hurries instead, and the least [`remoteness`] decides in the same way.
//! J. H. Conway, *On Numbers and Games* (1976), chapter 14; *Winning Ways* (1982), chapter
//! 9; 贾志豪, *组合游戏略述——浅谈SG游戏的若干拓展及变形* (2009).

use crate::game::{Cycle, Game, Memo, Recurrence};
use crate::Outcome;
use std::hash::Hash;

/// The suspense number of a position from those of its options. Cost: O(n).
///
/// ```
/// # use grundy::every::suspense;
/// assert_eq!(suspense([]), 0);
/// assert_eq!(suspense([0, 2, 7]), 3); // win slowly
/// assert_eq!(suspense([7, 5]), 6); // lose quickly
/// ```
pub fn suspense<I: IntoIterator<Item = u32>>(options: I) -> u32 {
    let (mut longest_win, mut shortest_loss) = (None, None);
    for option in options {
        if option % 2 == 0 {
            longest_win = longest_win.max(Some(option + 1));
        } else {
            shortest_loss =
                Some(shortest_loss.map_or(option + 1, |loss: u32| loss.min(option + 1)));
        }
    }
    longest_win.or(shortest_loss).unwrap_or(0)
}

/// The remoteness of a position from those of its options: how many moves are left if the
/// winner hurries and the loser delays. Cost: O(n).
///
/// ```
/// # use grundy::every::remoteness;
/// assert_eq!(remoteness([]), 0);
/// assert_eq!(remoteness([2, 0, 7]), 1); // win quickly
/// assert_eq!(remoteness([7, 5]), 8); // lose slowly
/// ```
pub fn remoteness<I: IntoIterator<Item = u32>>(options: I) -> u32 {
    let (mut shortest_win, mut longest_loss) = (None, None);
    for option in options {
        if option % 2 == 0 {
            shortest_win = Some(shortest_win.map_or(option + 1, |win: u32| win.min(option + 1)));
        } else {
            longest_loss = longest_loss.max(Some(option + 1));
        }
    }
    shortest_win.or(longest_loss).unwrap_or(0)
}

/// The outcome of a sum that is played in every component, from their suspense numbers;
/// P for no component. Cost: O(n).
///
/// ```
/// # use grundy::every::outcome;
/// # use grundy::Outcome;
/// assert_eq!(outcome([1, 4, 3]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u32>>(suspenses: I) -> Outcome {
    Outcome::of_mover(suspenses.into_iter().max().unwrap_or(0) % 2 == 1)
}

/// A game with the suspense numbers found so far, to be played in every component.
///
/// What a move splits goes on as several components, each of which must be played: it
/// lasts as long as the longest.
#[derive(Clone, Debug)]
pub struct EverySg<G: Game> {
    game: G,
    suspenses: Memo<G::Position, u32>,
}

impl<P: Clone + Eq + Hash, G: Game<Position = P>> EverySg<G> {
    /// Nothing is computed yet.
    pub fn new(game: G) -> Self {
        EverySg { game, suspenses: Memo::new() }
    }

    /// The suspense number of one component.
    /// Cost: each position that can follow is looked at once, and kept.
    ///
    /// # Errors
    /// If some play never ends.
    pub fn suspense(&mut self, position: &P) -> Result<u32, Cycle<P>> {
        let game = &self.game;
        self.suspenses.value(
            position,
            Recurrence {
                options: |position: &P| game.options(position),
                children: |options: &Vec<Vec<P>>| options.concat(),
                value: |options: &Vec<Vec<P>>, suspense_of: &dyn Fn(&P) -> u32| {
                    let longest = |parts: &Vec<P>| parts.iter().map(suspense_of).max();
                    suspense(options.iter().map(|parts| longest(parts).unwrap_or(0)))
                },
            },
        )
    }

    /// The outcome of a sum.
    ///
    /// # Errors
    /// As [`EverySg::suspense`].
    pub fn outcome(&mut self, sum: &[P]) -> Result<Outcome, Cycle<P>> {
        let suspenses: Result<Vec<u32>, _> =
            sum.iter().map(|position| self.suspense(position)).collect();
        suspenses.map(outcome)
    }

    /// The move in one component that suits its winner and loser alike: to the longest win
    /// or the shortest loss. Made in every component, such moves win a sum that can be won.
    /// `None` without a move.
    ///
    /// # Errors
    /// As [`EverySg::suspense`].
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
