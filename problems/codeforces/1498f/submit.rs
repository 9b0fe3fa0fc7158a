// Codeforces 1498F https://codeforces.com/problemset/problem/1498/F · made by `cargo judge bundle cf1498f --write` from b7dd4bf110a87f3a
//! Codeforces 1498F — Christmas Game
//! <https://codeforces.com/problemset/problem/1498/F> · 2 s · 256 MiB · hard
//!
//! Rules: a tree with presents on its nodes, and a number k; a move takes some presents of a
//! node at depth k or more and puts them on its k-th ancestor. Whoever cannot move loses. One
//! case `n k`, the n - 1 edges, the presents; print for each node as the root whether the
//! first player wins, 1 or 0.
//! Model: staircase Nim, on a tree.
//! Why: a node at depth d is on step ⌊d / k⌋, and a move goes down one step. By staircase Nim
//! the nim sum of the nodes on odd steps decides: presents that come onto an odd step can be
//! sent on at once. So only d mod 2k matters. For each node, keep the nim sums of its subtree
//! by distance mod 2k; a second pass from the root adds what lies beyond the parent, which
//! is the parent's own sums without the subtree, one farther away.
//! Cost: O(n k) time and memory.

use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, k: usize }
    assert!((3..=100_000).contains(&n), "{n} nodes, not 3 to 100000");
    assert!((1..=20).contains(&k), "k is {k}, not 1 to 20");
    input! { edges: [(Usize1, Usize1); n - 1], presents: [u32; n] }
    let tree = RootedTree::of_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    let parents = tree.parents();
    let cycle = 2 * k;
    let mut sums = vec![vec![0; cycle]; n];
    for &node in tree.from_root().iter().rev() {
        assert!(presents[node] <= 1_000_000_000, "{} presents, over 10^9", presents[node]);
        sums[node][0] ^= presents[node];
        for (parent, distance) in parents[node].iter().cartesian_product(0..cycle) {
            sums[*parent][(distance + 1) % cycle] ^= sums[node][distance];
        }
    }
    for &node in tree.from_root() {
        let Some(parent) = parents[node] else { continue };
        let subtree = sums[node].clone();
        for distance in 0..cycle {
            let beyond = sums[parent][distance] ^ subtree[(distance + cycle - 1) % cycle];
            sums[node][(distance + 1) % cycle] ^= beyond;
        }
    }
    let odd_steps = sums.iter().map(|sums| sums[k..].iter().fold(0, |sum, part| sum ^ part));
    let verdicts: Vec<_> = odd_steps.map(|sum| if sum != 0 { "1" } else { "0" }).collect();
    println!("{}", verdicts.join(" "));
}

mod grundy {
    pub mod contest {
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
        pub mod rooted_tree {
            use super::edges::{check_edges, GraphError, Rows};

            /// A tree that hangs from a root, or several such trees: each vertex with its parent, and
            /// an order in which parents come first.
            ///
            /// ```
            /// use grundy::contest::rooted_tree::RootedTree;
            ///
            /// // 1 – 0 – 2 – 3, seen from vertex 2.
            /// let tree = RootedTree::of_edges(4, &[(0, 1), (0, 2), (2, 3)], 2).unwrap();
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
                /// The tree of undirected edges between 0, …, `vertices` - 1, seen from `root`.
                /// Cost: O(vertices), without recursion.
                ///
                /// # Errors
                /// If an edge or `root` names a vertex that does not exist, some vertex is not connected
                /// to the root, or there is a cycle; a loop is one, and so are two edges between the same
                /// vertices.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// # use grundy::graph::GraphError;
                /// let apart = RootedTree::of_edges(4, &[(0, 1), (2, 3), (3, 2)], 0);
                /// assert_eq!(apart, Err(GraphError::NotConnected { vertex: 2 }));
                /// let circle = RootedTree::of_edges(2, &[(0, 1), (1, 0)], 0);
                /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 1 }));
                /// ```
                pub fn of_edges(
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
                    // One edge to each parent; any other closes a cycle.
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

                /// The parent of each vertex; a root has none.
                pub fn parents(&self) -> &[Option<usize>] {
                    &self.parents
                }

                /// All vertices, each after its parent; backwards, each after its children.
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
    use std::iter::IntoIterator;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::Product;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod adaptors {
        use crate::itertools::size_hint::{self};

        #[derive(Debug, Clone)]
        /// An iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `I` and `J`.
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        ///
        /// See [`.cartesian_product()`](crate::Itertools::cartesian_product) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct Product<I, J>
        where
            I: Iterator,
        {
            a: I,
            /// `a_cur` is `None` while no item have been taken out of `a` (at definition).
            /// Then `a_cur` will be `Some(Some(item))` until `a` is exhausted,
            /// in which case `a_cur` will be `Some(None)`.
            a_cur: Option<Option<I::Item>>,
            b: J,
            b_orig: J,
        }

        /// Create a new cartesian product iterator
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        pub fn cartesian_product<I, J>(i: I, j: J) -> Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            Product { a_cur: None, a: i, b: j.clone(), b_orig: j }
        }

        impl<I, J> Iterator for Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            type Item = (I::Item, J::Item);

            fn next(&mut self) -> Option<Self::Item> {
                let Self { a, a_cur, b, b_orig } = self;
                let elt_b = match b.next() {
                    None => {
                        *b = b_orig.clone();
                        match b.next() {
                            None => return None,
                            Some(x) => {
                                *a_cur = Some(a.next());
                                x
                            }
                        }
                    }
                    Some(x) => x,
                };
                a_cur.get_or_insert_with(|| a.next()).as_ref().map(|a| (a.clone(), elt_b))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                // Not ExactSizeIterator because size may be larger than usize
                // Compute a * b_orig + b for both lower and upper bound
                let mut sh = size_hint::mul(self.a.size_hint(), self.b_orig.size_hint());
                if matches!(self.a_cur, Some(Some(_))) {
                    sh = size_hint::add(sh, self.b.size_hint());
                }
                sh
            }

            fn fold<Acc, G>(self, mut accum: Acc, mut f: G) -> Acc
            where
                G: FnMut(Acc, Self::Item) -> Acc,
            {
                // use a split loop to handle the loose a_cur as well as avoiding to
                // clone b_orig at the end.
                let Self { mut a, a_cur, mut b, b_orig } = self;
                if let Some(mut elt_a) = a_cur.unwrap_or_else(|| a.next()) {
                    loop {
                        accum = b.fold(accum, |acc, elt| f(acc, (elt_a.clone(), elt)));

                        // we can only continue iterating a if we had a first element;
                        if let Some(next_elt_a) = a.next() {
                            b = b_orig.clone();
                            elt_a = next_elt_a;
                        } else {
                            break;
                        }
                    }
                }
                accum
            }
        }
    }
    mod size_hint {
        /// `SizeHint` is the return type of `Iterator::size_hint()`.
        pub type SizeHint = (usize, Option<usize>);

        /// Add `SizeHint` correctly.
        #[inline]
        pub fn add(a: SizeHint, b: SizeHint) -> SizeHint {
            let min = a.0.saturating_add(b.0);
            let max = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_add(y),
                _ => None,
            };

            (min, max)
        }

        /// Multiply `SizeHint` correctly
        #[inline]
        pub fn mul(a: SizeHint, b: SizeHint) -> SizeHint {
            let low = a.0.saturating_mul(b.0);
            let hi = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_mul(y),
                (Some(0), None) | (None, Some(0)) => Some(0),
                _ => None,
            };
            (low, hi)
        }
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

        /// Return an iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `self` and `J`.
        ///
        /// Iterator element type is `(Self::Item, J::Item)`.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let it = (0..2).cartesian_product("αβ".chars());
        /// itertools::assert_equal(it, vec![(0, 'α'), (0, 'β'), (1, 'α'), (1, 'β')]);
        /// ```
        fn cartesian_product<J>(self, other: J) -> Product<Self, J::IntoIter>
        where
            Self: Sized,
            Self::Item: Clone,
            J: IntoIterator,
            J::IntoIter: Clone,
        {
            adaptors::cartesian_product(self, other.into_iter())
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
