//! One graph and many goals.

use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::Outcome;
use std::collections::VecDeque;

const WON: u32 = u32::MAX;

/// What is decided at some moment.
#[derive(Clone)]
struct Decided {
    /// How many edges lead from each vertex to ones that are not won: 0 from a lost one.
    open: Vec<u32>,
    /// The decided vertices that nobody has looked back from yet.
    new: VecDeque<u32>,
}

impl Decided {
    fn is_decided(&self, vertex: usize) -> bool {
        !(1..WON).contains(&self.open[vertex])
    }

    /// Decides what follows for the tails of the edges into `head`.
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

    /// Goes on with a goal in a copy, until `start` is decided.
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

/// Who wins on a directed graph, for each of `queries`, a start and a goal: whoever moves the
/// token onto the goal wins, and otherwise whoever cannot move loses; `None` if neither can
/// force a win. A start that is the goal is lost. Edges and the numbers of vertices are as in
/// [`Loopy`](super::Loopy), which with the goal as an end says the same of one goal, and how
/// many moves are left besides.
///
/// ```
/// use grundy::graph::outcomes_to_goals;
/// use grundy::Outcome;
///
/// // 0 → 1 → 2 → 0, and from 1 also to the dead end 3.
/// let edges = [(0, 1), (1, 2), (2, 0), (1, 3)];
/// let outcomes = outcomes_to_goals(4, &edges, &[(0, 1), (0, 2), (0, 3), (2, 0)]).unwrap();
/// // From 0 the only move is to 1, which is the goal, or lets the other win.
/// assert_eq!(outcomes, [Outcome::N, Outcome::P, Outcome::P, Outcome::N].map(Some));
/// ```
///
/// # Why not each goal anew
///
/// Without a goal, vertices are decided backwards once. A goal that comes out lost changes
/// nothing. Another changes nothing until it is looked back from, or if it is never decided,
/// until all else is: only from there on a copy goes on with the goal, and only until the start
/// is decided. Cost: O(vertices + edges) a query at most, and mostly a small part of that.
///
/// # Errors
/// If an edge or a query names a vertex that does not exist.
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
