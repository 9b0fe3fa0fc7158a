//! Staircase Nim on acyclic graphs.

use super::{value_of_counting, winning_stones, Place};
use crate::contest::edges::GraphError;
use crate::graph::Dag;
use crate::Outcome;
use std::fmt;

/// An acyclic graph on which stones move along edges, and on which a single stone is worth 0 or
/// 1 wherever it lies.
///
/// A staircase is such a graph, and so is a tree on which stones move towards the root. With moves
/// that go farther down, residues decide which stones count:
///
/// ```
/// use grundy::staircase::{Graph, NO_BOUND};
///
/// // Nine steps above the ground, and a move takes stones three steps down: those on steps 3, 4
/// // and 5 modulo 6 count.
/// let down = |by: usize| (by..10).map(move |step| (step, step - by));
/// let graph = Graph::from_edges(10, &down(3).collect::<Vec<_>>()).unwrap();
/// let counting: Vec<usize> = (0..10).filter(|&step| graph.counts(step)).collect();
/// assert_eq!(counting, [3, 4, 5, 9]);
/// assert_eq!(graph.value(&[0, 0, 8, 5, 1, 4, 9, 9, 9, 3], NO_BOUND), 5 ^ 1 ^ 4 ^ 3);
///
/// // One step or three down: the odd steps count, as on every staircase.
/// let edges: Vec<_> = down(1).chain(down(3)).collect();
/// let graph = Graph::from_edges(10, &edges).unwrap();
/// assert!((0..10).all(|step| graph.counts(step) == (step % 2 == 1)));
///
/// // One step or two down: from step 2, a single stone has moves to the values 0 and 1.
/// let edges: Vec<_> = down(1).chain(down(2)).collect();
/// let error = Graph::from_edges(10, &edges).unwrap_err();
/// assert_eq!(error.to_string(), "a single stone on vertex 2, counted from 0, is worth 2");
/// ```
///
/// # Theorem
///
/// On any acyclic graph, call a vertex *silent* if a single stone on it is a P-position. A move
/// takes 1 to L stones from one vertex along one edge.
///
/// 1. *Stones on silent vertices do not count*: without them, the Grundy value is the same. The sum
///    of the position with these stones and the position without them is a P-position: if a player
///    moves stones that lie on a silent vertex, these stones come to a vertex that is not silent,
///    and the opponent moves the same stones on to a silent vertex. The opponent answers
///    any other move by copying it in the other position.
/// 2. *If single stones are worth 0 or 1 everywhere*, the Grundy value is the nim sum of the
///    numbers of stones on the vertices of value 1, each number taken modulo L + 1. At least one
///    edge leads from each such vertex, and all edges from it lead to silent vertices; so by part
///    1, the stones on this vertex are a heap of Nim, or of Bash's game.
/// 3. If a single stone may move down by k steps, and possibly by other odd multiples of k, it is
///    worth 1 on the steps k, …, 2k - 1 modulo 2k, and 0 on the others: each move changes the
///    parity of ⌊step / k⌋, and there is a move as long as ⌊step / k⌋ is not 0.
///
/// If a stone may move by 1, …, k steps, its value is the number of its step modulo k + 1, and for
/// k ≥ 2 only part 1 helps: the steps 0, k + 1, 2k + 2, … are silent. If a move takes only one
/// stone, then every stone is a component of its own: see [`Dag::winning_moves`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    single_stones: Dag,
}

/// A move of stones along an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// The vertex from which stones are moved.
    pub from: usize,
    /// The vertex to which they are moved.
    pub to: usize,
    /// The number of stones.
    pub stones: u64,
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} from {} to {}", self.stones, self.from, self.to)
    }
}

/// The reason why the theorem does not apply to a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoStaircase {
    /// The edges do not form an acyclic graph.
    Graph(GraphError),
    /// A single stone can be worth more than 1.
    Value {
        /// A vertex on which a single stone is worth more than 1.
        vertex: usize,
        /// What it is worth there.
        value: u64,
    },
}

impl fmt::Display for NoStaircase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoStaircase::Graph(error) => error.fmt(f),
            NoStaircase::Value { vertex, value } => {
                write!(f, "a single stone on vertex {}, counted from 0, is worth {}", vertex, value)
            }
        }
    }
}

impl std::error::Error for NoStaircase {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            NoStaircase::Graph(error) => Some(error),
            NoStaircase::Value { .. } => None,
        }
    }
}

impl Graph {
    /// Creates the graph with these edges between the vertices 0..`vertices`. Edges may come in any
    /// order. Cost: O(`vertices` + edges) time and memory.
    ///
    /// # Errors
    /// Returns an error if an edge names a vertex that does not exist, if there is a cycle, or if a
    /// single stone on some vertex is worth more than 1; in the last case, the error names the
    /// first such vertex.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Graph, NoStaircase> {
        let single_stones = Dag::from_edges(vertices, edges).map_err(NoStaircase::Graph)?;
        if let Some(vertex) = single_stones.values().iter().position(|&value| value > 1) {
            return Err(NoStaircase::Value { vertex, value: single_stones.value(vertex) });
        }
        Ok(Graph { single_stones })
    }

    /// Returns `true` if the stones on this vertex count, that is, if a single stone on it is
    /// worth 1.
    ///
    /// # Panics
    /// Panics if there is no such vertex.
    pub fn counts(&self, vertex: usize) -> bool {
        self.single_stones.value(vertex) == 1
    }

    /// Returns the Grundy value of the position with `stones[v]` stones on each vertex v, if a move
    /// takes 1 to `most` stones. Cost: O(`vertices`).
    ///
    /// # Panics
    /// Panics if `most` is 0, or if `stones` does not have one number for each vertex.
    pub fn value(&self, stones: &[u64], most: u64) -> u64 {
        let values = self.single_stones.values();
        assert_eq!(stones.len(), values.len(), "there must be one number for each vertex");
        let counting = stones.iter().zip(values).filter(|&(_, &value)| value == 1);
        value_of_counting(counting.map(|(stones, _)| stones), most)
    }

    /// Returns the outcome. Cost: O(`vertices`).
    ///
    /// # Panics
    /// Panics in the same cases as [`Graph::value`].
    pub fn outcome(&self, stones: &[u64], most: u64) -> Outcome {
        Outcome::of_mover(self.value(stones, most) != 0)
    }

    /// Returns every winning move, in the order of the vertices and then of the edges from each
    /// vertex; there is at most one along each edge. Cost: O(`vertices` + edges) for all of them.
    ///
    /// # Panics
    /// Panics in the same cases as [`Graph::value`].
    pub fn winning_moves(&self, stones: &[u64], most: u64) -> Vec<Slide> {
        let sum = self.value(stones, most);
        let mut moves = Vec::new();
        for from in 0..stones.len() {
            for &head in self.single_stones.heads(from) {
                let to = head as usize;
                let place = match self.counts(from) {
                    true => Place::Counts,
                    false => Place::Above { counting: stones[to] },
                };
                let taken = winning_stones(stones[from], place, sum, most);
                moves.extend(taken.map(|stones| Slide { from, to, stones }));
            }
        }
        moves
    }
}
