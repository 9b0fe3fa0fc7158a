// Codeforces 812E https://codeforces.com/problemset/problem/812/E · made by `cargo judge bundle cf812e --write` from 3678d536f2d38ab9
//! Codeforces 812E — Sagheer and Apple Tree
//! <https://codeforces.com/problemset/problem/812/E> · 2 s · 256 MiB · medium
//!
//! Rules: a rooted tree has apples on its nodes, and the depths of all leaves have the same
//! parity. A move takes some apples of one node and eats them, if it is a leaf, or else brings
//! them to one of its children. Whoever cannot move loses. Before the game the second player swaps
//! the apples of two nodes. The input is `n`, the apples, and the parents of the nodes 2, …, n;
//! print how many swaps make him win.
//! Model: staircase Nim, on a tree.
//! Why: call a node even if its depth has the parity of the leaves. Apples that are brought to an
//! even node can be taken away again at once, to a child or by eating them. So only the even
//! nodes count, and the position is lost for the player to move if their nim sum s is 0
//! (staircase Nim). A swap between an even node and an odd one, with a and b apples, makes it 0
//! if a ⊕ b = s; a swap of two even or of two odd nodes keeps it.
//! Cost: O(n log n).

use grundy::nim::nim_sum;
use grundy::staircase::{Graph, NoStaircase};
use proconio::input;

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 nodes, without a root");
    input! { apples: [u64; n], parents: [usize; n - 1] }
    let staircase = staircase(n, &parents);
    let mut even_apples = vec![];
    let mut odd_apples = vec![];
    for (node, apples) in apples.into_iter().enumerate() {
        if staircase.counts(node) {
            even_apples.push(apples);
        } else {
            odd_apples.push(apples);
        }
    }
    let sum = nim_sum(&even_apples);
    odd_apples.sort_unstable();
    let mut swaps = 0;
    for apples in &even_apples {
        let wanted = apples ^ sum;
        let less = odd_apples.partition_point(|&other| other < wanted);
        let not_more = odd_apples.partition_point(|&other| other <= wanted);
        swaps += not_more - less;
    }
    if sum == 0 {
        swaps += pairs(even_apples.len()) + pairs(odd_apples.len());
    }
    println!("{swaps}");
}

/// Returns the staircase on which apples go from a node to its children, and from a leaf to the
/// ground, which is vertex n.
fn staircase(n: usize, parents: &[usize]) -> Graph {
    let mut is_leaf = vec![true; n];
    let mut edges = vec![];
    for (child, &parent) in (1..).zip(parents) {
        assert!((1..=n).contains(&parent), "a parent {parent}, outside 1..={n}");
        edges.push((parent - 1, child));
        is_leaf[parent - 1] = false;
    }
    edges.extend((0..n).filter(|&node| is_leaf[node]).map(|leaf| (leaf, n)));
    Graph::from_edges(n + 1, &edges).unwrap_or_else(|error| match error {
        NoStaircase::Value { .. } => panic!("leaves at odd and even depths: {error}"),
        NoStaircase::Graph(_) => panic!("{error}"),
    })
}

/// Returns how many pairs `count` things have.
fn pairs(count: usize) -> usize {
    count * count.saturating_sub(1) / 2
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
            /// inserted between two calls of [`MexSet::clear`], not with their size.
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

            /// Doubles the stamps, and stamps the values that were too large for them before.
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
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
    pub mod graph {
        pub(crate) use crate::grundy::contest::edges::GraphError;

        use crate::grundy::contest::edges::{check_edges, Rows};
        use crate::grundy::mex::MexSet;

        /// A directed acyclic graph, with the Grundy value of every vertex.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Dag {
            values: Vec<u32>,
        }

        /// Two numbers in place of values, which are at most the number of edges: one for a vertex that
        /// has not been reached, and one for a vertex that waits for those to which its edges lead.
        const UNSEEN: u32 = u32::MAX;
        const WAITING: u32 = u32::MAX - 1;

        /// Returns the mex of `values`, using a single word as long as they fit.
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
            /// Computes the Grundy value of each vertex 0..`vertices`. Edges may come in any order and
            /// repeat. Cost: O(vertices + edges) time. Memory: 4 bytes for each edge and up to 24 for
            /// each vertex, beside the input.
            ///
            /// # Errors
            /// Returns an error if an edge names a vertex that does not exist, or the graph has a
            /// cycle.
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
                Ok(Dag { values })
            }

            /// Returns the Grundy value of each vertex.
            pub fn grundy_values(&self) -> &[u32] {
                &self.values
            }
        }
    }

    pub mod staircase {
        mod graph {
            use crate::grundy::contest::edges::{check_edges, GraphError, Rows};
            use crate::grundy::graph::Dag;
            use std::fmt;

            /// An acyclic graph on which stones move along edges, and on which a single stone is worth 0 or
            /// 1 wherever it lies.
            ///
            /// A staircase is such a graph, and so is a tree on which stones move towards the root. With
            /// steps that go farther down, residues decide which stones count:
            ///
            /// ```
            /// use grundy::staircase::{Graph, NO_BOUND};
            ///
            /// // Nine steps above the ground, and a move takes stones three steps down: those on steps 3, 4
            /// // and 5 modulo 6 count.
            /// let down = |by: usize| (by..10).map(move |step| (step, step - by));
            /// let graph = Graph::from_edges(10, &down(3).collect::<Vec<_>>()).unwrap();
            /// let counting: Vec<usize> = (0..10).filter(|&step| graph.counts(step)).collect();
            /// assert_eq!(counting, [3, 4, 5, 9]);
            /// assert_eq!(graph.grundy_value(&[0, 0, 8, 5, 1, 4, 9, 9, 9, 3], NO_BOUND), 5 ^ 1 ^ 4 ^ 3);
            ///
            /// // One step or three down: the odd steps count, as on every staircase.
            /// let edges: Vec<_> = down(1).chain(down(3)).collect();
            /// let graph = Graph::from_edges(10, &edges).unwrap();
            /// assert!((0..10).all(|step| graph.counts(step) == (step % 2 == 1)));
            ///
            /// // One step or two down: from step 2, a single stone has moves to the values 0 and 1.
            /// let edges: Vec<_> = down(1).chain(down(2)).collect();
            /// let error = Graph::from_edges(10, &edges).unwrap_err();
            /// assert_eq!(error.to_string(), "a single stone on vertex 2, counted from 0, is worth 2");
            /// ```
            ///
            /// # Theorem
            ///
            /// On any acyclic graph, call a vertex *silent* if a single stone on it is a P-position. A move
            /// takes 1 to L stones from one vertex along one edge.
            ///
            /// 1. *Stones on silent vertices do not count*: without them, the Grundy value is the same. Both
            ///    positions together are a P-position: if a player moves stones that lie on a silent vertex,
            ///    they come to one that is not silent, and the opponent moves the same stones on to a silent
            ///    one. Any other move is made in the same way in the other position.
            /// 2. *If single stones are worth 0 or 1 everywhere*, the Grundy value is the nim sum of the
            ///    stones on the vertices of value 1, each number taken modulo L + 1. From these, all edges
            ///    lead to silent vertices, and there is one; so by 1, each of them is a heap of Nim, or of
            ///    Bash's game.
            /// 3. A single stone that moves k steps down, or by an odd multiple of k, is worth 1 on the steps
            ///    k, …, 2k - 1 modulo 2k, and 0 on the others: each move changes the parity of ⌊step / k⌋,
            ///    and there is a move until this is 0.
            ///
            /// Where a stone may move by 1, …, k steps, its value is its step modulo k + 1, and for k ≥ 2 only
            /// the first part helps: the steps 0, k + 1, 2k + 2, … are silent. If a move takes one stone
            /// only, then every stone is a component of its own: see [`Dag::sum`].
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Graph {
                forward: Rows,
                counts: Vec<bool>,
            }

            /// The reason why the theorem says nothing of a graph.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum NoStaircase {
                /// The edges do not form an acyclic graph.
                Graph(GraphError),
                /// A single stone can be worth more than 1.
                Value {
                    /// A vertex on which it is.
                    vertex: usize,
                    /// What it is worth there.
                    value: u32,
                },
            }

            impl fmt::Display for NoStaircase {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    match self {
                        NoStaircase::Graph(error) => error.fmt(f),
                        NoStaircase::Value { vertex, value } => {
                            write!(
                                f,
                                "a single stone on vertex {}, counted from 0, is worth {}",
                                vertex, value
                            )
                        }
                    }
                }
            }

            impl Graph {
                /// Creates the graph of these edges between the vertices 0..`vertices`. Edges may come in any
                /// order. Cost: O(`vertices` + edges) time and memory.
                ///
                /// # Errors
                /// Returns an error if an edge names a vertex that does not exist, if there is a cycle, or if
                /// a single stone can be worth more than 1; in the last case, the error names the first such
                /// vertex.
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<Graph, NoStaircase> {
                    check_edges(vertices, edges).map_err(NoStaircase::Graph)?;
                    let single = Dag::from_edges(vertices, edges).map_err(NoStaircase::Graph)?;
                    let values = single.grundy_values();
                    if let Some(vertex) = values.iter().position(|&value| value > 1) {
                        return Err(NoStaircase::Value { vertex, value: values[vertex] });
                    }
                    let counts = values.iter().map(|&value| value == 1).collect();
                    Ok(Graph { forward: Rows::new(vertices, edges.iter().copied()), counts })
                }

                /// Returns `true` if the stones on this vertex count: if a single stone on it is worth 1.
                ///
                /// # Panics
                /// Panics if there is no such vertex.
                pub fn counts(&self, vertex: usize) -> bool {
                    self.counts[vertex]
                }
            }
        }

        pub(crate) use graph::{Graph, NoStaircase};
    }

    pub mod contest {
        // Graphs and trees.
        pub mod edges {
            use std::fmt;

            /// An adjacency list in compressed rows: the heads of all edges, sorted by their tails. For a
            /// large graph, these two arrays are built and read much faster than a `Vec` for each vertex.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Rows {
                starts: Vec<u32>,
                heads: Vec<u32>,
            }

            impl Rows {
                /// Creates the rows of `edges`, each given as its tail and its head; edges keep their order
                /// within a row. Cost: O(`vertices` + edges), iterating over `edges` twice.
                ///
                /// # Panics
                /// Panics if a tail is not below `vertices`. Heads may be any numbers of 32 bits.
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
            /// The reason why edges do not form a graph, or not one of the required kind.
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
                /// There are 2^31 - 1 vertices or edges, or more, which is not supported.
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

            /// Checks that every edge joins vertices below `vertices`, and that twice the numbers of
            /// vertices and of edges fit into 32 bits.
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
