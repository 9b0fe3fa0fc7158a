// Codeforces 1404B https://codeforces.com/problemset/problem/1404/B · made by `cargo judge bundle cf1404b --write` from 6364e68537b1f3a8
//! Codeforces 1404B — Tree Tag
//! <https://codeforces.com/problemset/problem/1404/B> · 1 s · 256 MiB · difficulty 5
//!
//! Also: Codeforces 1405D
//! Rules: Alice and Bob stand on vertices `a` and `b` of a tree. They take turns, Alice first,
//! jumping to a vertex at a distance of at most `da` for Alice and `db` for Bob, or staying put.
//! Alice wins if both are on the same vertex after at most 10^100 moves, and otherwise Bob wins.
//! The input has t cases, each `n a b da db` and the n - 1 edges; print the winner of each, `Alice`
//! or `Bob`.
//! Bounds: 1 ≤ t ≤ 10^4; 2 ≤ n ≤ 10^5, in each case and in all cases together; a ≠ b; 1 ≤ da, db ≤
//! n - 1.
//! Kind: pursuit
//! Picture: `1 / 3 1 3 1 1 / 1 2 / 2 3`
//! Model: game on a tree, its diameter.
//! Why: let D be the diameter. Alice wins exactly when the distance from a to b is at most da, or D
//! ≤ 2 da, or db ≤ 2 da.
//!
//! 1. If the distance is at most da, she jumps onto Bob.
//! 2. If D ≤ 2 da, she jumps to the middle of a longest path. From there, the distance to any
//!    vertex is at most half of D, rounded up, and so at most da. Wherever Bob then goes, she
//!    reaches him.
//! 3. Let db ≤ 2 da, and let Bob be more than da away from Alice. Alice goes one step towards him,
//!    to a vertex x that is still at least da away from him. Removing x splits the tree; call the
//!    part that contains Bob his branch. If he leaves this branch, he passes through x and so ends
//!    at most db - da ≤ da away from her: she reaches him. If he stays in it, she either reaches
//!    him or goes to the vertex of his branch that is next to x. His new branch then contains
//!    neither that vertex nor x, and is a part of the old branch. As the branches become smaller
//!    and smaller, she reaches him in the end.
//! 4. Suppose that none of the three conditions holds. Then Bob can always be more than da away
//!    when Alice is to move. She cannot jump onto him; let x be the vertex to which she jumps or on
//!    which she stays. The distances from x to the two ends of a longest path add up to at least
//!    D > 2 da, so one of these distances is more than da. If he is more than da away from x, he
//!    stays put. Otherwise let z be an end of the longest path such that z is more than da away
//!    from x: he jumps to the vertex at distance da + 1 from x on the path from x to z. This vertex
//!    is at most 2 da + 1 ≤ db steps away from him.
//!
//! Cost: O(n).
//!
//! 规则：Alice 和 Bob 站在树的顶点 `a` 和 `b` 上。双方轮流跳，Alice 先手，Alice 每次跳到距离至多为
//! `da` 的顶点，Bob 每次跳到距离至多为 `db` 的顶点，也可以不动。若在至多 10^100 步之后两人在同一个
//! 顶点，则 Alice 胜，否则 Bob 胜。共 t 组数据，每组为 `n a b da db` 和 n - 1 条边；输出获胜者
//! `Alice` 或 `Bob`。
//! 范围：1 ≤ t ≤ 10^4；2 ≤ n ≤ 10^5，各组总和也是；a ≠ b；1 ≤ da, db ≤ n - 1。
//! 模型：树上游戏，树的直径。
//! 思路：设直径为 D。Alice 必胜当且仅当 a 到 b 的距离不超过 da，或者 D ≤ 2 da，或者 db ≤ 2 da。
//!
//! 1. 若距离不超过 da，她直接跳到 Bob 处。
//! 2. 若 D ≤ 2 da，她跳到一条最长路的中点，各顶点与它的距离都不超过 D 的一半（向上取整），所以不超
//!    过 da。此后不论 Bob 在哪里，她都跳得到。
//! 3. 设 db ≤ 2 da，而 Bob 的距离大于 da。Alice 朝他走一步到顶点 x，这时与他的距离仍至少为 da。树去
//!    掉 x 后 Bob 所在的部分称为他的分支。他若离开分支，就要经过 x，所以落点离她至多 db - da ≤ da，
//!    她就跳得到。他若不离开，她或者跳得到他，或者走到他的分支中与 x 相邻的顶点。新的分支既没有这个
//!    顶点也没有 x，是原分支的一部分。分支越来越小，所以这会结束。
//! 4. 设三条都不成立。那么 Bob 总能使得轮到 Alice 时自己的距离大于 da。她跳不到他那里，而跳到某个
//!    x。最长路的两端与 x 的距离之和至少为 D > 2 da，所以有一端的距离大于 da。若他与 x 的距离不超过
//!    da，就跳到从 x 到这一端的路上与 x 距离为 da + 1 的顶点，这离他至多 2 da + 1 ≤ db。
//!
//! 复杂度：O(n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! {
            n: usize, alice: Usize1, bob: Usize1, alices_jump: usize, bobs_jump: usize,
            edges: [(Usize1, Usize1); n.saturating_sub(1)],
        }
        let distances = |from| match RootedTree::from_edges(n, &edges, from) {
            Ok(tree) => tree.depths(),
            Err(error) => panic!("{error}"),
        };
        let from_alice = distances(alice);
        assert!(bob < n, "Bob is on vertex {} of {n}", bob + 1);
        let farthest = (0..n).max_by_key(|&vertex| from_alice[vertex]).unwrap_or(alice);
        let diameter = distances(farthest).into_iter().max().expect("a vertex");
        let twice = alices_jump.saturating_mul(2);
        // If Alice cannot leave her vertex, Bob need not leave his.
        let alice_wins =
            from_alice[bob] <= alices_jump || (alices_jump > 0 && twice >= diameter.min(bobs_jump));
        winners += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
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
