// AtCoder ABC 148 F https://atcoder.jp/contests/abc148/tasks/abc148_f · made by `cargo judge bundle abc148_f --write` from d1e5539d00c6eaf1
//! AtCoder ABC 148 F — Playing Tag on Tree
//! <https://atcoder.jp/contests/abc148/tasks/abc148_f> · 2 s? · 1024 MiB? · difficulty 4
//!
//! Rules: Takahashi is on vertex u of a tree and Aoki on vertex v. They take turns moving to a
//! neighbouring vertex, Takahashi first, until both are on the same vertex. Takahashi wants this to
//! happen as late as possible, and Aoki as early as possible. The input is `N u v` and the edges;
//! print how many moves Aoki makes if both play as well as possible.
//! Bounds: 2 ≤ N ≤ 10^5; u ≠ v.
//! Kind: pursuit
//! Picture: `4 2 4 / 1 2 / 2 3 / 3 4`
//! Model: game on a tree, the farthest vertex that can be reached in time.
//! Why: write u(x) and v(x) for the distances of a vertex x from u and v. Aoki makes max v(x) - 1
//! moves, where the maximum is over all x with u(x) < v(x). Such an x is called safe.
//!
//! 1. Let x be a safe vertex with the largest v(x). The vertex x is a leaf, since a vertex beyond x
//!    would also be safe and would be farther from v. Takahashi walks there. All vertices on
//!    Takahashi's path to x are safe: if Aoki could reach one of them no later than Takahashi, Aoki
//!    could also reach x no later than Takahashi. Once at x, Takahashi goes back and forth between
//!    x and its neighbour p.
//! 2. To meet him at x or p, Aoki has to reach p, which takes v(x) - 1 moves. So Aoki makes no
//!    fewer moves than claimed.
//! 3. Now let Aoki always move towards Takahashi. Each move takes Aoki farther away from v, and
//!    Takahashi stays beyond Aoki, as seen from v. Suppose that Aoki has made m moves when they
//!    meet at a vertex z; then v(z) = m.
//! 4. If Takahashi moved last, he came from a vertex y beyond z, and he had reached y in m moves:
//!    u(y) ≤ m < v(y) = m + 1. If Aoki moved last, he came to z from the side of v, so Takahashi
//!    had come to z from a vertex y beyond z; Takahashi had reached y in m - 1 moves. In both cases
//!    y is safe, so m = v(y) - 1 is no more than the number of moves claimed.
//!
//! Cost: O(N).
//!
//! 规则：在一棵树上，Takahashi 在点 u，Aoki 在点 v。双方轮流走到相邻的点，Takahashi 先手，直到两人在同一点。
//! Takahashi 希望尽量晚，Aoki 希望尽量早。输入 `N u v` 和各边；输出 Aoki 走了几步。
//! 范围：2 ≤ N ≤ 10^5；u ≠ v。
//! 模型：树上游戏，及时能到的最远点。
//! 思路：设点 x 到 u、v 的距离为 u(x)、v(x)。若 u(x) < v(x)，就称 x 是安全的。Aoki 的步数是所有安全点的 v(x) 的最大
//! 值减 1。
//!
//! 1. 设 x 是 v(x) 最大的安全点。它是叶子，否则更外面的点也安全，而且更远。Takahashi 走到那里，途中各点都是安全的：
//!    假如 Aoki 能同样早地到达途中一点，他也能同样早地到达 x。到了以后，他在 x 与相邻的点 p 之间来回走。
//! 2. 要在 x 或 p 遇到他，Aoki 必须走到 p，这需要 v(x) - 1 步。所以步数不会更少。
//! 3. 设 Aoki 总是朝 Takahashi 走。每一步都使他离 v 更远，而 Takahashi 总在他前方。设两人在 z 相遇时 Aoki 走了 m
//!    步，于是 v(z) = m。
//! 4. 若最后一步是 Takahashi 走的，他来自 z 外侧的点 y，此前用 m 步到达那里：u(y) ≤ m < v(y) = m + 1。若最后一步是
//!    Aoki 走的，Takahashi 也是从外侧的点 y 走到 z 的，因为 Aoki 正在 z 的这一侧，而他到达 y 只用了 m - 1 步。两种
//!    情形下 y 都是安全的，m = v(y) - 1 不超过所说的值。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, u: Usize1, v: Usize1, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let [from_u, from_v] = [u, v].map(|root| {
        let tree = RootedTree::from_edges(n, &edges, root);
        tree.unwrap_or_else(|error| panic!("{error}")).depths()
    });
    let safe = from_u.iter().zip(&from_v).filter(|(takahashi, aoki)| takahashi < aoki);
    // Nothing is safe if both begin on one vertex, and Aoki then has no move to make.
    println!("{}", safe.map(|(_, aoki)| aoki - 1).max().unwrap_or(0));
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
