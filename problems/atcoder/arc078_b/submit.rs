// AtCoder ARC 078 D https://atcoder.jp/contests/arc078/tasks/arc078_b · made by `cargo judge bundle arc078_b --write` from 4cb1a15eaa7804da
//! AtCoder ARC 078 D — Fennec VS. Snuke
//! <https://atcoder.jp/contests/arc078/tasks/arc078_b> · 2 s? · 256 MiB? · difficulty 3
//!
//! Rules: in a tree of N cells, cell 1 is black and cell N white. Fennec and Snuke take turns,
//! Fennec first: she picks an uncoloured cell next to a black one and paints it black, and he picks
//! one next to a white one and paints it white; whoever cannot paint loses. The input is `N` and
//! the edges. Print the winner, `Fennec` or `Snuke`.
//! Bounds: 2 ≤ N ≤ 10^5.
//! Kind: partizan
//! Model: game on a tree, a race and then free moves.
//! Why: let f be the number of cells that are no farther from cell 1 than from cell N, and s = N -
//! f the number of those that are nearer to cell N. Fennec wins exactly when f > s.
//!
//! 1. The players race on the path between the cells 1 and N. By painting along it, Fennec gets all
//!    cells of the path that are no farther from cell 1 than from cell N, as she begins and needs
//!    no more moves than Snuke to reach them; in the same way Snuke gets those that are nearer to
//!    cell N.
//! 2. A cell off the path can be painted only by the player who has the path cell from which it
//!    hangs. The distance from cell 1 minus the distance from cell N is the same for a cell off the
//!    path as for the path cell from which it hangs. So, by racing first, Fennec is sure of f cells
//!    in all, and Snuke of s, and the cells off the path can be painted later.
//! 3. If f > s, Fennec races. She can make at least f - 1 moves, and Snuke can make at most s - 1 ≤
//!    f - 2. So he is the first to be unable to move.
//! 4. If f ≤ s, Snuke races. Fennec can make at most f - 1 moves, and Snuke can answer each of
//!    them.
//!
//! Cost: O(N).
//!
//! 规则：一棵 N 个点的树，点 1 为黑，点 N 为白。双方轮流涂一个未涂色的点，Fennec 先手，她把与黑点相邻的点涂黑，
//! Snuke 把与白点相邻的点涂白；无法涂色者输。输入 `N` 和各边。输出获胜者 `Fennec` 或 `Snuke`。
//! 范围：2 ≤ N ≤ 10^5。
//! 模型：树上游戏，先赛跑，再走空步。
//! 思路：设到点 1 不比到点 N 远的点有 f 个，到点 N 更近的有 s = N - f 个。当且仅当 f > s 时 Fennec 胜。
//!
//! 1. 双方在点 1 与点 N 之间的路径上赛跑。Fennec 沿路径涂，能得到路径上到点 1 不更远的每个点，因为她所需步数不更
//!    多，又是先手；同理 Snuke 能得到到点 N 更近的点。
//! 2. 路径外的点挂在路径的某个点下面，只有得到那个点的人才能涂它，而它与那个点同样地离点 1 或点 N 更近。所以先赛
//!    跑，Fennec 总共至少能得到 f 个点，Snuke 至少 s 个，其余的点可以慢慢涂。
//! 3. 若 f > s，Fennec 先赛跑。她至少能走 f - 1 步，而 Snuke 至多走 s - 1 ≤ f - 2 步，所以先无法涂色的是他。
//! 4. 若 f ≤ s，Snuke 先赛跑。Fennec 至多走 f - 1 步，每一步他都能应对。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    assert!(n > 1, "one cell, which cannot be black and white");
    let [of_fennec, of_snuke] = [0, n - 1].map(|root| {
        let tree = RootedTree::from_edges(n, &edges, root);
        tree.unwrap_or_else(|error| panic!("{error}")).depths()
    });
    let fennecs = of_fennec.iter().zip(&of_snuke).filter(|(black, white)| black <= white).count();
    println!("{}", if fennecs > n - fennecs { "Fennec" } else { "Snuke" });
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
