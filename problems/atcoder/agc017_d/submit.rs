// AtCoder AGC 017 D https://atcoder.jp/contests/agc017/tasks/agc017_d · made by `cargo judge bundle agc017_d --write` from 9023371a33d9ecf4
//! AtCoder AGC 017 D — Game on Tree
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: a tree with root 1; a move deletes an edge and everything that the deletion cuts off from
//! the root. Whoever cannot move loses. Alice moves first. The input is `N` and N - 1 edges; print
//! the winner, `Alice` or `Bob`.
//! Bounds: 2 ≤ N ≤ 10^5.
//! Kind: impartial
//! Picture: `4 / 1 2 / 1 3 / 3 4`
//! Model: Green Hackenbush, on a tree.
//! Why: by the colon principle an edge with a subtree of value g at its end has the value g + 1.
//! Deleting the edge leaves 0; any other move changes the value of the subtree to some h, and by
//! induction the edge then has the value h + 1. The possible values of h include all numbers below
//! g, but not g itself. A vertex is worth the nim sum of the values of the edges to its children,
//! and Bob wins exactly when the root is worth 0.
//! Cost: O(N).
//!
//! 规则：有一棵以 1 为根的树；每次操作删去一条边，以及因此与根断开的一切。无法操作者输，Alice
//! 先手。输入 `N` 和 N - 1 条边；输出获胜者 `Alice` 或 `Bob`。
//! 范围：2 ≤ N ≤ 10^5。
//! 模型：绿色 Hackenbush（删边游戏），在一棵树上。
//! 思路：由克朗原理（Colon Principle），若一条边下端的子树 SG 值为 g，这条边连同子树的 SG 值就
//! 是 g + 1。因为删去这条边得到 0，其他的每一步都留下这条边，并使子树的值变成另一个 h，由归纳
//! 得 h + 1；所有 h < g 都能得到，而 h = g 得不到。一个点的值是它下面各条边的值的异或和，当且仅
//! 当根的值为 0 时 Bob 胜。
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::hackenbush::tree_values;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree_values(&tree)[0] != 0 { "Alice" } else { "Bob" });
}

mod grundy {
    pub mod hackenbush {
        use crate::grundy::contest::rooted_tree::RootedTree;

        /// Returns the Grundy value of what stands on each vertex of a tree, or of several trees, whose
        /// roots are on the ground.
        ///
        /// The value of the whole drawing is the nim sum of the values of the roots. Cost: O(n).
        ///
        /// ```
        /// # use grundy::contest::rooted_tree::RootedTree;
        /// # use grundy::hackenbush::tree_values;
        /// let stalk = RootedTree::from_parents(&[Some(1), Some(2), None]).unwrap();
        /// assert_eq!(tree_values(&stalk), [0, 1, 2]);
        /// ```
        pub fn tree_values(tree: &RootedTree) -> Vec<u64> {
            let mut values = vec![0; tree.parents().len()];
            for &vertex in tree.from_root().iter().rev() {
                if let Some(parent) = tree.parents()[vertex] {
                    values[parent] ^= values[vertex] + 1;
                }
            }
            values
        }
    }

    pub mod contest {
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
            }
        }
    }
}
