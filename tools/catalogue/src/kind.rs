//! The goal of a problem's game, by which the indexes filter the problems.

use std::str::FromStr;

/// The goal of a problem's game, or else what the problem asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The last move decides the game, and both players have the same moves.
    #[default]
    Impartial,
    /// The last move decides the game, and the players have different moves.
    Partizan,
    /// What the players collect decides.
    Score,
    /// One player tries to reach what the other tries to avoid.
    Pursuit,
    /// Positions or strategies are to be counted, or nothing is played.
    Count,
}

impl Kind {
    /// The kinds in the order of the indexes.
    pub const ALL: [Kind; 5] =
        [Kind::Impartial, Kind::Partizan, Kind::Score, Kind::Pursuit, Kind::Count];

    /// Their names in a header.
    pub const NAMES: [&'static str; 5] = ["impartial", "partizan", "score", "pursuit", "count"];

    /// Returns the name of this kind in a header.
    pub fn name(self) -> &'static str {
        Kind::NAMES[self as usize]
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(word: &str) -> Result<Kind, String> {
        let known = Kind::ALL.into_iter().find(|kind| kind.name() == word);
        known.ok_or_else(|| format!("expected one of {}, not {word:?}", Kind::NAMES.join(", ")))
    }
}
