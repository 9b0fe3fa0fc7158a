//! Selective compounds: on each turn, a player moves in any number of components, but in at least
//! one.
//!
//! ```
//! use grundy::compound::selective::Selective;
//! use grundy::compound::{Compound, Stop};
//! use grundy::game::Ending;
//! use grundy::subtraction::SubtractionSet;
//! use grundy::Outcome;
//!
//! // Take 1 or 2 stones from some heaps; whoever takes the last stone of all loses. Heap 4 alone
//! // is lost: it leaves 3 or 2, and these can be made 1. But of two heaps, (1, 4) is won by
//! // taking the single stone.
//! let rule: SubtractionSet = "{1, 2}".parse().unwrap();
//! let misere = Selective { stop: Stop::Last, ending: Ending::Misere };
//! let mut game = Compound::new(&rule, misere);
//! assert_eq!(game.outcome(&[4]), Ok(Outcome::P));
//! assert_eq!(game.outcome(&[1, 4]), Ok(Outcome::N));
//! assert_eq!(game.outcome(&[3]), Ok(Outcome::N));
//! assert_eq!(game.outcome(&[3, 3]), Ok(Outcome::P)); // as under normal play
//! ```
//!
//! # Theorem (Conway, 1976)
//!
//! While play is not over, the compound is an N-position if and only if some component that has not
//! ended is an N-position. There is one exception: in misère play that lasts until all components
//! have ended, if two or more components have not ended yet, then the outcomes of these components
//! under *normal* play decide.
//!
//! 1. **Normal play.** If all components are P, every turn leaves some N-position, and does not end
//!    a component, because an ended component is a P-position. If some components are N, move in
//!    exactly these components, in each of them to a P-position. If play ends when the first
//!    component ends, and this turn has ended a component, the opponent has lost; otherwise all
//!    components are P.
//! 2. **Misère play that ends with the first component.** Ended components are N-positions here. If
//!    all components are P, every turn leaves some N-position. If some are N, each of these has a
//!    move to a P-position. Such a P-position has not ended, and making these moves, and no others,
//!    leaves only P-positions.
//! 3. **Misère play that ends with the last component.** If only one component has not ended, play
//!    goes on in it alone. Suppose that two or more have not ended, and that all of these are P
//!    under normal play. As in step 1, a turn ends none of these components and leaves some
//!    component N: by induction, the opponent wins.
//! 4. Now suppose that some of these components are N under normal play. Move in exactly these to
//!    P-positions of normal play, choosing an ended position only where there is no other. If this
//!    leaves two or more components that have not ended, the opponent loses by induction.
//! 5. Otherwise this turn would end all components except perhaps one. Let C be that component or,
//!    if the turn would end all of them, any one of them. End the others, but treat C differently:
//!    if C is a P-position under misère play, leave it as it is; otherwise move in C to a
//!    P-position of misère play; such a position has not ended. Now play goes on in C alone, and
//!    the opponent loses.
//!
//! J. H. Conway, *On Numbers and Games* (1976), chapter 14.

use super::{Choice, Kind, Stop};
use crate::game::Ending;
use crate::Outcome;

/// The compound in which a player moves in one or more components on each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Selective {
    /// The moment at which play is over.
    pub stop: Stop,
    /// Who wins then.
    pub ending: Ending,
}

/// The outcomes of a component, or of a selective compound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcomes {
    /// `true` if play is over.
    pub over: bool,
    /// The outcome under normal play.
    pub normal: Outcome,
    /// The outcome under misère play.
    pub misere: Outcome,
}

impl Kind for Selective {
    type Number = Outcomes;

    fn choice(&self) -> Choice {
        Choice::Some
    }

    fn of_options(&self, options: &[Outcomes]) -> Outcomes {
        let over = options.is_empty();
        Outcomes {
            over,
            normal: Outcome::of_mover(options.iter().any(|option| !option.normal.mover_wins())),
            misere: Outcome::of_mover(
                over || options.iter().any(|option| !option.misere.mover_wins()),
            ),
        }
    }

    fn of_both(&self, a: Outcomes, b: Outcomes) -> Outcomes {
        let either = |a: Outcome, b: Outcome| Outcome::of_mover(a.mover_wins() || b.mover_wins());
        let normal = either(a.normal, b.normal);
        match self.stop {
            Stop::First if a.over => a,
            Stop::First if b.over => b,
            Stop::First => Outcomes { over: false, normal, misere: either(a.misere, b.misere) },
            Stop::Last if a.over => b,
            Stop::Last if b.over => a,
            Stop::Last => Outcomes { over: false, normal, misere: normal },
        }
    }

    fn outcome(&self, outcomes: &Outcomes) -> Outcome {
        match self.ending {
            Ending::Normal => outcomes.normal,
            Ending::Misere => outcomes.misere,
        }
    }

    fn is_over(&self, outcomes: &Outcomes) -> bool {
        outcomes.over
    }
}
