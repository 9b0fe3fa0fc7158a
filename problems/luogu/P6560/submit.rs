// Luogu P6560 https://www.luogu.com.cn/problem/P6560 · made by `cargo judge bundle luogu_p6560 --write` from af6862877a2a8af8
//! Luogu P6560 — The passing of time (时光的流逝)
//! <https://www.luogu.com.cn/problem/P6560> · 3 s? · 256 MiB? · medium
//!
//! Rules: a directed graph, perhaps with cycles, and a token; a move takes it along an edge.
//! Whoever moves it onto the goal y wins, and whoever cannot move loses. One case `n m q`, m
//! edges, q queries `x y`, from where it starts to the goal; print for each 1 if the first
//! player can force a win, -1 if the second can, 0 if neither.
//! Model: game on a graph with cycles, one token.
//! Why: decide vertices backwards. The goal and dead ends are lost for the one to move; a
//! vertex with an edge to a lost one is won; one whose edges all lead to won ones is lost.
//! From what is never decided, both can go on for ever to others of that kind. First this is
//! done with no goal. A goal that comes out lost changes nothing, and another nothing until it
//! is looked back from: there a copy goes on with the goal, until x is decided.
//! Cost: O(n + m) a query at most.

use grundy::graph::outcomes_to_goals;
use grundy::Outcome;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, q: usize }
    assert!((1..=100_000).contains(&n), "{n} vertices, not 1 to 100000");
    assert!(m <= 500_000 && q <= 500, "{m} edges and {q} queries");
    input! { edges: [(Usize1, Usize1); m], queries: [(Usize1, Usize1); q] }
    for &(u, v) in &edges {
        assert!(u < n && v < n, "an edge from {} to {} of {n}", u + 1, v + 1);
    }
    for &(x, y) in &queries {
        assert!(x < n && y < n && x != y, "a query from {} to {} of {n}", x + 1, y + 1);
    }
    let outcomes = outcomes_to_goals(n, &edges, &queries).expect("all vertices exist");
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
        /// Who wins a position when both sides play perfectly.
        ///
        /// Under normal play (a player who cannot move loses) a position is a P-position exactly
        /// if every option is an N-position; so a position without options is P.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// The Next player, who is about to move, wins.
            N,
            /// The Previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// N if `wins`, else P.
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

            /// What is decided at some moment.
            #[derive(Clone)]
            struct Decided {
                /// How many edges lead from each vertex to ones that are not won: 0 from a lost one.
                open: Vec<u32>,
                /// The decided vertices that nobody has looked back from yet.
                new: VecDeque<u32>,
            }

            impl Decided {
                fn is_decided(&self, vertex: usize) -> bool {
                    !(1..WON).contains(&self.open[vertex])
                }

                /// Decides what follows for the tails of the edges into `head`.
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

                /// Goes on with a goal in a copy, until `start` is decided.
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

            /// Who wins on a directed graph, for each of `queries`, a start and a goal: whoever moves the
            /// token onto the goal wins, and otherwise whoever cannot move loses; `None` if neither can
            /// force a win. A start that is the goal is lost. Edges and the numbers of vertices are as in
            /// [`Loopy`](super::Loopy), which with the goal as an end says the same of one goal, and how
            /// many moves are left besides.
            ///
            /// ```
            /// use grundy::graph::outcomes_to_goals;
            /// use grundy::Outcome;
            ///
            /// // 0 → 1 → 2 → 0, and from 1 also to the dead end 3.
            /// let edges = [(0, 1), (1, 2), (2, 0), (1, 3)];
            /// let outcomes = outcomes_to_goals(4, &edges, &[(0, 1), (0, 2), (0, 3), (2, 0)]).unwrap();
            /// // From 0 the only move is to 1, which is the goal, or lets the other win.
            /// assert_eq!(outcomes, [Outcome::N, Outcome::P, Outcome::P, Outcome::N].map(Some));
            /// ```
            ///
            /// # Why not each goal anew
            ///
            /// Without a goal, vertices are decided backwards once. A goal that comes out lost changes
            /// nothing. Another changes nothing until it is looked back from, or if it is never decided,
            /// until all else is: only from there on a copy goes on with the goal, and only until the start
            /// is decided. Cost: O(vertices + edges) a query at most, and mostly a small part of that.
            ///
            /// # Errors
            /// If an edge or a query names a vertex that does not exist.
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
            /// Adjacency in compressed rows: the heads of all edges, sorted by tail. For a large graph
            /// these two arrays are built and read much faster than a `Vec` for each vertex.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Rows {
                starts: Vec<u32>,
                heads: Vec<u32>,
            }

            impl Rows {
                /// The rows of `edges`, each from its tail to its head, that keep their order within a
                /// row. Cost: O(`vertices` + edges), by going through `edges` twice.
                ///
                /// # Panics
                /// If a tail is not below `vertices`. Heads may be any numbers of 32 bits.
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

                /// The heads of the edges from `vertex`.
                ///
                /// # Panics
                /// If there is no such vertex.
                pub fn row(&self, vertex: u32) -> &[u32] {
                    let vertex = vertex as usize;
                    &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
                }
            }

            #[allow(dead_code)]
            /// Why edges make no graph, or none of the kind that is wanted.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum GraphError {
                /// An edge leaves or enters a vertex that does not exist.
                NoSuchVertex {
                    /// The vertex that the edge names.
                    vertex: usize,
                    /// How many vertices there are, numbered from 0.
                    vertices: usize,
                },
                /// No cycle is wanted, and there is one: a game on this graph need not end.
                Cycle {
                    /// A vertex on the cycle.
                    vertex: usize,
                },
                /// A tree is wanted, and edges do not lead to all of it.
                NotConnected {
                    /// A vertex to which no edges lead from the root.
                    vertex: usize,
                },
                /// 2^31 - 1 vertices or edges, or more, are not supported.
                TooLarge,
            }

            /// Checks that every edge joins vertices below `vertices`, and that 32 bits count all of them
            /// twice.
            pub(crate) fn check_edges(
                vertices: usize,
                edges: &[(usize, usize)],
            ) -> Result<(), GraphError> {
                if vertices.max(edges.len()) >= u32::MAX as usize / 2 {
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
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// Words that are not read as what they are.
    pub mod marker {
        use super::{Input, Readable};
        use std::num::NonZeroUsize;

        /// A number from 1 as one from 0.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
            }
        }
    }

    /// The next value of the input.
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
