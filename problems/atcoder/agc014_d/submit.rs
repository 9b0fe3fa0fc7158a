// AtCoder AGC 014 D https://atcoder.jp/contests/agc014/tasks/agc014_d · made by `cargo judge bundle agc014_d --write` from 6f1326164b45d60e
//! AtCoder AGC 014 D — Black and White Tree
//! <https://atcoder.jp/contests/agc014/tasks/agc014_d> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: Takahashi and Aoki take turns painting uncoloured vertices of a tree, Takahashi white and
//! Aoki black, until all vertices have a colour; then every white vertex next to a black one turns
//! black. Takahashi, who moves first, wins if a white vertex is left. The input is `N` and N - 1
//! edges; print the winner, `First` or `Second`.
//! Bounds: 2 ≤ N ≤ 10^5.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: pairing strategy, a matching of the tree.
//! Why: if there is a perfect matching, Aoki paints the partner of each vertex that Takahashi
//! paints, and no white vertex is left. Without a perfect matching, Takahashi paints the neighbour
//! of a deepest leaf. That forces Aoki to paint the leaf: otherwise Takahashi would paint it, and
//! it would stay white. If the neighbour has another leaf below it, Takahashi paints that leaf and
//! wins. If not, the rest of the tree has no perfect matching either, and Takahashi continues
//! there; all vertices that are adjacent to this rest are white. In the end he is left with a
//! single vertex whose neighbours are all white. A perfect matching of a tree must pair each leaf
//! with its parent, so it can be built from the leaves up.
//! Cost: O(N).
//!
//! 规则：轮流给一棵树的点染色，Takahashi 把一个点染白，Aoki 把一个点染黑，直到所有点都有颜色；
//! 然后与黑点相邻的白点全部变黑。Takahashi 先手，若还剩白点则他胜。输入 `N` 和 N - 1 条边；输出
//! 获胜者 `First` 或 `Second`。
//! 范围：2 ≤ N ≤ 10^5。
//! 模型：配对策略，树的匹配。
//! 思路：若有完美匹配，Takahashi 染了哪个点，Aoki 就染与它匹配的点，最后不剩白点。若没有，
//! Takahashi 就染最深的叶子的邻点。这迫使 Aoki 去染那片叶子，否则 Takahashi 染它，它就一直是白
//! 的。若这个邻点下面还有另一片叶子，Takahashi 染它即胜。若没有，树的其余部分同样没有完美匹配，
//! 他就在其中继续；这一部分的点在其外的邻点都是白的。最后给他剩下一个孤立的点，它的邻点全是白
//! 的，他就赢了。树的完美匹配从叶子往上确定，每片叶子与它的父亲配对。
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree.has_perfect_matching() { "Second" } else { "First" });
}

mod grundy {
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

                /// Returns whether the vertices can be paired so that the two vertices of each pair are joined
                /// by an edge. Cost: O(vertices).
                ///
                /// The partner of a leaf can only be its parent, and when both are removed, what is left, if
                /// anything, is again a tree or several trees. So a tree has at most one perfect matching, and
                /// it is found from the leaves up: a vertex that is not paired with any child must be paired
                /// with its parent.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// let path = RootedTree::from_parents(&[None, Some(0), Some(1), Some(2)]).unwrap();
                /// assert!(path.has_perfect_matching()); // 0 – 1 and 2 – 3
                /// let star = RootedTree::from_parents(&[None, Some(0), Some(0), Some(0)]).unwrap();
                /// assert!(!star.has_perfect_matching());
                /// ```
                pub fn has_perfect_matching(&self) -> bool {
                    let mut is_paired = vec![false; self.parents.len()];
                    for &vertex in self.from_root.iter().rev() {
                        if is_paired[vertex] {
                            continue;
                        }
                        match self.parents[vertex] {
                            Some(parent) if !is_paired[parent] => is_paired[parent] = true,
                            _ => return false,
                        }
                    }
                    true
                }
            }
        }
    }
}
