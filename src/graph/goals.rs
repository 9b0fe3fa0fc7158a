//! Outcomes on one graph for many goals.

use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::Outcome;
use std::collections::VecDeque;

const WON: u32 = u32::MAX;

/// A stage of the search: which vertices have been decided so far, and how.
#[derive(Clone)]
struct Decided {
    /// For each vertex, the number of its edges to vertices that are not known to be won, or
    /// [`WON`] for a won vertex. The number is 0 for a lost vertex.
    open: Vec<u32>,
    /// The decided vertices whose predecessors have not been updated yet.
    new: VecDeque<u32>,
}

impl Decided {
    fn is_decided(&self, vertex: usize) -> bool {
        !(1..WON).contains(&self.open[vertex])
    }

    /// Decides each vertex that has an edge to `head` and whose outcome now follows.
    fn look_back(&mut self, head: u32, back: &Rows) {
        let head_is_won = self.open[head as usize] == WON;
        for &tail in back.row(head) {
            let open = &mut self.open[tail as usize];
            if (1..WON).contains(open) {
                *open = if head_is_won { *open - 1 } else { WON };
                if !(1..WON).contains(open) {
                    self.new.push_back(tail);
                }
            }
        }
    }

    /// Continues the search in a copy, in which `goal` is decided as lost, until `start` is
    /// decided, and returns the outcome of `start`.
    fn with_goal(&self, start: usize, goal: usize, back: &Rows) -> Option<Outcome> {
        let mut decided = self.clone();
        decided.open[goal] = 0;
        decided.new.push_back(goal as u32);
        while !decided.is_decided(start) {
            let head = decided.new.pop_front()?;
            decided.look_back(head, back);
        }
        Some(Outcome::of_mover(decided.open[start] == WON))
    }
}

/// Returns the outcome of each of `queries`; a query is a start and a goal on a directed graph.
/// Whoever moves the token onto the goal wins; otherwise whoever cannot move loses. An outcome is
/// `None` if neither player can force a win. A start that is itself the goal is lost. Edges and
/// vertex numbers are as for [`Loopy`](super::Loopy), which gives the same outcomes for a single
/// goal if the goal is passed as an end, and also says how many moves are left.
///
/// ```
/// use grundy::graph::outcomes_to_goals;
/// use grundy::Outcome;
///
/// // 0 → 1 → 2 → 0, and from 1 also to the dead end 3.
/// let edges = [(0, 1), (1, 2), (2, 0), (1, 3)];
/// let outcomes = outcomes_to_goals(4, &edges, &[(0, 1), (0, 2), (0, 3), (2, 0)]).unwrap();
/// // From 0 the only move is to 1, which is the goal or lets the opponent win.
/// assert_eq!(outcomes, [Outcome::N, Outcome::P, Outcome::P, Outcome::N].map(Some));
/// ```
///
/// # Method
///
/// First, vertices are decided without a goal, backwards from the end of play; this is done only
/// once. A goal that turns out to be lost changes nothing. A goal that turns out to be won changes
/// nothing until its predecessors are updated, and a goal that is never decided changes nothing
/// until every other vertex that can be decided has been decided. From that moment on, each query
/// to this goal is continued in a copy of the search in which the goal is lost, but only until the
/// query's start is decided.
/// Cost: At most O(vertices + edges) for each query, and usually far less.
///
/// # Errors
/// Returns an error if an edge or a query names a vertex that does not exist.
pub fn outcomes_to_goals(
    vertices: usize,
    edges: &[(usize, usize)],
    queries: &[(usize, usize)],
) -> Result<Vec<Option<Outcome>>, GraphError> {
    check_edges(vertices, edges)?;
    let mut queries_to = vec![vec![]; vertices];
    for (query, &(start, goal)) in queries.iter().enumerate() {
        let vertex = start.max(goal);
        if vertex >= vertices {
            return Err(GraphError::NoSuchVertex { vertex, vertices });
        }
        queries_to[goal].push(query);
    }
    let back = Rows::new(vertices, edges.iter().map(|&(tail, head)| (head, tail)));
    let mut open = vec![0u32; vertices];
    edges.iter().for_each(|&(tail, _)| open[tail] += 1);
    let new = (0..vertices as u32).filter(|&vertex| open[vertex as usize] == 0).collect();
    let mut decided = Decided { open, new };
    let mut outcomes = vec![None; queries.len()];
    while let Some(head) = decided.new.pop_front() {
        if decided.open[head as usize] == WON {
            for query in queries_to[head as usize].drain(..) {
                outcomes[query] = decided.with_goal(queries[query].0, head as usize, &back);
            }
        }
        decided.look_back(head, &back);
    }
    for query in queries_to.into_iter().flatten() {
        let (start, goal) = queries[query];
        outcomes[query] = decided.with_goal(start, goal, &back);
    }
    Ok(outcomes)
}
