// Codeforces 1970C2 https://codeforces.com/problemset/problem/1970/C2 · made by `cargo judge bundle cf1970c2 --write` from a96dcf89878dbd57
//! Codeforces 1970C2 — Game on Tree (Medium)
//! <https://codeforces.com/problemset/problem/1970/C2> · 1 s · 256 MiB · difficulty 4
//!
//! Also: Codeforces 1970C1, 1970C3
//! Rules: a stone is on a node of a tree; a move takes it to a neighbouring node that it has not
//! visited. Whoever cannot move loses. The input is `n t`, the n - 1 edges, then the start nodes of
//! the t rounds, where t = 1 here; print for each round whether `Ron`, the first player, or
//! `Hermione` wins.
//! Bounds: 2 ≤ n ≤ 2 · 10^5; t = 1.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph, geography.
//! Why: Ron wins exactly from the nodes that every maximum matching covers (Fraenkel, Scheinerman
//! and Ullman, 1993), and a single maximum matching reveals all these nodes.
//!
//! 1. If every maximum matching covers the first node, Ron chooses one maximum matching and always
//!    moves along one of its edges. If a move of Hermione's led to a node without a mate, the edges
//!    of the path so far that are in the matching could be exchanged for the edges of this path
//!    that are not, which would give an equally large matching that leaves out the first node.
//! 2. If some maximum matching leaves the first node out, each possible first move leads to a node
//!    with a mate, because otherwise the edge of this move could be added to the matching. Hermione
//!    goes to the mate. If a later move of Ron's led to a node without a mate, the edges of the
//!    path could be exchanged in the same way, which would give a larger matching. So Hermione
//!    always has an answer.
//!
//! Cost: O(n + t), as a tree has no odd cycles.
//!
//! 规则：一棵树的某个点上有一枚石子；每次操作把它移到没有到过的邻点。无法操作者输。只有一组数
//! 据，依次给出 `n t`、n - 1 条边和 t 轮各自的起点，本题 t = 1；每轮输出获胜者，先手胜为
//! `Ron`，否则为 `Hermione`。
//! 范围：2 ≤ n ≤ 2 · 10^5；t = 1。
//! 模型：图上游戏，二分图博弈（地理游戏）。
//! 思路：Ron 获胜的起点，正是每个最大匹配都盖住的点（Fraenkel、Scheinerman、Ullman，1993），求
//! 一个匹配就能得到全部这样的点。
//!
//! 1. 若每个最大匹配都盖住起点，Ron 取定一个最大匹配，总沿它的边走。若 Hermione 的某一步走到没
//!    有配偶的点，就可以把走过的路上的匹配边与非匹配边互换，得到同样大而不盖起点的匹配，矛盾。
//! 2. 若某个最大匹配不盖起点，第一步总走到有配偶的点，否则这条边可以再加进匹配。Hermione 走到它
//!    的配偶。以后若 Ron 走到没有配偶的点，把走过的路上的边互换，就得到更大的匹配，矛盾。所以她
//!    总能应答。
//!
//! 复杂度：O(n + t)，因为树没有奇环。

use grundy::graph::Geography;
use grundy::Outcome;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, t: usize }
    assert!(n > 0, "a tree without nodes");
    input! { edges: [(Usize1, Usize1); n - 1], starts: [Usize1; t] }
    let game = Geography::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    let winners = starts.iter().map(|&start| {
        assert!(start < n, "there is no node {}", start + 1);
        match game.outcome(start) {
            Outcome::N => "Ron",
            Outcome::P => "Hermione",
        }
    });
    println!("{}", winners.collect::<Vec<_>>().iter().format("\n"));
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod graph {
        mod geography {
            use super::matching::{Label, Matching};
            use crate::grundy::contest::edges::{check_edges, GraphError, Rows};
            use crate::grundy::Outcome;

            /// Undirected vertex geography: a move slides the token along an edge to a vertex that it has not
            /// visited before, and a player who cannot move loses.
            ///
            /// ```
            /// use grundy::graph::Geography;
            /// use grundy::Outcome;
            ///
            /// // On the path 0 – 1 – 2, whoever starts in the middle wins, and at an end loses.
            /// let game = Geography::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
            /// assert_eq!(game.outcome(0), Outcome::P);
            /// assert_eq!(game.outcome(1), Outcome::N);
            /// assert_eq!(game.winning_moves(1), [0, 2]);
            /// ```
            ///
            /// # Theorem (Fraenkel, Scheinerman, Ullman, 1993)
            ///
            /// The vertex of the token is an N-position if and only if every maximum matching covers it. From
            /// an N-position, moving along the edges of a maximum matching wins; [`graph`](super) has the
            /// proof. A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical
            /// Computer Science 112 (1993), 371–381.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Geography {
                rows: Rows,
                /// A maximum matching: the partner of each vertex, or `NONE`.
                mates: Vec<u32>,
                /// For each vertex, whether some maximum matching leaves it out.
                may_be_left_out: Vec<bool>,
            }

            impl Geography {
                /// Solves the game for each starting vertex 0..`vertices`. Edges may repeat; an edge from a
                /// vertex to itself is ignored. Cost: one maximum matching, which takes O(vertices · edges)
                /// time at worst and nearly linear time on most graphs. Memory: 8 bytes for each edge, besides
                /// the input.
                ///
                /// # Errors
                /// Returns an error if an edge names a vertex that does not exist.
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<Self, GraphError> {
                    check_edges(vertices, edges)?;
                    let rows =
                        Rows::new(vertices, edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
                    let Matching { mates, labels, .. } = Matching::maximum(&rows);
                    let may_be_left_out =
                        labels.iter().map(|&label| label == Label::Outer).collect();
                    Ok(Geography { rows, mates, may_be_left_out })
                }

                /// Returns the outcome of the game in which the token starts at `vertex`. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `vertex` does not exist.
                pub fn outcome(&self, vertex: usize) -> Outcome {
                    Outcome::of_mover(!self.may_be_left_out[vertex])
                }
            }
        }
        mod matching {
            use crate::grundy::contest::edges::Rows;

            pub(super) const NONE: u32 = u32::MAX;

            /// The parity of the alternating paths that lead to a vertex. These paths start at an unmatched
            /// vertex and alternate between edges outside the matching and edges in it.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub(super) enum Label {
                /// No such path has reached the vertex.
                Unreached,
                /// The vertex is reached only after an odd number of edges.
                Inner,
                /// The vertex is reached after an even number of edges: some maximum matching leaves it
                /// out.
                Outer,
            }

            /// A matching that is extended to a maximum one, with the final label of each vertex.
            pub(super) struct Matching {
                pub(super) mates: Vec<u32>,
                pub(super) labels: Vec<Label>,
                /// For an inner vertex, the outer vertex from which it was reached. For an outer vertex that
                /// was inner before its blossom was closed, the next vertex on the way round the blossom.
                parents: Vec<u32>,
                /// For each vertex, a step towards the vertex at which its blossom was entered.
                bases: Vec<u32>,
                /// For each vertex, the serial number of the last walk to the root that passed through it.
                visits: Vec<u32>,
                visit: u32,
                /// The outer vertices of a search, in the order in which they are to be visited.
                outer: Vec<u32>,
                /// All vertices that a search has reached, other than its root.
                reached: Vec<u32>,
            }

            impl Matching {
                /// Finds a maximum matching of the graph given by `rows`, which list each edge at both of its
                /// ends.
                /// Cost: O(vertices · edges) at worst, and nearly linear on most graphs.
                pub(super) fn maximum(rows: &Rows) -> Matching {
                    let mut matching = Matching::of_mates(vec![NONE; rows.vertices()]);
                    matching.take_greedily(rows);
                    matching.search_all(rows);
                    matching
                }

                fn of_mates(mates: Vec<u32>) -> Matching {
                    let vertices = mates.len();
                    Matching {
                        mates,
                        labels: vec![Label::Unreached; vertices],
                        parents: vec![NONE; vertices],
                        bases: (0..vertices as u32).collect(),
                        visits: vec![0; vertices],
                        visit: 0,
                        outer: Vec::new(),
                        reached: Vec::new(),
                    }
                }

                /// Searches for a path from each unmatched vertex.
                fn search_all(&mut self, rows: &Rows) {
                    for root in 0..rows.vertices() as u32 {
                        if self.mates[root as usize] == NONE {
                            self.search(rows, root);
                        }
                    }
                }

                fn take_greedily(&mut self, rows: &Rows) {
                    for vertex in 0..rows.vertices() as u32 {
                        let is_free = |vertex: u32| self.mates[vertex as usize] == NONE;
                        if is_free(vertex) {
                            let mut others = rows.row(vertex).iter().copied();
                            if let Some(other) =
                                others.find(|&other| other != vertex && is_free(other))
                            {
                                self.join(vertex, other);
                            }
                        }
                    }
                }

                fn join(&mut self, a: u32, b: u32) {
                    self.mates[a as usize] = b;
                    self.mates[b as usize] = a;
                }

                /// Searches for a path from the unmatched `root` to another unmatched vertex, and exchanges the
                /// matched and the unmatched edges along it.
                ///
                /// If there is no such path, the labels are kept: later paths could gain nothing from the
                /// vertices that were reached (a Hungarian tree), so no later search visits them again.
                fn search(&mut self, rows: &Rows, root: u32) {
                    self.labels[root as usize] = Label::Outer;
                    self.outer.clear();
                    self.outer.push(root);
                    self.reached.clear();
                    let mut done = 0;
                    while done < self.outer.len() {
                        let vertex = self.outer[done];
                        done += 1;
                        for &other in rows.row(vertex) {
                            match self.labels[other as usize] {
                                Label::Inner => {}
                                Label::Outer => {
                                    if self.base(vertex) != self.base(other) {
                                        let base = self.meeting_point(vertex, other);
                                        self.close_blossom(vertex, other, base);
                                        self.close_blossom(other, vertex, base);
                                    }
                                }
                                Label::Unreached => {
                                    self.parents[other as usize] = vertex;
                                    self.labels[other as usize] = Label::Inner;
                                    self.reached.push(other);
                                    let mate = self.mates[other as usize];
                                    if mate == NONE {
                                        self.swap_along_path(other);
                                        self.forget(root);
                                        return;
                                    }
                                    self.labels[mate as usize] = Label::Outer;
                                    self.reached.push(mate);
                                    self.outer.push(mate);
                                }
                            }
                        }
                    }
                }

                fn swap_along_path(&mut self, last: u32) {
                    let mut inner = last;
                    while inner != NONE {
                        let outer = self.parents[inner as usize];
                        let next = self.mates[outer as usize];
                        self.join(inner, outer);
                        inner = next;
                    }
                }

                /// Discards what the search from `root` has found.
                fn forget(&mut self, root: u32) {
                    self.reached.push(root);
                    for &vertex in &self.reached {
                        self.labels[vertex as usize] = Label::Unreached;
                        self.bases[vertex as usize] = vertex;
                    }
                }

                /// Returns the base of the blossom around `vertex`, or `vertex` itself if there is no blossom
                /// around it. Halves the path for later calls.
                fn base(&mut self, vertex: u32) -> u32 {
                    let mut vertex = vertex as usize;
                    while self.bases[vertex] as usize != vertex {
                        self.bases[vertex] = self.bases[self.bases[vertex] as usize];
                        vertex = self.bases[vertex] as usize;
                    }
                    vertex as u32
                }

                /// Returns the first base found on both paths to the root, when steps are taken on the two
                /// paths in turn.
                fn meeting_point(&mut self, a: u32, b: u32) -> u32 {
                    self.visit += 1;
                    let (mut here, mut there) = (a, b);
                    loop {
                        if here != NONE {
                            here = self.base(here);
                            if self.visits[here as usize] == self.visit {
                                return here;
                            }
                            self.visits[here as usize] = self.visit;
                            let mate = self.mates[here as usize];
                            here = if mate == NONE { NONE } else { self.parents[mate as usize] };
                        }
                        std::mem::swap(&mut here, &mut there);
                    }
                }

                /// Walks from `vertex` down to `base`. The odd cycle that the edge to `other` closes can be
                /// traversed in either direction, so its inner vertices become outer as well.
                fn close_blossom(&mut self, vertex: u32, other: u32, base: u32) {
                    let (mut vertex, mut other) = (vertex, other);
                    while self.base(vertex) != base {
                        self.parents[vertex as usize] = other;
                        other = self.mates[vertex as usize];
                        if self.labels[other as usize] == Label::Inner {
                            self.labels[other as usize] = Label::Outer;
                            self.outer.push(other);
                        }
                        for &part in &[vertex, other] {
                            if self.bases[part as usize] == part {
                                self.bases[part as usize] = base;
                            }
                        }
                        vertex = self.parents[other as usize];
                    }
                }
            }
        }

        pub(crate) use geography::Geography;
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

                /// Returns the number of rows.
                pub fn vertices(&self) -> usize {
                    self.starts.len() - 1
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
    }

    pub(crate) use outcome::Outcome;
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
