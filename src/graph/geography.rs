//! Geography on an undirected graph, where the token never comes back to a vertex.

use super::matching::{Label, Matching};
use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::Outcome;

/// Undirected vertex geography: a move slides the token along an edge to a vertex that it has not
/// visited before, and a player who cannot move loses.
///
/// ```
/// use grundy::graph::Geography;
/// use grundy::Outcome;
///
/// // On the path 0 – 1 – 2, whoever starts in the middle wins, and at an end loses.
/// let game = Geography::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
/// assert_eq!(game.outcome(0), Outcome::P);
/// assert_eq!(game.outcome(1), Outcome::N);
/// assert_eq!(game.winning_moves(1), [0, 2]);
/// ```
///
/// # Theorem (Fraenkel, Scheinerman, Ullman, 1993)
///
/// The vertex of the token is an N-position if and only if every maximum matching covers it. From
/// an N-position, moving along the edges of a maximum matching wins; [`graph`](super) has the
/// proof. A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical
/// Computer Science 112 (1993), 371–381.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Geography {
    rows: Rows,
    /// A maximum matching: the partner of each vertex, or `NONE`.
    mates: Vec<u32>,
    /// For each vertex, whether some maximum matching leaves it out.
    may_be_left_out: Vec<bool>,
}

impl Geography {
    /// Solves the game for each starting vertex 0..`vertices`. Edges may repeat; an edge from a
    /// vertex to itself is ignored. Cost: one maximum matching, which takes O(vertices · edges)
    /// time at worst and nearly linear time on most graphs. Memory: 8 bytes for each edge, besides
    /// the input.
    ///
    /// # Errors
    /// Returns an error if an edge names a vertex that does not exist.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Self, GraphError> {
        check_edges(vertices, edges)?;
        let rows = Rows::new(vertices, edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
        let Matching { mates, labels, .. } = Matching::maximum(&rows);
        let may_be_left_out = labels.iter().map(|&label| label == Label::Outer).collect();
        Ok(Geography { rows, mates, may_be_left_out })
    }

    /// Returns the outcome of the game in which the token starts at `vertex`. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    pub fn outcome(&self, vertex: usize) -> Outcome {
        Outcome::of_mover(!self.may_be_left_out[vertex])
    }

    /// Returns a vertex to which a winning move from `vertex` leads, or `None` if there is no such
    /// move. Cost: O(1).
    ///
    /// This is the strategy of the theorem: a player who follows one matching to the end needs no
    /// further search. [`Geography::winning_moves`] has all such moves.
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    pub fn winning_move(&self, vertex: usize) -> Option<usize> {
        Some(self.mates[vertex] as usize).filter(|_| self.outcome(vertex) == Outcome::N)
    }

    /// Returns the vertices to which winning moves from `vertex` lead, in ascending order and
    /// without repetition; there are none from a P-position. Cost: O(n log n) at worst if the
    /// vertices and edges together number n.
    ///
    /// A move wins if it leads to a P-position of the graph without `vertex`, which means that some
    /// maximum matching of this graph leaves out the vertex to which the move leads. If every
    /// maximum matching of the whole graph covers `vertex`, then removing the edge at `vertex` from
    /// any such matching gives a maximum matching of the graph without `vertex`. The alternating
    /// paths from the vertices that this matching leaves out reach, after an even number of edges,
    /// every vertex that some maximum matching leaves out.
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    pub fn winning_moves(&self, vertex: usize) -> Vec<usize> {
        if self.outcome(vertex) == Outcome::P {
            return Vec::new();
        }
        let labels = Matching::labels_without(&self.rows, &self.mates, vertex);
        let heads = self.rows.row(vertex as u32).iter().map(|&to| to as usize);
        let mut winning: Vec<usize> = heads.filter(|&to| labels[to] == Label::Outer).collect();
        winning.sort_unstable();
        winning.dedup();
        winning
    }
}
