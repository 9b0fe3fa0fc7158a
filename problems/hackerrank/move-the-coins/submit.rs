// HackerRank move-the-coins https://www.hackerrank.com/challenges/move-the-coins · made by `cargo judge bundle hackerrank_move-the-coins --write` from b407a6459b5eedc1
//! HackerRank move-the-coins — Move the Coins
//! <https://www.hackerrank.com/challenges/move-the-coins> · 10 s? · 512 MiB? · difficulty 5
//!
//! Rules: coins lie on the nodes of a tree with root 1. A move shifts one or more coins from a node
//! to its parent; whoever cannot move loses. The input is one case: `n`, then the number of coins
//! on each node, then n - 1 edges, then `q`, and q queries `u v`, each independent of the others: u
//! is cut off with its subtree and attached to v. Print `YES` if the first player then wins, `NO`
//! if not, or `INVALID` if the result is not a tree, because v belongs to that subtree.
//! Bounds: 1 ≤ n, q ≤ 5 · 10^4; a node has 0 to 20 coins; u is not 1 and not v.
//! Kind: impartial
//! Model: staircase Nim, on a tree.
//! Why: the nim sum of the numbers of coins on nodes at odd depth decides the game: if a player
//! brings coins to such a node, the opponent moves them one step further. When the subtree is
//! attached to v, either the depths of all its nodes keep their parity or they all change it; in
//! the latter case, the subtree's coins at odd and at even depth swap roles.
//! Cost: O(n + q).
//! Judge: the statement excludes u = v, a case in which accepted programs differ: for the input
//! `2`, `0 1`, `1 2`, `1`, `2 2` some give the answer for the unchanged tree, `YES`. The new edge
//! is a loop, and node 2 is no longer connected to the root: `INVALID`, as here.
//!
//! 规则：有一棵以 1 为根的树，点上有硬币。每次操作从一个点取至少一枚硬币移到它的父亲；无法操作
//! 者输。只有一组数据，给出 `n`、各点的硬币数、n - 1 条边、`q` 和 q 个互相独立的询问 `u v`：把
//! u 连同它的子树剪下，接到 v 上。此时先手赢输出 `YES`，不赢输出 `NO`；若 v 属于这棵子树，因而
//! 得到的不是树，输出 `INVALID`。
//! 范围：1 ≤ n, q ≤ 5 · 10^4；每个点有 0 到 20 枚硬币；u 不是 1，也不是 v。
//! 模型：阶梯 Nim，在树上。
//! 思路：由奇数深度上的硬币的异或和决定胜负：若有人把硬币移到奇数深度上，对手就把它们再移一步。
//! 把子树接到 v 上后，子树中各点深度的奇偶要么都不变，要么都改变；若改变，其中奇数深度和偶数深
//! 度的硬币就互换角色。
//! 复杂度：O(n + q)。
//! 评测：题面排除了 u = v，而已通过的程序在这里各不相同：对 `2`，`0 1`，`1 2`，`1`，`2 2`，有的
//! 按原来的树回答 `YES`。新边是自环，点 2 不再与根相连：应为 `INVALID`，这里就这样输出。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};
use std::ops::Range;

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 nodes");
    input! { coins: [u64; n], edges: [(Usize1, Usize1); n - 1], q: usize }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let depths = tree.depths();
    let runs = runs(&tree);
    let sums = sums(&tree, &depths, &coins);
    let mut answers = String::new();
    for _ in 0..q {
        input! { u: Usize1, v: Usize1 }
        assert!(u < n && v < n, "a query {} {} of {n} nodes", u + 1, v + 1);
        let keeps_parity = depths[u] % 2 != depths[v] % 2;
        let change = if keeps_parity { 0 } else { sums[u].even ^ sums[u].odd };
        answers += if runs[u].contains(&runs[v].start) {
            "INVALID\n"
        } else if sums[0].odd ^ change != 0 {
            "YES\n"
        } else {
            "NO\n"
        };
    }
    print!("{answers}");
}

/// Returns, for each node, the run that its subtree occupies in an order of all nodes in which
/// every subtree is contiguous and begins with its topmost node.
fn runs(tree: &RootedTree) -> Vec<Range<usize>> {
    let n = tree.parents().len();
    let mut sizes = vec![1; n];
    for &node in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[node] {
            sizes[parent] += sizes[node];
        }
    }
    let mut runs = vec![0..n; n];
    let mut free = vec![1; n]; // the place of a node's next child
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            let start = free[parent];
            free[parent] += sizes[node];
            free[node] = start + 1;
            runs[node] = start..start + sizes[node];
        }
    }
    runs
}

/// The nim sums of the numbers of coins in a subtree: one over its nodes at even depth in the whole
/// tree, and one over those at odd depth.
#[derive(Clone, Copy, Default)]
struct Sums {
    even: u64,
    odd: u64,
}

/// Returns the nim sums of each node's subtree.
fn sums(tree: &RootedTree, depths: &[usize], coins: &[u64]) -> Vec<Sums> {
    let mut sums = vec![Sums::default(); coins.len()];
    for &node in tree.from_root().iter().rev() {
        if depths[node] % 2 == 1 {
            sums[node].odd ^= coins[node];
        } else {
            sums[node].even ^= coins[node];
        }
        if let Some(parent) = tree.parents()[node] {
            sums[parent].even ^= sums[node].even;
            sums[parent].odd ^= sums[node].odd;
        }
    }
    sums
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
