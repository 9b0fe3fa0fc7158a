// CodeChef GERALD08 https://www.codechef.com/problems/GERALD08 · made by `cargo judge bundle codechef_gerald08 --write` from dac6ca7ec7cf5a74
//! CodeChef GERALD08 — Chef and Tree Game
//! <https://www.codechef.com/problems/GERALD08> · 3 s · 1536 MiB? · difficulty 8
//!
//! Rules: the edges of a tree are black or white. Chef deletes one black edge per move, and Ksen
//! one white edge; edges that are no longer connected to the root disappear. Whoever cannot move
//! loses. The input has T cases: `N`, then N - 1 edges `u v c`, with c = 0 for black; vertex 1 is
//! the root. Print who wins if Chef begins, and who wins if Ksen begins, each as `Chef` or `Ksen`.
//! Bounds: 1 ≤ T ≤ 1000; 1 ≤ N ≤ 100,000, in each case and in all cases together.
//! Kind: partizan
//! Model: partizan game, Red-Blue Hackenbush on a tree.
//! Why: the value of the tree is a number, positive if Chef wins no matter who begins, negative if
//! Ksen does, and 0 if the player who begins loses (Conway). The value of the tree is the sum of
//! the values of the branches at the root. A black edge with a tree worth x on top is worth φ(x) =
//! (x + n)/2^(n - 1) with the least n ≥ 1 for which x + n > 1; exchanging the players shows that a
//! white edge is worth -φ(-x).
//!
//! 1. For x ≥ 0, φ(x) is x + 1: n is 1, except that for x = 0 it is 2, which gives the same result.
//!    For -m ≤ x ≤ 1 - m with m ≥ 1, φ(x) is (x + m + 1)/2^m: n is m + 1, except that at the lower
//!    end x = -m it is m + 2, which gives the same result. For example, for x = -1/2 we have n = 2
//!    and φ(x) = 3/4. So φ is increasing and positive.
//! 2. A number x is {a | b}, where a and b, if they exist, are simpler: 0 = {|}, m = {m - 1 |},
//!    -m = {| 1 - m}, and (2k + 1)/2^j = {k/2^(j-1) | (k + 1)/2^(j-1)}. Then φ(x) = {0, φ(a) |
//!    φ(b)}, where the 0 only matters if a is missing: 1 = {0 |}, and 2^-m = {0 | 2^(1-m)}.
//!    Otherwise a, x and b all lie in the same interval from step 1, where φ turns the equations
//!    for x into those for φ(x).
//! 3. From a black edge with a tree on top, Chef can move to 0; all other moves of either player
//!    are in the tree. By induction these moves lead to φ(l) and φ(r) if, in the tree alone, they
//!    lead to l and r. Now x is the simplest number between all l and all r, so the simpler numbers
//!    a and b are not between them: if a exists, some l satisfies a ≤ l < x, and if b exists, some
//!    r satisfies x < r ≤ b. The number φ(x) is the simplest number between φ(a) (or 0, if a does
//!    not exist) and φ(b), so it is also the simplest number between 0 and all φ(l) on one side and
//!    all φ(r) on the other.
//! 4. A number is stored as its floor and the set of places after the binary point that hold a 1.
//!    Halving the number several times shifts these places; the only new 1s come from the floor. If
//!    x ≤ 0 has the floor -m, φ(x) is the number x + m + 1, halved m times, which creates at most
//!    one 1. If x ≥ 0 has the floor m, -φ(-x) is the number x - m - 2, halved m + 1 times, which
//!    has the floor -1 and m more 1s.
//! 5. The sum of all positive values grows by at most 1 when a black edge is added, and falls by at
//!    least m when a white edge adds m 1s. So O(N) 1s are created in all, and each carry removes
//!    one of them. To add two numbers, the 1s of the number with fewer 1s are added to the other
//!    number, so each 1 is moved O(log N) times.
//!
//! Cost: O(N log N) per case in expectation, because of the hashing.
//!
//! 规则：一棵树的每条边是黑的或白的。Chef 每次删去一条黑边，Ksen 每次删去一条白边；不再与根连通
//! 的边随之消失。无法操作者输。输入共 T 组数据，每组先给出 N，再给出 N - 1 条边 `u v c`，c = 0
//! 为黑；点 1 是根。输出 Chef 先手时的获胜者和 Ksen 先手时的获胜者，各为 `Chef` 或 `Ksen`。
//! 范围：1 ≤ T ≤ 1000；1 ≤ N ≤ 100,000，各组总和也是。
//! 模型：不公平游戏，树上的红蓝 Hackenbush。
//! 思路：这棵树的价值是一个数，为正则 Chef 胜，为负则 Ksen 胜，为 0 则先走的人败（Conway）。它
//! 是根上各枝的价值之和。若一条黑边上方的树价值为 x，这一枝的价值是 φ(x) = (x + n)/2^(n - 1)，
//! 其中 n ≥ 1 是使 x + n > 1 的最小整数；若是白边，交换双方可知价值为 -φ(-x)。
//!
//! 1. 若 x ≥ 0，φ(x) 就是 x + 1：n 是 1，x = 0 时 n 是 2，但结果相同。若 -m ≤ x ≤ 1 - m，m ≥ 1，它
//!    是 (x + m + 1)/2^m：n 是 m + 1，在下端 x = -m 处 n 是 m + 2，但结果相同。例如 x = -1/2 时
//!    n = 2，φ(x) = 3/4。所以 φ 递增，且为正。
//! 2. 数 x 可以写成 {a | b}，其中 a、b 都比 x 简单：0 = {|}，m = {m - 1 |}，-m = {| 1 - m}，
//!    (2k + 1)/2^j = {k/2^(j-1) | (k + 1)/2^(j-1)}。这时 φ(x) = {0, φ(a) | φ(b)}，其中的 0 只在
//!    没有 a 时才起作用：1 = {0 |}，2^-m = {0 | 2^(1-m)}。有 a 时，a、x、b 都在步长为 1 的同一
//!    个区间中，在那里 φ 把 x 的等式变成 φ(x) 的等式。
//! 3. 一条黑边上方有一棵树时，Chef 可以走到 0，此外双方的步都在树中。由归纳，若在树中走到的是
//!    各 l 和各 r，这些步就走到各 φ(l) 和各 φ(r)。x 是所有 l 与所有 r 之间的最简数，所以更简单
//!    的 a 和 b 都不在它们之间：若有 a，就有某个 l 满足 a ≤ l < x；若有 b，就有某个 r 满
//!    足 x < r ≤ b。φ(x) 是 φ(a)（或 0）与 φ(b) 之间的最简数，所以它也是一边为 0 和所有 φ(l)、
//!    另一边为所有 φ(r) 的范围中的最简数。
//! 4. 一个数保存为不超过它的最大整数，以及小数点后各个 1 的位置的集合。连续折半几次，只是平移这
//!    些位置。若 x ≤ 0 的整数部分为 -m，φ(x) 就是 x + m + 1 折半 m 次，这会添上一个 1。
//!    若 x ≥ 0 的整数部分为 m，-φ(-x) 就是 x - m - 2 折半 m + 1 次，即整数部分 -1，并添
//!    上 m 个 1。
//! 5. 所有正的价值之和，一条黑边至多使它增加 1，而添上 m 个 1 的白边使它至少减少 m。所以总共只
//!    产生 O(N) 个 1，而每次进位消去一个 1。两数相加时，把 1 较少的那个数的各个 1 加到另一个
//!    上，所以每个 1 被移动 O(log N) 次。
//!
//! 复杂度：每组 O(N log N)，这是使用哈希时的期望。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};
use std::cmp::Ordering;
use std::collections::HashSet;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, edges: [(Usize1, Usize1, u32); n.saturating_sub(1)] }
        winners += match value(n, &edges).cmp_0() {
            Ordering::Greater => "Chef Chef\n",
            Ordering::Equal => "Ksen Chef\n",
            Ordering::Less => "Ksen Ksen\n",
        };
    }
    print!("{winners}", winners = winners);
}

/// Returns the value of the tree with root 0 and the given edges, each with its colour, 0 or 1.
fn value(vertices: usize, edges: &[(usize, usize, u32)]) -> Dyadic {
    let ends: Vec<(usize, usize)> = edges.iter().map(|&(u, v, _)| (u, v)).collect();
    let tree = RootedTree::from_edges(vertices, &ends, 0).unwrap_or_else(|error| panic!("{error}", error = error));
    let mut is_black = vec![false; vertices];
    for &(u, v, colour) in edges {
        assert!(colour < 2, "an edge of colour {colour}, neither 0 nor 1", colour = colour);
        is_black[tree.lower_end(u, v)] = colour == 0;
    }
    // What stands on each vertex.
    let mut values: Vec<Dyadic> = (0..vertices).map(|_| Dyadic::default()).collect();
    for &vertex in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[vertex] {
            let mut branch = std::mem::take(&mut values[vertex]);
            if is_black[vertex] {
                branch.put_on_black_edge();
            } else {
                branch.put_on_white_edge();
            }
            let others = std::mem::take(&mut values[parent]);
            values[parent] = others.plus(branch);
        }
    }
    std::mem::take(&mut values[0])
}

/// A sum of powers of 2.
#[derive(Default)]
struct Dyadic {
    /// The floor of the number.
    whole: i64,
    /// The places of the 1s after the binary point, with `shift` subtracted from each; place p is
    /// worth 2^-p.
    ones: HashSet<i64>,
    shift: i64,
}

impl Dyadic {
    fn cmp_0(&self) -> Ordering {
        match self.whole.cmp(&0) {
            Ordering::Equal if !self.ones.is_empty() => Ordering::Greater,
            ordering => ordering,
        }
    }

    /// Turns the value of a tree into the value of a black edge with this tree on top.
    fn put_on_black_edge(&mut self) {
        if self.cmp_0() == Ordering::Greater {
            self.whole += 1;
        } else {
            let halvings = -self.whole;
            self.whole = 0;
            self.shift += halvings;
            self.add_one_at(halvings);
        }
    }

    /// Turns the value of a tree into the value of a white edge with this tree on top.
    fn put_on_white_edge(&mut self) {
        if self.cmp_0() == Ordering::Less {
            self.whole -= 1;
        } else {
            let ones = self.whole;
            self.whole = -1;
            self.shift += ones + 1;
            (1..=ones).for_each(|place| self.add_one_at(place));
        }
    }

    fn plus(self, other: Dyadic) -> Dyadic {
        let (mut more, fewer) =
            if self.ones.len() < other.ones.len() { (other, self) } else { (self, other) };
        more.whole += fewer.whole;
        for place in fewer.ones {
            more.add_one_at(place + fewer.shift);
        }
        more
    }

    /// Adds 2^-`place`, carrying as far as necessary.
    fn add_one_at(&mut self, place: i64) {
        let mut place = place;
        while place > 0 && !self.ones.insert(place - self.shift) {
            self.ones.remove(&(place - self.shift));
            place -= 1;
        }
        if place == 0 {
            self.whole += 1;
        }
    }
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
