//! Graphs given by lists of edges, which are checked and stored in compressed rows.
//!
//! ```
//! use grundy::contest::edges::Rows;
//!
//! // 0 → 1, 2 → 1, 0 → 3
//! let edges = [(0, 1), (2, 1), (0, 3)];
//! let ahead = Rows::new(4, edges.iter().copied());
//! assert_eq!((ahead.row(0), ahead.row(1)), (&[1, 3][..], &[][..]));
//! // Reversed edges show which vertices lead to a vertex.
//! let back = Rows::new(4, edges.iter().map(|&(tail, head)| (head, tail)));
//! assert_eq!(back.row(1), [0, 2]);
//! ```

use std::fmt;

/// An adjacency list in compressed rows: the heads of all edges, sorted by their tails. For a large
/// graph, its two arrays are built and read much faster than a `Vec` for each vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    starts: Vec<u32>,
    heads: Vec<u32>,
}

impl Rows {
    /// Creates the rows of `edges`. Each edge is given by its tail and its head, and edges keep
    /// their order within a row. Cost: O(`vertices` + edges); `edges` is iterated over twice.
    ///
    /// # Panics
    /// Panics if a tail is not below `vertices`. Heads may be any 32-bit numbers.
    pub fn new(vertices: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Rows {
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

    /// Returns the number of rows.
    pub fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the heads of the edges from `vertex`.
    ///
    /// # Panics
    /// Panics if there is no such vertex.
    pub fn row(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }
}

/// The reason why edges do not form a graph, or do not form one of the required kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphError {
    /// An edge names a vertex that does not exist.
    NoSuchVertex {
        /// The vertex that the edge names.
        vertex: usize,
        /// The number of vertices, which are numbered from 0.
        vertices: usize,
    },
    /// There is a cycle where there must be none: play on this graph need not end.
    Cycle {
        /// A vertex on the cycle.
        vertex: usize,
    },
    /// The edges of a tree do not connect all its vertices.
    NotConnected {
        /// A vertex that is not connected to the root.
        vertex: usize,
    },
    /// There is a cycle of odd length where there must be none.
    OddCycle {
        /// A vertex on the cycle.
        vertex: usize,
    },
    /// There are at least 2^31 - 1 vertices or edges, which is not supported.
    TooLarge,
    /// There are more vertices than are supported for a computation over all sets of vertices.
    TooManyVertices {
        /// The number of vertices.
        vertices: usize,
        /// The number that is supported.
        most: usize,
    },
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GraphError::NoSuchVertex { vertex, vertices } => {
                write!(f, "an edge names vertex {} of {}, counted from 0", vertex, vertices)
            }
            GraphError::Cycle { vertex } => {
                write!(f, "vertex {}, counted from 0, is on a cycle", vertex)
            }
            GraphError::NotConnected { vertex } => {
                write!(f, "no edges lead from the root to vertex {}, counted from 0", vertex)
            }
            GraphError::OddCycle { vertex } => {
                write!(f, "vertex {}, counted from 0, is on a cycle of odd length", vertex)
            }
            GraphError::TooManyVertices { vertices, most } => {
                write!(f, "{} vertices, but at most {} are supported", vertices, most)
            }
            GraphError::TooLarge => write!(f, "2^31 - 1 vertices or edges, or more"),
        }
    }
}

impl std::error::Error for GraphError {}

/// Checks that every edge joins vertices below `vertices`, and that twice the number of vertices
/// and twice the number of edges fit into 32 bits.
pub(crate) fn check_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<(), GraphError> {
    if vertices.max(edges.len()) >= i32::MAX as usize {
        return Err(GraphError::TooLarge);
    }
    let mut ends = edges.iter().flat_map(|&(from, to)| [from, to]);
    match ends.find(|&vertex| vertex >= vertices) {
        Some(vertex) => Err(GraphError::NoSuchVertex { vertex, vertices }),
        None => Ok(()),
    }
}
