//! Nim sums of paths in a tree.

use super::rooted_tree::RootedTree;

/// A number on each vertex of a tree, and the nim sum of those on any path.
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
/// The way from a to b is that from the root to a and that to b, which share what comes
/// before the last common vertex and that vertex itself: the former cancels out. Below a
/// vertex, all ways from the root change with it; in an order in which each vertex comes
/// before those below it, these are a run, and a tree of partial sums (P. M. Fenwick, 1994)
/// changes a run. Paths that go to the largest subtree each time are few on any way from the
/// root, at most log₂ n + 1 (D. D. Sleator and R. E. Tarjan, 1983): they lead to the last
/// common vertex.
#[derive(Clone, Debug)]
pub struct PathSums {
    parents: Vec<Option<usize>>,
    /// Where each vertex begins its run, and where the run ends.
    runs: Vec<(usize, usize)>,
    /// The first vertex of the path to largest subtrees that each vertex is on.
    heads: Vec<usize>,
    values: Vec<u64>,
    changes: Vec<u64>,
}

impl PathSums {
    /// The tree, or several, with `values[v]` on vertex v. Cost: O(n log n).
    ///
    /// # Panics
    /// If there is not one value a vertex.
    pub fn new(tree: &RootedTree, values: Vec<u64>) -> PathSums {
        let parents = tree.parents().to_vec();
        let n = parents.len();
        assert_eq!(values.len(), n, "there is one value a vertex");
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
        let mut free = vec![0; n]; // where the next smaller subtree of a vertex begins
        let mut free_of_all = 0;
        for &vertex in tree.from_root() {
            let start = match parents[vertex] {
                Some(parent) if largest[parent] == Some(vertex) => {
                    heads[vertex] = heads[parent];
                    runs[parent].0 + 1
                }
                Some(parent) => {
                    free[parent] += sizes[vertex];
                    free[parent] - sizes[vertex]
                }
                None => {
                    free_of_all += sizes[vertex];
                    free_of_all - sizes[vertex]
                }
            };
            runs[vertex] = (start, start + sizes[vertex]);
            free[vertex] = start + 1 + largest[vertex].map_or(0, |child| sizes[child]);
        }
        let changes = vec![0; n];
        let mut sums = PathSums { parents, runs, heads, values: vec![0; n], changes };
        values.into_iter().enumerate().for_each(|(vertex, value)| sums.set(vertex, value));
        sums
    }

    /// Puts another number on a vertex. Cost: O(log n).
    ///
    /// # Panics
    /// If there is no such vertex.
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

    /// The nim sum on the path from `a` to `b`, both included. Cost: O(log n).
    ///
    /// # Panics
    /// If there is no such path.
    pub fn sum(&self, a: usize, b: usize) -> u64 {
        self.down_to(a) ^ self.down_to(b) ^ self.values[self.last_common(a, b)]
    }

    fn down_to(&self, vertex: usize) -> u64 {
        let mut end = self.runs[vertex].0 + 1;
        let mut sum = 0;
        while end > 0 {
            sum ^= self.changes[end - 1];
            end &= end - 1;
        }
        sum
    }

    fn last_common(&self, mut a: usize, mut b: usize) -> usize {
        while self.heads[a] != self.heads[b] {
            // What begins later cannot be above the other one's head.
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
