//! Geography on an undirected graph: the token never comes back to a vertex.

use super::matching::{Label, Matching};
use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::Outcome;

/// Undirected vertex geography: a move slides the token along an edge to a vertex on which
/// it has not been, and a player who cannot move loses.
///
/// ```
/// use grundy::graph::Geography;
/// use grundy::Outcome;
///
/// // The path 0 – 1 – 2: whoever starts in the middle wins, at an end loses.
/// let game = Geography::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
/// assert_eq!(game.outcome(0), Outcome::P);
/// assert_eq!(game.outcome(1), Outcome::N);
/// assert!(matches!(game.winning_move(1), Some(0) | Some(2)));
/// ```
///
/// # Theorem (Fraenkel, Scheinerman, Ullman, 1993)
///
/// The token's vertex is an N-position exactly if every maximum matching covers it. Then
/// moving along such a matching wins, for the opponent always stands at a vertex that the
/// rest of it can do without. From a vertex that a maximum matching leaves out, each move
/// leads to a matched vertex, or else the matching could grow.
/// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical
/// Computer Science 112 (1993), 371–381.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Geography {
    /// The vertex to move to, or the vertex itself where no move wins.
    moves: Vec<u32>,
}

impl Geography {
    /// Solves the game from each vertex 0..`vertices`. Edges may repeat; one that leads
    /// back to where it starts is of no use. Cost: one maximum matching, O(vertices · edges)
    /// at worst and near linear on most graphs, and 8 bytes an edge beside the input.
    ///
    /// # Errors
    /// If an edge names a vertex that does not exist.
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

    /// The outcome when the token starts at `vertex`.
    ///
    /// # Panics
    /// If `vertex` does not exist.
    pub fn outcome(&self, vertex: usize) -> Outcome {
        Outcome::of_mover(self.winning_move(vertex).is_some())
    }

    /// A vertex to which a move from `vertex`, the first of play, wins; `None` if there is
    /// no such move.
    ///
    /// # Panics
    /// If `vertex` does not exist.
    pub fn winning_move(&self, vertex: usize) -> Option<usize> {
        Some(self.moves[vertex] as usize).filter(|&to| to != vertex)
    }
}
