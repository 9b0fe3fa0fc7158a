//! AtCoder AGC 029 D by its rules: both actions in every turn.

use reference::{Generator, Input, Reference};

fn main() {
    Reference::new(generate, answer).run();
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
#[derive(Clone, Copy)]
struct Position {
    x: u64,
    y: u64,
    takahashi_acts: bool,
    piece_was_left: bool,
}

struct Board {
    h: u64,
    w: u64,
    obstacles: Vec<(u64, u64)>,
}

fn answer(input: &mut Input) -> String {
    let h = input.number(1..=200_000);
    let w = input.number(1..=200_000);
    let n = input.number(0..=200_000);
    let mut obstacles = Vec::new();
    for _ in 0..n {
        let cell = (input.number(1..=h), input.number(1..=w));
        assert!(cell != (1, 1) && !obstacles.contains(&cell), "an obstacle that may not be");
        obstacles.push(cell);
    }
    input.end();
    let start = Position { x: 1, y: 1, takahashi_acts: true, piece_was_left: false };
    format!("{}\n", Board { h, w, obstacles }.actions(start))
}

impl Board {
    /// Returns how many actions Takahashi still does.
    fn actions(&self, position: Position) -> u64 {
        let Position { x, y, takahashi_acts, piece_was_left } = position;
        let own = u64::from(takahashi_acts);
        let next = Position { takahashi_acts: !takahashi_acts, ..position };
        let left = if piece_was_left {
            0
        } else {
            self.actions(Position { piece_was_left: true, ..next })
        };
        let (x, y) = if takahashi_acts { (x + 1, y) } else { (x, y + 1) };
        if x > self.h || y > self.w || self.obstacles.contains(&(x, y)) {
            return own + left;
        }
        let moved = self.actions(Position { x, y, piece_was_left: false, ..next });
        own + if takahashi_acts { left.max(moved) } else { left.min(moved) }
    }
}
