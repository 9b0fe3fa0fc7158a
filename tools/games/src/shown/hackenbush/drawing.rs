//! A Hackenbush drawing made of characters: the ground at the bottom, and each point above a point
//! to which it is connected.
//!
//! The points nearest to the ground are lowest, and each point is connected to one point below it.
//! The other edges, which close cycles, are lines between neighbours in a row where possible, and
//! otherwise branches that end in the name of a point in parentheses.

use crate::shown::graph::NamedGraph;
use std::collections::BTreeSet;

const MAX_WIDTH: usize = 78;

/// The number of blanks between two names in a row.
const GAP: usize = 3;

/// A point of the drawing, or a branch that ends in the name of a point.
struct Node {
    label: String,
    level: usize,
    /// The edge to the node below; `None` for the ground.
    edge: Option<usize>,
    children: Vec<usize>,
    /// The column of its centre.
    x: usize,
}

/// An edge that is drawn between two neighbours in a row.
struct Level {
    edge: usize,
    left: usize,
    right: usize,
}

/// Draws the edges that still stand in `now`. Edges that no longer stand in `then` are crossed out.
pub fn draw(graph: &NamedGraph, ground: usize, now: &[u64], then: &[u64]) -> Vec<String> {
    let falls = |edge: usize| then[edge] == 0;
    let lines = PlantPicture::new(graph, ground, now).lines(&falls);
    let is_narrow = lines.iter().all(|line| line.chars().count() <= MAX_WIDTH);
    if is_narrow {
        lines
    } else {
        vec![]
    }
}

/// Returns the column and the row of each vertex, the ground being row 0.
pub fn places(graph: &NamedGraph, ground: usize) -> Vec<(f64, f64)> {
    let now = vec![1; graph.edges.len()];
    let picture = PlantPicture::new(graph, ground, &now);
    let place = |point: &Option<usize>| {
        let node = &picture.nodes[point.unwrap_or(0)];
        (node.x as f64 / (GAP + 1) as f64, node.level as f64)
    };
    picture.points.iter().map(place).collect()
}

struct PlantPicture<'a> {
    graph: &'a NamedGraph,
    ground: usize,
    now: &'a [u64],
    nodes: Vec<Node>,
    /// The node of each vertex that still stands.
    points: Vec<Option<usize>>,
    levels: Vec<Level>,
}

impl<'a> PlantPicture<'a> {
    fn new(graph: &'a NamedGraph, ground: usize, now: &'a [u64]) -> PlantPicture<'a> {
        let mut picture =
            PlantPicture { graph, ground, now, nodes: vec![], points: vec![], levels: vec![] };
        picture.place_nodes();
        picture
    }

    /// Places the nodes so that as many edges as possible connect neighbours in a row.
    fn place_nodes(&mut self) {
        let mut branches: BTreeSet<usize> = BTreeSet::new();
        // Each round turns more of the edges into branches, until all others connect neighbours.
        loop {
            let closing = self.grow();
            let mut level: Vec<usize> = Vec::new();
            for edge in closing {
                let ends = self.graph.edges[edge];
                let [from, to] = [ends.from, ends.to].map(|end| self.points[end].unwrap_or(0));
                let is_level = from != to && self.nodes[from].level == self.nodes[to].level;
                if is_level && !branches.contains(&edge) {
                    level.push(edge);
                    continue;
                }
                let (low, high) = match self.nodes[from].level <= self.nodes[to].level {
                    true => (from, to),
                    false => (to, from),
                };
                let label = format!("({})", self.nodes[high].label);
                self.add(label, edge, low);
            }
            self.spread(0, 0);
            let crossing = self.connect(&level);
            if crossing.is_empty() {
                return;
            }
            branches.extend(crossing);
        }
    }

    /// Creates a node for each point, and returns the edges that close cycles.
    fn grow(&mut self) -> Vec<usize> {
        let ground = Node {
            label: self.graph.names[self.ground].clone(),
            level: 0,
            edge: None,
            children: vec![],
            x: 0,
        };
        self.nodes = vec![ground];
        self.points = vec![None; self.graph.names.len()];
        self.points[self.ground] = Some(0);
        let mut used = vec![false; self.now.len()];
        let mut row = vec![self.ground];
        while !row.is_empty() {
            let mut next = Vec::new();
            for vertex in row {
                for (edge, ends) in self.graph.edges.iter().enumerate() {
                    if self.now[edge] == 0 || (ends.from != vertex && ends.to != vertex) {
                        continue;
                    }
                    let other = if ends.from == vertex { ends.to } else { ends.from };
                    if self.points[other].is_none() {
                        let below = self.points[vertex].unwrap_or(0);
                        let label = self.graph.names[other].clone();
                        self.points[other] = Some(self.nodes.len());
                        self.add(label, edge, below);
                        used[edge] = true;
                        next.push(other);
                    }
                }
            }
            row = next;
        }
        (0..self.now.len()).filter(|&edge| self.now[edge] == 1 && !used[edge]).collect()
    }

    fn add(&mut self, label: String, edge: usize, below: usize) {
        let (number, level) = (self.nodes.len(), self.nodes[below].level + 1);
        self.nodes.push(Node { label, level, edge: Some(edge), children: vec![], x: 0 });
        self.nodes[below].children.push(number);
    }

    /// Places the subtree of a node in columns starting at `left`; returns the next free column.
    fn spread(&mut self, node: usize, left: usize) -> usize {
        let own = left + self.nodes[node].label.len() + GAP;
        let children = self.nodes[node].children.clone();
        let (Some(&first), Some(&last)) = (children.first(), children.last()) else {
            self.nodes[node].x = left + self.nodes[node].label.len() / 2;
            return own;
        };
        let mut free = left;
        for child in children {
            free = self.spread(child, free);
        }
        self.nodes[node].x = (self.nodes[first].x + self.nodes[last].x) / 2;
        // A long name must not reach to the left of the node's columns.
        let short = self.nodes[node].label.len() / 2;
        if self.nodes[node].x < left + short {
            let shift = left + short - self.nodes[node].x;
            self.shift(node, shift);
            free += shift;
        }
        free.max(own)
    }

    fn shift(&mut self, node: usize, by: usize) {
        self.nodes[node].x += by;
        for child in self.nodes[node].children.clone() {
            self.shift(child, by);
        }
    }

    /// Connects neighbours in a row by `edges`; returns the edges whose ends are not neighbours.
    fn connect(&mut self, edges: &[usize]) -> Vec<usize> {
        self.levels.clear();
        let mut crossing = Vec::new();
        for &edge in edges {
            let ends = self.graph.edges[edge];
            let [from, to] = [ends.from, ends.to].map(|end| self.points[end].unwrap_or(0));
            let (left, right) = match self.nodes[from].x < self.nodes[to].x {
                true => (from, to),
                false => (to, from),
            };
            let columns = self.nodes[left].x + 1..self.nodes[right].x;
            let level = self.nodes[left].level;
            let is_between = |node: &Node| node.level == level && columns.contains(&node.x);
            let is_taken = self.levels.iter().any(|other| other.left == left);
            if is_taken || self.nodes.iter().any(is_between) {
                crossing.push(edge);
            } else {
                self.levels.push(Level { edge, left, right });
            }
        }
        crossing
    }

    fn lines(&self, falls: &dyn Fn(usize) -> bool) -> Vec<String> {
        let top = self.nodes.iter().map(|node| node.level).max().unwrap_or(0);
        let width = self.nodes.iter().map(|node| node.x + node.label.len()).max().unwrap_or(1);
        let mut canvas = vec![vec![' '; width + 1]; 2 * top + 1];
        let row = |level: usize| 2 * (top - level);
        for node in &self.nodes {
            if node.level > 0 {
                let first = node.x - node.label.len() / 2;
                for (column, letter) in (first..).zip(node.label.chars()) {
                    canvas[row(node.level)][column] = letter;
                }
            }
            if !node.children.is_empty() {
                self.draw_branches(node, &mut canvas[row(node.level) - 1], falls);
            }
        }
        for Level { edge, left, right } in &self.levels {
            let (left, right) = (&self.nodes[*left], &self.nodes[*right]);
            let first = left.x - left.label.len() / 2 + left.label.len();
            let columns = first..right.x - right.label.len() / 2;
            let middle = (columns.start + columns.end) / 2;
            for column in columns {
                let is_cut = falls(*edge) && column == middle;
                canvas[row(left.level)][column] = if is_cut { CUT } else { '─' };
            }
        }
        canvas[2 * top] = "═".repeat(width).chars().chain(" g".chars()).collect();
        let text = |row: &Vec<char>| row.iter().collect::<String>().trim_end().to_string();
        canvas.iter().map(text).collect()
    }

    /// Draws the edges from a node to the nodes above it.
    fn draw_branches(&self, node: &Node, row: &mut [char], falls: &dyn Fn(usize) -> bool) {
        let above: Vec<&Node> = node.children.iter().map(|&child| &self.nodes[child]).collect();
        let (first, last) = (above[0].x, above[above.len() - 1].x);
        let is_single = above.len() == 1 || node.level == 0;
        if !is_single {
            row[first..=last].fill('─');
            row[node.x] = '┬';
        }
        for child in above {
            let is_cut = child.edge.is_some_and(falls);
            row[child.x] = match child.x {
                _ if is_cut => CUT,
                _ if is_single => '│',
                x if x == first => '└',
                x if x == last => '┘',
                x if x == node.x => '┼',
                _ => '┴',
            };
        }
    }
}

/// The mark of an edge that is cut or falls.
const CUT: char = '╳';
