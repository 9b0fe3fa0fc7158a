// HackerRank number-game-on-a-tree https://www.hackerrank.com/challenges/number-game-on-a-tree · made by `cargo judge bundle hackerrank_number-game-on-a-tree --write` from 52edbd909e8b2f81
//! HackerRank number-game-on-a-tree — Number Game on a Tree
//! <https://www.hackerrank.com/challenges/number-game-on-a-tree> · 10 s? · 512 MiB? · difficulty 5
//!
//! Rules: the edges of a tree have weights; two nodes are chosen, and the weights on the path
//! between them form a list. A move removes a number that is not larger than the number removed
//! last, and the first move may remove any number; whoever cannot move loses. The input has g
//! cases: `n`, then n - 1 edges `u v w`. Print for how many pairs of different nodes the first
//! player wins.
//! Bounds: 1 ≤ g ≤ 10; 1 ≤ n ≤ 5 · 10^5, in each case and in all cases together; 0 ≤ w ≤ 10^9.
//! Kind: count
//! Model: pairing strategy, equal weights on a path.
//! Why: a path is lost exactly when every weight occurs an even number of times. Then the second
//! player answers each number with an equal one, so every number that may be removed still occurs
//! an even number of times. Otherwise, the first player removes the least weight that occurs an odd
//! number of times, and is then in the same situation as the second player above: only numbers up
//! to this weight may be removed from now on, and each of these numbers occurs an even number of
//! times. To count the lost paths, the program gives each weight a 128-bit word that is as good as
//! random. Except with probability 2^-128, a path is lost exactly when the words of its weights
//! have nim sum 0, that is, when the paths from the root to its two ends have equal nim sums.
//! Cost: O(n log n) per case.
//!
//! 规则：在一棵边上带权的树上选两个点，它们之间路径上的权组成一个列表。每次操作去掉一个不大于上
//! 次所去的数，第一步可去任意数；无法操作者输。输入共 g 组数据，每组先给出 `n`，再给出 n - 1 条
//! 边 `u v w`。输出有多少对不同的点使先手赢。
//! 范围：1 ≤ g ≤ 10；1 ≤ n ≤ 5 · 10^5，各组总和也是；0 ≤ w ≤ 10^9。
//! 模型：配对策略，路径上相等的权配对。
//! 思路：一条路径必败，当且仅当每个权都出现偶数次。此时后手总用相等的数应答，所以每个还可以去掉的
//! 数仍出现偶数次。否则，先手去掉出现奇数次的权中最小的一个，就成了那样的后手：此后只能去掉不大于
//! 它的数，而这些数都出现偶数次。为了统计必败的路径，给每个权一个相当于随机的 128 位数：除
//! 了 2^-128 的概率外，路径必败当且仅当各权对应的数的异或和为 0，即从根到路径两端的异或和相等。
//! 复杂度：每组 O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "a tree of 0 nodes");
        let mut edges = Vec::with_capacity(n - 1);
        let mut weights = Vec::with_capacity(n - 1);
        for _ in 1..n {
            input! { u: Usize1, v: Usize1, weight: u64 }
            edges.push((u, v));
            weights.push(weight);
        }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        let mut sums = sums_from_root(&tree, &edges, &weights);
        answers += &format!("{}\n", unlike_pairs(&mut sums));
    }
    print!("{answers}");
}

/// Returns for each node the nim sum of the words on the path to it from the root.
fn sums_from_root(tree: &RootedTree, edges: &[(usize, usize)], weights: &[u64]) -> Vec<u128> {
    let mut sums = vec![0; tree.parents().len()];
    for (&(u, v), &weight) in edges.iter().zip(weights) {
        sums[tree.lower_end(u, v)] = word(weight);
    }
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            sums[node] ^= sums[parent];
        }
    }
    sums
}

/// Returns the word of a weight, obtained by mixing the bits of the weight.
fn word(weight: u64) -> u128 {
    let key = 0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645;
    let mix = |word: u128| (word ^ word >> 64).wrapping_mul(key);
    mix(mix(mix(u128::from(weight) + 1)))
}

/// Sorts the sums, and returns the number of pairs of unequal sums.
fn unlike_pairs(sums: &mut [u128]) -> u64 {
    sums.sort_unstable();
    let mut unlike = 0;
    let mut equal_before = 0;
    for place in 1..sums.len() {
        equal_before = if sums[place] == sums[place - 1] { equal_before + 1 } else { 0 };
        unlike += place as u64 - equal_before;
    }
    unlike
}

mod grundy {
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
        pub mod rooted_tree {
            use super::edges::{check_edges, GraphError, Rows};

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
                /// Creates the tree with the given undirected edges between the vertices 0, …,
                /// `vertices` - 1 and the given root. Cost: O(vertices), without recursion.
                ///
                /// # Errors
                /// Returns an error if an edge or `root` names a vertex that does not exist, if some vertex
                /// is not connected to the root, or if there is a cycle. A loop is a cycle, and so are two
                /// edges between the same vertices.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// # use grundy::graph::GraphError;
                /// let apart = RootedTree::from_edges(4, &[(0, 1), (2, 3), (3, 2)], 0);
                /// assert_eq!(apart, Err(GraphError::NotConnected { vertex: 2 }));
                /// let circle = RootedTree::from_edges(2, &[(0, 1), (1, 0)], 0);
                /// assert_eq!(circle, Err(GraphError::Cycle { vertex: 1 }));
                /// ```
                pub fn from_edges(
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
                    // Each vertex has one edge to its parent; any other edge closes a cycle.
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

                /// Returns the parent of each vertex, which is `None` for a root.
                pub fn parents(&self) -> &[Option<usize>] {
                    &self.parents
                }

                /// Returns all vertices, each after its parent; in reverse order, each vertex comes after its
                /// children.
                pub fn from_root(&self) -> &[usize] {
                    &self.from_root
                }

                /// Returns the lower of the vertices `a` and `b`, that is, the one whose parent is the other.
                /// Cost: O(1).
                ///
                /// # Panics
                /// Panics if there is no edge between `a` and `b`.
                ///
                /// ```
                /// # use grundy::contest::rooted_tree::RootedTree;
                /// let tree = RootedTree::from_parents(&[None, Some(0), Some(1)]).unwrap();
                /// assert_eq!((tree.lower_end(0, 1), tree.lower_end(2, 1)), (1, 2));
                /// ```
                pub fn lower_end(&self, a: usize, b: usize) -> usize {
                    if self.parents[a] == Some(b) {
                        a
                    } else {
                        assert!(
                            self.parents[b] == Some(a),
                            "there is no edge between {} and {}",
                            a,
                            b
                        );
                        b
                    }
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
