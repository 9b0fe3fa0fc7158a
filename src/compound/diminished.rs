//! The diminished disjunctive compound: on each turn, a player moves in one component, and play is
//! over when the first component ends.
//!
//! ```
//! use grundy::compound::diminished::{Foreclosed, Diminished};
//! use grundy::compound::Compound;
//! use grundy::game::Ending;
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Take 1 or 2 stones from one heap; whoever first empties a heap wins. Nobody may leave a
//! // heap of 1 or 2, so heap 3 has no good move, 4 can become 3, and 5 can become both.
//! let rule: SubtractionSet = "{1, 2}".parse().unwrap();
//! let mut race = Compound::new(&rule, Diminished { ending: Ending::Normal });
//! let values = [0, 2, 3, 4, 5, 6].map(|heap| race.number(&[heap]).unwrap());
//! let value = Foreclosed::Value;
//! assert_eq!(values[..2], [Foreclosed::Over, Foreclosed::WonAtOnce]);
//! assert_eq!(values[2..], [value(0), value(1), value(2), value(0)]);
//! assert_eq!(race.outcome(&[4, 4]), Ok(Outcome::P));
//! assert_eq!(race.outcome(&[4, 5]), Ok(Outcome::N));
//! ```
//!
//! # Theorem (Conway, 1976)
//!
//! Under normal play, a position with a move that ends its component is won at once. The
//! *foreclosed value* of any other position that has not ended is the mex of the foreclosed values
//! of its options; options that are won at once have no such value and are left out. Under misère
//! play, the positions that have ended have no foreclosed value, and the foreclosed value of any
//! other position is the mex of the foreclosed values of its options.
//!
//! While play is not over, a compound is an N-position if a component is won at once, and
//! otherwise if and only if the nim sum of the foreclosed values is not 0.
//!
//! 1. Under normal play, whoever ends a component wins, so the player to move wins if some
//!    component can be ended in one move. So a player who moves to a position that is won at once
//!    loses the game.
//! 2. Delete these positions, and those that have ended. A player who cannot move in what is left
//!    has only losing moves. So this is an ordinary sum under normal play, which the theorem of
//!    Sprague and Grundy decides.
//! 3. Under misère play, whoever ends a component loses. Delete the moves that end a component:
//!    again, a player who cannot move in what is left has only losing moves.
//!
//! J. H. Conway, *On Numbers and Games* (1976), chapter 14.

use super::{Choice, Kind};
use crate::game::Ending;
use crate::mex::mex;
use crate::Outcome;

/// The compound in which, on each turn, a player moves in one component, until some component has
/// ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diminished {
    /// Who wins then.
    pub ending: Ending,
}

/// The foreclosed value of a component or of a compound, or the reason why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foreclosed {
    /// A component has ended, and so has play.
    Over,
    /// A move can end a component, and that move wins.
    WonAtOnce,
    /// The foreclosed value.
    Value(u64),
}

impl Kind for Diminished {
    type Number = Foreclosed;

    fn choice(&self) -> Choice {
        Choice::One
    }

    fn of_options(&self, options: &[Foreclosed]) -> Foreclosed {
        if options.is_empty() {
            return Foreclosed::Over;
        }
        if self.ending == Ending::Normal && options.contains(&Foreclosed::Over) {
            return Foreclosed::WonAtOnce;
        }
        let value_of = |option: &Foreclosed| match option {
            Foreclosed::Value(value) => Some(*value),
            Foreclosed::Over | Foreclosed::WonAtOnce => None,
        };
        Foreclosed::Value(mex(options.iter().filter_map(value_of)))
    }

    fn of_both(&self, a: Foreclosed, b: Foreclosed) -> Foreclosed {
        match (a, b) {
            (Foreclosed::Over, _) | (_, Foreclosed::Over) => Foreclosed::Over,
            (Foreclosed::Value(a), Foreclosed::Value(b)) => Foreclosed::Value(a ^ b),
            _ => Foreclosed::WonAtOnce,
        }
    }

    fn outcome(&self, number: &Foreclosed) -> Outcome {
        Outcome::of_mover(match number {
            Foreclosed::Over => self.ending == Ending::Misere,
            Foreclosed::WonAtOnce => true,
            Foreclosed::Value(value) => *value != 0,
        })
    }

    fn is_over(&self, number: &Foreclosed) -> bool {
        *number == Foreclosed::Over
    }
}
