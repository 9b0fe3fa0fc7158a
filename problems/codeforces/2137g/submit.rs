// Codeforces 2137G https://codeforces.com/problemset/problem/2137/G · made by `cargo judge bundle cf2137g --write` from 89572b58ce1719e5
//! Codeforces 2137G — Cry Me a River
//! <https://codeforces.com/problemset/problem/2137/G> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: a token is on a node of a directed graph without cycles, and Cry and River take turns
//! moving it along an edge, Cry first. River wins once the token is on a red node, and Cry once it
//! is on a node that is not red and has no outgoing edges. At first no node is red. The input is
//! the number of cases; each case is `n m q`, the edges and q lines: `1 u` paints the node u red;
//! for `2 u`, print `YES` if Cry wins from u, otherwise `NO`.
//! Bounds: at most 10^4 cases; 2 ≤ n ≤ 2 · 10^5; 1 ≤ m, q ≤ 2 · 10^5; for all cases together, too,
//! each of n, m and q is at most 2 · 10^5.
//! Kind: pursuit
//! Model: game on a graph, retrograde analysis that goes on as nodes turn red.
//! Why: whoever is to move, River wins on a red node. On any other node, if River is to move, he
//! wins exactly when he wins after some move; if Cry is to move, River wins exactly when there is a
//! move and he wins after every move. Painting a node can only make River win in more situations,
//! never in fewer. So the outcome of each situation, that is, of a node with a player to move,
//! changes at most once; when it does, the situations from which a move leads to this situation are
//! checked again. Each node stores how many of Cry's moves from it lead to situations in which
//! River does not win.
//! Cost: O(n + m + q) per case.
//!
//! 规则：一枚棋子放在有向无环图的某个点上，Cry 和 River 轮流沿边移动它，Cry 先手。棋子一到红色
//! 点，River 赢；一到没有出边的非红色点，Cry 赢。起初没有红色点。先给出数据组数，每组给出
//! `n m q`、各条边和 q 行操作：`1 u` 把点 u 染红；`2 u` 询问从 u 出发时 Cry 是否赢，是则输出
//! `YES`，否则输出 `NO`。
//! 范围：至多 10^4 组；2 ≤ n ≤ 2 · 10^5；1 ≤ m, q ≤ 2 · 10^5；n、m、q 各自的各组总和也至多为
//! 2 · 10^5。
//! 模型：图上游戏，随着点变红而继续进行的逆推。
//! 思路：在红色点上，不管轮到谁，都是 River 赢。在其他点上：轮到 River 时，只要有一步之后他赢，
//! 他就赢；轮到 Cry 时，要能操作，且每一步之后都是 River 赢，他才赢。染红一个点只会让 River 在
//! 更多情形下赢，不会变少。所以每个情形（一个点加上轮到谁）至多翻转一次；翻转时，重新检查能一步
//! 走到它的那些情形。对于轮到 Cry 的情形，每个点记下有多少步之后 River 并不赢。
//! 复杂度：每组 O(n + m + q)。

use grundy::contest::edges::Rows;
use grundy::graph::Dag;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! {
            n: usize, m: usize, q: usize,
            edges: [(Usize1, Usize1); m],
            queries: [(u8, Usize1); q],
        }
        // Where there is a cycle, play need not end.
        Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
        let mut game = Game::new(n, &edges);
        for (kind, node) in queries {
            assert!(node < n, "the node {} of {n}", node + 1);
            match kind {
                1 => game.paint_red(node),
                2 => verdicts += if game.river_wins.at_crys_move[node] { "NO\n" } else { "YES\n" },
                _ => panic!("a query of kind {kind}, not 1 or 2"),
            }
        }
    }
    print!("{verdicts}");
}

#[derive(Clone, Copy)]
enum Player {
    Cry,
    River,
}

/// The node that has the token, and the player to move.
#[derive(Clone, Copy)]
struct Situation {
    node: usize,
    mover: Player,
}

/// For each node, whether River wins from there.
struct RiverWins {
    at_crys_move: Vec<bool>,
    at_rivers_move: Vec<bool>,
}

struct Game {
    /// For each node, the nodes from which an edge leads to it.
    back: Rows,
    /// For each node, how many of Cry's moves from it lead to situations in which River does not
    /// win.
    safe_moves: Vec<u32>,
    river_wins: RiverWins,
    /// Situations that have just turned.
    turned: Vec<Situation>,
}

impl Game {
    fn new(nodes: usize, edges: &[(usize, usize)]) -> Game {
        let mut safe_moves = vec![0; nodes];
        edges.iter().for_each(|&(from, _)| safe_moves[from] += 1);
        Game {
            back: Rows::new(nodes, edges.iter().map(|&(from, to)| (to, from))),
            safe_moves,
            river_wins: RiverWins {
                at_crys_move: vec![false; nodes],
                at_rivers_move: vec![false; nodes],
            },
            turned: vec![],
        }
    }

    fn paint_red(&mut self, node: usize) {
        self.turn(Situation { node, mover: Player::Cry });
        self.turn(Situation { node, mover: Player::River });
        while let Some(situation) = self.turned.pop() {
            self.look_back(situation);
        }
    }

    /// Records that River wins in this situation.
    fn turn(&mut self, situation: Situation) {
        let river_wins = match situation.mover {
            Player::Cry => &mut self.river_wins.at_crys_move[situation.node],
            Player::River => &mut self.river_wins.at_rivers_move[situation.node],
        };
        if !*river_wins {
            *river_wins = true;
            self.turned.push(situation);
        }
    }

    /// Checks the situations from which a move leads to a situation in which River has just been
    /// found to win.
    fn look_back(&mut self, situation: Situation) {
        for place in 0..self.back.row(situation.node as u32).len() {
            let node = self.back.row(situation.node as u32)[place] as usize;
            match situation.mover {
                Player::Cry => self.turn(Situation { node, mover: Player::River }),
                Player::River => {
                    self.safe_moves[node] -= 1;
                    if self.safe_moves[node] == 0 {
                        self.turn(Situation { node, mover: Player::Cry });
                    }
                }
            }
        }
    }
}

mod grundy {
    pub mod mex {
        /// A set of values that can be cleared in constant time, so that one allocation serves for the
        /// mex of every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug)]
        pub struct MexSet {
            /// `stamps[v] == round` means that the value `v` is in the set.
            stamps: Vec<u64>,
            /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// Creates an empty set. Does not allocate.
            pub fn new() -> Self {
                // New stamps are 0, which must not be the round.
                MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
            }

            /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// Returns the least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Clears the set. Cost: O(1).
            pub fn clear(&mut self) {
                self.round += 1;
                self.inserted = 0;
                self.far.clear();
            }

            /// Doubles the number of stamps, and stamps the values that were too large for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
        }
    }
    pub mod game {
        use std::hash::Hash;

        #[allow(dead_code)]
        /// The rules of an impartial game in which play must come to an end.
        pub trait Game {
            /// The position of one component; a game as a whole is a sum of components.
            type Position: Clone + Eq + Hash;

            /// Returns every move from `position` as the sum of positions that replaces it: one
            /// position for an ordinary move, several for a move that splits the position, and none for
            /// a move that leaves nothing.
            fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>>;

            /// Calls `visit` with each of the options of `position`, in the order in which `options`
            /// returns them.
            ///
            /// Searches call this method. A game that can visit its options without a `Vec` for each option
            /// can implement this method, which makes searches of many positions faster.
            fn visit_options(
                &self,
                position: &Self::Position,
                visit: &mut dyn FnMut(&[Self::Position]),
            ) {
                self.options(position).iter().for_each(|option| visit(option));
            }

            /// Returns the position that represents all positions that play out in the same way as
            /// `position`, such as its mirror images. If this method is not implemented, each position
            /// represents itself.
            ///
            /// Searches look positions up by their representatives, so they visit only one of several
            /// positions that play out alike. The result must be its own canonical form, and must have the
            /// same options as `position`, except that the options may be in another order and their
            /// positions in other forms.
            ///
            /// ```
            /// use grundy::game::{Analysis, Game};
            /// use std::cell::Cell;
            ///
            /// /// Heaps of Nim as one position, with the number of those that were looked at.
            /// struct Heaps {
            ///     visited: Cell<usize>,
            /// }
            ///
            /// impl Game for Heaps {
            ///     type Position = [u64; 3];
            ///
            ///     fn options(&self, heaps: &[u64; 3]) -> Vec<Vec<[u64; 3]>> {
            ///         self.visited.set(self.visited.get() + 1);
            ///         let cut = |heap: usize, leave: u64| {
            ///             let mut left = *heaps;
            ///             left[heap] = leave;
            ///             vec![left]
            ///         };
            ///         let leaves = |heap: usize| (0..heaps[heap]).map(move |leave| cut(heap, leave));
            ///         (0..3).flat_map(leaves).collect()
            ///     }
            ///
            ///     fn canonical(&self, mut heaps: [u64; 3]) -> [u64; 3] {
            ///         heaps.sort_unstable();
            ///         heaps
            ///     }
            /// }
            ///
            /// let mut game = Analysis::new(Heaps { visited: Cell::new(0) });
            /// assert_eq!(game.value(&[2, 2, 2]), Ok(2)); // 2 ⊕ 2 ⊕ 2
            /// // Of the 27 triples of 0, 1 and 2, ten are in ascending order.
            /// assert_eq!(game.game().visited.get(), 10);
            /// ```
            fn canonical(&self, position: Self::Position) -> Self::Position {
                position
            }
        }
    }
    pub mod graph {
        pub(crate) use crate::grundy::contest::edges::GraphError;

        use crate::grundy::contest::edges::{check_edges, Rows};
        use crate::grundy::mex::MexSet;

        /// A directed acyclic graph, with the Grundy value of every vertex.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Dag {
            forward: Rows,
            values: Vec<u32>,
        }

        /// Two numbers that are greater than every value, since values are at most the number of edges: the
        /// first marks a vertex that has not been reached, and the second marks a vertex that waits for the
        /// values of the vertices to which its edges lead.
        const UNSEEN: u32 = u32::MAX;
        const WAITING: u32 = u32::MAX - 1;

        /// Returns the mex of `values`, using a single 64-bit word if the values are small enough.
        fn mex_of_options(values: impl Iterator<Item = u32> + Clone, set: &mut MexSet) -> u32 {
            let bit = |value: u32| 1u64.checked_shl(value).unwrap_or(0);
            let seen = values.clone().fold(0, |seen, value| seen | bit(value));
            if seen < u64::MAX {
                return seen.trailing_ones();
            }
            set.clear();
            values.for_each(|value| set.insert(u64::from(value)));
            set.mex() as u32
        }

        impl Dag {
            /// Computes the Grundy value of each vertex 0..`vertices`. Edges may come in any order and may
            /// repeat. Cost: O(vertices + edges) time. Memory: 4 bytes for each edge and up to 24 for each
            /// vertex, besides the input; 4 bytes for each edge and 8 for each vertex are kept.
            ///
            /// # Errors
            /// Returns an error if an edge names a vertex that does not exist, or if the graph has a cycle.
            pub fn from_edges(
                vertices: usize,
                edges: &[(usize, usize)],
            ) -> Result<Dag, GraphError> {
                check_edges(vertices, edges)?;
                let forward = Rows::new(vertices, edges.iter().copied());
                let mut values = vec![UNSEEN; vertices];
                let mut options = MexSet::new();
                let mut walk: Vec<(u32, usize)> = Vec::new(); // vertices, and how many edges are done
                for root in 0..vertices as u32 {
                    if values[root as usize] == UNSEEN {
                        values[root as usize] = WAITING;
                        walk.push((root, 0));
                    }
                    while let Some((vertex, done)) = walk.last_mut() {
                        let row = forward.row(*vertex);
                        let known =
                            row[*done..].iter().take_while(|&&to| values[to as usize] < WAITING);
                        *done += known.count();
                        match row.get(*done) {
                            Some(&to) if values[to as usize] == WAITING => {
                                return Err(GraphError::Cycle { vertex: to as usize });
                            }
                            Some(&to) => {
                                values[to as usize] = WAITING;
                                walk.push((to, 0));
                            }
                            None => {
                                let row = row.iter().map(|&to| values[to as usize]);
                                values[*vertex as usize] = mex_of_options(row, &mut options);
                                walk.pop();
                            }
                        }
                    }
                }
                Ok(Dag { forward, values })
            }
        }
    }

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
