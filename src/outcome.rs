//! P- and N-positions.

use std::fmt;

/// The player who wins a position when both sides play perfectly.
///
/// Under normal play, in which a player who cannot move loses, a position is a P-position if
/// and only if all its options are N-positions. So a position without options is a P-position.
///
/// ```
/// use grundy::Outcome;
///
/// assert!(Outcome::N.mover_wins());
/// assert_eq!(Outcome::P.to_string(), "P");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// An N-position: the next player, who is about to move, wins.
    N,
    /// A P-position: the previous player, who has just moved, wins.
    P,
}

impl Outcome {
    /// Returns `true` for an N-position.
    pub const fn mover_wins(self) -> bool {
        matches!(self, Outcome::N)
    }

    /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
    pub const fn of_mover(wins: bool) -> Outcome {
        if wins {
            Outcome::N
        } else {
            Outcome::P
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::N => "N",
            Outcome::P => "P",
        })
    }
}
