//! The state of a game and its moves, and both as text.

use crate::heaps::{self, heap_letter};
use grundy::rule::Rule;
use std::fmt;
use support::language::choose;
use support::text;

/// A state: the heaps, or the numbers that are the position of another game, and the number of stones that the last move took.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    pub heaps: Vec<u64>,
    /// The rule of each heap, as [`rule_name`] names it; empty where all follow the same rule.
    pub rules: Vec<String>,
    /// The number just taken; `None` at the opening.
    pub last: Option<u64>,
}

impl State {
    /// Creates an opening with these heaps.
    pub fn new(heaps: Vec<u64>) -> State {
        State { heaps, rules: vec![], last: None }
    }

    /// Returns the name of the rule of a heap; empty where all heaps follow the same rule.
    pub fn rule_of(&self, place: usize) -> &str {
        self.rules.get(place).map_or("", String::as_str)
    }

    fn format_heap(&self, place: usize, heap: &u64) -> String {
        match self.rule_of(place) {
            "" => format!("{} {heap}", heap_letter(place)),
            rule => text!("{} {heap} ({rule})", "{} {heap}（{rule}）", heap_letter(place)),
        }
    }

    /// Returns the most stones that a move of Fibonacci Nim may take.
    pub fn take_limit(&self) -> u64 {
        let total = self.heaps.iter().sum::<u64>();
        match self.last {
            None => total.saturating_sub(1),
            Some(last) => total.min(2 * last),
        }
    }
}

/// Returns the name of a rule, or the rule if it has no name.
pub fn rule_name(rule: &Rule) -> String {
    rule.name().map_or_else(|| rule.to_string(), |name| name.to_string())
}

/// Formats the state as `a 3, b 5, c 7`, with the rules where the heaps have several, or as
/// `nothing is left`.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heaps = self.heaps.iter().enumerate().filter(|(_, &heap)| heap > 0);
        let heaps: Vec<String> = heaps.map(|(place, heap)| self.format_heap(place, heap)).collect();
        if heaps.is_empty() {
            return f.write_str(choose("nothing is left", "已取完"));
        }
        f.write_str(&heaps.join(choose(", ", "，")))
    }
}

/// The place of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// One heap.
    Heap(usize),
    /// Both heaps of Wythoff's game.
    Both,
}

impl Place {
    /// Returns the word that a typed move begins with, once it is in English.
    pub fn word(self) -> String {
        match self {
            Place::Heap(place) => heap_letter(place),
            Place::Both => "both".to_string(),
        }
    }
}

/// A move, with the state that it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub place: Place,
    /// The heaps that it leaves of the heap it is made in.
    pub parts: Vec<u64>,
    pub taken: u64,
    pub after: State,
    /// How the move is typed, in a game with a notation of its own.
    pub name: Option<MoveName>,
}

/// How a move is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveName {
    pub text: String,
    /// The numbers and names in the text by which the move is recognized.
    pub words: Vec<String>,
    /// Whether the words may come in any order.
    pub is_order_free: bool,
    /// Whether the move brings the end nearer, so that a winner who makes only such moves is done
    /// some time.
    pub is_progress: bool,
}

/// Formats a move as a player types it, such as `b to 1 + 3`, in Chinese `b → 1 + 3`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            return f.write_str(&name.text);
        }
        match (self.place, &self.parts[..]) {
            (Place::Both, _) => f.write_str(&text!("both {}", "两堆各取 {}", self.taken)),
            (Place::Heap(place), parts) => {
                let left = if parts.is_empty() { "0".to_string() } else { heaps::sum(parts) };
                f.write_str(&text!("{} to {left}", "{} → {left}", heap_letter(place)))
            }
        }
    }
}
