// Codeforces 1615E https://codeforces.com/problemset/problem/1615/E · made by `cargo judge bundle cf1615e --write` from b8776eec78067319
//! Codeforces 1615E — Purple Crayon
//! <https://codeforces.com/problemset/problem/1615/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: a tree has the root 1, and all vertices are white. Red colours any subtrees, with at most
//! k vertices in all. Then Blue colours any subtrees that have no red vertex. With w white, r red
//! and b blue vertices, the score is w(r - b), which Red wants to make large and Blue wants to make
//! small. A subtree is a vertex with everything below it. The input is `n k` and the edges; print
//! the score.
//! Bounds: 2 ≤ n ≤ 2 · 10^5; 1 ≤ k ≤ n.
//! Kind: score
//! Picture: `3 1 / 1 2 / 2 3`
//! Model: game on a tree, the longest chains.
//! Why: a vertex is safe from Blue exactly when it is red or above a red one.
//!
//! 1. Blue can colour any number of the u vertices that are not safe, from the leaves up. With b of
//!    them coloured, the score is (n - r - b)(r - b) = r(n - r) + b(b - n), which falls as b grows
//!    to n/2. So Blue colours min(u, n/2) vertices, with n/2 rounded down: for odd n, both integers
//!    next to n/2 give the same score. With r fixed, Red wants a small u.
//! 2. Let r vertices be red. Everything below a red vertex is red too, so the safe vertices are
//!    those on the paths from the root to the red leaves, and there are at most r such paths. Let
//!    the height of a vertex be the number of vertices on the longest path down from it. The height
//!    increases along any path upwards, so each path has at most one vertex of a given height h.
//!    Hence at most min(r, N) safe vertices have the height h, where N is the number of all
//!    vertices of this height.
//! 3. Red can reach this number at all heights at the same time. From each vertex that is not a
//!    leaf, continue downwards to one of its children of the greatest height. This splits the tree
//!    into chains, each of which leads from some vertex down to a leaf and has a vertex of every
//!    smaller height, so N is the number of chains of length h or more. Take the r longest chains,
//!    in an order in which each chain comes after the longer chain that contains the vertex above
//!    its top. Together they form the paths from the root to their r leaves, and Red colours these
//!    leaves. If there are fewer than r leaves, Red colours all leaves and then further vertices
//!    upwards from them, and u = 0.
//! 4. So u is n minus the total length of the r longest chains. The length of the r-th longest
//!    chain is the number of heights with at least r vertices, and the answer is the largest score
//!    over all r from 0 to k.
//!
//! Cost: O(n + k log n).
//!
//! 规则：一棵以 1 为根的树，所有顶点都是白色。Red 先把任意几棵子树染红，红色顶点不超过 k 个；然后
//! Blue 把任意几棵不含红色顶点的子树染蓝。子树指一个顶点及其下方的一切。设白、红、蓝的顶点各有 w、
//! r、b 个，得分为 w(r - b)，Red 希望它尽量大，Blue 希望它尽量小。输入 `n k` 和各边；输出得分。
//! 范围：2 ≤ n ≤ 2 · 10^5；1 ≤ k ≤ n。
//! 模型：树上游戏，最长的链。
//! 思路：一个顶点若是红色或在红色顶点的上方，Blue 就不能染它，称为安全的。
//!
//! 1. 设不安全的顶点有 u 个，Blue 可以从叶子往上染其中任意多个。染 b 个时得分为
//!    (n - r - b)(r - b) = r(n - r) + b(b - n)，在 b 增大到 n/2 之前一直减小。所以他染 min(u, n/2)
//!    个，n/2 向下取整：n 为奇数时，n/2 两侧的两个整数得分相同。因此 r 一定时，Red 要使 u 尽量小。
//! 2. 设有 r 个红色顶点。它们下方的一切也是红色，所以安全的顶点就是从根到各红色叶子的路上的顶点，这
//!    样的叶子至多 r 个。设一个顶点的高度为从它往下的最长路上的顶点数。沿路往上高度总是增大，所以每
//!    条路上至多一个顶点的高度为 h。设全树有 N 个顶点的高度为 h，那么其中安全的至多 min(r, N) 个。
//! 3. Red 能在所有高度上同时达到这个数。每个不是叶子的顶点，都接到它最高的子顶点中的一个，这样树就
//!    分成若干条链，每条从某个顶点起，逐一经过更小的高度，直到一个叶子；所以 N 就是长度不小于 h 的
//!    链数。取最长的 r 条链；每条链的上方顶点所在的链更长，所以先被取到。它们恰好就是从根到它们的 r
//!    个叶子的路，Red 把这些叶子染红。若叶子没有这么多，Red 就染红所有叶子，再往上染，这时 u = 0。
//! 4. 所以 u 等于 n 减去最长的 r 条链的长度之和。第 r 长的链的长度，就是至少有 r 个顶点的高度的个
//!    数。答案是对 0 到 k 的所有 r 的最大得分。
//!
//! 复杂度：O(n + k log n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, k: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut heights = vec![1; n];
    // How many vertices have each height; they become fewer with the height.
    let mut counts = vec![0; n];
    for &vertex in tree.from_root().iter().rev() {
        let height = heights[vertex];
        counts[height - 1] += 1;
        if let Some(parent) = tree.parents()[vertex] {
            heights[parent] = heights[parent].max(height + 1);
        }
    }
    let mut unsafe_vertices = n;
    let scores = (0..=k.min(n)).map(|red| {
        if red > 0 {
            unsafe_vertices -= counts.partition_point(|&count| count >= red);
        }
        score(n, red, unsafe_vertices.min(n / 2))
    });
    println!("{}", scores.max().expect("a score without a red vertex"));
}

fn score(n: usize, red: usize, blue: usize) -> i64 {
    let white = n - red - blue;
    white as i64 * (red as i64 - blue as i64)
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
            }
        }
    }
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};
        use std::num::NonZeroUsize;

        /// Reads a positive number and subtracts 1, as for indices that start at 1.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
