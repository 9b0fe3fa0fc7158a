// Codeforces 812E https://codeforces.com/problemset/problem/812/E · made by `cargo judge bundle cf812e --write` from 6b058a0941c9a5d4
//! Codeforces 812E — Sagheer and Apple Tree
//! <https://codeforces.com/problemset/problem/812/E> · 2 s · 256 MiB · medium
//!
//! Rules: a rooted tree with apples on its nodes, all leaves at depths of one parity; a move
//! takes some apples of one node and eats them (a leaf's) or brings them to one child. Whoever
//! cannot move loses. Before the game the second player swaps the apples of two nodes. One
//! case `n`, the apples, the parents of 2, …, n; print how many swaps make him win.
//! Model: staircase Nim, on a tree.
//! Why: call nodes of the leaves' parity even. Apples brought to an even node can be taken
//! from it at once, on to a child or eaten; so only even nodes count, and the position is
//! lost if their nim sum s is 0 (staircase Nim). A swap of an even with an odd node's apples
//! makes it 0 if a ⊕ b = s; a swap within one parity keeps it.
//! Cost: O(n log n).

use grundy::contest::rooted_tree::RootedTree;
use proconio::input;
use std::iter::once;

fn main() {
    input! { n: usize }
    assert!((2..=100_000).contains(&n), "{n} nodes, not 2 to 100000");
    input! { apples: [u64; n], parents: [usize; n - 1] }
    let in_bounds = apples.iter().all(|node| (1..=10_000_000).contains(node));
    assert!(in_bounds, "a node's apples outside 1..=10000000");
    let in_bounds = parents.iter().all(|parent| (1..=n).contains(parent));
    assert!(in_bounds, "a parent outside 1..={n}");
    let parents: Vec<_> = once(None).chain(parents.iter().map(|parent| Some(parent - 1))).collect();
    let tree = RootedTree::of_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
    let depths = tree.depths();
    let mut is_leaf = vec![true; n];
    parents.iter().flatten().for_each(|&parent| is_leaf[parent] = false);
    let mut of_leaves = (0..n).filter(|&node| is_leaf[node]).map(|node| depths[node] % 2);
    let parity = of_leaves.next().unwrap_or(0);
    assert!(of_leaves.all(|other| other == parity), "leaves at odd and even depths");
    let (even, odd): (Vec<_>, Vec<_>) = (0..n).partition(|&node| depths[node] % 2 == parity);
    let sum = even.iter().fold(0, |sum, &node| sum ^ apples[node]);
    let mut others: Vec<u64> = odd.iter().map(|&node| apples[node]).collect();
    others.sort_unstable();
    let mut swaps = 0;
    for &node in &even {
        let wanted = apples[node] ^ sum;
        let below = others.partition_point(|&other| other < wanted);
        swaps += others.partition_point(|&other| other <= wanted) - below;
    }
    if sum == 0 {
        swaps += [even, odd]
            .iter()
            .map(|nodes| nodes.len() * nodes.len().saturating_sub(1) / 2)
            .sum::<usize>();
    }
    println!("{swaps}");
}

mod grundy {
    pub mod contest {
        // Graphs and trees.
        pub mod edges {
            use std::fmt;

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
        }
        pub mod rooted_tree {
            use super::edges::GraphError;

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
                /// The tree or trees in which vertex v hangs from `parents[v]`, and a root from `None`.
                /// Vertices may be numbered in any order. Cost: O(vertices), without recursion.
                ///
                /// # Errors
                /// If a parent does not exist, or some vertex is its own ancestor.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// # use grundy::graph::GraphError;
                /// let stalk = RootedTree::of_parents(&[Some(1), Some(2), None]).unwrap();
                /// assert_eq!(stalk.from_root(), [2, 1, 0]);
                /// let circle = RootedTree::of_parents(&[Some(1), Some(0)]);
                /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 0 }));
                /// ```
                pub fn of_parents(parents: &[Option<usize>]) -> Result<RootedTree, GraphError> {
                    let vertices = parents.len();
                    let mut children = vec![0u32; vertices];
                    for &vertex in parents.iter().flatten() {
                        let count = children.get_mut(vertex);
                        *count.ok_or(GraphError::NoSuchVertex { vertex, vertices })? += 1;
                    }
                    let mut order: Vec<usize> =
                        (0..vertices).filter(|&vertex| children[vertex] == 0).collect();
                    let mut done = 0;
                    while done < order.len() {
                        if let Some(parent) = parents[order[done]] {
                            children[parent] -= 1;
                            if children[parent] == 0 {
                                order.push(parent);
                            }
                        }
                        done += 1;
                    }
                    // Each vertex has one parent, so nothing but the cycles themselves is left.
                    if let Some(vertex) = children.iter().position(|&left| left > 0) {
                        return Err(GraphError::Cycle { vertex });
                    }
                    order.reverse();
                    Ok(RootedTree { parents: parents.to_vec(), from_root: order })
                }

                /// How many edges lie between each vertex and its root. Cost: O(vertices).
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
