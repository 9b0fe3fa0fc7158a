//! Drawings for exercises, which depend only on a random number.

use crate::shown::numbers::Numbers;

/// A place of the grid: its column, and its row counted from the bottom.
type GridPlace = (u64, u64);

/// Points of a graph, no three of which are on a line, so that no edge passes through a point.
const POINTS: [GridPlace; 8] = [(0, 2), (0, 0), (1, 1), (1, 2), (2, 3), (3, 0), (4, 1), (4, 3)];

/// The columns in which plants stand on the ground.
const ROOTS: [u64; 3] = [0, 2, 4];

/// The size of a Hackenbush drawing, which fits a telephone.
const COLUMNS: u64 = 5;
const ROWS: u64 = 4;

/// Returns a Hackenbush drawing of `edges` edges, or fewer if one would be drawn twice.
pub fn hackenbush(edges: usize, random: u64) -> String {
    let mut numbers = Numbers::new(random);
    let mut points: Vec<GridPlace> = ROOTS.iter().map(|&column| (column, 0)).collect();
    let mut drawn: Vec<(GridPlace, GridPlace)> = Vec::new();
    for _ in 0..edges {
        let from = points[numbers.next(points.len() as u64) as usize];
        // Left, straight on or right, and one row up unless that would leave the drawing.
        let column = (from.0 + numbers.next(3)).saturating_sub(1).min(COLUMNS - 1);
        let to = (column, (from.1 + 1).min(ROWS - 1));
        if from == to || drawn.contains(&(from, to)) || drawn.contains(&(to, from)) {
            continue;
        }
        drawn.push((from, to));
        if !points.contains(&to) {
            points.push(to);
        }
    }
    let edges = drawn.iter().map(|&(from, to)| edge_name(from, '-', to));
    edges.collect::<Vec<_>>().join(" ")
}

/// Returns a graph with so many tokens. Without cycles, each edge leads to a later point.
pub fn graph(tokens: usize, has_cycles: bool, random: u64) -> String {
    const EDGES: usize = 11;
    let mut numbers = Numbers::new(random);
    let mut drawn: Vec<(usize, usize)> = Vec::new();
    for _ in 0..EDGES {
        let mut point = || numbers.next(POINTS.len() as u64) as usize;
        let (one, other) = (point(), point());
        let edge = if has_cycles { (one, other) } else { (one.min(other), one.max(other)) };
        if one != other && !drawn.contains(&edge) && !drawn.contains(&(edge.1, edge.0)) {
            drawn.push(edge);
        }
    }
    let mut parts: Vec<String> =
        drawn.iter().map(|&(from, to)| edge_name(POINTS[from], '>', POINTS[to])).collect();
    // A token stands where it can move. Two on one point would cancel without cycles.
    let mut tails: Vec<usize> = drawn.iter().map(|&(from, _)| from).collect();
    parts.push("from".to_string());
    for _ in 0..tokens {
        if tails.is_empty() {
            break;
        }
        let point = tails[numbers.next(tails.len() as u64) as usize];
        parts.push(point_name(POINTS[point]));
        tails.retain(|&other| other != point);
    }
    parts.join(" ")
}

fn edge_name(from: GridPlace, link: char, to: GridPlace) -> String {
    format!("{}{link}{}", point_name(from), point_name(to))
}

fn point_name((x, y): GridPlace) -> String {
    format!("{x}.{y}")
}
