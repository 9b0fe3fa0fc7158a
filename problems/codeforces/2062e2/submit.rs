// Codeforces 2062E2 https://codeforces.com/problemset/problem/2062/E2 · made by `cargo judge bundle cf2062e2 --write` from 5726ad8f590ddfc8
//! Codeforces 2062E2 — The Game (Hard Version)
//! <https://codeforces.com/problemset/problem/2062/E2> · 6 s · 512 MiB · difficulty 8
//!
//! Rules: there is a tree with root 1 and a value on each node. Cirno chooses a node and deletes
//! its subtree; then the players take turns choosing a remaining node whose value is larger than
//! the value of the node chosen last, and deleting its subtree. Whoever cannot move wins. The input
//! is the number of cases; each case is `n`, the values and the n - 1 edges. Print for each case
//! the number of first choices with which Cirno wins, then these nodes in ascending order.
//! Bounds: at most 10^5 cases; 1 ≤ n ≤ 4 · 10^5, in each case and in all cases together; the values
//! are from 1 to n.
//! Kind: impartial
//! Model: game on a tree, misère, subtrees with larger and larger values.
//! Why: for a node v, let X(v) be the set of the nodes outside the subtree of v that have larger
//! values than v, and call v good if X(v) is not empty.
//!
//! 1. If Cirno chooses a node u that is not good, her opponent cannot move and wins.
//! 2. Otherwise he must choose some node v in X(u). Call v a threat if some node of X(v) is left,
//!    that is, lies outside the subtree of u. If there are threats, he chooses one with the largest
//!    value, and wins: Cirno can move, but only by choosing a node that is not a threat, after
//!    which he cannot move and wins.
//! 3. If there are no threats, Cirno cannot move after his choice, so she wins.
//! 4. A good node v with a larger value than u is a threat unless v lies in the subtree of u or all
//!    of X(v) lies in it. The second case means that the lowest common ancestor of X(v) is in the
//!    subtree of u. So put a mark of 1 on v, a mark of 1 on that ancestor, and a mark of -1 on the
//!    lowest common ancestor of these two nodes. Of these marks, those in the subtree of u add up
//!    to 1 if v is not a threat, and to 0 if v is a threat. Hence Cirno wins with u if and only if
//!    u is good and, of the marks for the k good nodes with larger values than u, those in the
//!    subtree of u add up to k.
//! 5. Number the nodes so that the numbers in each subtree form a range. The nodes are processed
//!    from the largest value down, and a set holds the numbers of the nodes whose values are larger
//!    than the current value. The smallest and the largest of these numbers outside the range of v
//!    are enough to find the lowest common ancestor of X(v).
//! 6. Let a < b be the numbers of two nodes, and let c be the number of their lowest common
//!    ancestor. The nodes a + 1, …, b lie below c, so none of their parents has a smaller number
//!    than c. And one of these nodes is a child of c: the child whose subtree contains b, since a
//!    is not in this subtree and comes before it. So c is the smallest number among the parents of
//!    these nodes.
//!
//! Cost: O(n log n) per case.
//!
//! 规则：有一棵以 1 为根的树，每个点有一个权值。Cirno 先任选一个点，删去它的子树；然后双方轮流
//! 操作，选一个还在的、权值大于上次所选点的点，删去它的子树。最先无法操作者胜。先给出数据组数，
//! 每组给出 `n`、各点权值和 n - 1 条边；每组输出 Cirno 第一步选了能赢的点的个数，再按升序输出这
//! 些点。
//! 范围：至多 10^5 组；1 ≤ n ≤ 4 · 10^5，各组总和也是如此；各权值从 1 到 n。
//! 模型：树上游戏，反常规则，所选子树的权值越来越大。
//! 思路：对点 v，设 X(v) 为 v 的子树之外权值比它大的点的集合；X(v) 非空时称 v 为好点。
//!
//! 1. Cirno 若选了不好的点 u，对手无法操作，对手赢。
//! 2. 否则对手必须选 X(u) 中的某个 v。如果 X(v) 中还有点没被删（即在 u 的子树之外），就称 v 为
//!    威胁。若有威胁，他选其中权值最大的一个就赢：Cirno 能操作，但只能选到不是威胁的点，然后他
//!    就无法操作了。
//! 3. 若没有威胁，他选过之后 Cirno 无法操作，Cirno 赢。
//! 4. 权值大于 u 的好点 v 都是威胁，除非 v 在 u 的子树中，或者 X(v) 整个在 u 的子树中。后者等价
//!    于 X(v) 的最近公共祖先在 u 的子树中。于是在 v 和这个祖先上各加标记 1，在这两点的最近公共
//!    祖先上加标记 -1：若 v 不是威胁，u 的子树内这些标记之和为 1；若是威胁，则为 0。所以选 u 能
//!    赢，当且仅当 u 是好点，且 u 的子树内的标记总和等于权值比 u 大的好点的个数。
//! 5. 给点编号，使每棵子树是一段连续的编号。按权值从大到小处理点，用一个集合保存权值更大的点的
//!    编号。在 v 的区间之外的最小编号和最大编号，就足以求出 X(v) 的最近公共祖先。
//! 6. 设 a < b 是两个编号，c 是它们的最近公共祖先。编号 a + 1, …, b 的点都在 c 的下方，所以它们
//!    的父亲的编号都不小于 c。而其中必有一个是 c 的儿子，就是子树含 b 的那个儿子：a 不在这棵子
//!    树中，且排在它前面。所以 c 就是这些点的父亲编号的最小值。
//!
//! 复杂度：每组 O(n log n)。

use grundy::contest::fenwick::FenwickTree;
use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input, marker::Usize1};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

fn main() {
    input! { cases: usize }
    let mut output = String::new();
    for _ in 0..cases {
        input! { n: usize, values: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        let nodes = winning_nodes(&tree, &values);
        let numbers = nodes.iter().map(|node| node + 1);
        output += &format!("{}\n", std::iter::once(nodes.len()).chain(numbers).format(" "));
    }
    print!("{output}");
}

/// Returns the nodes with which the first player wins, in ascending order.
fn winning_nodes(tree: &RootedTree, values: &[u64]) -> Vec<usize> {
    let ranges = ranges(tree);
    let ancestors = CommonAncestors::new(tree, &ranges);
    let mut larger = BTreeSet::new();
    let mut marks = FenwickTree::new(vec![0; values.len()]);
    let mut good_nodes = 0;
    let mut winning = vec![];
    let mut nodes: Vec<usize> = (0..values.len()).collect();
    nodes.sort_unstable_by_key(|&node| Reverse(values[node]));
    for equal in nodes.chunk_by(|&a, &b| values[a] == values[b]) {
        let good_before = good_nodes;
        let mut new_marks = vec![];
        for &node in equal {
            let range = &ranges[node];
            let Some(outside) = Span::outside(range, &larger) else { continue };
            if marks.sum(range.clone()) == good_before {
                winning.push(node);
            }
            new_marks.push((range.start, 1));
            new_marks.push((ancestors.of(outside), 1));
            new_marks.push((ancestors.of(outside.with(range.start)), -1));
            good_nodes += 1;
        }
        new_marks.into_iter().for_each(|(number, mark)| marks.add(number, mark));
        larger.extend(equal.iter().map(|&node| ranges[node].start));
    }
    winning.sort_unstable();
    winning
}

/// Returns, for each node, the range of the numbers in its subtree; this range begins with the
/// node's own number, as each node is numbered before the nodes below it.
fn ranges(tree: &RootedTree) -> Vec<Range<usize>> {
    let mut sizes = vec![1; tree.parents().len()];
    for &node in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[node] {
            sizes[parent] += sizes[node];
        }
    }
    let mut ranges: Vec<Range<usize>> = sizes.iter().map(|&size| 0..size).collect();
    // For each node, the first number of its next child.
    let mut next = vec![1; sizes.len()];
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            let start = next[parent];
            next[parent] += sizes[node];
            next[node] = start + 1;
            ranges[node] = start..start + sizes[node];
        }
    }
    ranges
}

/// The smallest and the largest number of a set.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    last: usize,
}

impl Span {
    /// Returns the span of the numbers that are not in `range`, if there are any.
    fn outside(range: &Range<usize>, numbers: &BTreeSet<usize>) -> Option<Span> {
        let mut below = numbers.range(..range.start);
        let mut above = numbers.range(range.end..);
        let first = below.next().or(above.clone().next())?;
        let last = above.next_back().or(numbers.range(..range.start).next_back())?;
        Some(Span { first: *first, last: *last })
    }

    fn with(self, number: usize) -> Span {
        Span { first: self.first.min(number), last: self.last.max(number) }
    }
}

/// For each run of 1, 2, 4, … consecutive nodes, the smallest number among their parents.
struct CommonAncestors {
    least_parents: Vec<Vec<usize>>,
}

impl CommonAncestors {
    fn new(tree: &RootedTree, ranges: &[Range<usize>]) -> CommonAncestors {
        let mut parents = vec![0; ranges.len()];
        for (range, parent) in ranges.iter().zip(tree.parents()) {
            parents[range.start] = parent.map_or(0, |parent| ranges[parent].start);
        }
        let mut least_parents = vec![parents];
        let mut half = 1;
        while 2 * half <= ranges.len() {
            let halves = &least_parents[least_parents.len() - 1];
            let least = |start: usize| halves[start].min(halves[start + half]);
            let whole = (0..=ranges.len() - 2 * half).map(least).collect();
            least_parents.push(whole);
            half *= 2;
        }
        CommonAncestors { least_parents }
    }

    /// Returns the number of the lowest common ancestor of a span's first and last nodes.
    fn of(&self, Span { first, last }: Span) -> usize {
        let Some(level) = (last - first).checked_ilog2() else { return first };
        let least = &self.least_parents[level as usize];
        least[first + 1].min(least[last + 1 - (1 << level)])
    }
}

mod grundy {
    pub mod contest {
        pub mod fenwick {
            use std::ops::{AddAssign, Range, Sub};

            /// A sequence of numbers, and the sums of its runs, as a Fenwick tree.
            ///
            /// ```
            /// use grundy::contest::fenwick::FenwickTree;
            ///
            /// let mut tree = FenwickTree::new(vec![3, 1, 4, 1, 5]);
            /// assert_eq!(tree.sum(1..4), 1 + 4 + 1);
            /// tree.add(2, 10);
            /// assert_eq!(tree.sum_before(3), 3 + 1 + 14);
            ///
            /// // How often each of the numbers 0, 1, … occurs in the collection 1, 1, 3:
            /// let counts = FenwickTree::new(vec![0, 2, 0, 1]);
            /// assert_eq!([0, 1, 2].map(|k| counts.first_above(k)), [1, 1, 3]); // its k-th smallest number
            /// ```
            ///
            /// # Method
            ///
            /// If the binary digits of i end with t ones, entry i holds the sum of 2^t consecutive numbers, the
            /// last of which has index i. So the first k numbers are divided into one such run for each 1 among
            /// the binary digits of k, and each number is in at most log₂ n + 1 runs (P. M. Fenwick, *A new
            /// data structure for cumulative frequency tables*, Software: Practice and Experience 24, 1994).
            #[derive(Clone, Debug)]
            pub struct FenwickTree<T> {
                sums: Vec<T>,
            }

            impl<T: Copy + Default + AddAssign> FenwickTree<T> {
                /// Creates the tree of `numbers`. `T::default()` must be zero. Cost: O(n).
                pub fn new(numbers: Vec<T>) -> FenwickTree<T> {
                    let mut sums = numbers;
                    for index in 0..sums.len() {
                        // The next longer run that includes this one.
                        let above = index | (index + 1);
                        if above < sums.len() {
                            let sum = sums[index];
                            sums[above] += sum;
                        }
                    }
                    FenwickTree { sums }
                }

                /// Adds `change` to the number at `index`. Cost: O(log n).
                ///
                /// # Panics
                /// Panics if there is no such number.
                pub fn add(&mut self, index: usize, change: T) {
                    assert!(
                        index < self.sums.len(),
                        "index {} of {} numbers",
                        index,
                        self.sums.len()
                    );
                    let mut index = index;
                    while index < self.sums.len() {
                        self.sums[index] += change;
                        index |= index + 1;
                    }
                }

                /// Returns the sum of the first `end` numbers. Cost: O(log n).
                ///
                /// # Panics
                /// Panics if there are fewer than `end` numbers.
                pub fn sum_before(&self, end: usize) -> T {
                    let mut sum = T::default();
                    let mut end = end;
                    while end > 0 {
                        sum += self.sums[end - 1];
                        end &= end - 1;
                    }
                    sum
                }

                /// Returns the sum of the numbers whose indices are in `run`, for example `2..5`; zero if the
                /// run is empty. Cost: O(log n).
                ///
                /// # Panics
                /// Panics if the run starts after its end, or ends after the last number.
                pub fn sum(&self, run: Range<usize>) -> T
                where
                    T: Sub<Output = T>,
                {
                    assert!(
                        run.start <= run.end,
                        "the run {}..{} has no length",
                        run.start,
                        run.end
                    );
                    self.sum_before(run.end) - self.sum_before(run.start)
                }
            }
        }

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
#[allow(unknown_lints, mismatched_lifetime_syntaxes)]
mod itertools {
    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::format::Format;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod format {
        use std::cell::Cell;
        use std::fmt;

        /// Format all iterator elements lazily, separated by `sep`.
        ///
        /// The format value can only be formatted once, after that the iterator is
        /// exhausted.
        ///
        /// See [`.format()`](crate::Itertools::format)
        /// for more information.
        pub struct Format<'a, I> {
            sep: &'a str,
            /// `Format` uses interior mutability because `Display::fmt` takes `&self`.
            inner: Cell<Option<I>>,
        }

        pub fn new_format_default<I>(iter: I, separator: &str) -> Format<'_, I>
        where
            I: Iterator,
        {
            Format { sep: separator, inner: Cell::new(Some(iter)) }
        }

        impl<I> Format<'_, I>
        where
            I: Iterator,
        {
            fn format(
                &self,
                f: &mut fmt::Formatter,
                cb: fn(&I::Item, &mut fmt::Formatter) -> fmt::Result,
            ) -> fmt::Result {
                let mut iter = match self.inner.take() {
                    Some(t) => t,
                    None => panic!("Format: was already formatted once"),
                };

                if let Some(fst) = iter.next() {
                    cb(&fst, f)?;
                    iter.try_for_each(|elt| {
                        if !self.sep.is_empty() {
                            f.write_str(self.sep)?;
                        }
                        cb(&elt, f)
                    })?;
                }
                Ok(())
            }
        }

        macro_rules! impl_format {
        ($($fmt_trait:ident)*) => {
            $(
                impl<'a, I> fmt::$fmt_trait for Format<'a, I>
                    where I: Iterator,
                          I::Item: fmt::$fmt_trait,
                {
                    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                        self.format(f, fmt::$fmt_trait::fmt)
                    }
                }
            )*
        }
    }

        impl_format! {Display Debug UpperExp LowerExp UpperHex LowerHex Octal Binary Pointer}
    }
    mod groupbylazy {
        use std::cell::{Cell, RefCell};
        use std::vec::{self, Vec};

        /// A trait to unify `FnMut` for `ChunkBy` with the chunk key in `IntoChunks`
        trait KeyFunction<A> {
            type Key;
            fn call_mut(&mut self, arg: A) -> Self::Key;
        }

        impl<A, K, F> KeyFunction<A> for F
        where
            F: FnMut(A) -> K + ?Sized,
        {
            type Key = K;
            #[inline]
            fn call_mut(&mut self, arg: A) -> Self::Key {
                (*self)(arg)
            }
        }

        #[derive(Clone)]
        struct GroupInner<K, I, F>
        where
            I: Iterator,
        {
            key: F,
            iter: I,
            current_key: Option<K>,
            current_elt: Option<I::Item>,
            /// flag set if iterator is exhausted
            done: bool,
            /// Index of group we are currently buffering or visiting
            top_group: usize,
            /// Least index for which we still have elements buffered
            oldest_buffered_group: usize,
            /// Group index for `buffer[0]` -- the slots
            /// `bottom_group..oldest_buffered_group` are unused and will be erased when
            /// that range is large enough.
            bottom_group: usize,
            /// Buffered groups, from `bottom_group` (index 0) to `top_group`.
            buffer: Vec<vec::IntoIter<I::Item>>,
            /// index of last group iter that was dropped,
            /// `usize::MAX` initially when no group was dropped
            dropped_group: usize,
        }

        impl<K, I, F> GroupInner<K, I, F>
        where
            I: Iterator,
            F: for<'a> KeyFunction<&'a I::Item, Key = K>,
            K: PartialEq,
        {
            #[allow(dead_code)]
            /// `client`: Index of group that requests next element
            #[inline(always)]
            fn step(&mut self, client: usize) -> Option<I::Item> {
                /*
                println!("client={}, bottom_group={}, oldest_buffered_group={}, top_group={}, buffers=[{}]",
                         client, self.bottom_group, self.oldest_buffered_group,
                         self.top_group,
                         self.buffer.iter().map(|elt| elt.len()).format(", "));
                */
                if client < self.oldest_buffered_group {
                    None
                } else if client < self.top_group
                    || (client == self.top_group
                        && self.buffer.len() > self.top_group - self.bottom_group)
                {
                    self.lookup_buffer(client)
                } else if self.done {
                    None
                } else if self.top_group == client {
                    self.step_current()
                } else {
                    self.step_buffering(client)
                }
            }

            #[inline(never)]
            fn lookup_buffer(&mut self, client: usize) -> Option<I::Item> {
                // if `bufidx` doesn't exist in self.buffer, it might be empty
                let bufidx = client - self.bottom_group;
                if client < self.oldest_buffered_group {
                    return None;
                }
                let elt = self.buffer.get_mut(bufidx).and_then(|queue| queue.next());
                if elt.is_none() && client == self.oldest_buffered_group {
                    // FIXME: VecDeque is unfortunately not zero allocation when empty,
                    // so we do this job manually.
                    // `bottom_group..oldest_buffered_group` is unused, and if it's large enough, erase it.
                    self.oldest_buffered_group += 1;
                    // skip forward further empty queues too
                    while self
                        .buffer
                        .get(self.oldest_buffered_group - self.bottom_group)
                        .map_or(false, |buf| buf.len() == 0)
                    {
                        self.oldest_buffered_group += 1;
                    }

                    let nclear = self.oldest_buffered_group - self.bottom_group;
                    if nclear > 0 && nclear >= self.buffer.len() / 2 {
                        let mut i = 0;
                        self.buffer.retain(|buf| {
                            i += 1;
                            debug_assert!(buf.len() == 0 || i > nclear);
                            i > nclear
                        });
                        self.bottom_group = self.oldest_buffered_group;
                    }
                }
                elt
            }

            /// Take the next element from the iterator, and set the done
            /// flag if exhausted. Must not be called after done.
            #[inline(always)]
            fn next_element(&mut self) -> Option<I::Item> {
                debug_assert!(!self.done);
                match self.iter.next() {
                    None => {
                        self.done = true;
                        None
                    }
                    otherwise => otherwise,
                }
            }

            #[inline(never)]
            fn step_buffering(&mut self, client: usize) -> Option<I::Item> {
                // requested a later group -- walk through the current group up to
                // the requested group index, and buffer the elements (unless
                // the group is marked as dropped).
                // Because the `Groups` iterator is always the first to request
                // each group index, client is the next index efter top_group.
                debug_assert!(self.top_group + 1 == client);
                let mut group = Vec::new();

                if let Some(elt) = self.current_elt.take() {
                    if self.top_group != self.dropped_group {
                        group.push(elt);
                    }
                }
                let mut first_elt = None; // first element of the next group

                while let Some(elt) = self.next_element() {
                    let key = self.key.call_mut(&elt);
                    match self.current_key.take() {
                        None => {}
                        Some(old_key) => {
                            if old_key != key {
                                self.current_key = Some(key);
                                first_elt = Some(elt);
                                break;
                            }
                        }
                    }
                    self.current_key = Some(key);
                    if self.top_group != self.dropped_group {
                        group.push(elt);
                    }
                }

                if self.top_group != self.dropped_group {
                    self.push_next_group(group);
                }
                if first_elt.is_some() {
                    self.top_group += 1;
                    debug_assert!(self.top_group == client);
                }
                first_elt
            }

            fn push_next_group(&mut self, group: Vec<I::Item>) {
                // When we add a new buffered group, fill up slots between oldest_buffered_group and top_group
                while self.top_group - self.bottom_group > self.buffer.len() {
                    if self.buffer.is_empty() {
                        self.bottom_group += 1;
                        self.oldest_buffered_group += 1;
                    } else {
                        self.buffer.push(Vec::new().into_iter());
                    }
                }
                self.buffer.push(group.into_iter());
                debug_assert!(self.top_group + 1 - self.bottom_group == self.buffer.len());
            }

            /// This is the immediate case, where we use no buffering
            #[inline]
            fn step_current(&mut self) -> Option<I::Item> {
                debug_assert!(!self.done);
                if let elt @ Some(..) = self.current_elt.take() {
                    return elt;
                }
                match self.next_element() {
                    None => None,
                    Some(elt) => {
                        let key = self.key.call_mut(&elt);
                        match self.current_key.take() {
                            None => {}
                            Some(old_key) => {
                                if old_key != key {
                                    self.current_key = Some(key);
                                    self.current_elt = Some(elt);
                                    self.top_group += 1;
                                    return None;
                                }
                            }
                        }
                        self.current_key = Some(key);
                        Some(elt)
                    }
                }
            }

            #[allow(dead_code)]
            /// Request the just started groups' key.
            ///
            /// `client`: Index of group
            ///
            /// **Panics** if no group key is available.
            fn group_key(&mut self, client: usize) -> K {
                // This can only be called after we have just returned the first
                // element of a group.
                // Perform this by simply buffering one more element, grabbing the
                // next key.
                debug_assert!(!self.done);
                debug_assert!(client == self.top_group);
                debug_assert!(self.current_key.is_some());
                debug_assert!(self.current_elt.is_none());
                let old_key = self.current_key.take().unwrap();
                if let Some(elt) = self.next_element() {
                    let key = self.key.call_mut(&elt);
                    if old_key != key {
                        self.top_group += 1;
                    }
                    self.current_key = Some(key);
                    self.current_elt = Some(elt);
                }
                old_key
            }
        }

        impl<K, I, F> GroupInner<K, I, F>
        where
            I: Iterator,
        {
            #[allow(dead_code)]
            /// Called when a group is dropped
            fn drop_group(&mut self, client: usize) {
                // It's only useful to track the maximal index
                if self.dropped_group == !0 || client > self.dropped_group {
                    self.dropped_group = client;
                }
            }
        }

        #[allow(dead_code)]
        /// `ChunkBy` is the storage for the lazy grouping operation.
        ///
        /// If the groups are consumed in their original order, or if each
        /// group is dropped without keeping it around, then `ChunkBy` uses
        /// no allocations. It needs allocations only if several group iterators
        /// are alive at the same time.
        ///
        /// This type implements [`IntoIterator`] (it is **not** an iterator
        /// itself), because the group iterators need to borrow from this
        /// value. It should be stored in a local variable or temporary and
        /// iterated.
        ///
        /// See [`.chunk_by()`](crate::Itertools::chunk_by) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct ChunkBy<K, I, F>
        where
            I: Iterator,
        {
            inner: RefCell<GroupInner<K, I, F>>,
            // the group iterator's current index. Keep this in the main value
            // so that simultaneous iterators all use the same state.
            index: Cell<usize>,
        }

        impl<K, I, F> ChunkBy<K, I, F>
        where
            I: Iterator,
        {
            #[allow(dead_code)]
            /// `client`: Index of group that requests next element
            fn step(&self, client: usize) -> Option<I::Item>
            where
                F: FnMut(&I::Item) -> K,
                K: PartialEq,
            {
                self.inner.borrow_mut().step(client)
            }

            #[allow(dead_code)]
            /// `client`: Index of group
            fn drop_group(&self, client: usize) {
                self.inner.borrow_mut().drop_group(client);
            }
        }

        #[allow(dead_code)]
        /// An iterator that yields the Group iterators.
        ///
        /// Iterator element type is `(K, Group)`:
        /// the group's key `K` and the group's iterator.
        ///
        /// See [`.chunk_by()`](crate::Itertools::chunk_by) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct Groups<'a, K, I, F>
        where
            I: Iterator + 'a,
            I::Item: 'a,
            K: 'a,
            F: 'a,
        {
            parent: &'a ChunkBy<K, I, F>,
        }

        #[allow(dead_code)]
        /// An iterator for the elements in a single group.
        ///
        /// Iterator element type is `I::Item`.
        pub struct Group<'a, K, I, F>
        where
            I: Iterator + 'a,
            I::Item: 'a,
            K: 'a,
            F: 'a,
        {
            parent: &'a ChunkBy<K, I, F>,
            index: usize,
            first: Option<I::Item>,
        }

        impl<'a, K, I, F> Drop for Group<'a, K, I, F>
        where
            I: Iterator,
            I::Item: 'a,
        {
            fn drop(&mut self) {
                self.parent.drop_group(self.index);
            }
        }

        ///// IntoChunks /////
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

        /// Format all iterator elements, separated by `sep`.
        ///
        /// All elements are formatted (any formatting trait)
        /// with `sep` inserted between each element.
        ///
        /// **Panics** if the formatter helper is formatted more than once.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let data = [1.1, 2.71828, -3.];
        /// assert_eq!(
        ///     format!("{:.2}", data.iter().format(", ")),
        ///            "1.10, 2.72, -3.00");
        /// ```
        fn format(self, sep: &str) -> Format<Self>
        where
            Self: Sized,
        {
            format::new_format_default(self, sep)
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
