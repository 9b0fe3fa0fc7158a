// AtCoder ABC 398 E https://atcoder.jp/contests/abc398/tasks/abc398_e · made by `cargo judge bundle abc398_e --write` from 30296e90436677c8
//! AtCoder ABC 398 E — Tree Game
//! <https://atcoder.jp/contests/abc398/tasks/abc398_e> · 2 s · 1024 MiB · difficulty 3
//!
//! Rules: interactive. A move adds an edge `i j`, i < j, to a graph that is a tree at first; the
//! edge must be new and must not close a cycle of odd length, and whoever cannot move loses. Read
//! `N` and the edges of the tree, print `First` or `Second`, and win as that player: print your
//! moves and read the judge's moves in turn. The judge answers `-1 -1` when it cannot move.
//! Bounds: 2 ≤ N ≤ 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, the number of edges that can still be added.
//! Why: no move makes another one possible or impossible, so the length of the game is fixed.
//!
//! 1. Colour the vertices by the parity of their depth. A path in the tree between vertices of the
//!    same colour has even length, so an edge between them closes an odd cycle. And as long as each
//!    edge joins vertices of different colours, every cycle has even length. So the edges that can
//!    be added are the missing ones between vertices of different colours, now and after every
//!    move.
//! 2. Let a and b be the numbers of vertices of the two colours; then there are a · b - (N - 1)
//!    such edges. Each move uses up one of them. So the first player makes the last move exactly
//!    when the number of these edges is odd, whatever the players choose.
//!
//! Cost: O(N²) memory, O(N² log N) time.
//!
//! 规则：交互题。一开始图是一棵树，每次操作加一条边 `i j`（i < j），这条边必须是图中没有的，且不能
//! 形成长度为奇数的环；无法操作者输。读入 `N` 和树的各边，输出 `First` 或 `Second` 选定先后手，并以
//! 此身份取胜：输出一步，再读入评测方的一步。评测方无法操作时给出 `-1 -1`。
//! 范围：2 ≤ N ≤ 100。
//! 模型：奇偶性（还能加的边数）。
//! 思路：任何一步都不会使别的走法变得可行或不可行，所以总步数是固定的。
//!
//! 1. 按深度的奇偶给点染两种颜色。树上同色两点之间的路径长为偶数，在它们之间加边就形成奇环；而只
//!    要每条边都连接异色的点，所有的环都是偶环。所以无论现在还是以后，能加的边就是两种颜色之间还没
//!    有的边。
//! 2. 设两种颜色各有 a、b 个点，这样的边有 a · b - (N - 1) 条，每步恰好用掉一条。所以无论双方怎么
//!    走，先手走最后一步当且仅当边数为奇数。
//!
//! 复杂度：空间 O(N²)，时间 O(N² log N)。

use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input_interactive, marker::Usize1};
use std::collections::BTreeSet;

fn main() {
    input_interactive! { n: usize }
    assert!(n > 0, "a tree of 0 vertices");
    input_interactive! { tree: [(Usize1, Usize1); n - 1] }
    let mut missing = missing_edges(n, &tree);
    let is_first = missing.len() % 2 == 1;
    println!("{}", if is_first { "First" } else { "Second" });
    if is_first {
        add_any(&mut missing);
    }
    while let Some(edge) = hear() {
        assert!(missing.remove(&edge), "the edge of {} and {} cannot be added", edge.0, edge.1);
        add_any(&mut missing);
    }
}

/// Two vertices, numbered from 1, with the smaller one first.
type Edge = (i64, i64);

/// Returns the edges that the tree lacks between vertices of different colours.
fn missing_edges(n: usize, tree: &[(usize, usize)]) -> BTreeSet<Edge> {
    let rooted = RootedTree::from_edges(n, tree, 0).unwrap_or_else(|error| panic!("{error}"));
    let depths = rooted.depths();
    let pairs = (0..n).tuple_combinations().filter(|&(i, j)| (depths[i] + depths[j]) % 2 == 1);
    let mut missing: BTreeSet<Edge> = pairs.map(edge).collect();
    for &ends in tree {
        missing.remove(&edge(ends));
    }
    missing
}

fn edge((u, v): (usize, usize)) -> Edge {
    (u.min(v) as i64 + 1, u.max(v) as i64 + 1)
}

/// Makes a move. The line is sent at once, because standard output is flushed after each line.
fn add_any(missing: &mut BTreeSet<Edge>) {
    let (i, j) = missing.pop_first().expect("an odd number is missing");
    println!("{i} {j}");
}

/// Reads the judge's move, or returns `None` if the judge has none.
fn hear() -> Option<Edge> {
    input_interactive! { i: i64, j: i64 }
    (i != -1 || j != -1).then_some((i, j))
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
