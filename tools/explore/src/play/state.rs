//! The state of a game and its moves, and both as text.

use crate::heaps;
use grundy::rule::Rule;
use std::fmt;

/// A state: the heaps, and the number of stones that the last move took.
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
            rule => format!("{} {heap} ({rule})", heap_letter(place)),
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
            return f.write_str("nothing is left");
        }
        f.write_str(&heaps.join(", "))
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

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Heap(place) => write!(f, "{}", heap_letter(*place)),
            Place::Both => f.write_str("both"),
        }
    }
}

/// Returns the name of a heap: a to z, then aa, ab, ….
pub fn heap_letter(place: usize) -> String {
    let last = char::from(b'a' + (place % 26) as u8);
    match place / 26 {
        0 => last.to_string(),
        more => heap_letter(more - 1) + &last.to_string(),
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
}

/// Formats a move as a player types it, such as `b to 1 + 3`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place, &self.parts[..]) {
            (Place::Both, _) => write!(f, "both {}", self.taken),
            (place, []) => write!(f, "{place} to 0"),
            (place, parts) => write!(f, "{place} to {}", heaps::sum(parts)),
        }
    }
}
