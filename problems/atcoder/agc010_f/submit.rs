// AtCoder AGC 010 F https://atcoder.jp/contests/agc010/tasks/agc010_f · made by `cargo judge bundle agc010_f --write` from e76bf0ae28eb598b
//! AtCoder AGC 010 F — Tree Game
//! <https://atcoder.jp/contests/agc010/tasks/agc010_f> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a tree with A_i stones on vertex i, and a token. A move takes one stone from the token's
//! vertex and then slides the token to a neighbour; a player who finds no stone there loses. The
//! input is `N`, the stones and N - 1 edges; print, in ascending order on one line, the starting
//! vertices of the token from which the first player wins.
//! Bounds: 2 ≤ N ≤ 3000; 0 ≤ A_i ≤ 10^9.
//! Kind: impartial
//! Model: game on a graph, edges lead to fewer stones.
//! Why: only steps to vertices with fewer stones matter. With these steps alone, the game is played
//! on a graph without cycles, and the lost vertices are those with the Grundy value 0. It remains
//! to show that the same vertices are lost when all steps are allowed.
//!
//! 1. Whether a vertex is lost with these steps depends only on vertices with fewer stones. So if a
//!    stone is taken from v, and v still has at least A_u stones for some other vertex u, then u
//!    remains lost or won as before, and so does every vertex with fewer stones than u.
//! 2. If v is won, there is a lost neighbour u with A_u < A_v. The token goes there. As v still
//!    has at least A_u stones, u is lost as before.
//! 3. If v is lost, a player who finds no stone on it loses; it remains to show that every step
//!    from it loses, too. A neighbour u with A_u < A_v was won, and by step 1 it still is. If A_u ≥
//!    A_v, then v now has fewer stones than u. And v is still lost, because its neighbours with
//!    fewer stones than v are won as before. So u is won, by stepping back to v.
//!
//! Cost: O(N).
//!
//! 规则：有一棵树，点 i 上有 A_i 枚石子，另有一枚棋子。每次操作从棋子所在的点取走一枚石子，再把
//! 棋子移到一个相邻点；所在的点没有石子可取的人输。输入 `N`、各点石子数和 N - 1 条边；把能使先
//! 手获胜的棋子起点从小到大在一行中输出。
//! 范围：2 ≤ N ≤ 3000；0 ≤ A_i ≤ 10^9。
//! 模型：图上游戏，只考虑通向石子更少的点的边。
//! 思路：只有走向石子更少的点才有意义。只许这样走，就是无环图上的游戏，必败点的 SG 值为 0。
//! 还要证明：允许所有走法时，必败的仍是这些点。
//!
//! 1. 在只许这样走的游戏中，一个点是否必败，只取决于石子比它更少的点。所以若从 v 取走一枚之后，
//!    v 上仍有至少 A_u 枚，那么 u 的胜负不变，石子比 u 更少的点的胜负也都不变。
//! 2. 若 v 是必胜点，它有一个必败的相邻点 u，A_u < A_v。把棋子移到那里。v 上仍有至少 A_u 枚，所
//!    以 u 仍然必败。
//! 3. 若 v 是必败点，每一步都输，没有石子也输。满足 A_u < A_v 的相邻点 u 原来必胜，由第 1 步现
//!    在仍然必胜。若 A_u ≥ A_v，那么现在 v 的石子比 u 少；v 仍是必败点，因为石子比它更少的相邻
//!    点都像原来一样必胜。所以 u 必胜，走回 v 即可。
//!
//! 复杂度：O(N)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::graph::Dag;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, stones: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    // Only to see that it is a tree.
    RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let both_ways = edges.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]);
    let downwards: Vec<(usize, usize)> =
        both_ways.filter(|&(from, to)| stones[from] > stones[to]).collect();
    let dag = Dag::from_edges(n, &downwards).unwrap_or_else(|error| panic!("{error}"));
    let won = (1..=n).filter(|&vertex| dag.values()[vertex - 1] != 0);
    println!("{}", won.format(" "));
}

mod grundy {
    pub mod mex {
        /// A set of values that can be cleared in constant time, so that one allocation serves for the
        /// mex of every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug)]
        pub struct MexSet {
            /// `stamps[v] == round` means that the value `v` is in the set.
            stamps: Vec<u64>,
            /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// Creates an empty set. Does not allocate.
            pub fn new() -> Self {
                // New stamps are 0, which must not be the round.
                MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
            }

            /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// Returns the least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Clears the set. Cost: O(1).
            pub fn clear(&mut self) {
                self.round += 1;
                self.inserted = 0;
                self.far.clear();
            }

            /// Doubles the number of stamps, and stamps the values that were too large for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }
    pub mod graph {
        pub(crate) use crate::grundy::contest::edges::GraphError;

        use crate::grundy::contest::edges::{check_edges, Rows};
        use crate::grundy::mex::MexSet;

        /// A directed acyclic graph, with the Grundy value of every vertex.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Dag {
            forward: Rows,
            values: Vec<u32>,
        }

        /// Two numbers that are greater than every value, since values are at most the number of edges: the
        /// first marks a vertex that has not been reached, and the second marks a vertex that waits for the
        /// values of the vertices to which its edges lead.
        const UNSEEN: u32 = u32::MAX;
        const WAITING: u32 = u32::MAX - 1;

        /// Returns the mex of `values`, using a single 64-bit word if the values are small enough.
        fn mex_of_options(values: impl Iterator<Item = u32> + Clone, set: &mut MexSet) -> u32 {
            let bit = |value: u32| 1u64.checked_shl(value).unwrap_or(0);
            let seen = values.clone().fold(0, |seen, value| seen | bit(value));
            if seen < u64::MAX {
                return seen.trailing_ones();
            }
            set.clear();
            values.for_each(|value| set.insert(u64::from(value)));
            set.mex() as u32
        }

        impl Dag {
            /// Computes the Grundy value of each vertex 0..`vertices`. Edges may come in any order and may
            /// repeat. Cost: O(vertices + edges) time. Memory: 4 bytes for each edge and up to 24 for each
            /// vertex, besides the input; 4 bytes for each edge and 8 for each vertex are kept.
            ///
            /// # Errors
            /// Returns an error if an edge names a vertex that does not exist, or if the graph has a cycle.
            pub fn from_edges(
                vertices: usize,
                edges: &[(usize, usize)],
            ) -> Result<Dag, GraphError> {
                check_edges(vertices, edges)?;
                let forward = Rows::new(vertices, edges.iter().copied());
                let mut values = vec![UNSEEN; vertices];
                let mut options = MexSet::new();
                let mut walk: Vec<(u32, usize)> = Vec::new(); // vertices, and how many edges are done
                for root in 0..vertices as u32 {
                    if values[root as usize] == UNSEEN {
                        values[root as usize] = WAITING;
                        walk.push((root, 0));
                    }
                    while let Some((vertex, done)) = walk.last_mut() {
                        let row = forward.row(*vertex);
                        let known =
                            row[*done..].iter().take_while(|&&to| values[to as usize] < WAITING);
                        *done += known.count();
                        match row.get(*done) {
                            Some(&to) if values[to as usize] == WAITING => {
                                return Err(GraphError::Cycle { vertex: to as usize });
                            }
                            Some(&to) => {
                                values[to as usize] = WAITING;
                                walk.push((to, 0));
                            }
                            None => {
                                let row = row.iter().map(|&to| values[to as usize]);
                                values[*vertex as usize] = mex_of_options(row, &mut options);
                                walk.pop();
                            }
                        }
                    }
                }
                Ok(Dag { forward, values })
            }

            /// Returns the Grundy value of each vertex. A value is at most the number of edges, so 32 bits
            /// suffice.
            pub fn values(&self) -> &[u32] {
                &self.values
            }
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
            }
        }
    }
}
