//! Games that have a notation, a drawing and a theorem of their own, for `why` and `play`.

mod chomp;
mod coins;
mod cram;
mod euclid;
mod evidence;
pub mod forms;
mod geography;
mod graph;
mod hackenbush;
mod judge;
pub mod moore;
mod named;
pub mod northcott;
mod staircase;
mod stones;

pub use euclid::reason as reason_of_euclid;
pub use evidence::{Evidence, Term};
pub use judge::Judge;
pub use named::Solved;

use anyhow::Result;
use grundy::Outcome;
use rand::rngs::SmallRng;
use std::fmt;
use std::rc::Rc;

/// A position as numbers, whose meaning is known to the game.
pub type Position = Vec<u64>;

/// A game with a position, read from a command line.
#[derive(Clone, Debug)]
pub struct Opened {
    pub rules: Rc<dyn Rules>,
    pub position: Position,
}

impl Opened {
    fn new(rules: impl Rules + 'static, position: Position) -> Opened {
        Opened { rules: Rc::new(rules), position }
    }
}

/// A move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The part of the position in which the move is made; moves of one part follow one another.
    pub part: usize,
    /// What distinguishes the move from others, as numbers whose meaning is known to the game.
    pub numbers: Vec<u64>,
    /// How much the move takes. A player who is lost takes little.
    pub taken: u64,
    pub after: Position,
}

/// The rules of a game, with its notation, its drawing and its theorem.
pub trait Rules: fmt::Debug {
    /// Returns the words that name the game in a command.
    fn name(&self) -> String;

    /// Returns the name of the game and what a move does.
    fn title(&self) -> String;

    /// Returns the theorem that decides the game, in lines for a terminal.
    fn theorem(&self) -> String;

    /// Formats a position as a command takes it after the name of the game.
    fn notation(&self, position: &[u64]) -> String;

    /// Formats a position for a player who sees the drawing, too.
    fn describe(&self, position: &[u64]) -> String {
        self.notation(position)
    }

    /// Draws a position with what changes on the way to another one marked; nothing changes if
    /// they are equal.
    fn draw(&self, now: &[u64], then: &[u64]) -> Vec<String>;

    /// Checks that a position is small enough for its moves to be listed.
    ///
    /// # Errors
    /// If it is not.
    fn check(&self, position: &[u64]) -> Result<()>;

    /// Returns every move.
    fn moves(&self, position: &[u64]) -> Vec<Step>;

    /// Formats a move as a player types it. The words of the text that are not in
    /// [`Rules::words`] may be left out.
    fn text(&self, step: &Step) -> String;

    /// Returns the numbers and names by which a typed move is recognized.
    fn words(&self, step: &Step) -> Vec<String> {
        step.numbers.iter().map(u64::to_string).collect()
    }

    /// Returns whether the words of a move may come in any order, as the ends of an edge do.
    fn is_order_free(&self) -> bool {
        false
    }

    /// Returns whether a winning move also brings the end of the game nearer.
    fn is_progress(&self, _step: &Step) -> bool {
        true
    }

    /// Returns whether play may come back to a position, so that no search decides the game.
    fn may_repeat(&self) -> bool {
        false
    }

    /// Returns the outcome under normal play; `None` if no theorem decides this position or one
    /// that follows it.
    fn outcome(&self, position: &[u64]) -> Option<Outcome>;

    /// Returns why a position is won or lost where [`Rules::outcome`] decides it.
    fn evidence(&self, position: &[u64]) -> Evidence;

    /// Returns a random position that is no larger than `start`.
    fn random(&self, start: &[u64], random: &mut SmallRng) -> Position;
}

/// Formats numbers as a command takes them.
fn joined(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(" ")
}
