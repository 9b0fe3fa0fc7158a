//! Staircase Nim on rooted trees.

use super::{increase, reduction, Move};
use crate::{bash, Outcome};
use std::fmt;

/// A rooted tree, or several, on which stones move from a vertex to its parent and stay
/// at a root.
///
/// ```
/// use grundy::staircase::{Move, Tree, NO_BOUND};
///
/// // 0 is the root, 1 and 2 are below it, 3 is below 1.
/// let tree = Tree::from_parents(&[0, 0, 0, 1]).unwrap();
/// assert_eq!(tree.grundy_value(&[7, 2, 3, 5], NO_BOUND), 1); // 2 ⊕ 3: depth 1
/// let moves: Vec<Move> = tree.winning_moves(&[7, 2, 3, 5], NO_BOUND).collect();
/// assert_eq!(moves, [Move { from: 2, stones: 1 }, Move { from: 3, stones: 1 }]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    parents: Vec<usize>,
    odd: Vec<bool>,
}

/// Why parents do not make a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeError {
    /// A parent that is no vertex.
    NoSuchVertex {
        /// The vertex whose parent it is.
        vertex: usize,
        /// The parent that does not exist.
        parent: usize,
        /// How many vertices there are, numbered from 0.
        vertices: usize,
    },
    /// From this vertex, parents lead round in a circle of two or more and to no root.
    NoRoot {
        /// A vertex on the circle.
        vertex: usize,
    },
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TreeError::NoSuchVertex { vertex, parent, vertices } => {
                write!(f, "the parent of vertex {} is {} of {}", vertex, parent, vertices)
            }
            TreeError::NoRoot { vertex } => {
                write!(f, "vertex {} is its own ancestor", vertex)
            }
        }
    }
}

impl std::error::Error for TreeError {}

impl Tree {
    /// The tree in which vertex v hangs below `parents[v]`, and a root below itself.
    /// Vertices may come in any order. Cost: O(n), without recursion.
    ///
    /// # Errors
    /// If a parent does not exist, or parents lead round in a circle.
    pub fn from_parents(parents: &[usize]) -> Result<Tree, TreeError> {
        let vertices = parents.len();
        if let Some(vertex) = parents.iter().position(|&parent| parent >= vertices) {
            return Err(TreeError::NoSuchVertex { vertex, parent: parents[vertex], vertices });
        }
        let mut odd = vec![None; vertices];
        let mut on_path = vec![false; vertices];
        let mut path = Vec::new();
        for start in 0..vertices {
            let mut vertex = start;
            while odd[vertex].is_none() && parents[vertex] != vertex {
                if on_path[vertex] {
                    return Err(TreeError::NoRoot { vertex });
                }
                on_path[vertex] = true;
                path.push(vertex);
                vertex = parents[vertex];
            }
            let mut depth_is_odd = odd[vertex].unwrap_or(false);
            odd[vertex] = Some(depth_is_odd);
            while let Some(vertex) = path.pop() {
                depth_is_odd = !depth_is_odd;
                odd[vertex] = Some(depth_is_odd);
            }
        }
        let odd = odd.into_iter().map(|odd| odd == Some(true)).collect();
        Ok(Tree { parents: parents.to_vec(), odd })
    }

    /// Whether a vertex has odd depth, roots having depth 0, so that its stones count.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_odd(&self, vertex: usize) -> bool {
        self.odd[vertex]
    }

    /// The Grundy value with `stones[v]` stones on vertex v and moves of 1 to `most` stones.
    /// Cost: O(n).
    ///
    /// # Panics
    /// If `most` is 0, or `stones` has not one number a vertex.
    pub fn grundy_value(&self, stones: &[u64], most: u64) -> u64 {
        assert!(most > 0, "a move takes at least one stone");
        assert_eq!(stones.len(), self.odd.len(), "there is one number of stones a vertex");
        let odd = stones.iter().zip(&self.odd).filter(|&(_, &odd)| odd);
        odd.fold(0, |sum, (&stones, _)| sum ^ bash::grundy_value(stones, most))
    }

    /// The outcome. Cost: O(n).
    ///
    /// # Panics
    /// As [`Tree::grundy_value`].
    pub fn outcome(&self, stones: &[u64], most: u64) -> Outcome {
        Outcome::of_mover(self.grundy_value(stones, most) != 0)
    }

    /// Every winning move, by vertex and at most one a vertex; none from a P-position.
    /// Cost: O(n) for all.
    ///
    /// # Panics
    /// As [`Tree::grundy_value`].
    pub fn winning_moves<'a>(
        &'a self,
        stones: &'a [u64],
        most: u64,
    ) -> impl Iterator<Item = Move> + 'a {
        let sum = self.grundy_value(stones, most);
        let movable = (0..stones.len()).filter(move |&from| self.parents[from] != from);
        movable.filter_map(move |from| {
            let change = if self.odd[from] {
                reduction(stones[from], sum, most)
            } else {
                increase(stones[self.parents[from]], sum, most)
            };
            change.filter(|&change| change <= stones[from]).map(|stones| Move { from, stones })
        })
    }
}
