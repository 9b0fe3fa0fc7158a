//! Staircase Nim on rooted trees.

use super::{value_of_counting, winning_stones, Descent, Place};
use crate::contest::rooted_tree::RootedTree;
use crate::Outcome;

/// One or more rooted trees, on which stones move from a vertex to its parent; stones at a root
/// stay there.
///
/// ```
/// use grundy::contest::rooted_tree::RootedTree;
/// use grundy::staircase::{Descent, Tree, NO_BOUND};
///
/// // 0 is the root, 1 and 2 are below it, 3 is below 1.
/// let rooted = RootedTree::from_parents(&[None, Some(0), Some(0), Some(1)]).unwrap();
/// let tree = Tree::new(&rooted);
/// assert_eq!(tree.value(&[7, 2, 3, 5], NO_BOUND), 1); // 2 ⊕ 3, at depth 1
/// let moves = tree.winning_moves(&[7, 2, 3, 5], NO_BOUND);
/// assert_eq!(moves, [Descent { from: 2, stones: 1 }, Descent { from: 3, stones: 1 }]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    parents: Vec<Option<usize>>,
    odd: Vec<bool>,
}

impl Tree {
    /// Creates the staircase whose steps are the vertices of `tree`. Cost: O(n).
    pub fn new(tree: &RootedTree) -> Tree {
        let odd = tree.depths().into_iter().map(|depth| depth % 2 == 1).collect();
        Tree { parents: tree.parents().to_vec(), odd }
    }

    /// Returns `true` if a vertex has odd depth, so that its stones count. Roots have depth 0.
    ///
    /// # Panics
    /// Panics if there is no such vertex.
    pub fn is_odd(&self, vertex: usize) -> bool {
        self.odd[vertex]
    }

    /// Returns the Grundy value of the position with `stones[v]` stones on each vertex v, if a move
    /// takes 1 to `most` stones. Cost: O(n).
    ///
    /// # Panics
    /// Panics if `most` is 0, or if `stones` does not have one number for each vertex.
    pub fn value(&self, stones: &[u64], most: u64) -> u64 {
        assert_eq!(stones.len(), self.odd.len(), "there must be one number for each vertex");
        let odd = stones.iter().zip(&self.odd).filter(|&(_, &odd)| odd);
        value_of_counting(odd.map(|(stones, _)| stones), most)
    }

    /// Returns the outcome. Cost: O(n).
    ///
    /// # Panics
    /// Panics in the same cases as [`Tree::value`].
    pub fn outcome(&self, stones: &[u64], most: u64) -> Outcome {
        Outcome::of_mover(self.value(stones, most) != 0)
    }

    /// Returns every winning move, in the order of the vertices and at most one for each
    /// vertex; there is none from a P-position. Cost: O(n) for all of them.
    ///
    /// # Panics
    /// Panics in the same cases as [`Tree::value`].
    pub fn winning_moves(&self, stones: &[u64], most: u64) -> Vec<Descent> {
        let sum = self.value(stones, most);
        let move_from = |from: usize| {
            let parent = self.parents[from]?;
            let place = match self.odd[from] {
                true => Place::Counts,
                false => Place::Above { counting: stones[parent] },
            };
            winning_stones(stones[from], place, sum, most).map(|stones| Descent { from, stones })
        };
        (0..stones.len()).filter_map(move_from).collect()
    }
}
