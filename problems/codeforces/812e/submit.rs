// Codeforces 812E https://codeforces.com/problemset/problem/812/E · made by `cargo judge bundle cf812e --write` from 9e520a055896c164
//! Codeforces 812E — Sagheer and Apple Tree
//! <https://codeforces.com/problemset/problem/812/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: a rooted tree has apples on its nodes, and the depths of all leaves have the same parity.
//! A move takes one or more apples from one node: if the node is a leaf, the apples are eaten, and
//! otherwise they are brought to one of its children. Whoever cannot move loses. Before the game
//! the second player swaps the apples of two nodes. The input is `n`, the apples, and the parents
//! of the nodes 2, …, n; print how many of these swaps make the second player win.
//! Bounds: 2 ≤ n ≤ 10^5; a node has 1 to 10^7 apples.
//! Kind: count
//! Model: staircase Nim, on a tree.
//! Why: let the even nodes be those whose depth has the same parity as the leaves' depths, and the
//! odd nodes the others. Apples brought to an even node can be removed from it at once by the
//! opponent, who brings them to a child or eats them. So only the even nodes count, and the
//! position is lost for the player to move exactly when the nim sum s of their numbers of apples
//! is 0 (staircase Nim). A swap between an even node and an odd one, with a and b apples, makes the
//! nim sum 0 exactly when a ⊕ b = s; a swap between two even or two odd nodes does not change the
//! nim sum.
//! Cost: O(n log n).
//!
//! 规则：一棵有根树的点上有苹果，所有叶子的深度奇偶性相同。每次操作取某个点上的若干苹果：若它是
//! 叶子就吃掉，否则移到它的一个儿子上。无法操作者输。游戏开始前，后手要交换两个点上的苹果。输入
//! 为 `n`、各点的苹果数、点 2, …, n 的父亲；输出有多少种交换使后手赢。
//! 范围：2 ≤ n ≤ 10^5；每个点上有 1 到 10^7 个苹果。
//! 模型：阶梯 Nim，在树上。
//! 思路：深度与叶子同奇偶的点称为偶点。移到偶点的苹果，对手可以立刻再拿走：移到儿子上，或吃掉。
//! 所以只有偶点起作用；它们的异或和 s 为 0 时，轮到的人必败（阶梯 Nim）。交换一个偶点和一个奇
//! 点，设苹果数为 a 和 b，当 a ⊕ b = s 时使异或和变为 0；交换两个偶点或两个奇点，异或和不变。
//! 复杂度：O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use grundy::nim::nim_sum;
use proconio::input;

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 nodes, without a root");
    input! { apples: [u64; n], parents: [usize; n - 1] }
    let even = even_nodes(n, &parents);
    let mut even_apples = vec![];
    let mut odd_apples = vec![];
    for (is_even, apples) in even.into_iter().zip(apples) {
        if is_even {
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

/// Returns, for each node, whether its depth has the same parity as the leaves' depths.
fn even_nodes(n: usize, parents: &[usize]) -> Vec<bool> {
    let mut parent_of = vec![None; n];
    let mut is_leaf = vec![true; n];
    for (node, &parent) in parents.iter().enumerate() {
        assert!((1..=n).contains(&parent), "a parent {parent}, outside 1..={n}");
        parent_of[node + 1] = Some(parent - 1);
        is_leaf[parent - 1] = false;
    }
    let tree = RootedTree::from_parents(&parent_of).unwrap_or_else(|error| panic!("{error}"));
    let depths = tree.depths();
    let leaves: Vec<usize> = (0..n).filter(|&node| is_leaf[node]).collect();
    let is_even = |node: usize| depths[node] % 2 == depths[leaves[0]] % 2;
    assert!(leaves.iter().all(|&leaf| is_even(leaf)), "leaves at odd and even depths");
    (0..n).map(is_even).collect()
}

/// Returns how many pairs can be formed from `count` things.
fn pairs(count: usize) -> usize {
    count * count.saturating_sub(1) / 2
}

mod grundy {
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

                /// Returns the number of edges between each vertex and its root. Cost: O(vertices).
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
