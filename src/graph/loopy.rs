//! A token on a graph on which play may go on for ever; such play is a draw.

use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::Outcome;

/// The outcome of a vertex when both sides play perfectly, with the total number of moves that the
/// two players still make. The winner hastens the end and the loser delays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoopyOutcome {
    /// The next player, who is about to move, wins.
    N {
        /// The number of moves that are left, which is odd unless some vertices are declared
        /// won.
        moves: u32,
    },
    /// The previous player, who has just moved, wins.
    P {
        /// The number of moves that are left, which is even unless some vertices are declared
        /// won.
        moves: u32,
    },
    /// Neither player can force a win, and play goes on for ever.
    Draw,
}

/// A directed graph that may have cycles, with the outcome of every vertex.
///
/// If the two sides have different moves, as in cat and mouse or in chess, each position is
/// represented by one vertex for each side whose turn it can be.
///
/// ```
/// use grundy::graph::{Loopy, LoopyOutcome};
///
/// // 0 ⇄ 1 → 2 → 3, and 0 → 4 ⇄ 5.
/// let edges = [(0, 1), (1, 0), (1, 2), (2, 3), (0, 4), (4, 5), (5, 4)];
/// let graph = Loopy::from_edges(6, &edges).unwrap();
/// assert_eq!(graph.outcomes()[3], LoopyOutcome::P { moves: 0 });
/// assert_eq!(graph.outcomes()[2], LoopyOutcome::N { moves: 1 });
/// assert_eq!(graph.outcomes()[1], LoopyOutcome::Draw); // moving to 2 would lose
/// assert_eq!(graph.best_move(1), Some(0));
/// ```
///
/// # Theorem (Steinhaus, 1925; Smith, 1966)
///
/// Every vertex without edges is lost in 0 moves. A vertex is won if at least one of its edges
/// leads to a lost vertex; the win takes one move more than the quickest of these losses. A vertex
/// is lost if all its edges lead to won vertices; the loss takes one move more than the slowest of
/// these wins. All vertices that are never decided in this way are draws: each of them has an edge
/// to an undecided vertex, and none to a lost vertex. C. A. B. Smith, *Graphs and composite games*,
/// Journal of Combinatorial Theory 1 (1966), 51–81.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loopy {
    outcomes: Vec<LoopyOutcome>,
    best: Vec<u32>, // `NONE` where play is over
}

const NONE: u32 = u32::MAX;

impl Loopy {
    /// Computes the outcome of each vertex 0..`vertices` under the rule that a player who cannot
    /// move loses. Edges may come in any order, may repeat, and may lead from a vertex to itself.
    /// Cost: O(vertices + edges) time. Memory: 4 bytes for each edge, besides the input.
    ///
    /// # Errors
    /// Returns an error if an edge names a vertex that does not exist.
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Loopy, GraphError> {
        Loopy::with_ends(vertices, edges, &[])
    }

    /// Computes the outcomes as [`Loopy::from_edges`] does, but play is over on the vertices of
    /// `ends` and has the given outcome there: [`Outcome::N`] if the player who would be to move
    /// wins. Edges from these vertices are ignored. A vertex without edges that is not in `ends` is
    /// lost as usual.
    ///
    /// # Errors
    /// Returns an error if an edge or an end names a vertex that does not exist.
    ///
    /// # Panics
    /// Panics if `ends` gives a vertex two different outcomes.
    ///
    /// ```
    /// use grundy::graph::{Loopy, LoopyOutcome};
    /// use grundy::Outcome;
    ///
    /// // Misère play: vertex 1, which has no edges, is won.
    /// let graph = Loopy::with_ends(2, &[(0, 1)], &[(1, Outcome::N)]).unwrap();
    /// assert_eq!(graph.outcomes()[0], LoopyOutcome::P { moves: 1 });
    /// ```
    pub fn with_ends(
        vertices: usize,
        edges: &[(usize, usize)],
        ends: &[(usize, Outcome)],
    ) -> Result<Loopy, GraphError> {
        check_edges(vertices, edges)?;
        let mut outcomes = vec![LoopyOutcome::Draw; vertices];
        for &(vertex, outcome) in ends {
            let declared = match outcome {
                Outcome::N => LoopyOutcome::N { moves: 0 },
                Outcome::P => LoopyOutcome::P { moves: 0 },
            };
            let slot = outcomes.get_mut(vertex);
            let slot = slot.ok_or(GraphError::NoSuchVertex { vertex, vertices })?;
            assert!(
                *slot == LoopyOutcome::Draw || *slot == declared,
                "two ends at vertex {}",
                vertex
            );
            *slot = declared;
        }
        let mut open = vec![0u32; vertices]; // edges to vertices that are not won
        edges.iter().for_each(|&(tail, _)| open[tail] += 1);
        for vertex in 0..vertices {
            if open[vertex] == 0 && outcomes[vertex] == LoopyOutcome::Draw {
                outcomes[vertex] = LoopyOutcome::P { moves: 0 };
            }
        }
        let mut graph = Loopy { best: vec![NONE; vertices], outcomes };
        graph.decide_backwards(edges, open);
        for &(tail, head) in edges {
            let draw = LoopyOutcome::Draw;
            if graph.outcomes[tail] == draw && graph.outcomes[head] == draw {
                graph.best[tail] = head as u32;
            }
        }
        Ok(graph)
    }

    /// Decides vertices in order of the number of moves left. So among the vertices to which a
    /// vertex's edges lead, the first lost vertex found is the quickest loss, and the last won
    /// vertex found is the slowest win.
    fn decide_backwards(&mut self, edges: &[(usize, usize)], mut open: Vec<u32>) {
        let vertices = self.outcomes.len();
        let backward = Rows::new(vertices, edges.iter().map(|&(tail, head)| (head, tail)));
        let is_decided = |&vertex: &usize| self.outcomes[vertex] != LoopyOutcome::Draw;
        let mut decided: Vec<usize> = (0..vertices).filter(is_decided).collect();
        let mut done = 0;
        while done < decided.len() {
            let head = decided[done];
            done += 1;
            for &tail in backward.row(head as u32) {
                let tail = tail as usize;
                if self.outcomes[tail] != LoopyOutcome::Draw {
                    continue;
                }
                match self.outcomes[head] {
                    LoopyOutcome::P { moves } => {
                        self.outcomes[tail] = LoopyOutcome::N { moves: moves + 1 };
                    }
                    LoopyOutcome::N { moves } => {
                        open[tail] -= 1;
                        if open[tail] > 0 {
                            continue;
                        }
                        self.outcomes[tail] = LoopyOutcome::P { moves: moves + 1 };
                    }
                    LoopyOutcome::Draw => unreachable!("only decided vertices are listed"),
                }
                self.best[tail] = head as u32;
                decided.push(tail);
            }
        }
    }

    /// Returns the outcome of each vertex.
    pub fn outcomes(&self) -> &[LoopyOutcome] {
        &self.outcomes
    }

    /// Returns the outcome of a vertex. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    ///
    /// ```
    /// use grundy::graph::{Loopy, LoopyOutcome};
    ///
    /// let graph = Loopy::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
    /// assert_eq!(graph.outcome(0), LoopyOutcome::P { moves: 2 });
    /// ```
    pub fn outcome(&self, vertex: usize) -> LoopyOutcome {
        self.outcomes[vertex]
    }

    /// Returns the heads of all winning moves from `vertex`, which are the moves that lead to a
    /// [`LoopyOutcome::P`], in the order of `edges` and as often as they occur there. `edges` must
    /// be the edges from which the graph was made, since the graph does not keep them. There are no
    /// moves from a vertex where play is over.
    ///
    /// Cost: O(edges).
    ///
    /// # Panics
    /// Panics if `vertex` or the head of an edge from it does not exist.
    ///
    /// ```
    /// use grundy::graph::Loopy;
    ///
    /// // 0 ⇄ 1 → 2 → 3, and 0 → 3.
    /// let edges = [(0, 1), (1, 0), (1, 2), (2, 3), (0, 3)];
    /// let graph = Loopy::from_edges(4, &edges).unwrap();
    /// assert_eq!(graph.winning_moves(1, &edges), []); // 0 and 2 have a move to 3, and are won
    /// assert_eq!(graph.winning_moves(0, &edges), [1, 3]);
    /// ```
    pub fn winning_moves(&self, vertex: usize, edges: &[(usize, usize)]) -> Vec<usize> {
        let is_won = |head: &usize| matches!(self.outcomes[*head], LoopyOutcome::P { .. });
        let is_over = self.best_move(vertex).is_none();
        let edges = edges.iter().filter(|&&(tail, _)| tail == vertex && !is_over);
        edges.map(|&(_, head)| head).filter(is_won).collect()
    }

    /// Returns a perfect move from `vertex`, which leads to the quickest win, to the slowest loss,
    /// or to another draw. Returns `None` where play is over. [`Loopy::winning_moves`] lists all
    /// that win.
    ///
    /// # Panics
    /// Panics if `vertex` does not exist.
    pub fn best_move(&self, vertex: usize) -> Option<usize> {
        Some(self.best[vertex]).filter(|&head| head != NONE).map(|head| head as usize)
    }
}
