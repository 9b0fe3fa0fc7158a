// Luogu P7864 https://www.luogu.com.cn/problem/P7864 · made by `cargo judge bundle luogu_p7864 --write` from 4a68a6a6320aff88
//! Luogu P7864 — Picking leaves (摘叶子)
//! <https://www.luogu.com.cn/problem/P7864> · 2 s? · 125 MiB? · difficulty 6
//!
//! Rules: a tree of n vertices with root 1; a move picks any positive number of its current leaves,
//! and whoever picks vertex 1 wins. The input has T cases: `n`, then the parents of vertices 2 to
//! n; print 1 if the first player wins, else 0.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ n ≤ 10^6.
//! Kind: impartial
//! Model: parity, of chains above the leaves.
//! Why: the chain of a leaf leads towards the root, and ends just before the first vertex with two
//! or more children, or at the root itself; its length is the number of its vertices. The position
//! is won exactly when some chain has an odd length:
//!
//! 1. If a leaf is a chain by itself, the position is won. If this leaf is the root, picking it
//!    wins at once. Otherwise its parent has another child and does not become a leaf when the leaf
//!    is picked. If picking the leaf alone does not win, then the opponent has a winning answer
//!    that picks some leaves; the mover can pick these leaves together with the first leaf instead,
//!    with the same result.
//! 2. So nobody wants to shorten a chain from 2 vertices to 1. While all chains have 2 vertices or
//!    more, a move takes one vertex from each of one or more chains and changes nothing else in the
//!    tree.
//! 3. If all chains have even lengths, the position is lost. A move makes some of the lengths odd.
//!    If some chain has length 1 now, the opponent wins by step 1; otherwise the opponent shortens
//!    the same chains once more, and all lengths are even again.
//! 4. If some chains have odd lengths, and no chain has length 1, shortening each odd chain by 1
//!    makes all lengths even, with 2 vertices or more in each chain.
//!
//! Cost: O(n) per case.
//!
//! 规则：有一棵 n 个点的树，根为 1；每次操作摘掉当前叶子中的至少一片，摘掉点 1 者胜。共 T 组数
//! 据，每组先给出 n，再给出 2 到 n 的父亲；先手胜输出 1，否则输出 0。
//! 范围：1 ≤ T ≤ 10；1 ≤ n ≤ 10^6。
//! 模型：奇偶性，看叶子上方的链。
//! 思路：一片叶子的链从叶子往根走，到至少有两个儿子的点之前的最后一个点为止，或者到根为止。当且
//! 仅当有一条链的长度为奇数时必胜：
//!
//! 1. 若一片叶子自己就是整条链，则必胜。叶子是根时，直接摘掉它。否则它的父亲还有别的儿子，摘掉
//!    这片叶子后父亲不会成为叶子。如果只摘它不能赢，对手就有一个必胜的应对，摘掉某些叶子；先手
//!    一开始就可以把这些叶子与它一起摘掉，结果相同。
//! 2. 所以谁也不愿把长为 2 的链缩短成 1。只要所有链都不短于 2，每步就是从若干条链各去掉一个点，
//!    树的其余部分不变。
//! 3. 若所有链长都是偶数，则必败。每步使其中几条变成奇数。若有一条变成 1，对手由第 1 步获胜；否
//!    则对手把同样这几条再各缩短一个点，又全是偶数。
//! 4. 若有链长为奇数，且都不是 1，就把这些链各缩短一个点，使链长全是偶数，且不小于 2。
//!
//! 复杂度：每组 O(n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

/// Returns whether the chain of some leaf has an odd length.
fn has_odd_chain(tree: &RootedTree) -> bool {
    let parents = tree.parents();
    let mut children = vec![0u32; parents.len()];
    for &parent in parents.iter().flatten() {
        children[parent] += 1;
    }
    // Whether the chain that leads down to a vertex would be odd if it ended there.
    let mut is_odd = vec![true; parents.len()];
    for &vertex in tree.from_root() {
        if let Some(parent) = parents[vertex].filter(|&parent| children[parent] == 1) {
            is_odd[vertex] = !is_odd[parent];
        }
    }
    (0..parents.len()).any(|vertex| children[vertex] == 0 && is_odd[vertex])
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "0 vertices, but a tree has a root");
        input! { named_parents: [Usize1; n - 1] }
        let parents: Vec<Option<usize>> =
            std::iter::once(None).chain(named_parents.into_iter().map(Some)).collect();
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        answers += if has_odd_chain(&tree) { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}

mod grundy {
    pub mod contest {
        // Graphs and trees.
        pub mod edges {
            use std::fmt;

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
        }
        pub mod rooted_tree {
            use super::edges::GraphError;

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
                /// Creates the tree, or the trees, in which the parent of vertex v is `parents[v]`; roots
                /// have `None`. Vertices may be numbered in any order. Cost: O(vertices), without
                /// recursion.
                ///
                /// # Errors
                /// Returns an error if a parent does not exist, or if some vertex is its own ancestor.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// # use grundy::graph::GraphError;
                /// let stalk = RootedTree::from_parents(&[Some(1), Some(2), None]).unwrap();
                /// assert_eq!(stalk.from_root(), [2, 1, 0]);
                /// let circle = RootedTree::from_parents(&[Some(1), Some(0)]);
                /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 0 }));
                /// ```
                pub fn from_parents(parents: &[Option<usize>]) -> Result<RootedTree, GraphError> {
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
                    // Each vertex has at most one parent, so only the cycles themselves remain.
                    if let Some(vertex) = children.iter().position(|&left| left > 0) {
                        return Err(GraphError::Cycle { vertex });
                    }
                    order.reverse();
                    Ok(RootedTree { parents: parents.to_vec(), from_root: order })
                }

                /// Returns the parent of each vertex, which is `None` for a root.
                pub fn parents(&self) -> &[Option<usize>] {
                    &self.parents
                }

                /// Returns all vertices, each after its parent; in reverse order, each vertex comes after its
                /// children.
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
