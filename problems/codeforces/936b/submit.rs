// Codeforces 936B https://codeforces.com/problemset/problem/936/B · made by `cargo judge bundle cf936b --write` from eb270c2254863bd6
//! Codeforces 936B — Sleepy Game
//! <https://codeforces.com/problemset/problem/936/B> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: a chip stands on vertex s of a directed graph. Two players take turns moving it along an
//! edge, and whoever cannot move loses; but the second player sleeps, and the first player makes
//! the moves of both. The input is `n m`; then, for each vertex, a line `c a₁ … a_c` with the
//! number of its outgoing edges and the vertices to which they lead; and finally `s`. Print `Win`
//! and the vertices of a walk on which the first player wins (any such walk will do); if there is
//! none, print `Draw` if he can go on for ever, else `Lose`.
//! Bounds: 2 ≤ n ≤ 10^5; 0 ≤ m ≤ 2 · 10^5.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph, one player makes all moves.
//! Why: the first player wins if the chip gets stuck on the sleeper's turn, that is, after an odd
//! number of moves. So what matters is which vertices the chip can reach after an odd number of
//! moves and which after an even number: if there is a walk on which he wins, a search over the 2n
//! pairs of a vertex and a parity finds such a walk. If there is no such walk, he can go on for
//! ever exactly when he can reach a cycle, since a walk of more than n - 1 moves visits some vertex
//! twice. Otherwise, on each walk, the chip gets stuck on the first player's own turn.
//! Cost: O(n + m); the walk that the search finds visits no pair twice, so it has at most 2n - 1
//! moves.
//!
//! 规则：棋子在有向图的点 s 上。两人轮流把它沿边移动，无法操作者输；但后手睡着了，所有的步都由
//! 先手来走。输入为 `n m`、各点的出边 `c a₁ … a_c` 和 `s`。先手能赢则输出 `Win` 和任意一条使他
//! 赢的路径上的点；否则，若他能永远走下去，输出 `Draw`；否则输出 `Lose`。
//! 范围：2 ≤ n ≤ 10^5；0 ≤ m ≤ 2 · 10^5。
//! 模型：图上游戏，所有的步都由一人走。
//! 思路：棋子走到没有出边的点时，若轮到睡着的人，先手就赢，也就是走了奇数步之后。所以要看他经奇
//! 数步、经偶数步各能到达哪些点：在点与奇偶性组成的 2n 个状态上搜索，能赢时就会找到一条赢的路
//! 径。若没有，则他能永远走下去，当且仅当能到达一个环，因为超过 n - 1 步的路径必经过某个点两
//! 次。否则每条路径都在轮到他自己时走到头。
//! 复杂度：O(n + m)；找到的路径不重复经过任何状态，所以至多 2n - 1 步。

use grundy::graph::Dag;
use itertools::Itertools;
use proconio::input;

const EVEN: usize = 0;
const ODD: usize = 1;

struct Graph {
    /// Where the edges of each vertex lead.
    edges: Vec<Vec<usize>>,
    start: usize,
}

fn main() {
    let graph = read();
    let search = Search::new(&graph);
    let is_stuck = |&vertex: &usize| graph.edges[vertex].is_empty();
    let mut stuck = (0..graph.edges.len()).filter(is_stuck);
    if let Some(last) = stuck.find(|&vertex| search.reaches(vertex, ODD)) {
        let way = search.way(last);
        println!("Win\n{}", way.iter().map(|vertex| vertex + 1).join(" "));
    } else if search.reaches_a_cycle() {
        println!("Draw");
    } else {
        println!("Lose");
    }
}

fn read() -> Graph {
    input! { n: usize, _m: usize }
    let mut edges = vec![];
    for vertex in 1..=n {
        input! { heads: [usize] }
        if let Some(head) = heads.iter().find(|head| !(1..=n).contains(head)) {
            panic!("an edge from {vertex} to {head}, outside 1..={n}");
        }
        edges.push(heads.into_iter().map(|head| head - 1).collect());
    }
    input! { s: usize }
    assert!((1..=n).contains(&s), "the start {s}, outside 1..={n}");
    Graph { edges, start: s - 1 }
}

/// The vertices that can be reached from the start, for each parity of the number of moves.
struct Search<'a> {
    graph: &'a Graph,
    /// For each vertex v and each parity: the vertex before v on a walk from the start to v with a
    /// number of moves of this parity, or `None` if there is no such walk. For the start and an
    /// even number of moves, this is the start itself.
    previous: Vec<[Option<usize>; 2]>,
}

impl<'a> Search<'a> {
    /// Searches the graph from its start.
    fn new(graph: &'a Graph) -> Search<'a> {
        let mut previous = vec![[None; 2]; graph.edges.len()];
        previous[graph.start][EVEN] = Some(graph.start);
        let mut open = vec![(graph.start, EVEN)];
        while let Some((vertex, parity)) = open.pop() {
            for &head in &graph.edges[vertex] {
                let entry = &mut previous[head][1 - parity];
                if entry.is_none() {
                    *entry = Some(vertex);
                    open.push((head, 1 - parity));
                }
            }
        }
        Search { graph, previous }
    }

    /// Returns whether a walk whose number of moves has the given parity leads to `vertex`.
    fn reaches(&self, vertex: usize, parity: usize) -> bool {
        self.previous[vertex][parity].is_some()
    }

    /// Returns the vertices of a walk with an odd number of moves from the start to `last`.
    fn way(&self, last: usize) -> Vec<usize> {
        let mut way = vec![last];
        let (mut vertex, mut parity) = (last, ODD);
        while (vertex, parity) != (self.graph.start, EVEN) {
            vertex = self.previous[vertex][parity].expect("the search has been here");
            parity = 1 - parity;
            way.push(vertex);
        }
        way.reverse();
        way
    }

    /// Returns whether some cycle can be reached.
    fn reaches_a_cycle(&self) -> bool {
        let mut edges = vec![];
        for (vertex, heads) in self.graph.edges.iter().enumerate() {
            if self.reaches(vertex, EVEN) || self.reaches(vertex, ODD) {
                edges.extend(heads.iter().map(|&head| (vertex, head)));
            }
        }
        // The one error possible here is that these edges have a cycle.
        Dag::from_edges(self.graph.edges.len(), &edges).is_err()
    }
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
        }
    }

    pub mod contest {
        // Graphs and trees.
        pub mod edges {
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
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
