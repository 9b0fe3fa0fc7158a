// Codeforces 2013F2 https://codeforces.com/problemset/problem/2013/F2 · made by `cargo judge bundle cf2013f2 --write` from c0d9ce149f602153
//! Codeforces 2013F2 — Game in Tree (Hard Version)
//! <https://codeforces.com/problemset/problem/2013/F2> · 4 s · 256 MiB · difficulty 9
//!
//! Rules: Alice and Bob stand on two vertices of a tree. They take turns, Alice first, moving to a
//! neighbouring vertex on which nobody has been yet; whoever cannot move loses. Alice starts on
//! vertex 1. The input has t cases: `n`, the n - 1 edges, and two vertices `u` and `v`. Print for
//! each vertex on the path from u to v, in this order, who wins if Bob starts there: `Alice` or
//! `Bob`.
//! Bounds: 1 ≤ t ≤ 10^4; 2 ≤ n ≤ 2·10^5; 2 ≤ u, v ≤ n; the path from u to v does not pass through
//! vertex 1; the sum of n is at most 2·10^5.
//! Kind: partizan
//! Picture: `1 / 6 / 1 2 / 2 3 / 3 4 / 2 5 / 3 6 / 4 4`
//! Model: game on a tree, who first leaves the path between the two.
//! Why: let q_0, …, q_L be the path from vertex 1 to Bob's start, and let d_i be the length of a
//! longest path that starts at q_i and has no other vertex in common with q_0, …, q_L. The players
//! go towards each other until one of them leaves the path, and then each goes as far as possible.
//! Whoever can first afford to leave the path wins.
//!
//! 1. Suppose that it is Alice's turn, that she is on q_a and Bob on q_b, and that no vertex
//!    between them has been visited. If she leaves the path now, she makes d_a moves in all. Bob
//!    can go on to any q_i with a < i ≤ b and leave the path there, so he makes up to M moves,
//!    where M is the largest b - i + d_i. From then on neither player can get in the other's way.
//!    She moves first, so she wins exactly when d_a > M. If she cannot leave, d_a is 0 and the
//!    inequality is false. Bob's turns are similar, with i - a + d_i for a ≤ i < b.
//! 2. If leaving wins, the player to move wins. If not, leaving loses, and the player has to go
//!    along the path. So the winner is the player who first has a turn at which leaving wins. If
//!    there is no such turn, the loser is the player to move when the two have become neighbours.
//! 3. Number the turns from 0. On turn 2k Alice is on q_k, and Bob on q_(L-k); on turn 2k + 1 she
//!    is on q_(k+1). They are neighbours on turn L - 1. So if leaving wins at no turn, Alice wins
//!    exactly when L is even, as if turn L were the first turn at which leaving wins.
//! 4. Each path from vertex 1 to one of Bob's starts is the beginning of the path to u or of the
//!    path to v. On each of these two paths, d_i is the same for all L > i, and d_L is the height
//!    of q_L in the tree with the root 1. On turn 2k, Bob can go as far as q_(k+1), so leaving wins
//!    only if d_k > L - 2k - 1. That is true for at most d_k values of L. On turn 2k + 1 with k >
//!    0, Bob is on q_b with b = L - k, and leaving wins only if d_b > b - k - 2; this is true for
//!    at most d_b values of k with k ≤ b - 2. The longest paths from different q_i are disjoint, so
//!    all d_i with i below the largest L add up to less than n. So there are fewer than 2n checks
//!    in all, plus one check on turn 1 for each L. Each check looks up the largest of some
//!    consecutive numbers d_i - i or d_i + i.
//!
//! Cost: O(n log n).
//!
//! 规则：Alice 和 Bob 各在树的一个顶点上。双方轮流操作，Alice 先手，每次从自己所在的顶点走到一个谁都没有到过的相邻顶点；无
//! 法走者输。Alice 从顶点 1 出发。共 t 组数据，每组为 `n`、n - 1 条边和两个顶点 `u`、`v`。对从 u 到 v 的路径上的每个
//! 顶点，按次序输出 Bob 从它出发时的胜者：`Alice` 或 `Bob`。
//! 范围：1 ≤ t ≤ 10^4；2 ≤ n ≤ 2·10^5；2 ≤ u, v ≤ n；从 u 到 v 的路径不经过顶点 1；n 的总和不超过 2·10^5。
//! 模型：树上游戏，谁先离开两人之间的路径。
//! 思路：设从顶点 1 到 Bob 起点的路径为 q_0, …, q_L，d_i 是从 q_i 出发、不含此路径其他顶点的最长路的长度。双方相向而
//! 行，直到有人离开路径，此后各自尽量走远。谁先能放心离开，谁就获胜。
//!
//! 1. 设轮到 Alice，她在 q_a，Bob 在 q_b，两人之间的顶点都没有到过。若她此时离开路径，则一共还能走 d_a 步。Bob 可以
//!    走到任一 q_i（a < i ≤ b）再离开，所以至多走 M 步，M 为 b - i + d_i 的最大值。双方不再互相妨碍。她先走，所以获
//!    胜当且仅当 d_a > M。若她无法离开，则 d_a 为 0，不等式不成立。轮到 Bob 时同理，换成 a ≤ i < b 的 i - a + d_i。
//! 2. 若离开能获胜，则轮到的一方必胜。否则离开必输，只能沿路径走。所以谁先有一个轮次离开能获胜，谁就获胜。若没有这
//!    样的轮次，则两人相邻时轮到的一方输。
//! 3. 轮次从 0 起编号。第 2k 轮 Alice 在 q_k，Bob 在 q_(L-k)；第 2k + 1 轮她在 q_(k+1)。第 L - 1 轮两人相邻。所以没
//!    有第 2 步那样的轮次时，Alice 获胜当且仅当 L 是偶数，就如同首个这样的轮次是 L。
//! 4. 从顶点 1 到 Bob 各个起点的路径，都是到 u 或到 v 的路径的开头一段。在这两条的一条上，d_i 对所有 L > i 都相同，
//!    而 d_L 是以 1 为根时 q_L 的高度。第 2k 轮，Bob 能走到 q_(k+1)，所以只有 d_k > L - 2k - 1 时离开才能获胜，这样
//!    的 L 至多 d_k 个。第 2k + 1 轮（k > 0），Bob 在 q_b，b = L - k，只有 d_b > b - k - 2 时离开才能获胜，而
//!    k ≤ b - 2，这样的 k 至多 d_b 个。从不同 q_i 出发的路互不相交，所以所有 d_i 之和小于 n。于是只需检查不到 2n 次，
//!    以及每个 L 的第 1 轮。每次查一段连续的 d_i - i 或 d_i + i 的最大值。
//!
//! 复杂度：O(n log n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, edges: [(Usize1, Usize1); n.saturating_sub(1)], u: Usize1, v: Usize1 }
        assert!(u.max(v) < n, "a path to vertex {} of {n}", u.max(v) + 1);
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        let branches = Branches::new(&tree);
        let [to_u, to_v] = [u, v].map(|end| path_from_root(&tree, end));
        let common = to_u.iter().zip(&to_v).take_while(|(a, b)| a == b).count();
        assert!(common > 1, "the path passes through vertex 1");
        let [wins_to_u, wins_to_v] = [&to_u, &to_v].map(|path| alice_wins(path, &branches));
        let upwards = wins_to_u[common - 1..].iter().rev();
        for &wins in upwards.chain(&wins_to_v[common..]) {
            winners += if wins { "Alice\n" } else { "Bob\n" };
        }
    }
    print!("{winners}");
}

/// Returns the path from the root to a vertex.
fn path_from_root(tree: &RootedTree, end: usize) -> Vec<usize> {
    let mut path: Vec<usize> =
        std::iter::successors(Some(end), |&vertex| tree.parents()[vertex]).collect();
    path.reverse();
    path
}

/// For each vertex, the child that begins a longest path down.
struct Branches {
    deepest_child: Vec<Option<usize>>,
    /// The length of this path, and the length of a longest path through another child.
    lengths: Vec<[i64; 2]>,
}

impl Branches {
    fn new(tree: &RootedTree) -> Branches {
        let n = tree.parents().len();
        let (mut deepest_child, mut lengths) = (vec![None; n], vec![[0; 2]; n]);
        for &vertex in tree.from_root().iter().rev() {
            let Some(parent) = tree.parents()[vertex] else { continue };
            let length = lengths[vertex][0] + 1;
            let [longest, second] = lengths[parent];
            if length > longest {
                deepest_child[parent] = Some(vertex);
                lengths[parent] = [length, longest];
            } else {
                lengths[parent] = [longest, second.max(length)];
            }
        }
        Branches { deepest_child, lengths }
    }

    /// Returns the length of a longest path down.
    fn height(&self, vertex: usize) -> i64 {
        self.lengths[vertex][0]
    }

    /// Returns the length of a longest path down that does not begin with the given child.
    fn height_without(&self, vertex: usize, child: usize) -> i64 {
        self.lengths[vertex][usize::from(self.deepest_child[vertex] == Some(child))]
    }
}

/// Returns for each vertex of a path from the root whether Alice wins if Bob starts there.
fn alice_wins(path: &[usize], branches: &Branches) -> Vec<bool> {
    let last = path.len() - 1;
    let sides: Vec<i64> =
        path.windows(2).map(|pair| branches.height_without(pair[0], pair[1])).collect();
    let places = || sides.iter().zip(0..);
    let for_bob = RangeMaximum::new(places().map(|(side, place)| side - place).collect());
    let for_alice = RangeMaximum::new(places().map(|(side, place)| side + place).collect());
    // The first turn at which it wins to leave the path, for each place where Bob may start.
    let mut first_turns: Vec<usize> = (0..=last).collect();

    for (alice, &side) in sides.iter().enumerate() {
        for start in (2 * alice + 1..=last).take(side as usize) {
            let bob = start - alice;
            // On turn 0, Bob's own vertex is the end of the path.
            let own = (alice == 0).then(|| branches.height(path[start]));
            let farthest = if alice == 0 { start - 1 } else { bob };
            let moves = for_bob.over(alice + 1, farthest).map(|most| most + bob as i64);
            if Some(side) > moves.max(own) {
                first_turns[start] = first_turns[start].min(2 * alice);
            }
        }
    }
    for start in 2..=last {
        let moves = for_alice.over(1, start - 1).map(|most| most - 1);
        if Some(branches.height(path[start])) > moves {
            first_turns[start] = first_turns[start].min(1);
        }
    }
    for (bob, &side) in sides.iter().enumerate() {
        for rounds in (1..bob.saturating_sub(1)).rev().take(side as usize) {
            let (start, alice) = (bob + rounds, rounds + 1);
            let moves = for_alice.over(alice, bob - 1).map(|most| most - alice as i64);
            if start <= last && Some(side) > moves {
                first_turns[start] = first_turns[start].min(2 * rounds + 1);
            }
        }
    }
    first_turns.iter().map(|turn| turn % 2 == 0).collect()
}

/// A row of numbers, with the largest number of each run of 2^j consecutive numbers, for each j.
struct RangeMaximum {
    rows: Vec<Vec<i64>>,
}

impl RangeMaximum {
    fn new(numbers: Vec<i64>) -> RangeMaximum {
        let mut rows = vec![numbers];
        let mut width = 1;
        while rows[rows.len() - 1].len() > width {
            let row = &rows[rows.len() - 1];
            let wider = row.iter().zip(&row[width..]).map(|(&a, &b)| a.max(b)).collect();
            rows.push(wider);
            width *= 2;
        }
        RangeMaximum { rows }
    }

    /// Returns the largest number at the places from `from` to `to`, or `None` if there is no such
    /// place.
    fn over(&self, from: usize, to: usize) -> Option<i64> {
        let count = (to + 1).checked_sub(from).filter(|&count| count > 0)?;
        let level = count.ilog2() as usize;
        let row = &self.rows[level];
        Some(row[from].max(row[to + 1 - (1 << level)]))
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
