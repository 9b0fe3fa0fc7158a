// AtCoder AGC 005 E https://atcoder.jp/contests/agc005/tasks/agc005_e · made by `cargo judge bundle agc005_e --write` from 62b4b9241ce90bde
//! AtCoder AGC 005 E — Sugigma: The Showdown
//! <https://atcoder.jp/contests/agc005/tasks/agc005_e> · 2 s · 256 MiB · difficulty 8
//!
//! Rules: a red tree and a blue tree share the same N vertices. Sigma, who starts on X, moves his
//! piece along a red edge or leaves it where it is; then Sugim, who starts on Y ≠ X, does the same
//! with blue edges, and so on in turn. The game ends when the pieces meet; Sigma wants this to
//! happen as late as possible, and Sugim as early as possible. The input is `N X Y`, the red edges
//! and the blue edges; print the number of turns, or -1 if Sigma can play on for ever.
//! Bounds: 2 ≤ N ≤ 200,000.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: game on trees, a pursuit.
//! Why: let r(v) be the distance from X to v along red edges, and b(v) the distance from Y to v
//! along blue edges. Call v safe if r(w) < b(w) for all vertices w on the red path from X to v.
//! Sigma can go to every safe vertex without being caught: when he reaches a vertex w on the way,
//! on his r(w)-th move, and also after Sugim's next move, Sugim has made at most r(w) < b(w) moves
//! and is not at w. X is safe.
//!
//! 1. Suppose that a red edge joins a safe vertex u to a vertex w whose blue distance from u is 3
//!    or more. Sigma goes to u. From then on, whenever it is Sigma's turn, Sugim is on another
//!    vertex. If Sugim is next to him along a blue edge, Sigma moves to the other end of the red
//!    edge, at blue distance 2 or more from Sugim; otherwise Sigma is already that far from Sugim
//!    and stays where he is. Sugim's next move does not catch him. So the answer is -1.
//! 2. Otherwise the answer is twice the largest b(v) over all safe vertices v. Sigma goes there and
//!    waits. Sigma is not caught on his way to v, and Sugim needs b(v) moves to get there.
//! 3. It remains to show that Sugim can end the game that early. Root the blue tree at Y. Suppose
//!    that after j moves by each player, Sugim is on a vertex p at depth j, and Sigma is on a safe
//!    vertex s below p. This holds for j = 0. The two ends of every red edge at s are at a blue
//!    distance of at most 2 from each other.
//! 4. If Sigma moves to p, he is caught at once. If he moves to a vertex that is not below p, it is
//!    at blue distance 2 from s and thus the parent of p: Sugim moves there and catches him.
//!    Otherwise he moves or stays below p, and Sugim moves to the child of p that Sigma is on or
//!    below. So either Sigma is caught, or Sugim is at depth j + 1 and Sigma is on a vertex s'
//!    below Sugim's vertex. Then r(s') ≤ j + 1 < b(s'). As s is safe, and s' is s or joined to s by
//!    a red edge, s' is safe too: either the red path to s' leads through s, or s' lies on the red
//!    path to s.
//! 5. If the game ends with one of the two moves after Sugim's j-th move, its length is at most
//!    2(j + 1), and this is at most 2b(s), where s is the safe vertex that Sigma was on after j
//!    moves. It does end, since Sugim cannot go down for ever.
//!
//! Cost: O(N).
//!
//! 规则：同样的 N 个点上有一棵红树和一棵蓝树。Sigma 从 X 出发，把自己的棋子沿一条红边移动或者不
//! 动；然后 Sugim 从 Y ≠ X 出发，把自己的棋子沿一条蓝边移动或者不动；如此轮流。两枚棋子相遇时游
//! 戏结束；Sigma 希望晚结束，Sugim 希望早结束。输入 `N X Y`、各红边和各蓝边；输出双方行动的总次
//! 数，若 Sigma 能一直玩下去则输出 -1。
//! 范围：2 ≤ N ≤ 200,000。
//! 模型：多棵树上的游戏，一追一逃。
//! 思路：设 r(v) 为沿红边从 X 到 v 的距离，b(v) 为沿蓝边从 Y 到 v 的距离。若红树上从 X 到 v 的
//! 路径上的每个点 w 都有 r(w) < b(w)，就称 v 是安全的。Sigma 可以走到任何一个安全的点而
//! 不被抓住：他第 r(w) 步走到 w 时，以及 Sugim 接着走一步之后，Sugim 至多走了 r(w) < b(w) 步，
//! 不可能在 w。X 本身是安全的。
//!
//! 1. 假设有一条红边，从安全的点 u 连到蓝树上与 u 距离至少为 3 的点 w。Sigma 走到 u。此后每次轮
//!    到他时，Sugim 都不在他所在的点上。若 Sugim 与他在蓝树上相邻，他就走到这条红边的另一端，
//!    与 Sugim 的蓝距离至少为 2；否则他不动，蓝距离同样至少为 2。Sugim 的下一步都抓不到他。所以
//!    答案是 -1。
//! 2. 否则，答案是安全的点 v 中最大的 b(v) 的两倍。Sigma 走到那里等着：他在路上不会被抓住，
//!    而 Sugim 需要 b(v) 步才能到达。
//! 3. 还要证明 Sugim 能这么早就结束游戏。以 Y 为根看蓝树。假设双方各走 j 步之后，Sugim 在深度
//!    为 j 的点 p 上，Sigma 在 p 下方的某个点 s 上，并且 s 是安全的。j = 0 时成立。s 的每条红
//!    边，两端的蓝距离都不超过 2。
//! 4. 若 Sigma 走到 p，他马上被抓住。若他走到不在 p 下方的点，那个点与 s 的蓝距离是 2，所以就
//!    是 p 的父亲，Sugim 走到那里抓住他。否则他走后或不动仍在 p 下方，Sugim 就走到 p 的那个儿
//!    子，使 Sigma 在这个儿子上或在它下方。于是或者他被抓住，或者 Sugim 在深度 j + 1，Sigma 在
//!    其下方的某个点 s' 上。这时 r(s') ≤ j + 1 < b(s')。因为 s 是安全的，而 s' 就是 s 或与 s 相
//!    邻，所以 s' 也是安全的：到 s' 的红路径或者经过 s，或者 s' 就在到 s 的红路径上。
//! 5. 若游戏在 Sugim 走完第 j 步之后的这一轮中结束，行动总次数至多为 2(j + 1)，而对那一刻安全的
//!    点 s，这不超过 2b(s)。游戏必定结束，因为 Sugim 不能一直往下走。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! {
        n: usize, x: Usize1, y: Usize1,
        red: [(Usize1, Usize1); n.saturating_sub(1)],
        blue: [(Usize1, Usize1); n.saturating_sub(1)],
    }
    assert!(x != y, "both pieces start on the same vertex");
    let red_tree = RootedTree::from_edges(n, &red, x).unwrap_or_else(|error| panic!("{error}"));
    let blue_tree = RootedTree::from_edges(n, &blue, y).unwrap_or_else(|error| panic!("{error}"));
    let blue_depths = blue_tree.depths();
    let is_safe = safe_vertices(&red_tree, &blue_depths);
    let leads_away = |&(a, b): &(usize, usize)| {
        (is_safe[a] || is_safe[b]) && !are_near(a, b, blue_tree.parents())
    };
    if red.iter().any(leads_away) {
        println!("-1");
    } else {
        let farthest = (0..n).filter(|&vertex| is_safe[vertex]).map(|vertex| blue_depths[vertex]);
        println!("{}", 2 * farthest.max().expect("X is safe"));
    }
}

/// Returns for each vertex whether it is safe, that is, whether Sigma can reach it, and every
/// vertex on the way, before Sugim can.
fn safe_vertices(red_tree: &RootedTree, blue_depths: &[usize]) -> Vec<bool> {
    let red_depths = red_tree.depths();
    let mut is_safe = vec![false; blue_depths.len()];
    for &vertex in red_tree.from_root() {
        let way_is_safe = red_tree.parents()[vertex].is_none_or(|parent| is_safe[parent]);
        is_safe[vertex] = way_is_safe && red_depths[vertex] < blue_depths[vertex];
    }
    is_safe
}

/// Returns whether two different vertices are at distance 1 or 2.
fn are_near(a: usize, b: usize, parents: &[Option<usize>]) -> bool {
    let is_above = |upper: usize, lower: usize| {
        let parent = parents[lower];
        parent == Some(upper) || parent.and_then(|parent| parents[parent]) == Some(upper)
    };
    let are_siblings = parents[a].is_some() && parents[a] == parents[b];
    is_above(a, b) || is_above(b, a) || are_siblings
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
