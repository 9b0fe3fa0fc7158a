//! Drawings for exercises, which depend only on a random number.

use crate::play::drawing::{point_name, Point};
use crate::play::opponent::mix;
use support::typing::letters;

/// The games on drawings that have exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    Hackenbush,
    Graph,
}

impl Game {
    /// Returns the game of this name.
    pub fn from_name(name: &str) -> Option<Game> {
        match letters(name).as_str() {
            "hackenbush" | "greenhackenbush" => Some(Game::Hackenbush),
            "graph" => Some(Game::Graph),
            _ => None,
        }
    }
}

/// Random numbers, one after another.
struct Numbers {
    seed: u64,
    count: u64,
}

impl Numbers {
    /// Returns a number from 0 to `below` - 1.
    fn next(&mut self, below: usize) -> usize {
        self.count += 1;
        (mix(self.seed ^ mix(self.count)) % below as u64) as usize
    }
}

/// Points of a graph, no three of which are on a line, so that no edge passes through a point.
const POINTS: [Point; 8] = [(0, 2), (0, 0), (1, 1), (1, 2), (2, 3), (3, 0), (4, 1), (4, 3)];

/// The columns in which plants stand on the ground.
const ROOTS: [u64; 3] = [0, 2, 4];

/// The size of a Hackenbush drawing, which fits a telephone.
const COLUMNS: u64 = 5;
const ROWS: u64 = 4;

/// Returns a Hackenbush drawing of `edges` edges, or fewer if one would be drawn twice.
pub fn hackenbush(edges: usize, random: u64) -> String {
    let mut numbers = Numbers { seed: random, count: 0 };
    let mut points: Vec<Point> = ROOTS.iter().map(|&column| (column, 0)).collect();
    let mut drawn: Vec<(Point, Point)> = Vec::new();
    for _ in 0..edges {
        let from = points[numbers.next(points.len())];
        // Left, straight on or right, and one row up unless that would leave the drawing.
        let column = (from.0 + numbers.next(3) as u64).saturating_sub(1).min(COLUMNS - 1);
        let to = (column, (from.1 + 1).min(ROWS - 1));
        if from == to || drawn.contains(&(from, to)) || drawn.contains(&(to, from)) {
            continue;
        }
        drawn.push((from, to));
        if !points.contains(&to) {
            points.push(to);
        }
    }
    let edges = drawn.iter().map(|&(from, to)| edge_name(from, to));
    edges.collect::<Vec<_>>().join(" ")
}

/// Returns a graph with so many tokens. Without cycles, each edge leads to a later point.
pub fn graph(tokens: usize, has_cycles: bool, random: u64) -> String {
    const EDGES: usize = 11;
    let mut numbers = Numbers { seed: random, count: 0 };
    let mut drawn: Vec<(usize, usize)> = Vec::new();
    for _ in 0..EDGES {
        let (one, other) = (numbers.next(POINTS.len()), numbers.next(POINTS.len()));
        let edge = if has_cycles { (one, other) } else { (one.min(other), one.max(other)) };
        if one != other && !drawn.contains(&edge) && !drawn.contains(&(edge.1, edge.0)) {
            drawn.push(edge);
        }
    }
    let mut parts: Vec<String> =
        drawn.iter().map(|&(from, to)| edge_name(POINTS[from], POINTS[to])).collect();
    // A token stands where it can move. Two on one point would cancel without cycles.
    let mut tails: Vec<usize> = drawn.iter().map(|&(from, _)| from).collect();
    for _ in 0..tokens {
        if tails.is_empty() {
            break;
        }
        let point = tails[numbers.next(tails.len())];
        parts.push(format!("@{}", point_name(POINTS[point])));
        tails.retain(|&other| other != point);
    }
    parts.join(" ")
}

fn edge_name(from: Point, to: Point) -> String {
    format!("{}-{}", point_name(from), point_name(to))
}
