//! The `Rule:` line of a header, which states a game, or a family of games with an example.
//!
//! ```text
//! Rule: fibonacci
//! Rule: wythoff
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Rule: nim, misère
//! ```
//!
//! This is the only parser of such lines.

use crate::texts::find_own_game;
use grundy::game::Ending;
use grundy::rule::{ParseRuleError, Rule};
use itertools::Itertools;
use std::fmt;
use std::str::FromStr;

/// The rule of a problem as its header states it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stated {
    /// The family from which the input chooses a game; `None` if the game is always the same.
    pub family: Option<Family>,
    /// The game, or an example of the family.
    pub game: StatedGame,
    /// Whether the player who makes the last move wins or loses.
    pub ending: Ending,
    /// The game as written in the header, without its family and its ending.
    pub text: String,
}

/// A game that a header can name.
#[derive(Clone, Debug, PartialEq)]
pub enum StatedGame {
    /// Heaps under a rule.
    Heaps(Rule),
    /// A game that is not a rule for independent heaps, given by its English name.
    Own(&'static str),
}

/// A family of games from which a problem's input chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The numbers 1 to m.
    Bash,
    /// The numbers L to R.
    Interval,
    /// The numbers 1, 2 and a third number.
    OneTwoMore,
    /// Any set of numbers.
    AnySet,
    /// At most k times the number of stones just taken.
    DynamicNim,
}

/// The text between a family and its example.
const EXAMPLE: &str = ", for example ";

/// The text at the end of the line of a misère game.
const MISERE: &str = ", misère";

impl Family {
    const ALL: [Family; 5] =
        [Family::Bash, Family::Interval, Family::OneTwoMore, Family::AnySet, Family::DynamicNim];

    /// Returns the family as it is written in a header.
    pub fn as_str(self) -> &'static str {
        match self {
            Family::Bash => "{1, …, m}",
            Family::Interval => "{L, …, R}",
            Family::OneTwoMore => "{1, 2, k}",
            Family::AnySet => "any set",
            Family::DynamicNim => "dynamic nim",
        }
    }

    /// Returns whether the ascending `moves` form a set that belongs to the family.
    pub fn contains(self, moves: &[u64]) -> bool {
        let in_a_row = moves.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        match self {
            Family::Bash => in_a_row && moves[0] == 1,
            Family::Interval => in_a_row,
            Family::OneTwoMore => moves.len() == 3 && moves.starts_with(&[1, 2]),
            Family::AnySet => true,
            Family::DynamicNim => false,
        }
    }
}

impl FromStr for Stated {
    type Err = String;

    fn from_str(text: &str) -> Result<Stated, String> {
        let (text, ending) = match text.strip_suffix(MISERE) {
            Some(text) => (text, Ending::Misere),
            None => (text, Ending::Normal),
        };
        let Some((family, example)) = text.split_once(EXAMPLE) else {
            let game = parse_game(text)?;
            return Ok(Stated { family: None, game, ending, text: text.to_string() });
        };
        let known = Family::ALL.into_iter().find(|known| known.as_str() == family);
        let family = known.ok_or_else(|| {
            let names = Family::ALL.into_iter().map(Family::as_str).join("; ");
            format!("{family:?} is not one of the families {names}")
        })?;
        let game = parse_game(example)?;
        if let StatedGame::Heaps(Rule::Set(set)) = &game {
            if !set.numbers().is_some_and(|moves| family.contains(moves)) {
                return Err(format!("{example} is not an example of {}", family.as_str()));
            }
        }
        Ok(Stated { family: Some(family), game, ending, text: example.to_string() })
    }
}

fn parse_game(text: &str) -> Result<StatedGame, String> {
    match find_own_game(text) {
        Some(game) => Ok(StatedGame::Own(game)),
        None => {
            text.parse().map(StatedGame::Heaps).map_err(|error: ParseRuleError| error.to_string())
        }
    }
}

impl fmt::Display for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(family) = self.family {
            write!(f, "{}{EXAMPLE}", family.as_str())?;
        }
        f.write_str(&self.text)?;
        match self.ending {
            Ending::Normal => Ok(()),
            Ending::Misere => f.write_str(MISERE),
        }
    }
}
