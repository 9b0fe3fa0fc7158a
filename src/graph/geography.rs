//! Geography on an undirected graph, where the token never comes back to a vertex.

use super::matching::{Label, Matching};
use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::Outcome;

/// Undirected vertex geography: a move slides the token along an edge to a vertex on which it
/// has not been before, and a player who cannot move loses.
///
/// ```
/// use grundy::graph::Geography;
/// use grundy::Outcome;
///
/// // On the path 0 – 1 – 2, whoever starts in the middle wins, and at an end loses.
/// let game = Geography::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
/// assert_eq!(game.outcome(0), Outcome::P);
/// assert_eq!(game.outcome(1), Outcome::N);
/// assert!(matches!(game.winning_move(1), Some(0) | Some(2)));
/// ```
///
/// # Theorem (Fraenkel, Scheinerman, Ullman, 1993)
///
/// The vertex of the token is an N-position if and only if every maximum matching covers it. If
/// every one does, moving along the edges of such a matching wins: the opponent always stands
/// on a vertex that some maximum matching of the remaining graph leaves out. From a vertex that
/// some maximum matching leaves out, each move leads to a vertex that every maximum matching of
/// the remaining graph covers: if one did not, the edge of the move would extend it.
/// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical
/// Computer Science 112 (1993), 371–381.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Geography {
    /// For each vertex, the vertex to which a winning move leads, or the vertex itself if there
    /// is none.
    moves: Vec<u32>,
}

impl Geography {
    /// Solves the game from each vertex 0..`vertices`. Edges may repeat; an edge from a vertex
    /// to itself is ignored. Cost: one maximum matching, which takes O(vertices · edges) time
    /// at worst and nearly linear time on most graphs. Memory: 8 bytes for each edge, beside
    /// the input.
    ///
    /// # Errors
    /// Returns an error if an edge names a vertex that does not exist.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Self, GraphError> {
        check_edges(vertices, edges)?;
        let rows = Rows::new(vertices, edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
        let matching = Matching::maximum(&rows);
        let winning_move = |vertex: usize| match matching.labels[vertex] {
            Label::Outer => vertex as u32,
            Label::Inner | Label::Unreached => matching.mates[vertex],
        };
        Ok(Geography { moves: (0..vertices).map(winning_move).collect() })
    }

    /// Returns the outcome of the game in which the token starts at `vertex`.
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    pub fn outcome(&self, vertex: usize) -> Outcome {
        Outcome::of_mover(self.winning_move(vertex).is_some())
    }

    /// Returns a vertex to which the first player wins by moving from `vertex`, or `None` if
    /// there is no such move.
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    pub fn winning_move(&self, vertex: usize) -> Option<usize> {
        Some(self.moves[vertex] as usize).filter(|&to| to != vertex)
    }
}
