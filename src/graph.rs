//! Tokens on a graph: a move slides one token along an edge. [`Dag`] solves graphs without
//! cycles. [`Loopy`] solves graphs on which play need not end, for one token, and [`LoopySums`]
//! for several; [`outcomes_to_goals`] answers many queries about such a graph, each with a goal
//! of its own. [`Geography`] solves undirected graphs on which no vertex is entered twice, and
//! [`GeographyValues`] finds the values of small ones; on [`EdgeGeography`] no edge is used
//! twice. In [`NodeKayles`], players choose vertices that are not neighbours. For games on trees
//! and for other searches, [`contest`](crate::contest) has
//! [`RootedTree`](crate::contest::rooted_tree::RootedTree) and [`Rows`].
//!
//! ```
//! use grundy::graph::{Dag, TokenMove};
//!
//! // 0 → 1, 0 → 2, 1 → 3, 2 → 3; vertex 3 is a dead end.
//! let dag = Dag::from_edges(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]).unwrap();
//! assert_eq!(dag.values(), [0, 1, 1, 0]);
//!
//! // Tokens do not obstruct each other, so a position is a sum: 1 ⊕ 1 = 0.
//! assert_eq!(dag.nim_sum(&[1, 2]), 0);
//! // From 1 ⊕ 1 ⊕ 1, each of the tokens can go to 3, and leaves 1 ⊕ 1.
//! let to_3 = |token| TokenMove { token, to: 3 };
//! assert_eq!(dag.winning_moves(&[1, 1, 2]), [to_3(0), to_3(1), to_3(2)]);
//! ```
//!
//! Every finite impartial game is equivalent to a game with one token on a directed graph without
//! cycles: the vertices are the positions, and the value of a vertex is the mex of the values of
//! the vertices to which its edges lead. P. M. Grundy, *Mathematics and games*, Eureka 2 (1939),
//! 6–8.
//!
//! # Theorem: Geography (Fraenkel, Scheinerman, Ullman, 1993)
//!
//! A *matching* is a set of edges no two of which have a vertex in common, and a *maximum* matching
//! is one with the largest possible number of edges. In [`Geography`], the vertex of the token is
//! an N-position if and only if every maximum matching covers it. A. S. Fraenkel, E. R.
//! Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical Computer Science 112 (1993),
//! 371–381.
//!
//! # Proof
//!
//! 1. *If every maximum matching covers the vertex, the player to move wins by moving along the
//!    edges of such a matching.* Each time, the opponent has to answer along an edge outside the
//!    matching. Suppose that the vertex reached in this way had no edge of the matching. Then
//!    exchange the edges along the token's path: take out the edges of the matching, and put in the
//!    other edges. This would give a matching of the same size that does not cover the first
//!    vertex. So the vertex reached has an edge of the matching, and the other end of this edge has
//!    not been visited, because the matching joins the earlier vertices in pairs.
//! 2. *If some maximum matching does not cover the vertex, the other player wins by moving along
//!    the edges of that matching.* Whichever vertex the player to move chooses, the matching covers
//!    this vertex. Otherwise, exchanging the edges along the token's path would give a matching
//!    with one more edge.

mod edge_geography;
mod geography;
mod geography_values;
mod goals;
mod loopy;
mod loopy_sum;
mod matching;
mod node_kayles;
mod small;

pub use crate::contest::edges::GraphError;
pub use edge_geography::EdgeGeography;
pub use geography::Geography;
pub use geography_values::GeographyValues;
pub use goals::outcomes_to_goals;
pub use loopy::{Loopy, LoopyOutcome};
pub use loopy_sum::{LoopySums, LoopyValue, TokenMove};
pub use node_kayles::NodeKayles;

use crate::contest::edges::{check_edges, Rows};
use crate::mex::MexSet;
use crate::nim::nim_sum;
use crate::Outcome;

/// A directed acyclic graph, with the Grundy value of every vertex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dag {
    forward: Rows,
    values: Vec<u32>,
}

/// Two numbers that are greater than every value, since values are at most the number of edges: the
/// first marks a vertex that has not been reached, and the second marks a vertex that waits for the
/// values of the vertices to which its edges lead.
const UNSEEN: u32 = u32::MAX;
const WAITING: u32 = u32::MAX - 1;

/// Returns the mex of `values`, using a single 64-bit word if the values are small enough.
fn mex_of_options(values: impl Iterator<Item = u32> + Clone, set: &mut MexSet) -> u32 {
    let bit = |value: u32| 1u64.checked_shl(value).unwrap_or(0);
    let seen = values.clone().fold(0, |seen, value| seen | bit(value));
    if seen < u64::MAX {
        return seen.trailing_ones();
    }
    set.clear();
    values.for_each(|value| set.insert(u64::from(value)));
    set.mex() as u32
}

impl Dag {
    /// Computes the Grundy value of each vertex 0..`vertices`. Edges may come in any order and may
    /// repeat. Cost: O(vertices + edges) time. Memory: 4 bytes for each edge and up to 24 for each
    /// vertex, besides the input; 4 bytes for each edge and 8 for each vertex are kept.
    ///
    /// # Errors
    /// Returns an error if an edge names a vertex that does not exist, or if the graph has a cycle.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Dag, GraphError> {
        check_edges(vertices, edges)?;
        let forward = Rows::new(vertices, edges.iter().copied());
        let mut values = vec![UNSEEN; vertices];
        let mut options = MexSet::new();
        let mut walk: Vec<(u32, usize)> = Vec::new(); // vertices, and how many edges are done
        for root in 0..vertices as u32 {
            if values[root as usize] == UNSEEN {
                values[root as usize] = WAITING;
                walk.push((root, 0));
            }
            while let Some((vertex, done)) = walk.last_mut() {
                let row = forward.row(*vertex);
                let known = row[*done..].iter().take_while(|&&to| values[to as usize] < WAITING);
                *done += known.count();
                match row.get(*done) {
                    Some(&to) if values[to as usize] == WAITING => {
                        return Err(GraphError::Cycle { vertex: to as usize });
                    }
                    Some(&to) => {
                        values[to as usize] = WAITING;
                        walk.push((to, 0));
                    }
                    None => {
                        let row = row.iter().map(|&to| values[to as usize]);
                        values[*vertex as usize] = mex_of_options(row, &mut options);
                        walk.pop();
                    }
                }
            }
        }
        Ok(Dag { forward, values })
    }

    /// Returns the Grundy value of each vertex. A value is at most the number of edges, so 32 bits
    /// suffice.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Returns the Grundy value of a token on `vertex`.
    ///
    /// # Panics
    /// Panics if there is no such vertex.
    pub fn value(&self, vertex: usize) -> u64 {
        let value = self.values.get(vertex).copied();
        value.map_or_else(|| no_such_vertex(vertex, self.values.len()), u64::from)
    }

    /// Returns the nim sum of the values of the tokens' vertices. Cost: O(1) for each token.
    ///
    /// # Panics
    /// Panics if a token is on a vertex that does not exist.
    pub fn nim_sum(&self, tokens: &[usize]) -> u64 {
        nim_sum(tokens.iter().map(|&token| self.value(token)))
    }

    /// Returns the outcome for tokens on these vertices. Cost: O(1) for each token.
    ///
    /// # Panics
    /// Panics if a token is on a vertex that does not exist.
    pub fn outcome(&self, tokens: &[usize]) -> Outcome {
        Outcome::of_mover(self.nim_sum(tokens) != 0)
    }

    /// Returns every move to a P-position, ordered by the token and then by the vertex to which it
    /// moves; there is none from a P-position. Cost: O(1) for each token, and O(log n) for each of
    /// the n edges from its vertex.
    ///
    /// # Panics
    /// Panics if a token is on a vertex that does not exist.
    pub fn winning_moves(&self, tokens: &[usize]) -> Vec<TokenMove> {
        let total = self.nim_sum(tokens);
        let mut moves = Vec::new();
        for (token, &vertex) in tokens.iter().enumerate() {
            let wanted = total ^ self.value(vertex);
            let mut heads = self.heads(vertex).to_vec();
            heads.sort_unstable();
            heads.dedup();
            let heads = heads.into_iter().map(|head| head as usize);
            let winning = heads.filter(|&to| self.value(to) == wanted);
            moves.extend(winning.map(|to| TokenMove { token, to }));
        }
        moves
    }

    /// Returns the heads of the edges from `vertex`, in the order in which the edges were given.
    pub(crate) fn heads(&self, vertex: usize) -> &[u32] {
        self.forward.row(vertex as u32)
    }
}

/// Panics because a token is on a vertex that does not exist.
fn no_such_vertex(vertex: usize, vertices: usize) -> ! {
    panic!("a token on vertex {} of {}, counted from 0", vertex, vertices)
}
