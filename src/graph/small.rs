//! Undirected graphs of up to 128 vertices, with sets of vertices represented by the bits of a
//! number.

use crate::contest::edges::{check_edges, GraphError};
use crate::sets::{first, parts, MOST};

/// For each vertex, the set of the other vertices to which it has an edge.
#[derive(Clone, Debug)]
pub(super) struct SmallGraph {
    neighbours: Vec<u128>,
}

impl SmallGraph {
    /// Creates the graph on the vertices 0..`vertices`. Edges may repeat, and edges from a vertex
    /// to itself are left out.
    pub(super) fn from_edges(
        vertices: usize,
        edges: &[(usize, usize)],
    ) -> Result<SmallGraph, GraphError> {
        if vertices > MOST {
            return Err(GraphError::TooManyVertices { vertices, most: MOST });
        }
        check_edges(vertices, edges)?;
        let mut neighbours = vec![0; vertices];
        for &(a, b) in edges.iter().filter(|(a, b)| a != b) {
            neighbours[a] |= 1 << b;
            neighbours[b] |= 1 << a;
        }
        Ok(SmallGraph { neighbours })
    }

    /// Returns the set of all vertices.
    pub(super) fn vertices(&self) -> u128 {
        first(self.neighbours.len())
    }

    pub(super) fn neighbours(&self, vertex: usize) -> u128 {
        self.neighbours[vertex]
    }

    /// Returns the connected components of the subgraph on `vertices`.
    pub(super) fn components(&self, vertices: u128) -> Vec<u128> {
        parts(vertices, |vertex| self.neighbours[vertex])
    }

    /// Panics if there is no such vertex, or if it is not in `left`.
    pub(super) fn check(&self, vertex: usize, left: u128) {
        let vertices = self.neighbours.len();
        assert!(vertex < vertices, "vertex {} of {}, counted from 0", vertex, vertices);
        assert!(left >> vertex & 1 == 1, "vertex {} is gone already", vertex);
    }
}
