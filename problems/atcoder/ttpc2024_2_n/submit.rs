// AtCoder ttpc2024_2_n https://atcoder.jp/contests/ttpc2024_2/tasks/ttpc2024_2_n · made by `cargo judge bundle ttpc2024_2_n --write` from 96c2b23c3ea09b5a
//! AtCoder ttpc2024_2_n — Adjacent Game
//! <https://atcoder.jp/contests/ttpc2024_2/tasks/ttpc2024_2_n> · 2 s · 1024 MiB · difficulty 7
//!
//! Rules: on a tree, Alice first marks a vertex of her choice. Then the players take turns, Bob
//! first, marking an unmarked vertex that is adjacent to one of the other player's vertices.
//! Whoever cannot move loses. The input is `N` and N - 1 edges `u v`; print the winner, `Alice` or
//! `Bob`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5.
//! Kind: partizan
//! Model: pairing strategy, a matching of the tree.
//! Why: if there is a perfect matching, Bob answers each vertex with its partner. Otherwise Alice
//! begins with a vertex that a largest matching misses, and from then on it is she who answers with
//! partners.
//!
//! 1. If there is a perfect matching, vertices are marked in pairs, so the partner of the vertex
//!    that Alice has just marked is unmarked, and adjacent to that vertex. Bob can always move, and
//!    wins.
//! 2. Otherwise let Alice begin with a vertex that some largest matching misses. As long as Bob
//!    marks vertices that have a partner, she can always move.
//! 3. Suppose that Bob marks a vertex v that the matching misses, other than Alice's first one. It
//!    is adjacent to a vertex of Alice's. That vertex is her first one, or it is the partner of a
//!    vertex that Bob marked before; that vertex of Bob's is in turn adjacent to an earlier vertex
//!    of Alice's, and so on. This gives a path from v to her first vertex: every second edge of the
//!    path is in the matching, and the matching misses both ends of the path. Exchanging the path's
//!    edges in the matching for the other edges of the path would make the matching larger: a
//!    contradiction.
//! 4. In a perfect matching of a tree, the partner of a leaf is its only neighbour. So pair any
//!    leaf with its neighbour, take both away and continue with the rest, until no vertex that is
//!    left has a neighbour.
//!
//! Cost: O(N).
//!
//! 规则：在一棵树上，Alice 先任选一个点标记为自己的。然后从 Bob 开始，双方轮流标记一个还没有标
//! 记、并与对方的某个点相邻的点。无法操作者输。输入 `N` 和 N - 1 条边 `u v`；输出获胜者 `Alice`
//! 或 `Bob`。
//! 范围：1 ≤ N ≤ 2 · 10^5。
//! 模型：配对策略，树的匹配。
//! 思路：若有完美匹配，Alice 标记哪个点，Bob 就标记与它匹配的点。若没有，Alice 从某个最大匹配未
//! 覆盖的点开始，然后由她用匹配点来应答。
//!
//! 1. 若有完美匹配，点总是成对地被标记，所以 Alice 刚标记的点的匹配点还空着，而且与它相邻。Bob
//!    总能操作，所以 Bob 胜。
//! 2. 否则，让 Alice 从某个最大匹配未覆盖的点开始。只要 Bob 标记的都是有匹配的点，她就总能操
//!    作。
//! 3. 假设 Bob 标记了另一个未覆盖的点 v。它与 Alice 的某个点相邻。那或者是她的第一个点，或者
//!    是 Bob 先前所标记的某点的匹配点，而 Bob 的那个点又与 Alice 更早的某个点相邻，如此上溯。这
//!    就得到一条从 v 到她第一个点的路径，边交替地在匹配之外和匹配之中，两端都未被覆盖。把路径上
//!    匹配之中的边换成匹配之外的边，匹配就变大了，矛盾。
//! 4. 树的完美匹配中，叶子只能与它唯一的邻点匹配。所以任取一片叶子，与它的邻点配对，去掉这两
//!    点，对其余部分继续，直到什么也不剩，或者出现一个没有邻点的点。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", if tree.has_perfect_matching() { "Bob" } else { "Alice" });
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
