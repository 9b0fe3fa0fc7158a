//! Nim sums of the paths in a tree.

use super::rooted_tree::RootedTree;

/// A tree with a number on each vertex, and the nim sums of these on any path.
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
/// The paths from the root to a and to b have in common the path to the last common vertex. If
/// their nim sums are added, the numbers on the common path cancel, including that of the last
/// common vertex, which has to be added again. A change at a vertex affects the paths from the
/// root to it and to all vertices below it. In a depth-first order these vertices form a run,
/// and a tree of partial sums (P. M. Fenwick, 1994) changes a run. The last common vertex is
/// found along heavy paths, which continue with the largest subtree each time: any path from
/// the root meets at most log₂ n + 1 of them (D. D. Sleator and R. E. Tarjan, 1983).
#[derive(Clone, Debug)]
pub struct PathSums {
    parents: Vec<Option<usize>>,
    /// The run of each vertex: its start, and its end.
    runs: Vec<(usize, usize)>,
    /// The first vertex of the heavy path on which each vertex lies.
    heads: Vec<usize>,
    values: Vec<u64>,
    changes: Vec<u64>,
}

impl PathSums {
    /// Creates the sums of a tree, or of several, with `values[v]` on vertex v.
    /// Cost: O(n log n).
    ///
    /// # Panics
    /// Panics if `values` does not have one number for each vertex.
    pub fn new(tree: &RootedTree, values: Vec<u64>) -> PathSums {
        let parents = tree.parents().to_vec();
        let n = parents.len();
        assert_eq!(values.len(), n, "there must be one value for each vertex");
        let mut sizes = vec![1; n];
        let mut largest: Vec<Option<usize>> = vec![None; n];
        for &vertex in tree.from_root().iter().rev() {
            if let Some(parent) = parents[vertex] {
                sizes[parent] += sizes[vertex];
                if largest[parent].iter().all(|&other| sizes[other] < sizes[vertex]) {
                    largest[parent] = Some(vertex);
                }
            }
        }
        let mut heads: Vec<usize> = (0..n).collect();
        let mut runs = vec![(0, 0); n];
        let mut next_starts = vec![0; n]; // of the next smaller subtree of a vertex
        let mut next_tree_start = 0;
        for &vertex in tree.from_root() {
            let start = match parents[vertex] {
                Some(parent) if largest[parent] == Some(vertex) => {
                    heads[vertex] = heads[parent];
                    runs[parent].0 + 1
                }
                Some(parent) => {
                    next_starts[parent] += sizes[vertex];
                    next_starts[parent] - sizes[vertex]
                }
                None => {
                    next_tree_start += sizes[vertex];
                    next_tree_start - sizes[vertex]
                }
            };
            runs[vertex] = (start, start + sizes[vertex]);
            next_starts[vertex] = start + 1 + largest[vertex].map_or(0, |child| sizes[child]);
        }
        let changes = vec![0; n];
        let mut sums = PathSums { parents, runs, heads, values: vec![0; n], changes };
        values.into_iter().enumerate().for_each(|(vertex, value)| sums.set(vertex, value));
        sums
    }

    /// Replaces the number on a vertex. Cost: O(log n).
    ///
    /// # Panics
    /// Panics if there is no such vertex.
    pub fn set(&mut self, vertex: usize, value: u64) {
        let change = std::mem::replace(&mut self.values[vertex], value) ^ value;
        let (start, end) = self.runs[vertex];
        for mut place in [start, end] {
            while place < self.changes.len() {
                self.changes[place] ^= change;
                place |= place + 1;
            }
        }
    }

    /// Returns the nim sum on the path from `a` to `b`, including both. Cost: O(log n).
    ///
    /// # Panics
    /// Panics if there is no such path.
    pub fn sum(&self, a: usize, b: usize) -> u64 {
        self.down_to(a) ^ self.down_to(b) ^ self.values[self.last_common(a, b)]
    }

    fn down_to(&self, vertex: usize) -> u64 {
        let mut count = self.runs[vertex].0 + 1;
        let mut sum = 0;
        while count > 0 {
            sum ^= self.changes[count - 1];
            count &= count - 1;
        }
        sum
    }

    fn last_common(&self, mut a: usize, mut b: usize) -> usize {
        while self.heads[a] != self.heads[b] {
            // A vertex whose run starts later is not above the head of the other's path.
            if self.runs[a].0 < self.runs[b].0 {
                std::mem::swap(&mut a, &mut b);
            }
            a = self.parents[self.heads[a]].expect("a path between the vertices");
        }
        if self.runs[a].0 < self.runs[b].0 {
            a
        } else {
            b
        }
    }
}
