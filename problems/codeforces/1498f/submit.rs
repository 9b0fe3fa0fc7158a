// Codeforces 1498F https://codeforces.com/problemset/problem/1498/F · made by `cargo judge bundle cf1498f --write` from f9e38f387317554b
//! Codeforces 1498F — Christmas Game
//! <https://codeforces.com/problemset/problem/1498/F> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a tree has presents on its nodes, and a number k is given. A move takes some presents
//! from a node at depth k or more and puts them on the k-th ancestor of this node. Whoever cannot
//! move loses. The input is `n k`, the n - 1 edges and the presents; print, for each node as the
//! root, 1 if the first player wins and 0 if not.
//! Bounds: 3 ≤ n ≤ 10^5; 1 ≤ k ≤ 20; a node has 0 to 10^9 presents.
//! Kind: impartial
//! Model: staircase Nim, on a tree.
//! Why: say that a node at depth d is on step ⌊d / k⌋; then a move takes presents from one step to
//! the step with the next smaller number. So the nim sum of the numbers of presents on the nodes of
//! odd steps decides the game, as in staircase Nim: presents that arrive on an odd step can be sent
//! on at once.
//!
//! 1. A node at depth d is on an odd step if and only if d mod 2k is at least k. So for each root,
//!    it suffices to know, for each remainder modulo 2k, the nim sum of the numbers of presents on
//!    the nodes whose distance from the root leaves this remainder.
//! 2. From the leaves up, each node gets these sums for its own subtree: its own presents at
//!    distance 0, and the sums of its children with all distances increased by 1.
//! 3. From the root down, each node adds the sums for the part of the tree beyond its parent. These
//!    are the parent's sums for the whole tree, without the part that comes from the node's own
//!    subtree, and with all distances increased by 1.
//!
//! Cost: O(n k) time and memory.
//!
//! 规则：树的各点上有礼物，另给数 k。每次操作从深度至少为 k 的一个点取若干件礼物，放到它的第 k
//! 级祖先上。无法操作者输。只有一组数据，依次给出 `n k`、n - 1 条边和各点的礼物数；对以每个点为
//! 根的情形，先手胜输出 1，否则输出 0。
//! 范围：3 ≤ n ≤ 10^5；1 ≤ k ≤ 20；每个点上有 0 到 10^9 件礼物。
//! 模型：阶梯 Nim，在树上。
//! 思路：深度为 d 的点在第 ⌊d / k⌋ 级台阶上，每步把礼物移下一级。所以与阶梯 Nim 一样，奇数级台
//! 阶上各点的异或和决定胜负：移到奇数级上的礼物，可以立刻再移走。
//!
//! 1. 台阶是奇数级，当且仅当 d mod 2k 不小于 k。所以对每个根，只需知道到它的距离模 2k 为各个值
//!    的点的异或和。
//! 2. 自叶向上，求每个点在自己子树内的这些和：自己的礼物在距离 0 处，各儿子的和都远一格。
//! 3. 自根向下，每个点加上父亲那一侧的部分：父亲关于整棵树的和，去掉这个点自己的子树，再都远一
//!    格。
//!
//! 复杂度：时间和空间 O(n k)。

use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

/// The largest product n k for which the 2k sums of each node fit into memory.
const LARGEST_TABLE: usize = 1 << 24;

fn main() {
    input! { n: usize, k: usize }
    assert!(n > 0, "a tree without nodes");
    assert!(k > 0, "k is 0, so that presents would stay where they are");
    assert!(n.saturating_mul(k) <= LARGEST_TABLE, "{n} nodes are too many for k = {k}");
    input! { edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let mut sums = sums_of_subtrees(&tree, &presents, 2 * k);
    add_rest_of_tree(&tree, &mut sums);
    let verdicts = sums.iter().map(|sums| {
        let odd_steps = sums[k..].iter().fold(0, |sum, part| sum ^ part);
        u32::from(odd_steps != 0)
    });
    println!("{}", verdicts.format(" "));
}

/// Returns, for each node, the nim sums of the presents in its subtree, grouped by distance modulo
/// `cycle`.
fn sums_of_subtrees(tree: &RootedTree, presents: &[u32], cycle: usize) -> Vec<Vec<u32>> {
    let mut sums = vec![vec![0; cycle]; presents.len()];
    for &node in tree.from_root().iter().rev() {
        sums[node][0] ^= presents[node];
        if let Some(parent) = tree.parents()[node] {
            let from_parent = one_farther(&sums[node]);
            add(&mut sums[parent], &from_parent);
        }
    }
    sums
}

/// Turns the sums for all subtrees into the sums for the whole tree as seen from each node.
fn add_rest_of_tree(tree: &RootedTree, sums: &mut [Vec<u32>]) {
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            let mut rest = one_farther(&sums[node]);
            add(&mut rest, &sums[parent]); // equal sums cancel out
            add(&mut sums[node], &one_farther(&rest));
        }
    }
}

/// Returns the sums as seen from a neighbour, from which every present is one edge farther away.
fn one_farther(sums: &[u32]) -> Vec<u32> {
    let mut farther = sums.to_vec();
    farther.rotate_right(1);
    farther
}

fn add(sums: &mut [u32], others: &[u32]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum ^= other;
    }
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
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
#[allow(unknown_lints, mismatched_lifetime_syntaxes)]
mod itertools {
    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::format::Format;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod format {
        use std::cell::Cell;
        use std::fmt;

        /// Format all iterator elements lazily, separated by `sep`.
        ///
        /// The format value can only be formatted once, after that the iterator is
        /// exhausted.
        ///
        /// See [`.format()`](crate::Itertools::format)
        /// for more information.
        pub struct Format<'a, I> {
            sep: &'a str,
            /// `Format` uses interior mutability because `Display::fmt` takes `&self`.
            inner: Cell<Option<I>>,
        }

        pub fn new_format_default<I>(iter: I, separator: &str) -> Format<'_, I>
        where
            I: Iterator,
        {
            Format { sep: separator, inner: Cell::new(Some(iter)) }
        }

        impl<I> Format<'_, I>
        where
            I: Iterator,
        {
            fn format(
                &self,
                f: &mut fmt::Formatter,
                cb: fn(&I::Item, &mut fmt::Formatter) -> fmt::Result,
            ) -> fmt::Result {
                let mut iter = match self.inner.take() {
                    Some(t) => t,
                    None => panic!("Format: was already formatted once"),
                };

                if let Some(fst) = iter.next() {
                    cb(&fst, f)?;
                    iter.try_for_each(|elt| {
                        if !self.sep.is_empty() {
                            f.write_str(self.sep)?;
                        }
                        cb(&elt, f)
                    })?;
                }
                Ok(())
            }
        }

        macro_rules! impl_format {
        ($($fmt_trait:ident)*) => {
            $(
                impl<'a, I> fmt::$fmt_trait for Format<'a, I>
                    where I: Iterator,
                          I::Item: fmt::$fmt_trait,
                {
                    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        self.format(f, fmt::$fmt_trait::fmt)
                    }
                }
            )*
        }
    }

        impl_format! {Display Debug UpperExp LowerExp UpperHex LowerHex Octal Binary Pointer}
    }

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Format all iterator elements, separated by `sep`.
        ///
        /// All elements are formatted (any formatting trait)
        /// with `sep` inserted between each element.
        ///
        /// **Panics** if the formatter helper is formatted more than once.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let data = [1.1, 2.71828, -3.];
        /// assert_eq!(
        ///     format!("{:.2}", data.iter().format(", ")),
        ///            "1.10, 2.72, -3.00");
        /// ```
        fn format(self, sep: &str) -> Format<Self>
        where
            Self: Sized,
        {
            format::new_format_default(self, sep)
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
