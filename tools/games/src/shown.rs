//! Games as people see them: how a position is written and drawn, what its moves are called, who
//! wins, and why. The terminal, the pages and the lessons all use this one trait.

pub mod board;
mod chomp;
mod coins;
mod cram;
mod euclid;
mod evidence;
mod fibonacci_nim;
mod geography;
mod graph;
mod hackenbush;
mod heap_moves;
pub mod heaps;
mod judge;
mod moore;
mod named;
mod northcott;
pub mod opponent;
mod staircase;
pub(crate) mod texts;
mod tokens;
pub mod typed;
mod wythoff;

pub use crate::budget::Effort;
pub use board::Board;
pub use evidence::{Evidence, Term};
pub use heap_moves::HeapMove;
pub use judge::{Judge, Prospect};
pub use named::{Asked, GameKind, GAMES};
pub use texts::example;

use crate::heaps::{heap_letter, HeapLimits};
use grundy::game::Ending;
use grundy::Outcome;
use itertools::Itertools;
use std::fmt;
use std::rc::Rc;
use support::language::choose;
use support::text;

/// A position as numbers; the game defines their meaning.
pub type Position = Vec<u64>;

/// A game and the position from which play begins.
#[derive(Clone, Debug)]
pub struct Opening {
    pub game: Rc<dyn Shown>,
    pub start: Position,
}

impl Opening {
    fn new(game: impl Shown + 'static, start: Position) -> Opening {
        Opening { game: Rc::new(game), start }
    }
}

/// A move in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The part of the position in which the move is made; moves in one part are listed together.
    pub part: usize,
    /// The numbers that distinguish the move from others; the game defines their meaning.
    pub numbers: Vec<u64>,
    /// How much the move takes. A player in a lost position prefers to take as little as possible.
    pub taken: u64,
    pub after: Position,
}

/// Winning moves that a theorem names.
pub struct Winning {
    pub moves: Vec<Step>,
    /// A remark on these moves, if they are not all the winning moves.
    pub remark: Option<String>,
}

/// The rules of a game, with its notation, its drawing and its theorem.
pub trait Shown {
    /// Returns the words that name the game in a command.
    fn name(&self) -> String;

    /// Returns the name of the game and a description of its moves.
    fn title(&self) -> String {
        texts::localize(&self.name(), "title")
    }

    /// Returns the theorem that decides the game, as lines for a terminal.
    fn theorem(&self) -> String {
        texts::localize(&self.name(), "theorem")
    }

    /// Formats a position as it is typed after the name of the game.
    fn notation(&self, position: &[u64]) -> String {
        position.iter().join(" ")
    }

    /// Formats the game and a position as they are typed.
    fn command(&self, position: &[u64]) -> String {
        format!("{} {}", self.name(), self.notation(position))
    }

    /// Formats a position for a player who also sees the drawing.
    fn describe(&self, position: &[u64]) -> String {
        crate::heaps::position(position)
    }

    /// Formats a position as it is written in a text about the game, such as `(3, 5)`.
    fn tuple(&self, position: &[u64]) -> String {
        self.describe(position)
    }

    /// Returns whether the description says all that the drawing shows, as it does for heaps.
    fn is_described(&self) -> bool {
        self.heap_move().is_some()
    }

    /// Returns what is drawn for a position of a game that began at `start`: rows of stones, unless
    /// the game has another drawing.
    fn board(&self, start: &[u64], position: &[u64]) -> Board {
        Board::Heaps(board::HeapRows::rows(position, start))
    }

    /// For a game in which one piece moves on a board, returns the outcome for each cell where the
    /// piece may be, row by row.
    fn outcomes(&self, _start: &[u64], _ending: Ending) -> Vec<Vec<Outcome>> {
        vec![]
    }

    /// Draws a position with characters if the game has its own drawing, and marks where the
    /// position differs from another position.
    fn art(&self, _now: &[u64], _then: &[u64]) -> Option<Vec<String>> {
        None
    }

    /// Checks that a position is small enough for its moves to be listed.
    ///
    /// # Errors
    /// If it is not.
    fn check(&self, _position: &[u64]) -> Result<(), String> {
        Ok(())
    }

    /// Returns every move.
    fn moves(&self, position: &[u64]) -> Vec<Step>;

    /// Formats a move as a player types it; the player may omit words not in [`Shown::words`].
    fn text(&self, step: &Step) -> String {
        self.heap_move().map_or_else(|| self.words(step).join(" "), |of| of(step).text())
    }

    /// Returns the numbers and names by which a typed move is recognised.
    fn words(&self, step: &Step) -> Vec<String> {
        let numbers = || step.numbers.iter().map(u64::to_string).collect();
        self.heap_move().map_or_else(numbers, |of| of(step).words())
    }

    /// Returns whether the words of a move may come in any order, like the ends of an edge.
    fn is_order_free(&self) -> bool {
        false
    }

    /// Returns the function that turns a step into a move in heaps, if moves are typed as the
    /// letter of a heap and the number of stones left in it or taken from it.
    fn heap_move(&self) -> Option<fn(&Step) -> HeapMove> {
        None
    }

    /// Returns the same move with its heaps in the given order; a heap of 0 serves only to show
    /// from which end the stones are taken.
    fn arrange(&self, _position: &[u64], step: &Step, _left: &[u64]) -> Step {
        step.clone()
    }

    /// Returns one or two sentences that say how a move is made on the board.
    fn how(&self) -> String {
        texts::localize(&self.name(), "how")
    }

    /// Returns the places on the board to which a person points to make a move: the point or edge
    /// that the move names, unless the board defines other places.
    fn spots(&self, _start: &[u64], _position: &[u64], step: &Step) -> Vec<board::Spot> {
        vec![[0, step.numbers[0]]]
    }

    /// Returns whether a winning move also brings the end of the game nearer.
    fn is_progress(&self, _step: &Step) -> bool {
        true
    }

    /// Returns whether play may repeat a position, in which case a search would not end.
    fn may_repeat(&self) -> bool {
        false
    }

    /// If the game itself defines who has won when play is over, returns the result for the player
    /// whose turn it would be; in other games, normal or misère play decides.
    fn own_end(&self, _position: &[u64]) -> Option<Prospect> {
        None
    }

    /// Returns the components of a position.
    fn summands(&self, position: &[u64]) -> Vec<Position> {
        vec![position.to_vec()]
    }

    /// Checks that a position has few enough followers for an exhaustive search.
    ///
    /// # Errors
    /// If it has too many.
    fn check_search(&self, position: &[u64], effort: &Effort) -> Result<(), String> {
        judge::check_followers(position, effort, &|position| judge::positions_after(self, position))
    }

    /// Returns, as sentences, what is known about the values of a position that a search decides.
    fn explain_values(&self, _position: &[u64]) -> Option<String> {
        None
    }

    /// Returns a text about the position that a winning move leaves.
    fn consequence(&self, step: &Step) -> String {
        let left = self.tuple(&step.after);
        text!("leaves {left}", "留下 {left}")
    }

    /// Returns the outcome; `None` unless a theorem decides this position and all its followers.
    fn outcome(&self, position: &[u64], ending: Ending) -> Option<Outcome>;

    /// Returns the winning moves of a position that is too large for its moves to be listed, if a
    /// theorem names these moves.
    fn winning(&self, _position: &[u64], _ending: Ending) -> Option<Winning> {
        None
    }

    /// Returns the reason why a position is won or lost, provided [`Shown::outcome`] decides it.
    fn evidence(&self, position: &[u64], ending: Ending) -> Evidence;
}

impl fmt::Debug for dyn Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// Formats heaps as `a 3, b 5`, each followed by the text that `remark` returns for its index.
fn describe_heaps(heaps: &[u64], remark: impl Fn(usize) -> String) -> String {
    let heaps = heaps.iter().enumerate().filter(|(_, &stones)| stones > 0);
    let heap = |(place, stones)| format!("{} {stones}{}", heap_letter(place), remark(place));
    match heaps.map(heap).join(choose(", ", "，")) {
        heaps if heaps.is_empty() => choose("nothing is left", "已取完").to_string(),
        heaps => heaps,
    }
}

/// Returns the indices at which a position holds a 1.
fn ones(position: &[u64]) -> impl Iterator<Item = usize> + Clone + '_ {
    (0..position.len()).filter(|&place| position[place] == 1)
}

/// Returns the words before the first separator and, if there is a separator, the words after it.
fn split_at<'a>(words: &'a [String], separators: &[&str]) -> (&'a [String], Option<&'a [String]>) {
    match words.iter().position(|word| separators.contains(&&*word.to_lowercase())) {
        Some(place) => (&words[..place], Some(&words[place + 1..])),
        None => (words, None),
    }
}

fn read_numbers(words: &[String]) -> Result<Vec<u64>, String> {
    let limits = HeapLimits { most: 64, largest: u64::MAX };
    crate::heaps::read(&words.join(" "), limits)
}
