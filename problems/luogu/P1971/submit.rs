// Luogu P1971 https://www.luogu.com.cn/problem/P1971 · made by `cargo judge bundle luogu_p1971 --write` from 8f5edee957c6e7d2
//! Luogu P1971 — Rabbit and Egg (兔兔与蛋蛋游戏)
//! <https://www.luogu.com.cn/problem/P1971> · 1 s? · 125 MiB? · difficulty 7
//!
//! Also: BZOJ 2437
//! Rules: on a board of n by m cells, one cell is empty and each of the others has a white piece
//! `O` or a black piece `X`. Rabbit begins and moves a white piece from a neighbouring cell into
//! the empty one; Egg does the same with a black piece. Whoever cannot move loses. The input is a
//! board, the number k, and the 2k moves of a game that Rabbit has lost, each given as the row and
//! column from which a piece was taken. Print how many of Rabbit's moves were mistakes (a move is a
//! mistake if Rabbit could have won before it and Egg could win after it), and then the numbers of
//! these moves, counted from 1 to k.
//! Bounds: 1 ≤ n, m ≤ 40; 1 ≤ k ≤ 1000.
//! Kind: partizan
//! Model: game on a graph, geography with the empty cell as the token.
//! Why: a move brings the empty cell to a neighbouring cell, and never back to a cell where it has
//! been before. So the game is played with a token on a graph, and both players have the same
//! moves. By the theorem of Fraenkel, Scheinerman and Ullman (1993), the mover wins exactly when
//! every maximum matching covers the token's cell.
//!
//! 1. A cell whose distance from the first empty cell is even is called even, and any other cell
//!    odd. After a move of Rabbit's the empty cell is odd, and after a move of Egg's it is even.
//! 2. So Rabbit takes white pieces from odd cells and puts them on even cells. Egg takes only black
//!    pieces, and only from even cells, and so takes none from a cell that was empty before.
//!    Likewise, odd cells that were empty before have black pieces, and Rabbit moves none of them.
//! 3. Even cells with white pieces and odd cells with black ones therefore never matter. The
//!    vertices of the graph are all other cells, and an edge joins any two neighbouring vertices.
//!    The cells that were empty before are no longer in the graph.
//! 4. A move of Rabbit's is a mistake if she could win, but not by this move: the move is not one
//!    of those that [`Geography::winning_moves`] finds.
//!
//! Cost: one maximum matching of at most nm cells for each of Rabbit's moves; she makes at most nm
//! / 2 moves.
//!
//! 规则：n × m 的棋盘上有一个空格，其余每格有一枚白棋 `O` 或黑棋 `X`。兔兔先手，每次把与空格相邻的一枚白棋移进空格；
//! 蛋蛋每次移一枚黑棋。无法操作者输。给出棋盘、整数 k 和兔兔输掉的一局，共 2k 步，每步给出被移棋子原来的行和列。若兔
//! 兔某一步之前她有必胜策略，这一步之后蛋蛋有必胜策略，则这一步是犯错误。输出兔兔犯错误的次数，以及这些操作的编号（从 1
//! 到 k）。
//! 范围：1 ≤ n, m ≤ 40；1 ≤ k ≤ 1000。
//! 模型：图上游戏，二分图博弈（地理游戏），空格就是棋子。
//! 思路：每次操作把空格移到一个相邻的格子，而且空格不会回到曾经空过的格子。所以这是图上移动一枚棋子的游戏，双方走法相
//! 同。由 Fraenkel、Scheinerman 和 Ullman（1993）的定理，当且仅当每个最大匹配都含棋子所在的格子时，先手必胜。
//!
//! 1. 到最初空格的距离为偶数的格子称为偶格，其余为奇格。兔兔走后空格在奇格，蛋蛋走后空格在偶格。
//! 2. 所以兔兔从奇格取白棋，放到偶格上。蛋蛋从偶格只取黑棋，因此不会取曾经空过的格子上的棋子。同理，曾经空过的奇格上
//!    是黑棋，兔兔也不会去移。
//! 3. 因此白棋所在的偶格和黑棋所在的奇格与胜负无关。其余的格子构成图，相邻两格连边，曾经空过的格子已从图中删去。
//! 4. 若兔兔当时能赢，但这一步不在 [`Geography::winning_moves`] 求出的必胜走法之中，这一步就是犯错误。
//!
//! 复杂度：兔兔的每一步求一次至多 nm 个格子的最大匹配，她至多走 nm / 2 步。

use grundy::graph::Geography;
use proconio::input;
use proconio::marker::{Bytes, Usize1};

fn main() {
    input! {
        rows: usize, columns: usize, board: [Bytes; rows],
        turns: usize, moves: [(Usize1, Usize1); 2 * turns],
    }
    let pieces: Vec<u8> = board.concat();
    assert!(board.iter().all(|row| row.len() == columns), "a row without {columns} cells");
    let mut empty = pieces.iter().position(|&piece| piece == b'.').expect("no cell is empty");
    let mut edges = edges_of(&pieces, columns, empty);
    let mut mistakes = Vec::new();
    for (turn, pair) in moves.chunks(2).enumerate() {
        let game =
            Geography::from_edges(pieces.len(), &edges).unwrap_or_else(|error| panic!("{error}"));
        let can_win = game.outcome(empty).mover_wins();
        for (mover, &(row, column)) in pair.iter().enumerate() {
            let from = row * columns + column;
            let edge = (empty.min(from), empty.max(from));
            let is_legal = column < columns && edges.contains(&edge);
            assert!(is_legal, "no move from row {}, column {}", row + 1, column + 1);
            if mover == 0 && can_win && !game.winning_moves(empty).contains(&from) {
                mistakes.push(turn + 1);
            }
            edges.retain(|&(a, b)| a != empty && b != empty);
            empty = from;
        }
    }
    println!("{}", mistakes.len());
    for turn in mistakes {
        println!("{turn}");
    }
}

/// Returns the pairs of neighbouring cells between which the empty cell can move, each pair in
/// ascending order.
fn edges_of(pieces: &[u8], columns: usize, empty: usize) -> Vec<(usize, usize)> {
    let parity = |cell: usize| (cell / columns + cell % columns) % 2;
    let matters = |&cell: &usize| match pieces[cell] {
        b'.' => cell == empty,
        b'X' => parity(cell) == parity(empty),
        b'O' => parity(cell) != parity(empty),
        sign => panic!("the sign {:?}, neither X nor O nor a dot", char::from(sign)),
    };
    let mut edges = Vec::new();
    for cell in (0..pieces.len()).filter(matters) {
        let right = Some(cell + 1).filter(|right| right % columns > 0);
        let below = Some(cell + columns).filter(|&below| below < pieces.len());
        let neighbours = right.into_iter().chain(below).filter(matters);
        edges.extend(neighbours.map(|neighbour| (cell, neighbour)));
    }
    edges
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod graph {
        mod geography {
            use super::matching::{Label, Matching};
            use crate::grundy::contest::edges::{check_edges, GraphError, Rows};
            use crate::grundy::Outcome;

            /// Undirected vertex geography: a move slides the token along an edge to a vertex that it has not
            /// visited before, and a player who cannot move loses.
            ///
            /// ```
            /// use grundy::graph::Geography;
            /// use grundy::Outcome;
            ///
            /// // On the path 0 – 1 – 2, whoever starts in the middle wins, and at an end loses.
            /// let game = Geography::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
            /// assert_eq!(game.outcome(0), Outcome::P);
            /// assert_eq!(game.outcome(1), Outcome::N);
            /// assert_eq!(game.winning_moves(1), [0, 2]);
            /// ```
            ///
            /// # Theorem (Fraenkel, Scheinerman, Ullman, 1993)
            ///
            /// The vertex of the token is an N-position if and only if every maximum matching covers it. From
            /// an N-position, moving along the edges of a maximum matching wins; [`graph`](super) has the
            /// proof. A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical
            /// Computer Science 112 (1993), 371–381.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Geography {
                rows: Rows,
                /// A maximum matching: the partner of each vertex, or `NONE`.
                mates: Vec<u32>,
                /// For each vertex, whether some maximum matching leaves it out.
                may_be_left_out: Vec<bool>,
            }

            impl Geography {
                /// Solves the game for each starting vertex 0..`vertices`. Edges may repeat; an edge from a
                /// vertex to itself is ignored. Cost: one maximum matching, which takes O(vertices · edges)
                /// time at worst and nearly linear time on most graphs. Memory: 8 bytes for each edge, besides
                /// the input.
                ///
                /// # Errors
                /// Returns an error if an edge names a vertex that does not exist.
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<Self, GraphError> {
                    check_edges(vertices, edges)?;
                    let rows =
                        Rows::new(vertices, edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
                    let Matching { mates, labels, .. } = Matching::maximum(&rows);
                    let may_be_left_out =
                        labels.iter().map(|&label| label == Label::Outer).collect();
                    Ok(Geography { rows, mates, may_be_left_out })
                }

                /// Returns the outcome of the game in which the token starts at `vertex`. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `vertex` does not exist.
                pub fn outcome(&self, vertex: usize) -> Outcome {
                    Outcome::of_mover(!self.may_be_left_out[vertex])
                }

                /// Returns the vertices to which winning moves from `vertex` lead, in ascending order and
                /// without repetition; there are none from a P-position. Cost: O(n log n) at worst if the
                /// vertices and edges together number n.
                ///
                /// A move wins if it leads to a P-position of the graph without `vertex`, which means that some
                /// maximum matching of this graph leaves out the vertex to which the move leads. If every
                /// maximum matching of the whole graph covers `vertex`, then removing the edge at `vertex` from
                /// any such matching gives a maximum matching of the graph without `vertex`. The alternating
                /// paths from the vertices that this matching leaves out reach, after an even number of edges,
                /// every vertex that some maximum matching leaves out.
                ///
                /// # Panics
                /// Panics if `vertex` does not exist.
                pub fn winning_moves(&self, vertex: usize) -> Vec<usize> {
                    if self.outcome(vertex) == Outcome::P {
                        return Vec::new();
                    }
                    let labels = Matching::labels_without(&self.rows, &self.mates, vertex);
                    let heads = self.rows.row(vertex as u32).iter().map(|&to| to as usize);
                    let mut winning: Vec<usize> =
                        heads.filter(|&to| labels[to] == Label::Outer).collect();
                    winning.sort_unstable();
                    winning.dedup();
                    winning
                }
            }
        }
        mod matching {
            use crate::grundy::contest::edges::Rows;

            pub(super) const NONE: u32 = u32::MAX;

            /// The parity of the alternating paths that lead to a vertex. These paths start at an unmatched
            /// vertex and alternate between edges outside the matching and edges in it.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub(super) enum Label {
                /// No such path has reached the vertex.
                Unreached,
                /// The vertex is reached only after an odd number of edges.
                Inner,
                /// The vertex is reached after an even number of edges: some maximum matching leaves it
                /// out.
                Outer,
            }

            /// A matching that is extended to a maximum one, with the final label of each vertex.
            pub(super) struct Matching {
                pub(super) mates: Vec<u32>,
                pub(super) labels: Vec<Label>,
                /// For an inner vertex, the outer vertex from which it was reached. For an outer vertex that
                /// was inner before its blossom was closed, the next vertex on the way round the blossom.
                parents: Vec<u32>,
                /// For each vertex, a step towards the vertex at which its blossom was entered.
                bases: Vec<u32>,
                /// For each vertex, the serial number of the last walk to the root that passed through it.
                visits: Vec<u32>,
                visit: u32,
                /// The outer vertices of a search, in the order in which they are to be visited.
                outer: Vec<u32>,
                /// All vertices that a search has reached, other than its root.
                reached: Vec<u32>,
            }

            impl Matching {
                /// Finds a maximum matching of the graph given by `rows`, which list each edge at both of its
                /// ends.
                /// Cost: O(vertices · edges) at worst, and nearly linear on most graphs.
                pub(super) fn maximum(rows: &Rows) -> Matching {
                    let mut matching = Matching::of_mates(vec![NONE; rows.vertices()]);
                    matching.take_greedily(rows);
                    matching.search_all(rows);
                    matching
                }

                /// Returns the labels in the graph without the vertex `removed`, given a maximum matching of
                /// the whole graph. Every maximum matching must cover `removed`.
                /// Cost: O(n log n) at worst if the vertices and edges together number n.
                pub(super) fn labels_without(
                    rows: &Rows,
                    mates: &[u32],
                    removed: usize,
                ) -> Vec<Label> {
                    let mut matching = Matching::of_mates(mates.to_vec());
                    matching.mates[mates[removed] as usize] = NONE;
                    // Searches go past inner vertices, and this one is matched to no other.
                    matching.mates[removed] = removed as u32;
                    matching.labels[removed] = Label::Inner;
                    matching.search_all(rows);
                    matching.labels
                }

                fn of_mates(mates: Vec<u32>) -> Matching {
                    let vertices = mates.len();
                    Matching {
                        mates,
                        labels: vec![Label::Unreached; vertices],
                        parents: vec![NONE; vertices],
                        bases: (0..vertices as u32).collect(),
                        visits: vec![0; vertices],
                        visit: 0,
                        outer: Vec::new(),
                        reached: Vec::new(),
                    }
                }

                /// Searches for a path from each unmatched vertex.
                fn search_all(&mut self, rows: &Rows) {
                    for root in 0..rows.vertices() as u32 {
                        if self.mates[root as usize] == NONE {
                            self.search(rows, root);
                        }
                    }
                }

                fn take_greedily(&mut self, rows: &Rows) {
                    for vertex in 0..rows.vertices() as u32 {
                        let is_free = |vertex: u32| self.mates[vertex as usize] == NONE;
                        if is_free(vertex) {
                            let mut others = rows.row(vertex).iter().copied();
                            if let Some(other) =
                                others.find(|&other| other != vertex && is_free(other))
                            {
                                self.join(vertex, other);
                            }
                        }
                    }
                }

                fn join(&mut self, a: u32, b: u32) {
                    self.mates[a as usize] = b;
                    self.mates[b as usize] = a;
                }

                /// Searches for a path from the unmatched `root` to another unmatched vertex, and exchanges the
                /// matched and the unmatched edges along it.
                ///
                /// If there is no such path, the labels are kept: later paths could gain nothing from the
                /// vertices that were reached (a Hungarian tree), so no later search visits them again.
                fn search(&mut self, rows: &Rows, root: u32) {
                    self.labels[root as usize] = Label::Outer;
                    self.outer.clear();
                    self.outer.push(root);
                    self.reached.clear();
                    let mut done = 0;
                    while done < self.outer.len() {
                        let vertex = self.outer[done];
                        done += 1;
                        for &other in rows.row(vertex) {
                            match self.labels[other as usize] {
                                Label::Inner => {}
                                Label::Outer => {
                                    if self.base(vertex) != self.base(other) {
                                        let base = self.meeting_point(vertex, other);
                                        self.close_blossom(vertex, other, base);
                                        self.close_blossom(other, vertex, base);
                                    }
                                }
                                Label::Unreached => {
                                    self.parents[other as usize] = vertex;
                                    self.labels[other as usize] = Label::Inner;
                                    self.reached.push(other);
                                    let mate = self.mates[other as usize];
                                    if mate == NONE {
                                        self.swap_along_path(other);
                                        self.forget(root);
                                        return;
                                    }
                                    self.labels[mate as usize] = Label::Outer;
                                    self.reached.push(mate);
                                    self.outer.push(mate);
                                }
                            }
                        }
                    }
                }

                fn swap_along_path(&mut self, last: u32) {
                    let mut inner = last;
                    while inner != NONE {
                        let outer = self.parents[inner as usize];
                        let next = self.mates[outer as usize];
                        self.join(inner, outer);
                        inner = next;
                    }
                }

                /// Discards what the search from `root` has found.
                fn forget(&mut self, root: u32) {
                    self.reached.push(root);
                    for &vertex in &self.reached {
                        self.labels[vertex as usize] = Label::Unreached;
                        self.bases[vertex as usize] = vertex;
                    }
                }

                /// Returns the base of the blossom around `vertex`, or `vertex` itself if there is no blossom
                /// around it. Halves the path for later calls.
                fn base(&mut self, vertex: u32) -> u32 {
                    let mut vertex = vertex as usize;
                    while self.bases[vertex] as usize != vertex {
                        self.bases[vertex] = self.bases[self.bases[vertex] as usize];
                        vertex = self.bases[vertex] as usize;
                    }
                    vertex as u32
                }

                /// Returns the first base found on both paths to the root, when steps are taken on the two
                /// paths in turn.
                fn meeting_point(&mut self, a: u32, b: u32) -> u32 {
                    self.visit += 1;
                    let (mut here, mut there) = (a, b);
                    loop {
                        if here != NONE {
                            here = self.base(here);
                            if self.visits[here as usize] == self.visit {
                                return here;
                            }
                            self.visits[here as usize] = self.visit;
                            let mate = self.mates[here as usize];
                            here = if mate == NONE { NONE } else { self.parents[mate as usize] };
                        }
                        std::mem::swap(&mut here, &mut there);
                    }
                }

                /// Walks from `vertex` down to `base`. The odd cycle that the edge to `other` closes can be
                /// traversed in either direction, so its inner vertices become outer as well.
                fn close_blossom(&mut self, vertex: u32, other: u32, base: u32) {
                    let (mut vertex, mut other) = (vertex, other);
                    while self.base(vertex) != base {
                        self.parents[vertex as usize] = other;
                        other = self.mates[vertex as usize];
                        if self.labels[other as usize] == Label::Inner {
                            self.labels[other as usize] = Label::Outer;
                            self.outer.push(other);
                        }
                        for &part in &[vertex, other] {
                            if self.bases[part as usize] == part {
                                self.bases[part as usize] = base;
                            }
                        }
                        vertex = self.parents[other as usize];
                    }
                }
            }
        }

        pub(crate) use geography::Geography;
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

                /// Returns the number of rows.
                pub fn vertices(&self) -> usize {
                    self.starts.len() - 1
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

    pub(crate) use outcome::Outcome;
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
