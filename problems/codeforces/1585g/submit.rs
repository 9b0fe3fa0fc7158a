// Codeforces 1585G https://codeforces.com/problemset/problem/1585/G · made by `cargo judge bundle cf1585g --write` from 1029ebae26d71f2d
//! Codeforces 1585G — Poachers
//! <https://codeforces.com/problemset/problem/1585/G> · 1 s · 256 MiB · difficulty 7
//!
//! Rules: in a forest, the rank of a tree is the least depth of a leaf, where a root has depth 1. A
//! move chooses a tree and a depth from 1 to its rank, and deletes all vertices of the tree down to
//! that depth; the trees that are left stay in the game. Whoever cannot move loses. The input is
//! the number of cases, then for each case n and the parents of the vertices, with 0 for a root.
//! Print `YES` if the first player wins, else `NO`.
//! Bounds: at most 5 · 10^5 cases; 1 ≤ n ≤ 5 · 10^5, in each case and in all cases together.
//! Kind: impartial
//! Model: game on trees, cut by levels.
//! Why: a cut leaves the subtrees whose roots are on one level. So the value of each option of a
//! tree is the nim sum of the values of the subtrees at one level, and the rank limits how deep
//! this level can be. A vertex gets the nim sums of its levels from its children: the children's
//! sums are combined by nim sum, level by level, down to the last level in the lists of all
//! children, and the nim sum of the children's own values is a new level on top.
//!
//! 1. Let g(v) be the value of the subtree of v, and let r be the rank of this subtree. For d = 1,
//!    …, r, the cut at depth d leaves the subtrees whose roots u are d edges below v. Together
//!    these subtrees have the value s(d, v), the nim sum of g(u) over their roots u. So g(v) is the
//!    mex of s(1, v), …, s(r, v); call these numbers the list of v.
//! 2. The first number of the list, s(1, v), is the nim sum of g(c) over the children c of v. For
//!    d > 1, s(d, v) is the nim sum of s(d - 1, c) over these children, and r is 1 more than the
//!    least rank of a child. A leaf has rank 1 and a list with the single number 0, as its only cut
//!    leaves nothing.
//! 3. Lists are kept in reverse, with the first number last, so the list of an only child is simply
//!    extended, and the mex of the list can only grow. When a list of length a is added to a list
//!    of length b ≥ a, the a sums replace all a + b numbers: this takes a steps, and b ≥ a numbers
//!    vanish. Every vertex contributes one number, so at most n numbers vanish, and all additions
//!    together take at most n steps. In a list that results from an addition, the a sums are
//!    inserted as new numbers, and the search for the mex starts at 0 again; the mex is at most the
//!    number of insertions into this list. So all searches for a mex together take O(n) steps, too.
//!
//! Cost: O(n log n).
//!
//! 规则：有一个森林；树的秩是叶子的最小深度，根的深度为 1。每次操作选一棵树和 1 到它的秩之间的
//! 一个深度，把这棵树中不超过这个深度的点全部删去，剩下的各棵树留在游戏中。无法操作者输。先给出
//! 数据组数，每组给出 n 和各点的父亲，根的父亲记为 0。先手胜输出 `YES`，否则输出 `NO`。
//! 范围：至多 5 · 10^5 组；1 ≤ n ≤ 5 · 10^5，各组总和也是如此。
//! 模型：多棵树上的游戏，按层切。
//! 思路：切一刀，剩下的是立在某一层上的各棵子树，所以一棵树的后继的值，是它各层的异或和，层数不
//! 超过秩。一个点的这些和由儿子得到：逐层异或，到最浅的儿子为止；再把各儿子自己的值的异或和，作
//! 为新的一层放在最上面。
//!
//! 1. 设 g(v) 为 v 的子树的值，r 为它的秩。对 d = 1, …, r，在深度 d 处切，剩下 v 下方 d 条边处
//!    的各子树，值为 s(d, v)，即它们的根 u 的 g(u) 的异或和。所以 g(v) 是 s(1, v), …, s(r,
//!    v) 的 mex，称这些数为 v 的列表。
//! 2. 列表的第一个数 s(1, v) 是 v 的儿子 c 的 g(c) 的异或和。d > 1 时，s(d, v) 是各儿子的
//!    s(d - 1, c) 的异或和，而 r 比儿子的最小的秩大 1。叶子的秩为 1，列表为 0，因为唯一的切法什
//!    么也不留下。
//! 3. 列表倒着存，第一个数放在最后，所以独生子的列表只需在后面添一个数，它的 mex 只增不减。长
//!    a ≤ b 的两个列表相加，a + b 个数变成 a 个，也就是用 a 步的工作使 b ≥ a 个数消失。每个点只
//!    带来一个数，所以所有相加总共至多 n 步。相加得到的列表，mex 从 0 重新开始，它的 a 个数重新
//!    插入，mex 不超过插入该列表的次数。所以所有求 mex 的工作也是 O(n) 步。
//!
//! 复杂度：O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::input;
use std::collections::BTreeSet;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, parents: [usize; n] }
        verdicts += if forest_value(&parents) != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

/// Returns the Grundy value of a forest whose vertices are 1, 2, … and whose roots have the
/// parent 0.
fn forest_value(parents: &[usize]) -> u32 {
    // With 0 as a vertex, from which all roots hang, the forest is one tree.
    let mut above = vec![None];
    above.extend(parents.iter().copied().map(Some));
    let tree = RootedTree::from_parents(&above).unwrap_or_else(|error| panic!("{error}"));
    let mut children = vec![Children::default(); above.len()];
    for &vertex in tree.from_root().iter().rev() {
        if let Some(parent) = above[vertex] {
            let levels = std::mem::take(&mut children[vertex]).levels_of_parent();
            children[parent].add(levels);
        }
    }
    children[0].value
}

/// Those children of a vertex that have been added so far.
#[derive(Clone, Default)]
struct Children {
    /// The nim sum of the children's values.
    value: u32,
    /// The children's lists, added up; `None` if there are no children.
    levels: Option<Levels>,
}

impl Children {
    /// Adds a child with these levels.
    fn add(&mut self, child: Levels) {
        self.value ^= child.mex;
        self.levels = Some(match self.levels.take() {
            Some(levels) => levels.join(child),
            None => child,
        });
    }

    /// Returns the levels of the vertex that has these children.
    fn levels_of_parent(self) -> Levels {
        let mut levels = self.levels.unwrap_or_default();
        levels.push(self.value);
        levels
    }
}

/// The list of a vertex: the nim sums of the levels below it, down to its rank.
#[derive(Clone, Default)]
struct Levels {
    /// The level just below the vertex comes last.
    sums: Vec<u32>,
    distinct_sums: BTreeSet<u32>,
    mex: u32,
}

impl Levels {
    /// Adds a level above all others.
    fn push(&mut self, sum: u32) {
        self.sums.push(sum);
        self.distinct_sums.insert(sum);
        while self.distinct_sums.contains(&self.mex) {
            self.mex += 1;
        }
    }

    /// Returns the nim sum of the two lists at each level, as far down as both lists go.
    fn join(self, other: Levels) -> Levels {
        let depth = self.sums.len().min(other.sums.len());
        let ours = &self.sums[self.sums.len() - depth..];
        let others = &other.sums[other.sums.len() - depth..];
        let mut joined = Levels::default();
        for (a, b) in ours.iter().zip(others) {
            joined.push(a ^ b);
        }
        joined
    }
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
