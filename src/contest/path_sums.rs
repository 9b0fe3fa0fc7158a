//! Nim sums of the numbers on paths in a tree.

use super::fenwick::FenwickTree;
use super::rooted_tree::RootedTree;
use std::ops::AddAssign;

/// A tree with a number on each vertex, and the nim sum of the numbers on any path.
///
/// ```
/// use grundy::contest::path_sums::PathSums;
/// use grundy::contest::rooted_tree::RootedTree;
///
/// // 1 – 0 – 2 – 3
/// let tree = RootedTree::from_edges(4, &[(0, 1), (0, 2), (2, 3)], 0).unwrap();
/// let mut sums = PathSums::new(&tree, vec![1, 2, 4, 8]);
/// assert_eq!(sums.sum(1, 3), 2 ^ 1 ^ 4 ^ 8);
/// sums.set(0, 16);
/// assert_eq!(sums.sum(1, 2), 2 ^ 16 ^ 4);
/// assert_eq!(sums.sum(3, 3), 8);
/// ```
///
/// # Method
///
/// The paths from the root to a and to b share the part down to their last common vertex. If the
/// nim sums of these two paths are combined by nim addition, the numbers on the shared part cancel;
/// the number on the last common vertex then has to be added again. A change at a vertex affects
/// the paths from the root to it and to all vertices below it. In a depth-first order these
/// vertices form a run, and a [`FenwickTree`] applies the change to the whole run. The last common
/// vertex is found along heavy paths, which always continue into the largest subtree: any path from
/// the root meets at most log₂ n + 1 heavy paths (D. D. Sleator and R. E. Tarjan, 1983).
#[derive(Clone, Debug)]
pub struct PathSums {
    vertices: Vec<Vertex>,
    values: Vec<u64>,
    /// For each place in depth-first order, the change that takes effect from that place on.
    changes: FenwickTree<NimSum>,
}

/// Where a vertex lies in the tree. The numbers for one vertex are kept together in memory: a query
/// needs all the numbers of a few vertices, and these vertices are far apart in memory.
#[derive(Clone, Copy, Debug)]
struct Vertex {
    /// The run of the vertex and all vertices below it: the start and the end.
    start: u32,
    end: u32,
    /// The first vertex of the heavy path on which the vertex lies.
    head: u32,
    /// The parent of that first vertex, or `NONE`.
    above_head: u32,
}

/// A number to which others are added by nim addition.
#[derive(Clone, Copy, Debug, Default)]
struct NimSum(u64);

#[allow(clippy::suspicious_op_assign_impl)] // a nim sum is an exclusive or
impl AddAssign for NimSum {
    fn add_assign(&mut self, other: NimSum) {
        self.0 ^= other.0;
    }
}

/// The number that is kept where there is no vertex.
const NONE: u32 = u32::MAX;

impl PathSums {
    /// Creates the path sums of a tree, or of several trees, with `values[v]` on vertex v. Cost:
    /// O(n).
    ///
    /// # Panics
    /// Panics if `values` does not have one number for each vertex, or if there are 2^32 - 1
    /// vertices or more.
    pub fn new(tree: &RootedTree, values: Vec<u64>) -> PathSums {
        let parents = tree.parents();
        let n = parents.len();
        assert!(u32::try_from(n).map_or(false, |n| n < NONE), "{} vertices are not supported", n);
        assert_eq!(values.len(), n, "there must be one value for each vertex");
        let mut sizes = vec![1; n];
        let mut largest = vec![NONE; n]; // the child with the largest subtree
        for &vertex in tree.from_root().iter().rev() {
            if let Some(parent) = parents[vertex] {
                sizes[parent] += sizes[vertex];
                let other = largest[parent];
                if other == NONE || sizes[other as usize] < sizes[vertex] {
                    largest[parent] = vertex as u32;
                }
            }
        }
        let nowhere = Vertex { start: 0, end: 0, head: NONE, above_head: NONE };
        let mut vertices = vec![nowhere; n];
        let mut changes = vec![NimSum::default(); n];
        let mut next_starts = vec![0; n]; // of the next smaller subtree of a vertex
        let mut next_tree_start = 0;
        for &vertex in tree.from_root() {
            let (start, head, above_head) = match parents[vertex] {
                Some(parent) if largest[parent] == vertex as u32 => {
                    let Vertex { start, head, above_head, .. } = vertices[parent];
                    (start + 1, head, above_head)
                }
                Some(parent) => {
                    next_starts[parent] += sizes[vertex];
                    (next_starts[parent] - sizes[vertex], vertex as u32, parent as u32)
                }
                None => {
                    next_tree_start += sizes[vertex];
                    (next_tree_start - sizes[vertex], vertex as u32, NONE)
                }
            };
            let end = start + sizes[vertex];
            vertices[vertex] = Vertex { start, end, head, above_head };
            let child = largest[vertex];
            next_starts[vertex] = start + 1 + if child == NONE { 0 } else { sizes[child as usize] };
            for place in [start as usize, end as usize] {
                if place < n {
                    changes[place] += NimSum(values[vertex]);
                }
            }
        }
        PathSums { vertices, values, changes: FenwickTree::new(changes) }
    }

    /// Replaces the number on a vertex. Cost: O(log n).
    ///
    /// # Panics
    /// Panics if there is no such vertex.
    pub fn set(&mut self, vertex: usize, value: u64) {
        let change = std::mem::replace(&mut self.values[vertex], value) ^ value;
        let Vertex { start, end, .. } = self.vertices[vertex];
        self.changes.add(start as usize, NimSum(change));
        if (end as usize) < self.vertices.len() {
            self.changes.add(end as usize, NimSum(change));
        }
    }

    /// Returns the nim sum of the numbers on the path from `a` to `b`, including both ends. Cost:
    /// O(log n).
    ///
    /// # Panics
    /// Panics if there is no such path.
    pub fn sum(&self, a: usize, b: usize) -> u64 {
        self.down_to(a) ^ self.down_to(b) ^ self.values[self.last_common(a, b)]
    }

    fn down_to(&self, vertex: usize) -> u64 {
        self.changes.sum_before(self.vertices[vertex].start as usize + 1).0
    }

    fn last_common(&self, mut a: usize, mut b: usize) -> usize {
        let (mut at_a, mut at_b) = (self.vertices[a], self.vertices[b]);
        while at_a.head != at_b.head {
            // A vertex whose run starts later is not above the head of the other's path.
            if at_a.start < at_b.start {
                std::mem::swap(&mut a, &mut b);
                std::mem::swap(&mut at_a, &mut at_b);
            }
            assert!(at_a.above_head != NONE, "there must be a path between the vertices");
            a = at_a.above_head as usize;
            at_a = self.vertices[a];
        }
        if at_a.start < at_b.start {
            a
        } else {
            b
        }
    }
}
