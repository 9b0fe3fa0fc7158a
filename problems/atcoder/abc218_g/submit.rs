// AtCoder ABC 218 G https://atcoder.jp/contests/abc218/tasks/abc218_g · made by `cargo judge bundle abc218_g --write` from b6adf7b831581df4
//! AtCoder ABC 218 G — Game on Tree 2
//! <https://atcoder.jp/contests/abc218/tasks/abc218_g> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: each vertex of a tree is labelled with an even number. Taro and Jiro take turns moving a
//! piece, Taro first; it starts on vertex 1, and each move takes it to a neighbour that it has not
//! visited yet, until there is no such neighbour. Taro wants the median of the visited numbers to
//! be large, and Jiro wants it small; the median of an even number of values is the mean of the
//! middle two. The input is `N`, the numbers and N - 1 edges; print the median.
//! Bounds: 2 ≤ N ≤ 10^5; the numbers are from 2 to 10^9.
//! Kind: score
//! Picture: picture.rs
//! Model: game on a tree, for a score.
//! Why: from the root, vertex 1, the piece can only go down, so it follows a path to a leaf, where
//! play ends. A leaf is worth the median of its path. Any other vertex is worth the largest of its
//! children's values if Taro moves from it, that is, at an even depth, and the smallest of these
//! values if Jiro moves from it. While the tree is walked depth-first, the numbers on the current
//! path are counted by rank, so the k-th smallest of them can be found in O(log N) steps.
//! Cost: O(N log N).
//!
//! 规则：一棵树的每个点上写有一个偶数。Taro 和 Jiro 轮流移动一枚棋子，Taro 先手；棋子从点 1 出
//! 发，每次操作走到一个没有到过的相邻点，直到走不动为止。Taro 希望经过的各数的中位数大，Jiro 希
//! 望它小；有偶数个数时，中位数是中间两个数的平均值。输入 `N`、各点上的数和 N - 1 条边；输出这
//! 个中位数。
//! 范围：2 ≤ N ≤ 10^5；各数从 2 到 10^9。
//! 模型：树上游戏，比的是得分。
//! 思路：从根即点 1 出发，棋子只能往下走，所以终点是叶子，经过的恰是从根到它的路径。叶子的值是
//! 这条路径的中位数；其他点的值，在偶数深度由 Taro 走，取各儿子的最大值，在奇数深度由 Jiro 走，
//! 取最小值。深度优先遍历这棵树，同时把当前路径上的数按名次计数，这样 O(log N) 就能查到第 k 小
//! 的数。
//! 复杂度：O(N log N)。

use grundy::contest::fenwick::FenwickTree;
use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

/// A step of the walk through the tree.
enum Step {
    Enter(usize),
    Leave(usize),
}

fn main() {
    input! { n: usize, numbers: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    assert!(numbers.iter().all(|number| number % 2 == 0), "an odd number, which has no half");
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", play(&tree, path_medians(&tree, &numbers)));
}

/// Returns the median of the path to each leaf, and `None` for the other vertices.
fn path_medians(tree: &RootedTree, numbers: &[u64]) -> Vec<Option<u64>> {
    let mut children = vec![Vec::new(); numbers.len()];
    for (vertex, parent) in tree.parents().iter().enumerate() {
        if let Some(parent) = *parent {
            children[parent].push(vertex);
        }
    }
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let rank = |vertex: usize| sorted.partition_point(|&number| number < numbers[vertex]);
    // How many numbers of each rank the path has.
    let mut counts = FenwickTree::new(vec![0; sorted.len()]);
    let depths = tree.depths();
    let mut medians = vec![None; numbers.len()];
    let mut steps = vec![Step::Enter(0)];
    while let Some(step) = steps.pop() {
        match step {
            Step::Enter(vertex) => {
                counts.add(rank(vertex), 1);
                if children[vertex].is_empty() {
                    // The path has one more number than steps.
                    let steps = depths[vertex] as i64;
                    let lower = sorted[counts.first_above(steps / 2)];
                    let upper = sorted[counts.first_above((steps + 1) / 2)];
                    medians[vertex] = Some(lower + (upper - lower) / 2);
                }
                steps.push(Step::Leave(vertex));
                steps.extend(children[vertex].iter().map(|&child| Step::Enter(child)));
            }
            Step::Leave(vertex) => counts.add(rank(vertex), -1),
        }
    }
    medians
}

/// Returns the value of the root, given the values of the leaves.
fn play(tree: &RootedTree, mut worths: Vec<Option<u64>>) -> u64 {
    let depths = tree.depths();
    for &vertex in tree.from_root().iter().rev() {
        let worth = worths[vertex].expect("a child or the median of the path");
        if let Some(parent) = tree.parents()[vertex] {
            worths[parent] = Some(match worths[parent] {
                None => worth,
                Some(best) if depths[parent] % 2 == 0 => best.max(worth),
                Some(best) => best.min(worth),
            });
        }
    }
    worths[0].expect("a worth for every vertex")
}

mod grundy {
    pub mod contest {
        pub mod fenwick {
            use std::ops::{AddAssign, SubAssign};

            /// A sequence of numbers, and the sums of its runs, as a Fenwick tree.
            ///
            /// ```
            /// use grundy::contest::fenwick::FenwickTree;
            ///
            /// let mut tree = FenwickTree::new(vec![3, 1, 4, 1, 5]);
            /// assert_eq!(tree.sum(1..4), 1 + 4 + 1);
            /// tree.add(2, 10);
            /// assert_eq!(tree.sum_before(3), 3 + 1 + 14);
            ///
            /// // How often each of the numbers 0, 1, … occurs in the collection 1, 1, 3:
            /// let counts = FenwickTree::new(vec![0, 2, 0, 1]);
            /// assert_eq!([0, 1, 2].map(|k| counts.first_above(k)), [1, 1, 3]); // its k-th smallest number
            /// ```
            ///
            /// # Method
            ///
            /// If the binary digits of i end with t ones, entry i holds the sum of 2^t consecutive numbers, the
            /// last of which has index i. So the first k numbers are divided into one such run for each 1 among
            /// the binary digits of k, and each number is in at most log₂ n + 1 runs (P. M. Fenwick, *A new
            /// data structure for cumulative frequency tables*, Software: Practice and Experience 24, 1994).
            #[derive(Clone, Debug)]
            pub struct FenwickTree<T> {
                sums: Vec<T>,
            }

            impl<T: Copy + Default + AddAssign> FenwickTree<T> {
                /// Creates the tree of `numbers`. `T::default()` must be zero. Cost: O(n).
                pub fn new(numbers: Vec<T>) -> FenwickTree<T> {
                    let mut sums = numbers;
                    for index in 0..sums.len() {
                        // The next longer run that includes this one.
                        let above = index | (index + 1);
                        if above < sums.len() {
                            let sum = sums[index];
                            sums[above] += sum;
                        }
                    }
                    FenwickTree { sums }
                }

                /// Adds `change` to the number at `index`. Cost: O(log n).
                ///
                /// # Panics
                /// Panics if there is no such number.
                pub fn add(&mut self, index: usize, change: T) {
                    assert!(
                        index < self.sums.len(),
                        "index {} of {} numbers",
                        index,
                        self.sums.len()
                    );
                    let mut index = index;
                    while index < self.sums.len() {
                        self.sums[index] += change;
                        index |= index + 1;
                    }
                }

                /// Returns the first index such that the sum of the numbers up to and including the number at
                /// that index is above `sum`, or the length of the sequence if there is no such index. No
                /// number may be negative. If each number in the sequence counts the things of one kind, this
                /// index is the kind of the thing that has `sum` things before it. Cost: O(log n).
                pub fn first_above(&self, sum: T) -> usize
                where
                    T: PartialOrd + SubAssign,
                {
                    let (mut passed, mut rest) = (0, sum);
                    for step in (0..usize::BITS).rev().map(|bit| 1 << bit) {
                        if step <= self.sums.len() - passed && self.sums[passed + step - 1] <= rest
                        {
                            rest -= self.sums[passed + step - 1];
                            passed += step;
                        }
                    }
                    passed
                }
            }
        }

        // Graphs and trees.
        pub mod edges {
            use std::fmt;

            /// An adjacency list in compressed rows: the heads of all edges, sorted by their tails. For a large
            /// graph, its two arrays are built and read much faster than a `Vec` for each vertex.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Rows {
                starts: Vec<u32>,
                heads: Vec<u32>,
            }

            impl Rows {
                /// Creates the rows of `edges`. Each edge is given by its tail and its head, and edges keep
                /// their order within a row. Cost: O(`vertices` + edges); `edges` is iterated over twice.
                ///
                /// # Panics
                /// Panics if a tail is not below `vertices`. Heads may be any 32-bit numbers.
                pub fn new(
                    vertices: usize,
                    edges: impl Iterator<Item = (usize, usize)> + Clone,
                ) -> Rows {
                    let mut starts = vec![0; vertices + 1];
                    for (tail, _) in edges.clone() {
                        starts[tail + 1] += 1;
                    }
                    for vertex in 0..vertices {
                        starts[vertex + 1] += starts[vertex];
                    }
                    let mut heads = vec![0; starts[vertices] as usize];
                    let mut next = starts.clone();
                    for (tail, head) in edges {
                        heads[next[tail] as usize] = head as u32;
                        next[tail] += 1;
                    }
                    Rows { starts, heads }
                }

                /// Returns the heads of the edges from `vertex`.
                ///
                /// # Panics
                /// Panics if there is no such vertex.
                pub fn row(&self, vertex: u32) -> &[u32] {
                    let vertex = vertex as usize;
                    &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
                }
            }

            #[allow(dead_code)]
            /// The reason why edges do not form a graph, or do not form one of the required kind.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum GraphError {
                /// An edge names a vertex that does not exist.
                NoSuchVertex {
                    /// The vertex that the edge names.
                    vertex: usize,
                    /// The number of vertices, which are numbered from 0.
                    vertices: usize,
                },
                /// There is a cycle where there must be none: play on this graph need not end.
                Cycle {
                    /// A vertex on the cycle.
                    vertex: usize,
                },
                /// The edges of a tree do not connect all its vertices.
                NotConnected {
                    /// A vertex that is not connected to the root.
                    vertex: usize,
                },
                /// There is a cycle of odd length where there must be none.
                OddCycle {
                    /// A vertex on the cycle.
                    vertex: usize,
                },
                /// There are at least 2^31 - 1 vertices or edges, which is not supported.
                TooLarge,
                /// There are more vertices than are supported for a computation over all sets of vertices.
                TooManyVertices {
                    /// The number of vertices.
                    vertices: usize,
                    /// The number that is supported.
                    most: usize,
                },
            }

            impl fmt::Display for GraphError {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    match self {
                        GraphError::NoSuchVertex { vertex, vertices } => {
                            write!(
                                f,
                                "an edge names vertex {} of {}, counted from 0",
                                vertex, vertices
                            )
                        }
                        GraphError::Cycle { vertex } => {
                            write!(f, "vertex {}, counted from 0, is on a cycle", vertex)
                        }
                        GraphError::NotConnected { vertex } => {
                            write!(
                                f,
                                "no edges lead from the root to vertex {}, counted from 0",
                                vertex
                            )
                        }
                        GraphError::OddCycle { vertex } => {
                            write!(
                                f,
                                "vertex {}, counted from 0, is on a cycle of odd length",
                                vertex
                            )
                        }
                        GraphError::TooManyVertices { vertices, most } => {
                            write!(f, "{} vertices, but at most {} are supported", vertices, most)
                        }
                        GraphError::TooLarge => write!(f, "2^31 - 1 vertices or edges, or more"),
                    }
                }
            }

            /// Checks that every edge joins vertices below `vertices`, and that twice the number of vertices
            /// and twice the number of edges fit into 32 bits.
            pub(crate) fn check_edges(
                vertices: usize,
                edges: &[(usize, usize)],
            ) -> Result<(), GraphError> {
                if vertices.max(edges.len()) >= i32::MAX as usize {
                    return Err(GraphError::TooLarge);
                }
                let mut ends = edges.iter().flat_map(|&(from, to)| [from, to]);
                match ends.find(|&vertex| vertex >= vertices) {
                    Some(vertex) => Err(GraphError::NoSuchVertex { vertex, vertices }),
                    None => Ok(()),
                }
            }
        }
        pub mod rooted_tree {
            use super::edges::{check_edges, GraphError, Rows};

            /// A tree with a root, or several such trees: the parent of each vertex, and an order in which
            /// parents come first.
            ///
            /// ```
            /// use grundy::contest::rooted_tree::RootedTree;
            ///
            /// // 1 – 0 – 2 – 3, rooted at vertex 2.
            /// let tree = RootedTree::from_edges(4, &[(0, 1), (0, 2), (2, 3)], 2).unwrap();
            /// assert_eq!(tree.parents(), [Some(2), Some(0), None, Some(2)]);
            /// assert_eq!(tree.from_root(), [2, 0, 3, 1]);
            /// assert_eq!(tree.depths(), [1, 2, 0, 1]);
            /// ```
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct RootedTree {
                parents: Vec<Option<usize>>,
                from_root: Vec<usize>,
            }

            impl RootedTree {
                /// Creates the tree with the given undirected edges between the vertices 0, …,
                /// `vertices` - 1 and the given root. Cost: O(vertices), without recursion.
                ///
                /// # Errors
                /// Returns an error if an edge or `root` names a vertex that does not exist, if some vertex
                /// is not connected to the root, or if there is a cycle. A loop is a cycle, and so are two
                /// edges between the same vertices.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// # use grundy::graph::GraphError;
                /// let apart = RootedTree::from_edges(4, &[(0, 1), (2, 3), (3, 2)], 0);
                /// assert_eq!(apart, Err(GraphError::NotConnected { vertex: 2 }));
                /// let circle = RootedTree::from_edges(2, &[(0, 1), (1, 0)], 0);
                /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 1 }));
                /// ```
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                    root: usize,
                ) -> Result<RootedTree, GraphError> {
                    check_edges(vertices, edges)?;
                    if root >= vertices {
                        return Err(GraphError::NoSuchVertex { vertex: root, vertices });
                    }
                    let both_ways = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                    let neighbours = Rows::new(vertices, both_ways);
                    let mut parents = vec![None; vertices];
                    let mut from_root = vec![root];
                    let mut done = 0;
                    while done < from_root.len() {
                        let parent = from_root[done];
                        for &vertex in neighbours.row(parent as u32) {
                            let vertex = vertex as usize;
                            if vertex != root && parents[vertex].is_none() {
                                parents[vertex] = Some(parent);
                                from_root.push(vertex);
                            }
                        }
                        done += 1;
                    }
                    let lost = |vertex: &usize| *vertex != root && parents[*vertex].is_none();
                    if let Some(vertex) = (0..vertices).find(lost) {
                        return Err(GraphError::NotConnected { vertex });
                    }
                    // Each vertex has one edge to its parent; any other edge closes a cycle.
                    let mut has_edge = vec![false; vertices];
                    for &(a, b) in edges {
                        let child = if parents[a] == Some(b) { a } else { b };
                        let is_first = parents[child] == Some(a ^ b ^ child);
                        if !is_first || std::mem::replace(&mut has_edge[child], true) {
                            return Err(GraphError::Cycle { vertex: a });
                        }
                    }
                    Ok(RootedTree { parents, from_root })
                }

                /// Returns the parent of each vertex, which is `None` for a root.
                pub fn parents(&self) -> &[Option<usize>] {
                    &self.parents
                }

                /// Returns all vertices, each after its parent; in reverse order, each vertex comes after its
                /// children.
                pub fn from_root(&self) -> &[usize] {
                    &self.from_root
                }

                /// Returns the number of edges between each vertex and its root. Cost: O(vertices).
                pub fn depths(&self) -> Vec<usize> {
                    let mut depths = vec![0; self.parents.len()];
                    for &vertex in &self.from_root {
                        if let Some(parent) = self.parents[vertex] {
                            depths[vertex] = depths[parent] + 1;
                        }
                    }
                    depths
                }
            }
        }
    }
}
