// Codeforces 1411G https://codeforces.com/problemset/problem/1411/G · made by `cargo judge bundle cf1411g --write` from 7eac0bb356c17b07
//! Codeforces 1411G — No Game No Life
//! <https://codeforces.com/problemset/problem/1411/G> · 2 s · 256 MiB · hard
//!
//! Rules: a directed graph of n vertices without cycles. A number from 1 to n + 1 is drawn
//! again and again, all equally likely: up to n it puts a chip on that vertex, and n + 1
//! ends the drawing. Then a move takes a chip along an edge, and whoever cannot move loses.
//! One case `n m`, then the edges; print the probability that the first player wins, as a
//! number modulo 998244353.
//! Model: game on a graph, a sum of tokens counted by nim sum.
//! Why: the second player wins if the Grundy values have nim sum 0. Let c be how many
//! vertices have each value and C its Walsh–Hadamard transform. Each chip makes a factor
//! C / (n + 1), so that the transform of the nim sum's chances is the geometric series
//! 1 / (n + 1 - C) when n + 1 is drawn, and the chance of 0 is the mean of that. A vertex
//! of value v needs edges to v others, and so on: v (v + 1) / 2, and v stays below √(2m).
//! Cost: O(n + m).

use grundy::contest::modular::inverse;
use grundy::contest::walsh::transform;
use grundy::graph::Dag;
use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=100_000).contains(&n) && m <= 100_000, "{n} vertices with {m} edges");
    input! { edges: [(usize, usize); m] }
    let in_bounds = edges.iter().all(|(u, v)| (1..=n).contains(u) && (1..=n).contains(v));
    assert!(in_bounds, "an edge outside 1..={n}");
    let edges: Vec<_> = edges.into_iter().map(|(u, v)| (u - 1, v - 1)).collect();
    let graph = Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    let values = graph.grundy_values();
    let largest = values.iter().max().map_or(0, |&largest| largest as usize);
    let mut counts = vec![0; (largest + 1).next_power_of_two()];
    values.iter().for_each(|&value| counts[value as usize] += 1);
    transform(&mut counts);
    let series = counts.iter().map(|count: &i64| inverse((n as i64 + 1 - count) as u64, MODULUS));
    let sum = series.sum::<u64>() % MODULUS;
    let second = sum * inverse(counts.len() as u64, MODULUS) % MODULUS;
    println!("{}", (1 + MODULUS - second) % MODULUS);
}

mod grundy {
    pub mod mex {
        /// A set of values that can be emptied in constant time: one allocation serves the mex of
        /// every position of a table.
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
        #[derive(Clone, Debug, Default)]
        pub struct MexSet {
            /// `stamps[v] == round` says that `v` is in the set now.
            stamps: Vec<u64>,
            /// Values past `stamps` that wait until enough others make them matter.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// An empty set. Allocates nothing.
            pub fn new() -> Self {
                MexSet { round: 1, ..MexSet::default() }
            }

            /// Adds `value`. Cost: amortised O(1); memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], never with their size.
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

            /// The least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Empties the set. Cost: O(1).
            pub fn clear(&mut self) {
                self.round += 1;
                self.inserted = 0;
                self.far.clear();
            }

            /// Doubles the stamps and moves in what was too far for them before.
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

        /// A directed acyclic graph with the Grundy value of every vertex.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Dag {
            values: Vec<u32>,
        }

        /// In place of values, which are at most the number of edges: of a vertex that has not been
        /// reached, and of one that waits for what its edges lead to.
        const UNSEEN: u32 = u32::MAX;
        const WAITING: u32 = u32::MAX - 1;

        /// The mex, in one word for as long as the values fit.
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
            /// Computes the Grundy value of each vertex 0..`vertices`. Edges may come in any order
            /// and repeat. Cost: O(vertices + edges) time; 4 bytes an edge beside the input, and up to
            /// 24 a vertex.
            ///
            /// # Errors
            /// If an edge names a vertex that does not exist, or the graph has a cycle.
            pub fn from_edges(
                vertices: usize,
                edges: &[(usize, usize)],
            ) -> Result<Dag, GraphError> {
                check_edges(vertices, edges)?;
                let forward = Rows::new(vertices, edges.iter().copied());
                let mut values = vec![UNSEEN; vertices];
                let mut options = MexSet::new();
                let mut walk: Vec<(u32, usize)> = Vec::new(); // and how many edges are done
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
                Ok(Dag { values })
            }

            /// The Grundy value of each vertex.
            pub fn grundy_values(&self) -> &[u32] {
                &self.values
            }
        }
    }

    pub mod contest {
        pub mod modular {
            /// `base` to the power of `exponent` modulo `modulus`, which may be no prime.
            /// Cost: O(log `exponent`).
            ///
            /// # Panics
            /// If `modulus` is 0, or 2^32 or more.
            pub fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
                assert!(
                    modulus > 0 && modulus >> 32 == 0,
                    "the modulus {} is not in 1..2^32",
                    modulus
                );
                let (mut base, mut exponent) = (base % modulus, exponent);
                let mut power = 1 % modulus;
                while exponent > 0 {
                    if exponent & 1 == 1 {
                        power = power * base % modulus;
                    }
                    base = base * base % modulus;
                    exponent >>= 1;
                }
                power
            }

            /// The number below `prime` whose product with `a` is 1 modulo `prime`.
            /// Cost: O(log `prime`).
            ///
            /// # Panics
            /// If `prime` divides `a`; if there is no such number by this way as `prime` is no prime;
            /// if `prime` is below 2, or 2^32 or more.
            pub fn inverse(a: u64, prime: u64) -> u64 {
                assert!(prime > 1, "{} is no prime", prime);
                let inverse = power(a, prime - 2, prime);
                assert!(a % prime * inverse % prime == 1, "{} has no inverse modulo {}", a, prime);
                inverse
            }
        }

        pub mod walsh {
            use std::ops::{Add, Sub};

            /// Transforms `values` in place; twice gives each value times the length. For counts
            /// modulo a number see [`transform_mod`]. Cost: O(n log n).
            ///
            /// # Panics
            /// If the length is no power of 2.
            pub fn transform<T: Copy + Add<Output = T> + Sub<Output = T>>(values: &mut [T]) {
                for_each_pair(values, |a, b| (a + b, a - b));
            }

            /// For each bit, every two values whose places differ in it.
            fn for_each_pair<T: Copy>(values: &mut [T], pair: impl Fn(T, T) -> (T, T)) {
                assert!(
                    values.len().is_power_of_two(),
                    "{} values are no power of 2",
                    values.len()
                );
                let mut distance = 1;
                while distance < values.len() {
                    for block in values.chunks_exact_mut(2 * distance) {
                        let (low, high) = block.split_at_mut(distance);
                        for (a, b) in low.iter_mut().zip(high) {
                            let (sum, difference) = pair(*a, *b);
                            *a = sum;
                            *b = difference;
                        }
                    }
                    distance *= 2;
                }
            }
        }

        // Graphs and trees.
        pub mod edges {
            use std::fmt;

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
                        GraphError::TooLarge => write!(f, "2^31 - 1 vertices or edges, or more"),
                    }
                }
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
