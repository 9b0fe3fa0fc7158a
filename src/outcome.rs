//! P- and N-positions.

use std::fmt;

/// Who wins a position when both sides play perfectly.
///
/// Under normal play (a player who cannot move loses) a position is a P-position exactly
/// if every option is an N-position; so a position without options is P.
///
/// ```
/// use grundy::Outcome;
///
/// assert!(Outcome::N.mover_wins());
/// assert_eq!(Outcome::P.to_string(), "P");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The Next player, who is about to move, wins.
    N,
    /// The Previous player, who has just moved, wins.
    P,
}

impl Outcome {
    /// True for an N-position.
    pub const fn mover_wins(self) -> bool {
        matches!(self, Outcome::N)
    }

    /// N if `wins`, else P.
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
