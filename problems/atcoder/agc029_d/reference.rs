//! AtCoder AGC 029 D by its rules: both actions in every turn.
//!
//! The middle tier has boards of up to 60 rows and columns, on which the same rules are applied
//! once to every position.

use reference::{Generator, Input, Reference};
use std::collections::{BTreeSet, HashMap};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_positions).run();
}

fn generate(g: &mut Generator) -> String {
    let (h, w) = (g.within(1..=g.pick(6, 200_000)), g.within(1..=g.pick(6, 200_000)));
    let (h, w) = g.pick((h, w), (200_000, 200_000));
    let mut obstacles = Vec::new();
    for _ in 0..g.within(0..=g.pick(h * w / 3, 200_000)) {
        let cell = (g.within(1..=h), g.within(1..=w));
        // Obstacles beside the diagonal let a large game last long.
        let cell = g.pick(cell, (cell.0, (cell.0 + 1 + cell.1 % 5).min(w)));
        if cell != (1, 1) {
            obstacles.push(cell);
        }
    }
    obstacles.sort_unstable();
    obstacles.dedup();
    if g.one_in(2) {
        obstacles.reverse();
    }
    let lines: String = obstacles.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{h} {w} {}\n{lines}", obstacles.len())
}

/// The board, and what has happened on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Position {
    x: u64,
    y: u64,
    takahashi_acts: bool,
    piece_was_left: bool,
}

struct Board {
    h: u64,
    w: u64,
    obstacles: BTreeSet<(u64, u64)>,
}

/// Returns a board with obstacles at both sides of the diagonal, and few below it.
fn generate_middle(g: &mut Generator) -> String {
    let h = g.within(1..=60);
    let w = g.within(1..=h.max(3));
    let mut obstacles = Vec::new();
    for row in 2..=h {
        for _ in 0..g.within(0..=3) {
            let column = if g.one_in(40) { g.within(1..=row) } else { row / 2 + g.within(0..=row) };
            obstacles.extend(Some((row, column)).filter(|&(_, column)| (1..=w).contains(&column)));
        }
    }
    obstacles.sort_unstable();
    obstacles.dedup();
    let lines: String = obstacles.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
    format!("{h} {w} {}\n{lines}", obstacles.len())
}

fn answer_by_positions(input: &mut Input) -> String {
    format!("{}\n", read(input).actions(START, &mut Some(HashMap::new())))
}

/// The position at the beginning.
const START: Position = Position { x: 1, y: 1, takahashi_acts: true, piece_was_left: false };

fn read(input: &mut Input) -> Board {
    let h = input.number(1..=200_000);
    let w = input.number(1..=200_000);
    let n = input.number(0..=200_000);
    let mut obstacles = BTreeSet::new();
    for _ in 0..n {
        let cell = (input.number(1..=h), input.number(1..=w));
        assert!(cell != (1, 1) && obstacles.insert(cell), "an obstacle that may not be");
    }
    input.end();
    Board { h, w, obstacles }
}

fn answer(input: &mut Input) -> String {
    format!("{}\n", read(input).actions(START, &mut None))
}

impl Board {
    /// Returns how many actions Takahashi still does, and remembers it if there is a place for it.
    fn actions(&self, position: Position, known: &mut Option<HashMap<Position, u64>>) -> u64 {
        if let Some(&actions) = known.as_ref().and_then(|known| known.get(&position)) {
            return actions;
        }
        let Position { x, y, takahashi_acts, piece_was_left } = position;
        let own = u64::from(takahashi_acts);
        let next = Position { takahashi_acts: !takahashi_acts, ..position };
        let left = if piece_was_left {
            0
        } else {
            self.actions(Position { piece_was_left: true, ..next }, known)
        };
        let (x, y) = if takahashi_acts { (x + 1, y) } else { (x, y + 1) };
        let actions = if x > self.h || y > self.w || self.obstacles.contains(&(x, y)) {
            own + left
        } else {
            let moved = self.actions(Position { x, y, piece_was_left: false, ..next }, known);
            own + if takahashi_acts { left.max(moved) } else { left.min(moved) }
        };
        if let Some(known) = known {
            known.insert(position, actions);
        }
        actions
    }
}
