//! Tokens on a directed graph without cycles: a move slides one token along an edge.
//!
//! ```
//! use grundy::graph::Dag;
//!
//! // 0 → 1, 0 → 2, 1 → 3, 2 → 3; vertex 3 is a dead end.
//! let dag = Dag::from_edges(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]).unwrap();
//! assert_eq!(dag.grundy_values(), [0, 1, 1, 0]);
//!
//! // Tokens do not hinder each other, so a position is a sum: 1 ⊕ 1 = 0.
//! assert_eq!(dag.sum(&[1, 2]), 0);
//! ```
//!
//! Every finite impartial game is such a graph with one token; the value of a vertex is
//! the mex of the values that its edges lead to.
//! P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8.

use crate::mex::MexSet;
use std::fmt;

/// A directed acyclic graph with the Grundy value of every vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dag {
    values: Vec<u32>,
}

/// Why edges are not those of a [`Dag`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphError {
    /// An edge leaves or enters a vertex that does not exist.
    NoSuchVertex {
        /// The vertex that the edge names.
        vertex: usize,
        /// How many vertices there are, numbered from 0.
        vertices: usize,
    },
    /// Some walk never ends, so that the game need not end either.
    Cycle {
        /// A vertex on the cycle.
        vertex: usize,
    },
    /// Vertices or edges beyond 2^32 - 1 are not supported.
    TooLarge,
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphError::NoSuchVertex { vertex, vertices } => {
                write!(f, "an edge names vertex {} of {}", vertex, vertices)
            }
            GraphError::Cycle { vertex } => write!(f, "vertex {} is on a cycle", vertex),
            GraphError::TooLarge => write!(f, "more than 2^32 - 1 vertices or edges"),
        }
    }
}

impl std::error::Error for GraphError {}

impl Dag {
    /// Computes the Grundy value of each vertex 0..`vertices`. Edges may come in any order
    /// and repeat. Cost: O(vertices + edges) time, and 4 bytes an edge beside the input.
    ///
    /// # Errors
    /// If an edge names a vertex that does not exist, or the graph has a cycle.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Dag, GraphError> {
        if vertices.max(edges.len()) > u32::MAX as usize {
            return Err(GraphError::TooLarge);
        }
        let mut ends = edges.iter().flat_map(|&(from, to)| [from, to]);
        if let Some(vertex) = ends.find(|&vertex| vertex >= vertices) {
            return Err(GraphError::NoSuchVertex { vertex, vertices });
        }
        let forward = Rows::new(vertices, edges.iter().copied());
        let order = forward.topological_order();
        if order.len() < vertices {
            return Err(GraphError::Cycle { vertex: forward.vertex_on_a_cycle(&order) });
        }
        let mut values = vec![0; vertices];
        let mut options = MexSet::new();
        for &vertex in order.iter().rev() {
            options.clear();
            for &to in forward.row(vertex) {
                options.insert(u64::from(values[to as usize]));
            }
            // The value is at most the number of edges, so it fits.
            values[vertex as usize] = options.mex() as u32;
        }
        Ok(Dag { values })
    }

    /// The Grundy value of each vertex.
    pub fn grundy_values(&self) -> &[u32] {
        &self.values
    }

    /// The nim sum of the tokens' values: 0 exactly if the player to move loses.
    ///
    /// # Panics
    /// If a token stands on a vertex that does not exist.
    pub fn sum(&self, tokens: &[usize]) -> u32 {
        tokens.iter().fold(0, |sum, &token| {
            let value = self.values.get(token);
            sum ^ value
                .unwrap_or_else(|| panic!("a token on vertex {} of {}", token, self.values.len()))
        })
    }
}

/// Adjacency in compressed rows: the heads of all edges, sorted by tail.
struct Rows {
    starts: Vec<u32>,
    heads: Vec<u32>,
}

impl Rows {
    fn new(vertices: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Rows {
        let mut starts = vec![0; vertices + 1];
        for (tail, _) in edges.clone() {
            starts[tail + 1] += 1;
        }
        for vertex in 0..vertices {
            starts[vertex + 1] += starts[vertex];
        }
        let mut heads = vec![0; starts[vertices] as usize];
        let mut next = starts.clone();
        for (tail, head) in edges {
            heads[next[tail] as usize] = head as u32;
            next[tail] += 1;
        }
        Rows { starts, heads }
    }

    fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    fn row(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }

    /// Tails before heads (Kahn's algorithm). Vertices on a cycle or behind one are left out.
    fn topological_order(&self) -> Vec<u32> {
        let mut entering = vec![0u32; self.vertices()];
        for &head in &self.heads {
            entering[head as usize] += 1;
        }
        let is_source = |&vertex: &u32| entering[vertex as usize] == 0;
        let mut order: Vec<u32> = (0..self.vertices() as u32).filter(is_source).collect();
        let mut done = 0;
        while done < order.len() {
            for &head in self.row(order[done]) {
                entering[head as usize] -= 1;
                if entering[head as usize] == 0 {
                    order.push(head);
                }
            }
            done += 1;
        }
        order
    }

    /// Every vertex that `order` leaves out is entered from another such vertex, so a walk
    /// backwards among them must come round to a cycle.
    fn vertex_on_a_cycle(&self, order: &[u32]) -> usize {
        let mut left_out = vec![true; self.vertices()];
        order.iter().for_each(|&vertex| left_out[vertex as usize] = false);
        let mut entered_from = vec![None; self.vertices()];
        for tail in (0..self.vertices()).filter(|&tail| left_out[tail]) {
            for &head in self.row(tail as u32) {
                entered_from[head as usize] = Some(tail);
            }
        }
        let mut vertex = left_out.iter().position(|&out| out).unwrap_or(0);
        let mut visited = vec![false; self.vertices()];
        while !visited[vertex] {
            visited[vertex] = true;
            vertex = entered_from[vertex].unwrap_or(vertex);
        }
        vertex
    }
}
