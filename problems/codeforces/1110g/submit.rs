// Codeforces 1110G https://codeforces.com/problemset/problem/1110/G · made by `cargo judge bundle cf1110g --write` from 92b028518a5dfb70
//! Codeforces 1110G — Tree-Tac-Toe
//! <https://codeforces.com/problemset/problem/1110/G> · 3 s · 256 MiB · difficulty 9
//!
//! Rules: White and Black take turns, White first; on his turn a player gives an uncoloured vertex
//! of a tree his colour. Whoever first has a path of three vertices in his own colour wins; if all
//! vertices are coloured without such a path, it is a draw. Some vertices are white from the
//! beginning. The input has T cases: `n`, the edges, and a letter for each vertex, `W` for white
//! and `N` for none; print `White`, `Draw` or `Black` for each case.
//! Bounds: 1 ≤ T ≤ 5 · 10^4; 1 ≤ n ≤ 5 · 10^5, in each case and in all cases together; at least one
//! vertex has no colour, and no three white ones form a path.
//! Kind: pursuit
//! Picture: `1 / 4 / 1 2 / 1 3 / 1 4 / NNNW`
//! Model: game on a tree, three in a row.
//! Why: a vertex A that is white from the beginning can be replaced by an uncoloured vertex with a
//! fork attached: an edge to a new vertex B, and edges from B to new leaves C and D. In a tree
//! without colours, White wins exactly when some vertex has four neighbours or more, when a vertex
//! with three neighbours has two that are not leaves, or when two vertices have three neighbours
//! and the number of vertices is odd.
//!
//! 1. Black never wins. Otherwise White could make any first move, and then follow Black's winning
//!    strategy, with the colours exchanged. With the colours exchanged, the vertices that are white
//!    from the beginning would have to be black; but their white colour only helps White, and so
//!    does an additional white vertex. So both would win.
//! 2. If White wins when each A is white, he also wins with the forks. As soon as Black has B and
//!    one leaf of a fork, White takes the other leaf; these moves are not counted below. White
//!    first takes each A in turn. If Black does not answer by taking the B of that A's fork, White
//!    takes this B. If a white vertex is next to A, he has won. Otherwise he can complete a path
//!    with C, with D or with any neighbour that A had before. Apart from the Bs of other forks,
//!    Black has just one vertex, and so at most one of these three or more vertices. Nor can Black
//!    win with his next move, because on every path of three vertices without a white one he lacks
//!    at least two. So White wins with his. If Black always answers with B, what is left is the
//!    game in which each A is white.
//! 3. If Black can avoid a loss when each A is white, he can also avoid one with the forks. He
//!    answers A with B, C with D and D with C, so White has no path with B, C or D. Elsewhere he
//!    plays as if each A were white. If no such answer is left, he takes any vertex: an additional
//!    black vertex never harms him.
//! 4. Let the tree have no colours. If v has four neighbours, White takes v and then one of its
//!    neighbours; at least two more neighbours are left uncoloured, and each of these would
//!    complete a path for him. If v has three neighbours, and two of them, p and q, are not leaves,
//!    he takes v, and then takes p if Black has not answered in the branch of p, and q otherwise.
//!    Once he has p, he can complete a path with either of the other two neighbours of v or with a
//!    further neighbour of p, and Black has at most one of these.
//! 5. If there is no such vertex, each vertex with three neighbours has at least two leaves among
//!    its neighbours. Take two leaves away from each such vertex. Then no vertex has more than two
//!    neighbours, and each vertex that lost two leaves has only one neighbour. So a path w1, …, ws
//!    is left, and the vertices that lost leaves are at its ends. Let both ends be such vertices,
//!    and let n = s + 4 be odd; then s ≥ 3. White takes w2. Black has to answer with w1: otherwise
//!    White takes w1, and can complete a path with w3 or with either of two leaves, and Black has
//!    at most one of these three. White takes w4, w6, …, w(s - 1), and each time Black has to take
//!    the vertex just before White's. Then White takes ws, and can complete a path with either of
//!    two leaves. Between any two of Black's vertices there is a white one, so he does not win
//!    first.
//! 6. In all remaining trees, Black pairs the two leaves taken away from each vertex with three
//!    neighbours, and also w1 with w2, w3 with w4, and so on. Here the path is numbered so that w1
//!    is a vertex that lost leaves, if there is such a vertex. Whenever White takes a vertex of a
//!    pair, Black takes the other one. Every path of three vertices contains a pair: either it has
//!    two leaves that are a pair, or it consists of three successive vertices of the path w1, …,
//!    ws, or of w1, w2 and a leaf. If leaves were taken away from ws, too, then s is even, and
//!    w(s - 1) and ws are a pair. So it is a draw.
//!
//! Cost: O(n).
//!
//! 规则：白方与黑方轮流给树的一个顶点涂上自己的颜色，白方先手。先有由三个顶点组成的路者胜；全部涂完
//! 则为平局。有些顶点一开始就是白色。共 T 组数据，每组为 `n`、各边，以及每个顶点一个字母，`W` 为白
//! 色，`N` 为未涂；每组输出 `White`、`Draw` 或 `Black`。
//! 范围：1 ≤ T ≤ 5 · 10^4；1 ≤ n ≤ 5 · 10^5，各组总和也是；至少有一个顶点未涂，没有三个白色顶点组成
//! 的路。
//! 模型：树上游戏，三个连成一路。
//! 思路：一开始就是白色的顶点 A，可以换成未涂的顶点，并给它接上一个叉：连一条边到新顶点 B，B 再连两
//! 个新叶子 C 和 D。在没有颜色的树上，白方必胜当且仅当有顶点至少有四个邻点；或者有三个邻点的某个顶
//! 点，其邻点中有两个不是叶子；或者恰有两个顶点有三个邻点，且顶点总数为奇数。
//!
//! 1. 黑方不可能获胜。否则白方可以任意走第一步，然后交换颜色，照黑方的办法走。为此一开始的白色顶点
//!    本应是黑色；它们是白色只会对白方有利，多一个白色顶点也是如此。于是双方都获胜，矛盾。
//! 2. 若各 A 为白色时白方必胜，则接上叉时也必胜。只要黑方有了某个叉的 B 和一个叶子，白方就取另一个
//!    叶子；下面不计这些步。白方先依次取各个 A。若黑方不取这个叉的 B，白方就取 B。若 A 有白色邻点，
//!    他已获胜。否则 C、D 以及 A 原来的任何一个邻点都能使他连成一路；除别的叉的 B 以外，黑方只有一
//!    个顶点，所以这至少三个顶点中至多一个是黑色。他下一步也不会获胜，因为在任何没有白色顶点的路
//!    上，他都还缺两个顶点。所以白方下一步获胜。若黑方总是取 B，剩下的就是各 A 为白色的游戏。
//! 3. 若各 A 为白色时黑方能不输，则接上叉时也能。白方取 A 他就取 B，取 C 他就取 D，反之亦然，所以白
//!    方没有经过 B、C 或 D 的路。在别处他就当各 A 是白色那样走。没有可应对的顶点时任取一个，多一个
//!    黑色顶点不会对他不利。
//! 4. 设树上没有颜色。若 v 有四个邻点，白方取 v，再取其中一个，还剩两个，取到任何一个都获胜。若 v
//!    有三个邻点，其中 p 和 q 不是叶子，白方取 v；若黑方没有走在 p 的分支中，他再取 p，否则取 q。取
//!    p 之后，v 的另外两个邻点和 p 的另一个邻点都能使他连成一路，而黑方至多占其中一个。
//! 5. 若没有这样的顶点，则有三个邻点的顶点都至少有两个叶子。把它们各去掉两个叶子，就没有顶点有两个
//!    以上的邻点，而它们自己只有一个。所以剩下一条路 w1、……、ws，它们在路的两端。设两端都是这样的顶
//!    点，且 n = s + 4 是奇数，于是 s ≥ 3。白方取 w2。黑方必须取 w1：否则白方取 w1，就能用 w3 或两
//!    个叶子连成一路，而黑方至多占其中一个。白方再取 w4、w6、……、w(s - 1)，每次黑方都必须取它前面的
//!    顶点。然后白方取 ws，就能用两个叶子之一连成一路。黑方的任何两个顶点之间都有白色顶点，所以他不
//!    会先获胜。
//! 6. 在其余的树上，黑方把有三个邻点的顶点的那两个叶子配对，w1 与 w2 配对，w3 与 w4 配对，依此类
//!    推；若有有三个邻点的顶点，就取其一为 w1。白方取一对中的一个，黑方就取另一个。三个顶点的路总含
//!    有一对：含两个这样的叶子的，由三个相邻的 w 组成的，由 w1、w2 和一个叶子组成的，都是如此；若
//!    ws 也去掉了叶子，则 s 是偶数，w(s - 1) 与 ws 是一对。所以是平局。
//!
//! 复杂度：O(n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Bytes, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut results = String::new();
    for _ in 0..cases {
        input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)], letters: Bytes }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        if letters.len() != n || letters.iter().any(|letter| !b"WN".contains(letter)) {
            panic!("{:?} is not {n} letters W and N", String::from_utf8_lossy(&letters));
        }
        results += if white_wins(&tree, &letters) { "White\n" } else { "Draw\n" };
    }
    print!("{results}");
}

fn white_wins(tree: &RootedTree, letters: &[u8]) -> bool {
    let edges = || {
        tree.parents().iter().enumerate().filter_map(|(child, parent)| Some((child, (*parent)?)))
    };
    // A white vertex has a fork, whose vertex with three neighbours is no leaf.
    let forks: Vec<usize> = letters.iter().map(|&letter| usize::from(letter == b'W')).collect();
    let mut degrees = forks.clone();
    for (child, parent) in edges() {
        degrees[child] += 1;
        degrees[parent] += 1;
    }
    let mut inner_neighbours = forks.clone();
    for (child, parent) in edges() {
        inner_neighbours[child] += usize::from(degrees[parent] > 1);
        inner_neighbours[parent] += usize::from(degrees[child] > 1);
    }
    let wins_at = |vertex: usize| match degrees[vertex] {
        0..=2 => false,
        3 => inner_neighbours[vertex] >= 2,
        _ => true,
    };
    let count_of_forks: usize = forks.iter().sum();
    let with_three = degrees.iter().filter(|&&degree| degree == 3).count() + count_of_forks;
    // A fork has three vertices.
    let vertices = degrees.len() + 3 * count_of_forks;
    (0..degrees.len()).any(wins_at) || (with_three == 2 && vertices % 2 == 1)
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

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
            }
        }

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
