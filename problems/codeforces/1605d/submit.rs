// Codeforces 1605D https://codeforces.com/problemset/problem/1605/D · made by `cargo judge bundle cf1605d --write` from 6ae7b9bd8b1075a5
//! Codeforces 1605D — Treelabeling
//! <https://codeforces.com/problemset/problem/1605/D> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: a token moves on a tree of nodes numbered 1 to n. The first move puts the token on any
//! node; every later move takes it from a node v to a neighbour u that it has not visited, which is
//! allowed only if u ⊕ v <= min(u, v). Whoever cannot move loses. The input is the number of cases,
//! then `n` and the edges for each. Print for each case new numbers for the nodes such that as many
//! first moves as possible win.
//! Bounds: at most 10^5 cases; 1 ≤ n ≤ 2 · 10^5, in each case and in all cases together.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a tree, numbered so that the second player cannot move.
//! Why: all n first moves can win, because the tree can be numbered so that no edge allows a move.
//!
//! 1. The condition u ⊕ v <= min(u, v) holds if and only if the highest binary digits of u and v
//!    are at the same place. If they are, they cancel in u ⊕ v, so u ⊕ v is smaller than both
//!    numbers; otherwise u ⊕ v has the highest digit of the larger number and is larger than the
//!    smaller number.
//! 2. Colour the tree with two colours, so that each edge joins nodes of different colours. Let s
//!    be the number of nodes with the rarer colour; then s <= n / 2. For each power 2^i in the
//!    binary representation of s, 2^i of the nodes with the rarer colour get the numbers whose
//!    highest binary digit has the value 2^i; this makes s nodes in all. As 2^i <= s <= n / 2,
//!    these numbers are at most 2^(i + 1) - 1 < n. The remaining nodes get the remaining numbers,
//!    so no edge joins two numbers whose highest binary digits are at the same place.
//!
//! Cost: O(n).
//!
//! 规则：有一棵树，点编号 1 到 n，另有一枚棋子。第一步把棋子放到任意一点；之后每次操作把它从 v
//! 移到没有到过的邻点 u，要求 u ⊕ v <= min(u, v)。无法操作者输。先给出数据组数，每组给出 `n` 和
//! 各边；输出一种重新编号，使能获胜的第一步尽量多。
//! 范围：至多 10^5 组；1 ≤ n ≤ 2 · 10^5，各组总和也是如此。
//! 模型：树上游戏，编号使后手无法操作。
//! 思路：n 种第一步都可以获胜，因为可以这样编号，使任何边都不能走。
//!
//! 1. u ⊕ v <= min(u, v) 当且仅当 u 与 v 的二进制最高位相同：相同时，这一位在 u ⊕ v 中消失，它
//!    比两者都小；不同时，u ⊕ v 的最高位是较大者的最高位，它大于另一个数。
//! 2. 把树二染色，每条边的两端异色。设较少的颜色有 s 个点，s <= n / 2。对 s 的每个二进制 1，设
//!    值为 2^i，把最高位是 2^i 的那些数分给它们：每位有 2^i 个数，共 s 个；因为
//!    2^i <= s <= n / 2，这些数不超过 2^(i + 1) - 1 < n。其余的数给另一种颜色。于是没有一条边连
//!    接最高位相同的两个数。
//!
//! 复杂度：O(n)。

use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut output = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "a tree without nodes");
        input! { edges: [(Usize1, Usize1); n - 1] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        output += &format!("{}\n", numbers_without_moves(&tree).iter().format(" "));
    }
    print!("{output}");
}

/// Returns a number for each node such that the highest binary digits of neighbours are at
/// different places.
fn numbers_without_moves(tree: &RootedTree) -> Vec<usize> {
    let is_odd: Vec<bool> = tree.depths().iter().map(|depth| depth % 2 == 1).collect();
    let n = is_odd.len();
    let odd = is_odd.iter().filter(|&&is_odd| is_odd).count();
    let (rarer, rare_count) = if odd <= n / 2 { (true, odd) } else { (false, n - odd) };
    // A number has the highest digit 2^i if it is at least 2^i, but less than 2^(i + 1).
    let is_rare = |number: &usize| rare_count >> number.ilog2() & 1 == 1;
    let (mut rare, mut common): (Vec<usize>, Vec<usize>) = (1..=n).partition(is_rare);
    let numbers = is_odd.iter().map(|&is_odd| {
        let next = if is_odd == rarer { rare.pop() } else { common.pop() };
        next.expect("as many numbers as nodes of the colour")
    });
    numbers.collect()
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
