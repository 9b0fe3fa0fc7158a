// CodeChef MOVCOIN2 https://www.codechef.com/problems/MOVCOIN2 · made by `cargo judge bundle codechef_movcoin2 --write` from 5d92e2744f415ce0
//! CodeChef MOVCOIN2 — Move the Coins 2
//! <https://www.codechef.com/problems/MOVCOIN2> · 5 s · 1536 MiB? · difficulty 7
//!
//! Rules: coins lie on the nodes of a tree with a root. A move takes a coin that is not on the
//! root, and puts it on another node that is on the path from its node to the root; whoever cannot
//! move loses. The input has T cases: `N`, the N - 1 edges, and the numbers of coins on the nodes.
//! Each node is the root in turn; print, modulo 10⁹ + 7, the sum of 2^R over the roots R for which
//! the second player, Bob, wins.
//! Bounds: 1 ≤ T ≤ 1000; 1 ≤ N ≤ 300,000, in each case and in all cases together; a node has 0 to
//! 16 coins.
//! Kind: impartial
//! Model: Nim, the heaps are the distances of the coins from the root, for every root.
//! Why: a coin at distance d is a heap of size d, and two coins on the same node cancel out. So Bob
//! wins exactly when the nim sum of the distances of all odd nodes is 0 (Bouton); a node is odd if
//! it has an odd number of coins. These nim sums are found for all roots at once by means of
//! centroids.
//!
//! 1. A centroid of a tree is a node whose removal leaves parts that each have at most half of the
//!    nodes. The distance between two nodes in different parts is the sum of their depths below the
//!    centroid.
//! 2. So for a node at depth k, find the nim sum of k + d over the depths d of all odd nodes. Then
//!    find the same nim sum for only the odd nodes in that node's own part, with the same depths,
//!    and combine the two by nim addition, which cancels the sums k + d that are not distances.
//!    Each part is then treated in the same way, on its own.
//! 3. Bit b of k + d is 1 if k + d, modulo 2^(b + 1), is 2^b or more. So bit b is 1 exactly when d,
//!    modulo 2^(b + 1), lies in a certain half of the cycle of all remainders; if the parity of the
//!    number of odd nodes up to each remainder is known, one difference of such parities gives the
//!    bit for any k.
//! 4. If no depth is above D, only the bits up to the highest bit of 2D are needed, and the cycles
//!    for all these bits together have O(D) remainders. Each of the O(D) nim sums costs O(log D).
//!
//! Cost: O(N log² N) per case.
//!
//! 规则：有根树的点上放着硬币。每次操作取一枚不在根上的硬币，放到从它到根的路上的另一个点；无法
//! 操作者输。输入共 T 组数据，每组给出 `N`，N - 1 条边，以及各点上的硬币数。依次以每个点为根；
//! 对后手 Bob 获胜的那些根 R，输出 2^R 之和，对 10⁹ + 7 取模。
//! 范围：1 ≤ T ≤ 1000；1 ≤ N ≤ 300,000，各组总和也是；每个点上有 0 到 16 枚硬币。
//! 模型：Nim 游戏，每枚硬币是一堆，大小为它到根的距离，对每个根各求一次。
//! 思路：距离为 d 的硬币是大小为 d 的一堆，同一点上的两枚互相抵消。所以 Bob 获胜，当且仅当硬币
//! 数为奇数的点（以下称为奇点）到根的距离的异或和为 0（Bouton 定理）。用点分治一次求出以每个点
//! 为根的异或和。
//!
//! 1. 重心是这样的点：去掉它，剩下的每一部分至多有一半的点。不同部分的两个点之间的距离，是两者
//!    在重心下的深度之和。
//! 2. 所以对深度为 k 的点，把 k + d 对所有奇点的深度 d 求异或和；再在它自己的部分内用同样的深度
//!    求一次，也异或进去，不该算的就抵消了。然后对各部分分别做同样的事。
//! 3. k + d 的第 b 位是 1，当且仅当 k + d 模 2^(b + 1) 至少是 2^b。也就是 d 模 2^(b + 1) 落在余
//!    数圈的某个半圈里；记下余数不超过各个值的奇点个数的奇偶性，对任何 k，一次相减就得到这一
//!    位。
//! 4. 若深度都不超过 D，只需 2D 的那些位，各位的余数圈合起来有 O(D) 个余数。要求 O(D) 个异或
//!    和，每个 O(log D)。
//!
//! 复杂度：每组 O(N log² N)。

use grundy::contest::edges::Rows;
use grundy::contest::mod_int::ModInt;
use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

type Mod = ModInt<1_000_000_007>;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)], coins: [u64; n] }
        if let Err(error) = RootedTree::from_edges(n, &edges, 0) {
            panic!("{error}", error = error);
        }
        let is_odd = coins.iter().map(|coins| coins % 2 == 1).collect();
        let mut powers = Mod::new(1);
        let mut answer = Mod::new(0);
        for nim_sum in NimSums::of_tree(n, &edges, is_odd) {
            powers *= Mod::new(2);
            if nim_sum == 0 {
                answer += powers;
            }
        }
        answers += &format!("{answer}\n", answer = answer);
    }
    print!("{answers}", answers = answers);
}

/// For each node, the nim sum of its distances added so far.
struct NimSums {
    neighbours: Rows,
    is_odd: Vec<bool>,
    /// Whether a node has been chosen as a centroid, and so now divides the tree.
    is_done: Vec<bool>,
    /// For each node, the number of nodes in the subtree below it within its part, counting the
    /// node itself.
    sizes: Vec<usize>,
    sums: Vec<usize>,
}

/// A node of a part of the tree, as seen from a start node.
#[derive(Clone, Copy)]
struct Place {
    node: usize,
    /// The previous node on the path from the start node, or the start node itself.
    parent: usize,
    depth: usize,
}

impl NimSums {
    /// Returns, for each node, the nim sum of its distances from all odd nodes.
    fn of_tree(nodes: usize, edges: &[(usize, usize)], is_odd: Vec<bool>) -> Vec<usize> {
        let both_ways = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let neighbours = Rows::new(nodes, both_ways);
        let mut tree = NimSums {
            neighbours,
            is_odd,
            is_done: vec![false; nodes],
            sizes: vec![0; nodes],
            sums: vec![0; nodes],
        };
        let mut parts = vec![0];
        while let Some(node) = parts.pop() {
            let centroid = tree.centroid(node);
            tree.add_sums(&tree.part(Place { node: centroid, parent: centroid, depth: 0 }));
            tree.is_done[centroid] = true;
            for next in 0..tree.neighbours.row(centroid as u32).len() {
                let node = tree.neighbours.row(centroid as u32)[next] as usize;
                if !tree.is_done[node] {
                    tree.add_sums(&tree.part(Place { node, parent: node, depth: 1 }));
                    parts.push(node);
                }
            }
        }
        tree.sums
    }

    /// Returns all nodes that can be reached from `start` without passing through centroids, in
    /// order of depth.
    fn part(&self, start: Place) -> Vec<Place> {
        let mut places = vec![start];
        let mut done = 0;
        while done < places.len() {
            let Place { node, parent, depth } = places[done];
            done += 1;
            for &next in self.neighbours.row(node as u32) {
                let next = next as usize;
                if next != parent && !self.is_done[next] {
                    places.push(Place { node: next, parent: node, depth: depth + 1 });
                }
            }
        }
        places
    }

    /// Returns the centroid of the part in which `node` lies.
    fn centroid(&mut self, node: usize) -> usize {
        let places = self.part(Place { node, parent: node, depth: 0 });
        for place in &places {
            self.sizes[place.node] = 1;
        }
        // From far away to near: the first node with half of the part below it.
        for place in places.iter().rev() {
            let size = self.sizes[place.node];
            if 2 * size >= places.len() {
                return place.node;
            }
            self.sizes[place.parent] += size;
        }
        unreachable!("the whole part is below its first node")
    }

    /// Adds to the nim sum of each node the sums k + d for the depths d of all odd nodes, where k
    /// is the node's own depth.
    fn add_sums(&mut self, part: &[Place]) {
        let deepest = part.last().map_or(0, |place| place.depth);
        let mut odd_at_depth = vec![false; deepest + 1];
        for place in part {
            odd_at_depth[place.depth] ^= self.is_odd[place.node];
        }
        let sums = sums_by_depth(&odd_at_depth);
        for place in part {
            self.sums[place.node] ^= sums[place.depth];
        }
    }
}

/// Returns, for each depth k, the nim sum of k + d over all depths d at which the number of odd
/// nodes is odd.
fn sums_by_depth(odd_at_depth: &[bool]) -> Vec<usize> {
    let mut sums = vec![0; odd_at_depth.len()];
    let mut half = 1;
    while half < 2 * odd_at_depth.len() {
        let cycle = 2 * half;
        let mut is_odd = vec![false; cycle];
        for (depth, odd) in odd_at_depth.iter().enumerate() {
            is_odd[depth % cycle] ^= odd;
        }
        // The parity of how many of the first remainders are odd; half of them come twice.
        let mut parities = vec![false];
        for remainder in 0..cycle + half {
            parities.push(parities[remainder] ^ is_odd[remainder % cycle]);
        }
        for (depth, sum) in sums.iter_mut().enumerate() {
            let start = (half + cycle - depth % cycle) % cycle;
            if parities[start] != parities[start + half] {
                *sum |= half;
            }
        }
        half = cycle;
    }
    sums
}

mod grundy {
    pub mod contest {
        pub mod mod_int {
            use std::fmt;
            use std::ops::{Add, AddAssign, Mul, MulAssign};

            /// A number modulo `P`, stored as its remainder in 0..`P`. `P` must be a prime below 2^32, so
            /// that products fit into 64 bits; a program that creates a number modulo 2^32 or more does not
            /// compile.
            ///
            /// ```
            /// use grundy::contest::mod_int::ModInt;
            ///
            /// type Mod7 = ModInt<7>;
            ///
            /// let (three, five) = (Mod7::new(3), Mod7::new(5));
            /// assert_eq!((three + five).value(), 1); // 8 = 7 + 1
            /// assert_eq!((three - five).value(), 5); // -2 = 5 - 7
            /// assert_eq!((three * five).value(), 1); // 15 = 2 · 7 + 1
            /// assert_eq!(three.inverse(), five);
            /// assert_eq!(three.power(6).value(), 1); // Fermat's theorem
            /// assert_eq!([three, five].iter().copied().sum::<Mod7>().to_string(), "1");
            /// ```
            ///
            /// ```compile_fail
            /// # use grundy::contest::mod_int::ModInt;
            /// let one = ModInt::<4_294_967_296>::new(1); // 2^32
            /// ```
            ///
            /// Every operation but [`power`](ModInt::power) and [`inverse`](ModInt::inverse) costs O(1).
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct ModInt<const P: u64>(u64);

            impl<const P: u64> ModInt<P> {
                /// The modulus. If `P` is too large, the array index is out of bounds, which is a compile-time
                /// error: rustc 1.56 has no other way to check a constant at compile time.
                const MODULUS: u64 = [P][(P >> 32) as usize];

                /// Creates the number that has the same remainder modulo `P` as `number`.
                ///
                /// # Panics
                /// Panics if `P` is 0.
                pub const fn new(number: u64) -> Self {
                    ModInt(number % Self::MODULUS)
                }
            }

            impl<const P: u64> fmt::Display for ModInt<P> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }

            impl<const P: u64> Add for ModInt<P> {
                type Output = Self;

                fn add(self, other: Self) -> Self {
                    let sum = self.0 + other.0;
                    ModInt(if sum < P { sum } else { sum - P })
                }
            }

            impl<const P: u64> Mul for ModInt<P> {
                type Output = Self;

                fn mul(self, other: Self) -> Self {
                    ModInt(self.0 * other.0 % P)
                }
            }

            impl<const P: u64> AddAssign for ModInt<P> {
                fn add_assign(&mut self, other: Self) {
                    *self = *self + other;
                }
            }

            impl<const P: u64> MulAssign for ModInt<P> {
                fn mul_assign(&mut self, other: Self) {
                    *self = *self * other;
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
