//! Graphs as text: `a-b` is an edge, and `a>b` a one-way edge. A point is given by a name, or by a
//! place on a grid, such as `1.2`: its column, and its row counted from the bottom.

use super::board;
use itertools::Itertools;
use support::{ensure, text};

const MAX_EDGES: usize = 60;

const MAX_NAME: usize = 8;

/// The largest coordinate of a place.
const LARGEST: u64 = 8;

/// An edge between two vertices, by their indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub from: usize,
    pub to: usize,
    pub is_one_way: bool,
}

/// A graph whose vertices have names.
#[derive(Clone, Debug, Default)]
pub struct NamedGraph {
    /// The names, in lower case, in the order in which the text mentions them.
    pub names: Vec<String>,
    pub edges: Vec<Edge>,
}

impl NamedGraph {
    /// Reads edges separated by commas, such as `a-b,b>c`, and adds them.
    ///
    /// # Errors
    /// If a part is not an edge, or if there are too many edges.
    pub fn add_edges(&mut self, text: &str) -> Result<(), String> {
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let part = &part.replace(['–', '—', '−'], "-").replace("->", ">").replace('→', ">");
            let mut ends = part.split(['-', '>']);
            let pair = (ends.next().unwrap_or_default(), ends.next().unwrap_or_default());
            ensure!(
                is_name(pair.0) && is_name(pair.1) && ends.next().is_none(), "{part:?} is not an edge: expected two names of up to {MAX_NAME} letters or \
                     digits, or two places of a grid with coordinates of at most {LARGEST}, with - \
                     between them, as in a-b or 1.0-1.2",
                    "{part:?} 不是边：应为两个点名，每个不超过 {MAX_NAME} 个字母或数字，或为坐标不超过 \
                     {LARGEST} 的两个格点，用 - 连接，例如 a-b 或 1.0-1.2");
            let (from, to) = (self.index(pair.0), self.index(pair.1));
            self.edges.push(Edge { from, to, is_one_way: part.contains('>') });
        }
        ensure!(
            self.edges.len() <= MAX_EDGES,
            "there are more than {MAX_EDGES} edges",
            "边超过了 {MAX_EDGES} 条"
        );
        Ok(())
    }

    /// Returns the number that represents the vertex with this name in a position.
    ///
    /// # Errors
    /// If there is none.
    pub fn vertex(&self, name: &str) -> Result<u64, String> {
        let unknown = || text!("{name:?} is not on any edge", "{name:?} 不在任何一条边上");
        self.find(name).map(|vertex| vertex as u64).ok_or_else(unknown)
    }

    /// Returns the names of vertices, separated by spaces, given their numbers in a position.
    pub fn names_of(&self, vertices: &[u64]) -> String {
        vertices.iter().map(|&vertex| &self.names[vertex as usize]).join(" ")
    }

    /// Returns the index of a vertex; `None` if no vertex has this name.
    fn find(&self, name: &str) -> Option<usize> {
        let name = name.to_lowercase();
        self.names.iter().position(|other| *other == name)
    }

    /// Returns the index of the vertex with this name; adds the vertex if it is new.
    fn index(&mut self, name: &str) -> usize {
        self.find(name).unwrap_or_else(|| {
            self.names.push(name.to_lowercase());
            self.names.len() - 1
        })
    }

    /// Returns every edge in each of its directions.
    pub fn arcs(&self) -> Vec<(usize, usize)> {
        let arcs = self.edges.iter().flat_map(|edge| {
            let back = (!edge.is_one_way).then_some((edge.to, edge.from));
            [(edge.from, edge.to)].into_iter().chain(back)
        });
        arcs.collect()
    }

    /// Returns the drawing of the graph with tokens on these vertices.
    pub fn board(&self, tokens: &[usize]) -> board::Edges {
        let count = self.names.len();
        let point = |(number, name): (usize, &String)| {
            let on_grid = place(name).map(|(x, y)| (x as f64, y as f64));
            let (x, y) = on_grid.unwrap_or_else(|| place_on_circle(number, count));
            board::BoardPoint { name: name.clone(), x, y, is_left: false, value: String::new() }
        };
        let edge = |edge: &Edge| board::BoardEdge {
            ends: [edge.from, edge.to],
            is_one_way: edge.is_one_way,
            stands: true,
        };
        board::Edges {
            points: self.names.iter().enumerate().map(point).collect(),
            edges: self.edges.iter().map(edge).collect(),
            tokens: tokens.to_vec(),
            is_on_ground: false,
        }
    }

    /// Formats all edges as they are typed.
    pub fn notation(&self) -> String {
        self.edges.iter().map(|&edge| self.edge_name(edge)).join(" ")
    }

    /// Formats an edge as it is typed.
    pub fn edge_name(&self, edge: Edge) -> String {
        let link = if edge.is_one_way { '>' } else { '-' };
        format!("{}{link}{}", self.names[edge.from], self.names[edge.to])
    }
}

/// Returns the column and the row of a place on the grid; `None` for a name.
pub fn place(name: &str) -> Option<(u64, u64)> {
    let read = |text: &str| text.parse().ok().filter(|&number: &u64| number <= LARGEST);
    let (x, y) = name.split_once('.')?;
    Some((read(x)?, read(y)?))
}

/// Returns the place of point `number` of `count` points on a circle; the first is at the top.
fn place_on_circle(number: usize, count: usize) -> (f64, f64) {
    let radius = (count as f64 / 5.0).max(1.0);
    let angle = std::f64::consts::TAU * number as f64 / count as f64;
    (radius * (1.0 + angle.sin()), radius * (1.0 + angle.cos()))
}

fn is_name(text: &str) -> bool {
    let is_short = (1..=MAX_NAME).contains(&text.len());
    let is_word = is_short && text.chars().all(|letter| letter.is_ascii_alphanumeric());
    is_word || place(text).is_some()
}
