// Codeforces 1585G https://codeforces.com/problemset/problem/1585/G · made by `cargo judge bundle cf1585g --write` from 654d1afd88309512
//! Codeforces 1585G — Poachers
//! <https://codeforces.com/problemset/problem/1585/G> · 1 s · 256 MiB · hard
//!
//! Rules: a forest; a tree's rank is the least depth of a leaf, a root's depth being 1. A move
//! chooses a tree and deletes all its vertices down to a depth from 1 to its rank; what is left
//! are trees, and whoever cannot move loses. Cases after their number: n, then the parents,
//! 0 for a root. Print `YES` if the first player wins, else `NO`.
//! Model: game on trees, cut by levels.
//! Why: the options of a tree are the nim sums of what stands on each level below a cut. The
//! list of a vertex is the shortest of its children's, to which the others are added level by
//! level, and the nim sum of the children's own values in front. What is longer than the
//! shortest is lost for good and pays for that; an only child's list, and its mex, just grow.
//! Cost: O(n log n).

use grundy::contest::rooted_tree::RootedTree;
use proconio::input;
use std::{collections::BTreeSet, iter::once};

type Levels = (Vec<u32>, BTreeSet<u32>, u32); // sums, the nearest last; their set; its mex

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, parents: [usize; n] }
        // Vertex 0 is one that all roots hang from.
        let parents: Vec<_> = once(None).chain(parents.into_iter().map(Some)).collect();
        let tree = RootedTree::of_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        let mut levels: Vec<Levels> = vec![Levels::default(); n + 1];
        let mut nearest = vec![0; n + 1]; // the nim sum of the children's values
        for &vertex in tree.from_root().iter().rev() {
            let Some(parent) = parents[vertex] else { continue };
            let list = with(std::mem::take(&mut levels[vertex]), nearest[vertex]);
            nearest[parent] ^= list.2;
            levels[parent] = join(std::mem::take(&mut levels[parent]), list);
        }
        verdicts += if nearest[0] != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

fn with((mut sums, mut different, mex): Levels, sum: u32) -> Levels {
    sums.push(sum);
    different.insert(sum);
    let mex = (mex..).find(|mex| !different.contains(mex)).unwrap_or(mex);
    (sums, different, mex)
}

fn join(a: Levels, b: Levels) -> Levels {
    let (short, long) = if a.0.len() < b.0.len() { (a, b) } else { (b, a) };
    if short.0.is_empty() {
        return long; // of the first child
    }
    let below = &long.0[long.0.len() - short.0.len()..];
    short.0.iter().zip(below).map(|(a, b)| a ^ b).fold(Levels::default(), with)
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
