//! What lies on the table, and a move as text.

use crate::heaps;
use std::fmt;

/// The heaps, and the stones that the last move took.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    pub heaps: Vec<u64>,
    /// None at the opening.
    pub last: Option<u64>,
}

impl State {
    /// An opening.
    pub fn new(heaps: Vec<u64>) -> State {
        State { heaps, last: None }
    }

    /// The most stones that Fibonacci Nim allows.
    pub fn most(&self) -> u64 {
        let all = self.heaps.iter().sum::<u64>();
        match self.last {
            None => all.saturating_sub(1),
            Some(last) => all.min(2 * last),
        }
    }
}

/// `a 3, b 5, c 7`, or that nothing is left.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heaps = self.heaps.iter().enumerate().filter(|(_, &heap)| heap > 0);
        let heaps: Vec<String> =
            heaps.map(|(place, heap)| format!("{} {heap}", letter(place))).collect();
        if heaps.is_empty() {
            return f.write_str("nothing is left");
        }
        f.write_str(&heaps.join(", "))
    }
}

/// Where a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On one heap.
    Heap(usize),
    /// On both heaps of Wythoff's game.
    Both,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Heap(place) => write!(f, "{}", letter(*place)),
            Place::Both => f.write_str("both"),
        }
    }
}

/// The name of a heap: a to z, then aa, ab, ….
pub fn letter(place: usize) -> String {
    let last = char::from(b'a' + (place % 26) as u8);
    match place / 26 {
        0 => last.to_string(),
        more => letter(more - 1) + &last.to_string(),
    }
}

/// A move, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    pub place: Place,
    /// What is left of the heap.
    pub parts: Vec<u64>,
    pub taken: u64,
    pub after: State,
}

/// `b to 1 + 3`, the way a player types it.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place, &self.parts[..]) {
            (Place::Both, _) => write!(f, "both {}", self.taken),
            (place, []) => write!(f, "{place} to 0"),
            (place, parts) => write!(f, "{place} to {}", heaps::sum(parts)),
        }
    }
}
