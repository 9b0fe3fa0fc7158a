//! Conjunctive compounds: on each turn, a player moves in every component that has not ended, and
//! the outcome depends on how long the components last.
//!
//! ```
//! use grundy::compound::conjunctive::Conjunctive;
//! use grundy::compound::{Compound, Stop};
//! use grundy::game::Ending;
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Take 1 or 2 stones from every heap, and whoever finds a heap that is gone loses. Heap 3
//! // alone is lost: 3, 2 or 1, gone. The heap of 4 can be made 3 at the same time, and is not
//! // gone before the heap of 3 is.
//! let rule: SubtractionSet = "{1, 2}".parse().unwrap();
//! let short = Conjunctive { stop: Stop::First, ending: Ending::Normal };
//! let mut game = Compound::new(&rule, short);
//! assert_eq!(game.number(&[3]), Ok(2)); // its remoteness
//! assert_eq!(game.number(&[4]), Ok(3));
//! assert_eq!(game.outcome(&[3, 4]), Ok(Outcome::P));
//! assert_eq!(game.outcome(&[4, 4]), Ok(Outcome::N));
//! ```
//!
//! # Theorem (Conway, 1976)
//!
//! Under normal play, call a number *lost* if it is even; under misère play, call it *lost* if it
//! is odd. All other numbers are *won*. Components that have ended have the number 0. If play is
//! over when the first component ends, the compound is a P-position if and only if the least
//! [`remoteness`] of its components is lost; if play is over when all have ended, the compound is a
//! P-position if and only if the largest [`suspense`] number is lost.
//!
//! 1. If play is over, the number that decides is 0. This number is lost under normal play and won
//!    under misère play, as it should be.
//! 2. Each component that has not ended has an option whose number is one less than that of the
//!    component: for a won number r, the lost options have r - 1 as their least remoteness or
//!    largest suspense number; for a lost number r, all options are won, with r - 1 as their
//!    largest remoteness or least suspense number. If the number that decides is won, moving to
//!    such an option in every component that has not ended makes that number one less, and so lost.
//! 3. Suppose play is not over, and the least remoteness r is lost. In a component with remoteness
//!    r, every option is won and has a remoteness of at most r - 1. If a component has a lost
//!    option, the component is won, so its remoteness is above r, and that of the option is at
//!    least r. So the least remoteness after the turn is won.
//! 4. Suppose play is not over, and the largest suspense number s is lost. In a component with this
//!    number, every option is won and has a number of at least s - 1. If a component has a lost
//!    option, the component is won, so its number is below s, and that of the option is below
//!    s - 1. Components that have ended stay at 0. So the largest number after the turn is won.
//!
//! C. A. B. Smith, *Graphs and composite games*, Journal of Combinatorial Theory 1 (1966), 51–81;
//! J. H. Conway, *On Numbers and Games* (1976), chapter 14. With [`Stop::Last`] and normal play,
//! this is [`EverySg`](crate::every::EverySg), which also gives the best move in each component.
//!
//! [`remoteness`]: crate::every::remoteness
//! [`suspense`]: crate::every::suspense

use super::{Choice, Kind, Stop};
use crate::every::{misere, remoteness, suspense};
use crate::game::Ending;
use crate::Outcome;

/// The compound in which, on each turn, a player moves in every component that has not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conjunctive {
    /// The moment at which play is over.
    pub stop: Stop,
    /// Who wins then.
    pub ending: Ending,
}

impl Kind for Conjunctive {
    /// The remoteness or suspense number.
    type Number = u32;

    fn choice(&self) -> Choice {
        Choice::All
    }

    fn of_options(&self, options: &[u32]) -> u32 {
        let options = options.iter().copied();
        match (self.stop, self.ending) {
            (Stop::First, Ending::Normal) => remoteness(options),
            (Stop::First, Ending::Misere) => misere::remoteness(options),
            (Stop::Last, Ending::Normal) => suspense(options),
            (Stop::Last, Ending::Misere) => misere::suspense(options),
        }
    }

    fn of_both(&self, a: u32, b: u32) -> u32 {
        match self.stop {
            Stop::First => a.min(b),
            Stop::Last => a.max(b),
        }
    }

    fn outcome(&self, number: &u32) -> Outcome {
        let won_parity = match self.ending {
            Ending::Normal => 1,
            Ending::Misere => 0,
        };
        Outcome::of_mover(number % 2 == won_parity)
    }

    fn is_over(&self, number: &u32) -> bool {
        *number == 0
    }
}
