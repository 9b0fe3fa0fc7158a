//! Games with entailing moves, which the opponent must answer in the same component, and with
//! complimenting moves, after which the mover has to move again.
//!
//! In *Top Entails*, a move splits a stack of coins into two smaller ones, or takes a single coin
//! from a stack; after a coin has been taken, the opponent has to move in that very stack.
//!
//! ```
//! use grundy::entailing::{EntailingMove, EntailingSums, LoonyValue, Step, TopEntails};
//! use grundy::Outcome;
//!
//! let mut game = EntailingSums::new(TopEntails);
//! // From a stack of 1, take the coin: the opponent has to move in an empty stack, and loses,
//! // whatever else is on the table. Stack 1 is loony: whoever leaves one loses.
//! assert_eq!(game.value(&1), Ok(LoonyValue::Loony));
//! // So a stack of 2 has no good move: both moves leave a stack of 1. And a stack of 3 is loony.
//! let values: Vec<String> = (0..9).map(|n| game.value(&n).unwrap().to_string()).collect();
//! assert_eq!(values, ["0", "☾", "0", "☾", "1", "0", "2", "1", "3"]);
//!
//! // 4 and 7 have the same value; 4 and 6 have not.
//! assert_eq!(game.outcome(&[4, 7]), Ok(Outcome::P));
//! assert_eq!(game.outcome(&[4, 6]), Ok(Outcome::N));
//! // The only winning move splits 6 into 4 and 2, of the values 1 and 0.
//! let winning = EntailingMove { component: 1, step: Step::Plain(vec![2, 4]) };
//! assert_eq!(game.winning_moves(&[4, 6]), Ok(vec![winning]));
//! // After a coin has been taken from a stack of 5, the opponent must move in the 4 that is left,
//! // and has only one good split: into 2 and 2, of value 0. So beside an 8, of value 3, it loses.
//! assert_eq!(game.outcome_entailed(&[4, 8], 0), Ok(Outcome::P));
//! assert_eq!(game.outcome_entailed(&[4, 2], 0), Ok(Outcome::N));
//! ```
//!
//! # Theorem
//!
//! Each position has a Grundy value or is *loony*, written ☾. A sum with a loony component is an
//! N-position. A sum without loony components is a P-position if and only if the nim sum of the
//! values of its components is 0.
//!
//! For a component of a sum, let *the rest* be all other components together. The value of a
//! position follows from the set W of all values of the rest for which some move in the position
//! wins. W has three sources:
//!
//! - A plain move to something of value f wins if the rest has the value f too. A plain move
//!   to something loony never wins.
//! - An entailing move to a position whose own set is V wins if the value of the rest is not in V.
//! - A complimenting move to something of value f wins unless the rest has the value f; a
//!   complimenting move to something loony always wins.
//!
//! The value of the position is the least number that is not in W, or ☾ if W contains every number.
//! Without the two new kinds of moves, W is the set of the options' values, and the value is their
//! mex.
//!
//! 1. *W contains finitely many numbers or all but finitely many, and it contains ☾ exactly in the
//!    second case.* By induction, this is true of the values that each of the three kinds of moves
//!    contributes, and hence of their union.
//! 2. *The mover wins a sum with a loony component*: the set W of this component contains all
//!    numbers and, by 1, also ☾, so some move in this component wins whatever the rest is.
//! 3. *The mover wins a sum whose nim sum s is not 0*: as in Nim, some component has a value g that
//!    is greater than g ⊕ s. The rest has the value g ⊕ s, which is in the set W of this component.
//! 4. *The mover loses a sum with nim sum 0*: if a component has the value g, the rest also has the
//!    value g, and g is not in the set W of this component. So no move in any component wins.
//! 5. By induction on the length of play, steps 2 to 4 hold for the sums that a plain or a
//!    complimenting move leaves, and W is defined by the outcomes of these sums. After an entailing
//!    move, the opponent has to move in the position that this move leaves, and wins if the value
//!    of the rest is in V.
//!
//! A move after which the mover *may* move again, but need not, counts as two moves: a plain move
//! and a complimenting move to the same position. So every position with such a move is loony.
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (1982), chapter 12; U. Larsson, R. J.
//! Nowakowski, C. P. Santos, *Impartial games with entailing moves* (2021), arXiv:2101.11699.

mod rests;
mod top_entails;

pub use rests::{LoonyValue, Rests};
pub use top_entails::{top_entails_values, TopEntails};

use crate::game::{Cycle, Memo, Recurrence, WithParts};
use crate::Outcome;
use std::fmt;
use std::hash::Hash;
use std::rc::Rc;

/// What a move does to the component in which it is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step<P> {
    /// It leaves this sum, and the opponent may move anywhere.
    Plain(Vec<P>),
    /// It leaves this position, in which the opponent has to move next. An opponent who cannot move
    /// there has lost.
    Entailing(P),
    /// It leaves this sum, and the same player has to move again, anywhere. A player who cannot
    /// move again has lost.
    Complimenting(Vec<P>),
}

/// The rules of an impartial game with entailing and complimenting moves, in which play must
/// come to an end.
pub trait EntailingGame {
    /// The position of one component; a game as a whole is a sum of components.
    type Position: Clone + Eq + Hash;

    /// Returns every move from `position`.
    fn steps(&self, position: &Self::Position) -> Vec<Step<Self::Position>>;
}

impl<G: EntailingGame + ?Sized> EntailingGame for &G {
    type Position = G::Position;

    fn steps(&self, position: &Self::Position) -> Vec<Step<Self::Position>> {
        (**self).steps(position)
    }
}

/// A move in one component of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EntailingMove<P> {
    /// The index of the component in which the move is made, counted from 0.
    pub component: usize,
    /// What the move does there.
    pub step: Step<P>,
}

impl<P: fmt::Debug> fmt::Display for EntailingMove<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "component {} to ", self.component)?;
        match &self.step {
            Step::Plain(left) => write!(f, "{:?}", left),
            Step::Entailing(left) => write!(f, "{:?}, where the opponent moves", left),
            Step::Complimenting(left) => write!(f, "{:?}, and move again", left),
        }
    }
}

/// A game with entailing and complimenting moves, with the values found so far.
///
/// ```
/// use grundy::entailing::{EntailingGame, EntailingSums, Step};
///
/// /// Take 1 or 2 stones; whoever takes the last stone of a heap has to move again.
/// struct TakeAgain;
///
/// impl EntailingGame for TakeAgain {
///     type Position = u32;
///
///     fn steps(&self, &heap: &u32) -> Vec<Step<u32>> {
///         let rests = (1..=2).filter_map(|stones| heap.checked_sub(stones));
///         let step = |rest| match rest {
///             0 => Step::Complimenting(vec![]),
///             _ => Step::Plain(vec![rest]),
///         };
///         rests.map(step).collect()
///     }
/// }
///
/// let mut game = EntailingSums::new(TakeAgain);
/// // Taking a single stone wins if and only if the rest can be won: if its value is not 0.
/// assert_eq!(game.rests(&1).unwrap().to_string(), "all but {0}");
/// // From 2, the same is true of taking both; taking one of them wins beside the value 0.
/// assert_eq!(game.rests(&2).unwrap().to_string(), "all");
/// let values: Vec<String> = (0..7).map(|n| game.value(&n).unwrap().to_string()).collect();
/// assert_eq!(values, ["0", "0", "☾", "1", "0", "2", "1"]);
/// ```
#[derive(Clone, Debug)]
pub struct EntailingSums<G: EntailingGame> {
    game: G,
    known: Memo<G::Position, Known>,
}

/// What is known of a position.
#[derive(Clone, Debug)]
struct Known {
    value: LoonyValue,
    rests: Rc<Rests>,
}

impl<P: Clone + Eq + Hash, G: EntailingGame<Position = P>> EntailingSums<G> {
    /// Creates the table of a game, with no values known yet.
    pub fn new(game: G) -> Self {
        EntailingSums { game, known: Memo::new() }
    }

    /// Returns the value of one position. Cost: each position that can be reached is examined once,
    /// and the set that [`EntailingSums::rests`] returns for it is kept.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn value(&mut self, position: &P) -> Result<LoonyValue, Cycle<P>> {
        self.known(position).map(|known| known.value)
    }

    /// Returns the values of the rest for which some move in this position wins: the set W of the
    /// [theorem](crate::entailing#theorem). Cost: that of [`EntailingSums::value`].
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn rests(&mut self, position: &P) -> Result<Rests, Cycle<P>> {
        self.known(position).map(|known| (*known.rests).clone())
    }

    /// Returns the value of a sum: the nim sum of its components' values, or ☾ if one of them
    /// is loony.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn sum(&mut self, sum: &[P]) -> Result<LoonyValue, Cycle<P>> {
        sum.iter().try_fold(LoonyValue::ZERO, |total, part| Ok(total.plus(self.value(part)?)))
    }

    /// Returns the outcome of a sum in which the mover may move anywhere.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn outcome(&mut self, sum: &[P]) -> Result<Outcome, Cycle<P>> {
        self.sum(sum).map(LoonyValue::outcome)
    }

    /// Returns the outcome of a sum in which the mover has to move in the component with the
    /// number `entailed`, because the last move was an entailing one.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    ///
    /// # Panics
    /// Panics if there is no such component.
    pub fn outcome_entailed(&mut self, sum: &[P], entailed: usize) -> Result<Outcome, Cycle<P>> {
        let rest = self.sum_without(sum, entailed)?;
        let known = self.known(&sum[entailed])?;
        Ok(Outcome::of_mover(known.rests.contains(rest)))
    }

    /// Returns every winning move of a sum, component by component; the moves in each component are
    /// in the game's own order.
    /// Cost: O(1) for each component and for each position that a move leaves, once their values
    /// are known.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    pub fn winning_moves(&mut self, sum: &[P]) -> Result<Vec<EntailingMove<P>>, Cycle<P>> {
        let mut moves = Vec::new();
        for component in 0..sum.len() {
            moves.extend(self.winning_moves_entailed(sum, component)?);
        }
        Ok(moves)
    }

    /// Returns every winning move in the component with the number `entailed`, in the game's own
    /// order.
    ///
    /// # Errors
    /// Returns an error if play need not end.
    ///
    /// # Panics
    /// Panics if there is no such component.
    pub fn winning_moves_entailed(
        &mut self,
        sum: &[P],
        entailed: usize,
    ) -> Result<Vec<EntailingMove<P>>, Cycle<P>> {
        let rest = self.sum_without(sum, entailed)?;
        let mut moves = Vec::new();
        for step in self.game.steps(&sum[entailed]) {
            let wins = match &step {
                Step::Plain(parts) => self.sum(parts)?.plus(rest).outcome() == Outcome::P,
                Step::Entailing(position) => !self.known(position)?.rests.contains(rest),
                Step::Complimenting(parts) => self.sum(parts)?.plus(rest).outcome() == Outcome::N,
            };
            if wins {
                moves.push(EntailingMove { component: entailed, step });
            }
        }
        Ok(moves)
    }

    /// Returns the value of the sum of all components but one.
    fn sum_without(&mut self, sum: &[P], component: usize) -> Result<LoonyValue, Cycle<P>> {
        let before = self.sum(&sum[..component])?;
        Ok(before.plus(self.sum(&sum[component + 1..])?))
    }

    fn known(&mut self, position: &P) -> Result<Known, Cycle<P>> {
        let game = &self.game;
        self.known.value(
            position,
            Recurrence {
                options: |position: &P| {
                    let options = game.steps(position);
                    let parts = options.iter().flat_map(parts_of).collect();
                    WithParts { options, parts }
                },
                value: |steps: &WithParts<Vec<Step<P>>, P>, known_of: &dyn Fn(&P) -> Known| {
                    let rests = rests_after(&steps.options, known_of);
                    Known { value: rests.value(), rests: Rc::new(rests) }
                },
            },
        )
    }
}

/// Returns the positions that a move leaves.
fn parts_of<P: Clone>(step: &Step<P>) -> Vec<P> {
    match step {
        Step::Plain(parts) | Step::Complimenting(parts) => parts.clone(),
        Step::Entailing(position) => vec![position.clone()],
    }
}

/// Returns the values of the rest for which one of `steps` wins.
fn rests_after<P>(steps: &[Step<P>], known_of: &dyn Fn(&P) -> Known) -> Rests {
    let sum = |parts: &[P]| {
        parts.iter().fold(LoonyValue::ZERO, |total, part| total.plus(known_of(part).value))
    };
    let mut rests = Rests::none();
    for step in steps {
        match step {
            Step::Plain(parts) => {
                if let LoonyValue::Finite(value) = sum(parts) {
                    rests.insert(value);
                }
            }
            Step::Entailing(position) => rests.insert_all_not_in(&known_of(position).rests),
            Step::Complimenting(parts) => {
                let mut loses = Rests::none();
                if let LoonyValue::Finite(value) = sum(parts) {
                    loses.insert(value);
                }
                rests.insert_all_not_in(&loses);
            }
        }
    }
    rests
}
