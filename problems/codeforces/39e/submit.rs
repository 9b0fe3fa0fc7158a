// Codeforces 39E https://codeforces.com/problemset/problem/39/E · made by `cargo judge bundle cf39e --write` from b047469b64dc0f6e
//! Codeforces 39E — What Has Dirichlet Got to Do with That?
//! <https://codeforces.com/problemset/problem/39/E> · 2 s · 64 MiB · difficulty 5
//!
//! Rules: there are `a` boxes and `b` items, all different, so there are a^b ways to put the items
//! into the boxes. A move adds a box or an item, and whoever brings the number of ways to n or more
//! loses; Stas begins. The input is `a b n`; print the loser, `Stas` or `Masha`, or `Missing` if
//! play goes on for ever.
//! Bounds: 1 ≤ a ≤ 10,000; 1 ≤ b ≤ 30; 2 ≤ n ≤ 10^9; a^b < n.
//! Kind: impartial
//! Model: game on a graph, with one way to play on for ever.
//! Why: retrograde analysis decides all positions with fewer than n ways, but two kinds of these
//! positions need care. With one box there is one way for any number of items. So take the least
//! number of items for which two boxes allow n ways or more: the position with one box and this
//! number of items also represents all positions with one box and more items, so adding an item
//! leads from this position back to itself. And with one item and a² ≥ n, a player who does not
//! want to lose can only add a box, until there are n - 1 boxes: the player to move loses exactly
//! when n - a is odd. Only the first of these positions needs to be a vertex.
//! Cost: O(√n) time and memory.
//!
//! 规则：有 a 个盒子和 b 个物品，各不相同，把物品放进盒子共有 a^b 种方法。每次操作加一个盒子或
//! 一个物品，谁使方法数达到 n 或以上谁输；Stas 先手。输入 `a b n`；输出输的一方 `Stas` 或
//! `Masha`，若游戏永远进行下去则输出 `Missing`。
//! 范围：1 ≤ a ≤ 10,000；1 ≤ b ≤ 30；2 ≤ n ≤ 10^9；a^b < n。
//! 模型：图上游戏，只有一种走法能永远走下去。
//! 思路：对方法数小于 n 的所有局面逆推，其中有两类要特别处理。只有一个盒子时，不论多少物品都只
//! 有一种方法：设两个盒子时使方法数达到 n 的最少物品数为代表，它代表所有更大的物品数，于是再加
//! 物品又回到它自己。只有一个物品且 a² ≥ n 时，只能一个一个地加盒子，直到 n - 1 个：当且仅当
//! n - a 是奇数时，轮到的人输。这类局面只需把第一个作为图的点。
//! 复杂度：时间和空间 O(√n)。

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use proconio::input;

/// The table has about √n positions.
const LARGEST_N: u64 = 1_000_000_000_000;

fn main() {
    input! { a: u64, b: usize, n: u64 }
    assert!(a > 0 && b > 0, "{a} boxes and {b} items, where there must be some");
    assert!(n <= LARGEST_N, "a limit of {n} ways: the program takes up to {LARGEST_N}");
    let loser = match outcome(a, b, n) {
        Some(Outcome::N) => "Masha",
        Some(Outcome::P) => "Stas",
        None => "Missing",
    };
    println!("{loser}");
}

/// Returns the outcome of a position, or `None` if play goes on for ever.
fn outcome(boxes: u64, items: usize, n: u64) -> Option<Outcome> {
    if !is_below(boxes, items, n) {
        return Some(Outcome::P); // every move makes it n ways or more
    }
    if items == 1 && !is_below(boxes, 2, n) {
        return Some(outcome_of_adding_boxes(boxes, n));
    }
    let rows = Rows::new(n);
    match rows.graph(n).outcomes()[rows.vertex(boxes as usize, items)] {
        LoopyOutcome::N { .. } => Some(Outcome::N),
        LoopyOutcome::P { .. } => Some(Outcome::P),
        LoopyOutcome::Draw => None,
    }
}

/// Returns whether there are fewer than `n` ways.
fn is_below(boxes: u64, items: usize, n: u64) -> bool {
    // 2^64 does not fit, so no more items need be counted.
    boxes.checked_pow(items.min(64) as u32).is_some_and(|ways| ways < n)
}

/// Returns the outcome of a position that has one item and in which a second item would make `n`
/// ways or more.
fn outcome_of_adding_boxes(boxes: u64, n: u64) -> Outcome {
    Outcome::of_mover((n - boxes) % 2 != 1)
}

/// The positions that are vertices of the graph: for each number of items, beginning with 1, a row
/// of the positions with 1, 2, … boxes. The last row has only the position with one box, which also
/// represents all larger numbers of items.
struct Rows {
    /// The first vertex of each row, and finally the vertex at which a further row would begin.
    starts: Vec<usize>,
}

impl Rows {
    /// Returns the positions with fewer than `n` ways. The row of positions with one item ends with
    /// the first position in which adding a second item loses.
    fn new(n: u64) -> Rows {
        let count = |items| (1..).take_while(|&boxes| is_below(boxes, items, n)).count();
        let mut starts = vec![0, count(2) + 1];
        for items in 2.. {
            let boxes = count(items);
            starts.push(starts[items - 1] + boxes);
            if boxes == 1 {
                break;
            }
        }
        Rows { starts }
    }

    fn vertex(&self, boxes: usize, items: usize) -> usize {
        self.starts[items.min(self.most_items()) - 1] + boxes - 1
    }

    fn most_items(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the largest possible number of boxes for this many items.
    fn most_boxes(&self, items: usize) -> usize {
        let items = items.min(self.most_items());
        self.starts[items] - self.starts[items - 1]
    }

    /// Returns the positions with the moves between them.
    fn graph(&self, n: u64) -> Loopy {
        let mut edges = vec![];
        for items in 1..=self.most_items() {
            for boxes in 1..=self.most_boxes(items) {
                if boxes < self.most_boxes(items) {
                    edges.push((self.vertex(boxes, items), self.vertex(boxes + 1, items)));
                }
                if boxes <= self.most_boxes(items + 1) {
                    edges.push((self.vertex(boxes, items), self.vertex(boxes, items + 1)));
                }
            }
        }
        let boxes_only = self.most_boxes(1);
        let outcome = outcome_of_adding_boxes(boxes_only as u64, n);
        let ends = [(self.vertex(boxes_only, 1), outcome)];
        let vertices = self.starts[self.most_items()];
        Loopy::with_ends(vertices, &edges, &ends).expect("edges between vertices")
    }
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
        mod loopy {
            use crate::grundy::contest::edges::{check_edges, GraphError, Rows};
            use crate::grundy::Outcome;

            /// The outcome of a vertex when both sides play perfectly, with the total number of moves that the
            /// two players still make. The winner hastens the end and the loser delays it.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum LoopyOutcome {
                /// The next player, who is about to move, wins.
                N {
                    /// The number of moves that are left, which is odd unless some vertices are declared
                    /// won.
                    moves: u32,
                },
                /// The previous player, who has just moved, wins.
                P {
                    /// The number of moves that are left, which is even unless some vertices are declared
                    /// won.
                    moves: u32,
                },
                /// Neither player can force a win, and play goes on for ever.
                Draw,
            }

            /// A directed graph that may have cycles, with the outcome of every vertex.
            ///
            /// If the two sides have different moves, as in cat and mouse or in chess, each position is
            /// represented by one vertex for each side whose turn it can be.
            ///
            /// ```
            /// use grundy::graph::{Loopy, LoopyOutcome};
            ///
            /// // 0 ⇄ 1 → 2 → 3, and 0 → 4 ⇄ 5.
            /// let edges = [(0, 1), (1, 0), (1, 2), (2, 3), (0, 4), (4, 5), (5, 4)];
            /// let graph = Loopy::from_edges(6, &edges).unwrap();
            /// assert_eq!(graph.outcomes()[3], LoopyOutcome::P { moves: 0 });
            /// assert_eq!(graph.outcomes()[2], LoopyOutcome::N { moves: 1 });
            /// assert_eq!(graph.outcomes()[1], LoopyOutcome::Draw); // moving to 2 would lose
            /// assert_eq!(graph.best_move(1), Some(0));
            /// ```
            ///
            /// # Theorem (Steinhaus, 1925; Smith, 1966)
            ///
            /// Every vertex without edges is lost in 0 moves. A vertex is won if at least one of its edges
            /// leads to a lost vertex; the win takes one move more than the quickest of these losses. A vertex
            /// is lost if all its edges lead to won vertices; the loss takes one move more than the slowest of
            /// these wins. All vertices that are never decided in this way are draws: each of them has an edge
            /// to an undecided vertex, and none to a lost vertex. C. A. B. Smith, *Graphs and composite games*,
            /// Journal of Combinatorial Theory 1 (1966), 51–81.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Loopy {
                outcomes: Vec<LoopyOutcome>,
                best: Vec<u32>, // `NONE` where play is over
            }

            const NONE: u32 = u32::MAX;

            impl Loopy {
                /// Computes the outcomes as [`Loopy::from_edges`] does, but play is over on the vertices of
                /// `ends` and has the given outcome there: [`Outcome::N`] if the player who would be to move
                /// wins. Edges from these vertices are ignored. A vertex without edges that is not in `ends` is
                /// lost as usual.
                ///
                /// # Errors
                /// Returns an error if an edge or an end names a vertex that does not exist.
                ///
                /// # Panics
                /// Panics if `ends` gives a vertex two different outcomes.
                ///
                /// ```
                /// use grundy::graph::{Loopy, LoopyOutcome};
                /// use grundy::Outcome;
                ///
                /// // Misère play: vertex 1, which has no edges, is won.
                /// let graph = Loopy::with_ends(2, &[(0, 1)], &[(1, Outcome::N)]).unwrap();
                /// assert_eq!(graph.outcomes()[0], LoopyOutcome::P { moves: 1 });
                /// ```
                pub fn with_ends(
                    vertices: usize,
                    edges: &[(usize, usize)],
                    ends: &[(usize, Outcome)],
                ) -> Result<Loopy, GraphError> {
                    check_edges(vertices, edges)?;
                    let mut outcomes = vec![LoopyOutcome::Draw; vertices];
                    for &(vertex, outcome) in ends {
                        let declared = match outcome {
                            Outcome::N => LoopyOutcome::N { moves: 0 },
                            Outcome::P => LoopyOutcome::P { moves: 0 },
                        };
                        let slot = outcomes.get_mut(vertex);
                        let slot = slot.ok_or(GraphError::NoSuchVertex { vertex, vertices })?;
                        assert!(
                            *slot == LoopyOutcome::Draw || *slot == declared,
                            "two ends at vertex {}",
                            vertex
                        );
                        *slot = declared;
                    }
                    let mut open = vec![0u32; vertices]; // edges to vertices that are not won
                    edges.iter().for_each(|&(tail, _)| open[tail] += 1);
                    for vertex in 0..vertices {
                        if open[vertex] == 0 && outcomes[vertex] == LoopyOutcome::Draw {
                            outcomes[vertex] = LoopyOutcome::P { moves: 0 };
                        }
                    }
                    let mut graph = Loopy { best: vec![NONE; vertices], outcomes };
                    graph.decide_backwards(edges, open);
                    for &(tail, head) in edges {
                        let draw = LoopyOutcome::Draw;
                        if graph.outcomes[tail] == draw && graph.outcomes[head] == draw {
                            graph.best[tail] = head as u32;
                        }
                    }
                    Ok(graph)
                }

                /// Decides vertices in order of the number of moves left. So among the vertices to which a
                /// vertex's edges lead, the first lost vertex found is the quickest loss, and the last won
                /// vertex found is the slowest win.
                fn decide_backwards(&mut self, edges: &[(usize, usize)], mut open: Vec<u32>) {
                    let vertices = self.outcomes.len();
                    let backward =
                        Rows::new(vertices, edges.iter().map(|&(tail, head)| (head, tail)));
                    let is_decided = |&vertex: &usize| self.outcomes[vertex] != LoopyOutcome::Draw;
                    let mut decided: Vec<usize> = (0..vertices).filter(is_decided).collect();
                    let mut done = 0;
                    while done < decided.len() {
                        let head = decided[done];
                        done += 1;
                        for &tail in backward.row(head as u32) {
                            let tail = tail as usize;
                            if self.outcomes[tail] != LoopyOutcome::Draw {
                                continue;
                            }
                            match self.outcomes[head] {
                                LoopyOutcome::P { moves } => {
                                    self.outcomes[tail] = LoopyOutcome::N { moves: moves + 1 };
                                }
                                LoopyOutcome::N { moves } => {
                                    open[tail] -= 1;
                                    if open[tail] > 0 {
                                        continue;
                                    }
                                    self.outcomes[tail] = LoopyOutcome::P { moves: moves + 1 };
                                }
                                LoopyOutcome::Draw => {
                                    unreachable!("only decided vertices are listed")
                                }
                            }
                            self.best[tail] = head as u32;
                            decided.push(tail);
                        }
                    }
                }

                /// Returns the outcome of each vertex.
                pub fn outcomes(&self) -> &[LoopyOutcome] {
                    &self.outcomes
                }
            }
        }

        pub(crate) use loopy::{Loopy, LoopyOutcome};
    }

    pub mod contest {
        // Graphs and trees.
        pub mod edges {
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
