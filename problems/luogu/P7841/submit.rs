// Luogu P7841 https://www.luogu.com.cn/problem/P7841 · made by `cargo judge bundle luogu_p7841 --write` from f8053138feb8bf04
//! Luogu P7841 — 100% unfair game (100%不公平的游戏)
//! <https://www.luogu.com.cn/problem/P7841> · 3 s? · 256 MiB? · difficulty 7
//!
//! Rules: a tree of n vertices; a move marks an edge that is not marked yet, but all marked edges
//! must lie on one path, and whoever cannot move loses. Bob moves first. The input has T cases:
//! `n`, then n - 1 edges; print `Play now` if Bob wins, else `Restart`.
//! Bounds: 1 ≤ T ≤ 10^4; 2 ≤ n ≤ 5 · 10^5, for all cases together at most 1.5 · 10^6.
//! Kind: impartial
//! Picture: `1 / 5 / 1 2 / 2 3 / 3 4 / 3 5`
//! Model: parity, of a path from leaf to leaf.
//! Why: play ends when a whole path from leaf to leaf is marked, and Bob wins exactly when the
//! length of this path is odd. Colour each leaf by the parity of its distance from some fixed
//! vertex: a path between leaves has odd length exactly when its ends have different colours.
//! Either some edge decides the game at once, or nobody wants to mark an outer edge, and the same
//! game goes on in a smaller tree:
//!
//! 1. If all leaves have the same colour (or there is no edge), every path from leaf to leaf has
//!    even length: Bob loses.
//! 2. If all leaves on one side of some edge have one colour, and all leaves on the other side have
//!    the other colour, Bob marks this edge. The path then leads from one colour to the other, so
//!    its length is odd, and Bob wins.
//! 3. Otherwise call an edge inner if there are leaves of both colours on each side of it, and
//!    outer if not. An outer edge e has leaves of one colour on one side, its near side, and leaves
//!    of both colours on the other side, its far side, since steps 1 and 2 leave no other case.
//! 4. Whoever is the first to mark an outer edge, say e, loses. Beyond any edge on the near side of
//!    e there are leaves of one colour only, so this edge is outer and not yet marked. So all
//!    marked edges except e are on the far side. Let f be the marked edge that is farthest from e,
//!    or e itself if no other edge is marked. Beyond f there are leaves of both colours, because f
//!    is inner or f = e, and the path may still lead to any of them. The opponent chooses one of
//!    these leaves, of either colour, and marks the edge at it; this edge is outer and so not yet
//!    marked. Now the path leads from that leaf to the near side of e, where all leaves have the
//!    same colour: the opponent has chosen the path's parity, and wins.
//! 5. So both players mark inner edges for as long as they can, and whoever cannot do so must mark
//!    an outer edge and loses. Any edge between two inner ones is inner too. So the inner edges
//!    form a tree, whose paths are also paths of the original tree. What remains is the same game
//!    on this smaller tree, with its own leaves coloured anew.
//!
//! Cost: O(n log n) per case: beyond each leaf of a smaller tree there are at least two leaves of
//! the previous tree, so every step at least halves the number of leaves.
//!
//! 规则：有一棵 n 个点的树；每次操作标记一条未标记的边，使所有标记过的边都在同一条路径上；无法
//! 操作者输，Bob 先手。共 T 组数据，每组先给出 n，再给出 n - 1 条边；Bob 胜输出 `Play now`，否
//! 则输出 `Restart`。
//! 范围：1 ≤ T ≤ 10^4；2 ≤ n ≤ 5 · 10^5，各组总和至多 1.5 · 10^6。
//! 模型：奇偶性，看叶子到叶子的路径。
//! 思路：一整条从叶子到叶子的路径都标记完时游戏结束，当且仅当路径长为奇数时 Bob 胜。取定一个
//! 点，按与它的距离的奇偶给叶子染色：当且仅当两端不同色时路径长为奇数。于是要么有一条边立即定胜
//! 负，要么谁也不愿碰外边，同一个游戏在更小的树上进行：
//!
//! 1. 若所有叶子同色（或没有边），每条这样的路径都是偶数长：Bob 负。
//! 2. 若有一条边，它的一侧全是一种颜色，另一侧全是另一种，Bob 就标记它。路径于是连接两种颜色，
//!    长为奇数，Bob 胜。
//! 3. 否则，若一条边的两侧都有两种颜色的叶子，称它为内边，不然称为外边。外边 e 的一侧（近侧）只
//!    有一种颜色，另一侧（远侧）有两种，因为其余的情形已由第 1、2 步解决。
//! 4. 谁先标记外边 e 谁就输。e 的近侧的边，它外面的叶子只有一种颜色，所以也是外边，还没有标记：
//!    除 e 以外的标记边都在远侧。设 f 是离 e 最远的标记边，没有别的标记边时就是 e 自己。f 之外
//!    有两种颜色的叶子，因为 f 是内边或 f = e；路径还可能通往其中任何一片。对手标记其中一片叶子
//!    旁的边，它是外边，所以还没有标记。这样路径从那片叶子通到 e 的近侧，而近侧的叶子都同色：路
//!    径长的奇偶由对手选定，对手获胜。
//! 5. 所以双方都尽量标记内边，没有内边可标的人只好标外边而输掉。两条内边之间的边也都是内边。所
//!    以内边构成一棵树，它的路径就是原树的路径，在它上面又是同一个游戏，只是要按它自己的叶子重
//!    新染色。
//!
//! 复杂度：每组 O(n log n)：更小的树的每片叶子之外，至少有上一棵树的两片叶子，所以每一轮叶子数
//! 至少减半。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

/// An edge of a rooted tree.
#[derive(Clone, Copy)]
struct Edge {
    lower: usize,
    upper: usize,
}

/// How many leaves there are of each colour: at even depths and at odd depths.
type Colours = [u32; 2];

/// The leaves of a tree.
struct Leaves {
    all: Colours,
    /// The leaves at a vertex or below it.
    below: Vec<Colours>,
}

impl Leaves {
    /// Counts the leaves of the tree with these edges, which are given with parents before
    /// children.
    fn of(edges: &[Edge], depths: &[usize]) -> Leaves {
        let vertices = depths.len();
        let mut degrees = vec![0u32; vertices];
        for edge in edges {
            degrees[edge.lower] += 1;
            degrees[edge.upper] += 1;
        }
        let mut leaves = Leaves { all: [0; 2], below: vec![[0; 2]; vertices] };
        for vertex in (0..vertices).filter(|&vertex| degrees[vertex] == 1) {
            leaves.all[depths[vertex] % 2] += 1;
            leaves.below[vertex][depths[vertex] % 2] += 1;
        }
        for edge in edges.iter().rev() {
            for colour in 0..2 {
                leaves.below[edge.upper][colour] += leaves.below[edge.lower][colour];
            }
        }
        leaves
    }

    /// Returns whether all leaves have one colour.
    fn have_one_colour(&self) -> bool {
        self.all.contains(&0)
    }

    /// Returns whether all leaves of one colour are on one side of `edge` and all of the other
    /// colour on the other side.
    fn are_parted_by(&self, edge: Edge) -> bool {
        let below = self.below[edge.lower];
        (0..2).all(|colour| below[colour] == 0 || below[colour] == self.all[colour])
    }

    /// Returns whether both sides of `edge` have leaves of both colours.
    fn are_mixed_by(&self, edge: Edge) -> bool {
        let below = self.below[edge.lower];
        (0..2).all(|colour| 0 < below[colour] && below[colour] < self.all[colour])
    }
}

/// Returns whether the first player wins on `tree`.
fn first_wins(tree: &RootedTree) -> bool {
    let depths = tree.depths();
    let parents = tree.parents();
    let to_parent = |&lower: &usize| Some(Edge { lower, upper: parents[lower]? });
    let mut edges: Vec<Edge> = tree.from_root().iter().filter_map(to_parent).collect();
    loop {
        let leaves = Leaves::of(&edges, &depths);
        if leaves.have_one_colour() {
            return false;
        }
        if edges.iter().any(|&edge| leaves.are_parted_by(edge)) {
            return true;
        }
        edges.retain(|&edge| leaves.are_mixed_by(edge));
    }
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "0 vertices, but a tree has one at least");
        input! { edges: [(Usize1, Usize1); n - 1] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        verdicts += if first_wins(&tree) { "Play now\n" } else { "Restart\n" };
    }
    print!("{verdicts}");
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
