// Luogu P6560 https://www.luogu.com.cn/problem/P6560 · made by `cargo judge bundle luogu_p6560 --write` from dd675a8c57828396
//! Luogu P6560 — The passing of time (时光的流逝)
//! <https://www.luogu.com.cn/problem/P6560> · 3 s? · 256 MiB? · difficulty 4
//!
//! Rules: a directed graph, possibly with cycles, and a token; a move takes the token along an
//! edge. Whoever moves it onto the goal y wins, and whoever cannot move loses. The input is
//! `n m q`, m edges and q queries `x y`, each a start and a goal; for each query print 1 if the
//! first player can force a win, -1 if the second player can, and 0 if neither can.
//! Bounds: 1 ≤ n ≤ 10^5; 1 ≤ m ≤ 5 · 10^5; 1 ≤ q ≤ 500; x and y are different.
//! Kind: impartial
//! Model: game on a graph with cycles, one token.
//! Why: vertices are decided backwards. The goal and dead ends are lost for the player to move; a
//! vertex with an edge to a lost vertex is won; a vertex whose edges all lead to won vertices is
//! lost. From a vertex that is never decided, either player can always go on to another such
//! vertex, for ever. First, the outcomes without a goal are computed, just once for all queries. A
//! goal that would be lost anyway changes nothing; for any other goal, a copy of these outcomes is
//! extended from the point at which the goal first matters.
//! Cost: O(n + m) per query at most.
//!
//! 规则：一张有向图，可能有环，上面有一枚棋子；每次操作把它沿一条边移动。把它移到目标 y 者胜，
//! 无法操作者输。只有一组数据，先给出 `n m q`，再给出 m 条边，然后给出 q 个询问 `x y`，即起点和
//! 目标；先手能必胜输出 1，后手能必胜输出 -1，都不能输出 0。
//! 范围：1 ≤ n ≤ 10^5；1 ≤ m ≤ 5 · 10^5；1 ≤ q ≤ 500；x 和 y 不同。
//! 模型：有环图上的游戏，一枚棋子。
//! 思路：从后往前判定各点。目标和没有出边的点，轮到谁走谁负；有一条边通向必败点的是必胜点；所有
//! 边都通向必胜点的是必败点。始终没有判定的点，双方都总能走到另一个没有判定的点，可以无限走下
//! 去。不计目标的情形对所有询问只判定一次：不作目标也必败的目标不改变任何结果；对其他目标，复制
//! 一份结果，从目标起作用的地方继续推。
//! 复杂度：每个询问至多 O(n + m)。

use grundy::graph::outcomes_to_goals;
use grundy::Outcome;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, q: usize }
    input! { edges: [(Usize1, Usize1); m], queries: [(Usize1, Usize1); q] }
    for &(u, v) in &edges {
        assert!(u < n && v < n, "an edge from {} to {} of {n}", u + 1, v + 1);
    }
    for &(x, y) in &queries {
        assert!(x < n && y < n, "a query from {} to {} of {n}", x + 1, y + 1);
        assert!(x != y, "a query from {} to {}, where nobody has moved yet", x + 1, y + 1);
    }
    let outcomes = outcomes_to_goals(n, &edges, &queries).unwrap_or_else(|error| panic!("{error}"));
    let answer = |outcome: &Option<Outcome>| match outcome {
        Some(Outcome::N) => 1,
        Some(Outcome::P) => -1,
        None => 0,
    };
    println!("{}", outcomes.iter().map(answer).join("\n"));
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
        mod goals {
            use crate::grundy::contest::edges::{check_edges, GraphError, Rows};
            use crate::grundy::Outcome;
            use std::collections::VecDeque;

            const WON: u32 = u32::MAX;

            /// A stage of the search: which vertices have been decided so far, and how.
            #[derive(Clone)]
            struct Decided {
                /// For each vertex, the number of its edges to vertices that are not known to be won, or
                /// [`WON`] for a won vertex. The number is 0 for a lost vertex.
                open: Vec<u32>,
                /// The decided vertices whose predecessors have not been updated yet.
                new: VecDeque<u32>,
            }

            impl Decided {
                fn is_decided(&self, vertex: usize) -> bool {
                    !(1..WON).contains(&self.open[vertex])
                }

                /// Decides each vertex that has an edge to `head` and whose outcome now follows.
                fn look_back(&mut self, head: u32, back: &Rows) {
                    let head_is_won = self.open[head as usize] == WON;
                    for &tail in back.row(head) {
                        let open = &mut self.open[tail as usize];
                        if (1..WON).contains(open) {
                            *open = if head_is_won { *open - 1 } else { WON };
                            if !(1..WON).contains(open) {
                                self.new.push_back(tail);
                            }
                        }
                    }
                }

                /// Continues the search in a copy, in which `goal` is decided as lost, until `start` is
                /// decided, and returns the outcome of `start`.
                fn with_goal(&self, start: usize, goal: usize, back: &Rows) -> Option<Outcome> {
                    let mut decided = self.clone();
                    decided.open[goal] = 0;
                    decided.new.push_back(goal as u32);
                    while !decided.is_decided(start) {
                        let head = decided.new.pop_front()?;
                        decided.look_back(head, back);
                    }
                    Some(Outcome::of_mover(decided.open[start] == WON))
                }
            }

            /// Returns the outcome of each of `queries`; a query is a start and a goal on a directed graph.
            /// Whoever moves the token onto the goal wins; otherwise whoever cannot move loses. An outcome is
            /// `None` if neither player can force a win. A start that is itself the goal is lost. Edges and
            /// vertex numbers are as for [`Loopy`](super::Loopy), which gives the same outcomes for a single
            /// goal if the goal is passed as an end, and also says how many moves are left.
            ///
            /// ```
            /// use grundy::graph::outcomes_to_goals;
            /// use grundy::Outcome;
            ///
            /// // 0 → 1 → 2 → 0, and from 1 also to the dead end 3.
            /// let edges = [(0, 1), (1, 2), (2, 0), (1, 3)];
            /// let outcomes = outcomes_to_goals(4, &edges, &[(0, 1), (0, 2), (0, 3), (2, 0)]).unwrap();
            /// // From 0 the only move is to 1, which is the goal or lets the opponent win.
            /// assert_eq!(outcomes, [Outcome::N, Outcome::P, Outcome::P, Outcome::N].map(Some));
            /// ```
            ///
            /// # Method
            ///
            /// First, vertices are decided without a goal, backwards from the end of play; this is done only
            /// once. A goal that turns out to be lost changes nothing. A goal that turns out to be won changes
            /// nothing until its predecessors are updated, and a goal that is never decided changes nothing
            /// until every other vertex that can be decided has been decided. From that moment on, each query
            /// to this goal is continued in a copy of the search in which the goal is lost, but only until the
            /// query's start is decided.
            /// Cost: At most O(vertices + edges) for each query, and usually far less.
            ///
            /// # Errors
            /// Returns an error if an edge or a query names a vertex that does not exist.
            pub fn outcomes_to_goals(
                vertices: usize,
                edges: &[(usize, usize)],
                queries: &[(usize, usize)],
            ) -> Result<Vec<Option<Outcome>>, GraphError> {
                check_edges(vertices, edges)?;
                let mut queries_to = vec![vec![]; vertices];
                for (query, &(start, goal)) in queries.iter().enumerate() {
                    let vertex = start.max(goal);
                    if vertex >= vertices {
                        return Err(GraphError::NoSuchVertex { vertex, vertices });
                    }
                    queries_to[goal].push(query);
                }
                let back = Rows::new(vertices, edges.iter().map(|&(tail, head)| (head, tail)));
                let mut open = vec![0u32; vertices];
                edges.iter().for_each(|&(tail, _)| open[tail] += 1);
                let new =
                    (0..vertices as u32).filter(|&vertex| open[vertex as usize] == 0).collect();
                let mut decided = Decided { open, new };
                let mut outcomes = vec![None; queries.len()];
                while let Some(head) = decided.new.pop_front() {
                    if decided.open[head as usize] == WON {
                        for query in queries_to[head as usize].drain(..) {
                            outcomes[query] =
                                decided.with_goal(queries[query].0, head as usize, &back);
                        }
                    }
                    decided.look_back(head, &back);
                }
                for query in queries_to.into_iter().flatten() {
                    let (start, goal) = queries[query];
                    outcomes[query] = decided.with_goal(start, goal, &back);
                }
                Ok(outcomes)
            }
        }

        pub(crate) use goals::outcomes_to_goals;
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
mod itertools {
    use std::string::String;

    use std::fmt::Write;

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

        /// Combine all iterator elements into one `String`, separated by `sep`.
        ///
        /// Use the `Display` implementation of each element.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// assert_eq!(["a", "b", "c"].iter().join(", "), "a, b, c");
        /// assert_eq!([1, 2, 3].iter().join(", "), "1, 2, 3");
        /// ```
        fn join(&mut self, sep: &str) -> String
        where
            Self::Item: std::fmt::Display,
        {
            match self.next() {
                None => String::new(),
                Some(first_elt) => {
                    // estimate lower bound of capacity needed
                    let (lower, _) = self.size_hint();
                    let mut result = String::with_capacity(sep.len() * lower);
                    write!(&mut result, "{}", first_elt).unwrap();
                    self.for_each(|elt| {
                        result.push_str(sep);
                        write!(&mut result, "{}", elt).unwrap();
                    });
                    result
                }
            }
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
