//! What every game on the page can be asked.

use crate::json;
use grundy::Outcome;
use support::language::Text;

/// A position of a game, which knows its moves and who wins.
pub trait Position {
    /// Returns every legal move.
    fn moves(&self) -> Vec<Move>;

    /// Returns the position after the move that a link writes as `code`, if it is legal.
    fn after(&self, code: &str) -> Option<Box<dyn Position>> {
        self.moves().into_iter().find(|step| step.code == code).map(|step| step.next)
    }

    /// Returns the name of the move that a link writes as `code`, which must be legal.
    fn name(&self, code: &str) -> Option<Text> {
        self.moves().into_iter().find(|step| step.code == code).map(|step| step.name)
    }

    /// Returns the outcome by a theorem or, if the game has none, by an exhaustive search;
    /// `None` for a draw, which is play that never ends.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns how many moves are left if both sides play perfectly, in a game that may never
    /// end; 0 in other games, in which every move brings the end nearer.
    fn moves_left(&self) -> u32 {
        0
    }

    /// Returns whether the same position may come up again.
    fn may_repeat(&self) -> bool {
        false
    }

    /// Returns why that is the outcome.
    fn reason(&self) -> Text;

    /// Returns what the page draws, as JSON: an object with the field `kind`.
    fn board(&self) -> String;

    /// Returns the numbers whose binary columns decide the game, each with its label; none if
    /// the game is not a sum.
    fn components(&self) -> Vec<Component>;
}

/// A component of a sum.
pub struct Component {
    pub label: String,
    pub value: u64,
}

/// A legal move.
pub struct Move {
    /// The move as a link writes it.
    pub code: String,
    pub name: Text,
    /// How much the move removes. An opponent who has lost prefers moves that remove little.
    pub taken: u64,
    /// What the page needs to recognise the move, as fields in JSON.
    pub fields: Vec<(&'static str, String)>,
    pub next: Box<dyn Position>,
}

/// What the player to move can reach, from the worst to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prospect {
    Loss,
    Draw,
    Win,
}

impl Prospect {
    /// Returns the prospect of the player to move in a position with this outcome, `None` for a
    /// draw.
    pub fn of_mover(outcome: Option<Outcome>) -> Prospect {
        match outcome {
            Some(Outcome::P) => Prospect::Loss,
            None => Prospect::Draw,
            Some(Outcome::N) => Prospect::Win,
        }
    }
}

impl Move {
    /// Returns what the move leaves to the player who makes it.
    pub fn prospect(&self) -> Prospect {
        match Prospect::of_mover(self.next.outcome()) {
            Prospect::Loss => Prospect::Win,
            Prospect::Draw => Prospect::Draw,
            Prospect::Win => Prospect::Loss,
        }
    }

    /// Returns whether the move wins.
    pub fn wins(&self) -> bool {
        self.prospect() == Prospect::Win
    }
}

/// Formats an array of numbers in JSON.
pub fn numbers<T: ToString>(numbers: impl IntoIterator<Item = T>) -> String {
    json::list(numbers.into_iter().map(|number| number.to_string()))
}
