// Luogu P4055 https://www.luogu.com.cn/problem/P4055 · made by `cargo judge bundle luogu_p4055 --write` from bdf0fd18a7e98a0e
//! Luogu P4055 — Game (游戏)
//! <https://www.luogu.com.cn/problem/P4055> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 1443
//! Rules: an n by m board with obstacles `#`. The first player chooses a free cell; then the
//! players, the second one first, move a token from there to a neighbouring free cell where
//! it has not been, and whoever cannot move loses. Print `WIN` and each cell whose choice
//! wins, row by row, or `LOSE`.
//! Model: game on a graph, geography.
//! Why: if some maximum matching leaves the chosen cell out, each move goes to a matched
//! cell, for otherwise the matching could grow, and its mate is free for an answer. If every
//! maximum matching covers the cell, moving to its mate wins (Fraenkel, Scheinerman, Ullman).
//! Cost: one maximum matching of the board.

use grundy::graph::Geography;
use proconio::{input, marker::Chars};

fn main() {
    input! { n: usize, m: usize }
    assert!((1..=100).contains(&n) && (1..=100).contains(&m), "a board of {n} by {m}");
    input! { rows: [Chars; n] }
    for row in &rows {
        let known = row.len() == m && row.iter().all(|cell| "#.".contains(*cell));
        assert!(known, "the row {:?} is not {m} of # and .", row.iter().collect::<String>());
    }
    let free = |row: usize, column: usize| rows[row][column] == '.';
    let cells = || (0..n).flat_map(|row| (0..m).map(move |column| (row, column)));
    let mut edges = Vec::new();
    for (row, column) in cells().filter(|&(row, column)| free(row, column)) {
        let cell = row * m + column;
        if column + 1 < m && free(row, column + 1) {
            edges.push((cell, cell + 1));
        }
        if row + 1 < n && free(row + 1, column) {
            edges.push((cell, cell + m));
        }
    }
    let game = Geography::from_edges(n * m, &edges).unwrap_or_else(|error| panic!("{error}"));
    let mut output = String::new();
    for (row, column) in cells().filter(|&(row, column)| free(row, column)) {
        if !game.outcome(row * m + column).mover_wins() {
            output += &format!("{} {}\n", row + 1, column + 1);
        }
    }
    print!("{}{output}", if output.is_empty() { "LOSE\n" } else { "WIN\n" });
}

mod grundy {
    // The theory.
    mod outcome {
        /// Who wins a position when both sides play perfectly.
        ///
        /// Under normal play (a player who cannot move loses) a position is a P-position exactly
        /// if every option is an N-position; so a position without options is P.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// The Next player, who is about to move, wins.
            N,
            /// The Previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// True for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// N if `wins`, else P.
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

            /// Undirected vertex geography: a move slides the token along an edge to a vertex on which
            /// it has not been, and a player who cannot move loses.
            ///
            /// ```
            /// use grundy::graph::Geography;
            /// use grundy::Outcome;
            ///
            /// // The path 0 – 1 – 2: whoever starts in the middle wins, at an end loses.
            /// let game = Geography::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
            /// assert_eq!(game.outcome(0), Outcome::P);
            /// assert_eq!(game.outcome(1), Outcome::N);
            /// assert!(matches!(game.winning_move(1), Some(0) | Some(2)));
            /// ```
            ///
            /// # Theorem (Fraenkel, Scheinerman, Ullman, 1993)
            ///
            /// The token's vertex is an N-position exactly if every maximum matching covers it. Then
            /// moving along such a matching wins, for the opponent always stands at a vertex that the
            /// rest of it can do without. From a vertex that a maximum matching leaves out, each move
            /// leads to a matched vertex, or else the matching could grow.
            /// A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical
            /// Computer Science 112 (1993), 371–381.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Geography {
                /// The vertex to move to, or the vertex itself where no move wins.
                moves: Vec<u32>,
            }

            impl Geography {
                /// Solves the game from each vertex 0..`vertices`. Edges may repeat; one that leads
                /// back to where it starts is of no use. Cost: one maximum matching, O(vertices · edges)
                /// at worst and near linear on most graphs, and 8 bytes an edge beside the input.
                ///
                /// # Errors
                /// If an edge names a vertex that does not exist.
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<Self, GraphError> {
                    check_edges(vertices, edges)?;
                    let rows =
                        Rows::new(vertices, edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
                    let matching = Matching::maximum(&rows);
                    let winning_move = |vertex: usize| match matching.labels[vertex] {
                        Label::Outer => vertex as u32,
                        Label::Inner | Label::Unreached => matching.mates[vertex],
                    };
                    Ok(Geography { moves: (0..vertices).map(winning_move).collect() })
                }

                /// The outcome when the token starts at `vertex`.
                ///
                /// # Panics
                /// If `vertex` does not exist.
                pub fn outcome(&self, vertex: usize) -> Outcome {
                    Outcome::of_mover(self.winning_move(vertex).is_some())
                }

                /// A vertex to which a move from `vertex`, the first of play, wins; `None` if there is
                /// no such move.
                ///
                /// # Panics
                /// If `vertex` does not exist.
                pub fn winning_move(&self, vertex: usize) -> Option<usize> {
                    Some(self.moves[vertex] as usize).filter(|&to| to != vertex)
                }
            }
        }
        mod matching {
            use crate::grundy::contest::edges::Rows;

            pub(super) const NONE: u32 = u32::MAX;

            /// What is known of a vertex from the paths that start at an unmatched one and go
            /// alternately over edges outside the matching and in it.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub(super) enum Label {
                /// No such path has come here.
                Unreached,
                /// Reached after an odd number of edges only.
                Inner,
                /// Reached after an even number of edges: some maximum matching leaves it out.
                Outer,
            }

            /// A matching that grows to a maximum one, and the label of each vertex at the end.
            pub(super) struct Matching {
                pub(super) mates: Vec<u32>,
                pub(super) labels: Vec<Label>,
                /// Of an inner vertex, the outer one it was reached from; of an outer one that was
                /// inner before its blossom closed, the way round the blossom.
                parents: Vec<u32>,
                /// Towards the vertex at which the blossom around a vertex was entered.
                bases: Vec<u32>,
                /// For the walk to the root: the last time it came by.
                visits: Vec<u32>,
                visit: u32,
            }

            impl Matching {
                /// A maximum matching of the graph whose rows hold each edge at both ends.
                /// Cost: O(vertices · edges) at worst, near linear on most graphs.
                pub(super) fn maximum(rows: &Rows) -> Matching {
                    let vertices = rows.vertices();
                    let mut matching = Matching {
                        mates: vec![NONE; vertices],
                        labels: vec![Label::Unreached; vertices],
                        parents: vec![NONE; vertices],
                        bases: (0..vertices as u32).collect(),
                        visits: vec![0; vertices],
                        visit: 0,
                    };
                    matching.take_greedily(rows);
                    for root in 0..vertices as u32 {
                        if matching.mates[root as usize] == NONE {
                            matching.search(rows, root);
                        }
                    }
                    matching
                }

                fn take_greedily(&mut self, rows: &Rows) {
                    for vertex in 0..rows.vertices() as u32 {
                        let is_free = |vertex: u32| self.mates[vertex as usize] == NONE;
                        let mut others = rows.row(vertex).iter().copied();
                        let other = others.find(|&other| other != vertex && is_free(other));
                        if let Some(other) = other.filter(|_| is_free(vertex)) {
                            self.join(vertex, other);
                        }
                    }
                }

                fn join(&mut self, a: u32, b: u32) {
                    self.mates[a as usize] = b;
                    self.mates[b as usize] = a;
                }

                /// Looks for a path from the unmatched `root` to another unmatched vertex, and swaps
                /// the edges along it in and out of the matching.
                ///
                /// Where there is none, the labels stay: nothing that later paths could gain lies
                /// behind them (a Hungarian tree), so no search looks at these vertices again.
                fn search(&mut self, rows: &Rows, root: u32) {
                    self.labels[root as usize] = Label::Outer;
                    let mut outer = vec![root]; // in the order in which they are to be looked at
                    let mut reached = vec![root];
                    let mut done = 0;
                    while done < outer.len() {
                        let vertex = outer[done];
                        done += 1;
                        for &other in rows.row(vertex) {
                            match self.labels[other as usize] {
                                Label::Inner => {}
                                Label::Outer => {
                                    if self.base(vertex) != self.base(other) {
                                        let base = self.meeting_point(vertex, other);
                                        self.close_blossom(vertex, other, base, &mut outer);
                                        self.close_blossom(other, vertex, base, &mut outer);
                                    }
                                }
                                Label::Unreached => {
                                    self.parents[other as usize] = vertex;
                                    self.labels[other as usize] = Label::Inner;
                                    reached.push(other);
                                    let mate = self.mates[other as usize];
                                    if mate == NONE {
                                        self.swap_along_path(other);
                                        self.forget(&reached);
                                        return;
                                    }
                                    self.labels[mate as usize] = Label::Outer;
                                    reached.push(mate);
                                    outer.push(mate);
                                }
                            }
                        }
                    }
                }

                fn swap_along_path(&mut self, end: u32) {
                    let mut inner = end;
                    while inner != NONE {
                        let outer = self.parents[inner as usize];
                        let next = self.mates[outer as usize];
                        self.join(inner, outer);
                        inner = next;
                    }
                }

                fn forget(&mut self, reached: &[u32]) {
                    for &vertex in reached {
                        self.labels[vertex as usize] = Label::Unreached;
                        self.bases[vertex as usize] = vertex;
                    }
                }

                /// The base of the blossom around `vertex`, or itself. Halves the way for next time.
                fn base(&mut self, vertex: u32) -> u32 {
                    let mut vertex = vertex as usize;
                    while self.bases[vertex] as usize != vertex {
                        self.bases[vertex] = self.bases[self.bases[vertex] as usize];
                        vertex = self.bases[vertex] as usize;
                    }
                    vertex as u32
                }

                /// The first base that lies on both ways to the root, by a step on each in turn.
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

                /// Walks from `vertex` down to `base`. The odd cycle that the edge to `other` closes
                /// can be gone round either way, so that its inner vertices become outer as well.
                fn close_blossom(
                    &mut self,
                    vertex: u32,
                    other: u32,
                    base: u32,
                    outer: &mut Vec<u32>,
                ) {
                    let (mut vertex, mut other) = (vertex, other);
                    while self.base(vertex) != base {
                        self.parents[vertex as usize] = other;
                        other = self.mates[vertex as usize];
                        if self.labels[other as usize] == Label::Inner {
                            self.labels[other as usize] = Label::Outer;
                            outer.push(other);
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

            /// Adjacency in compressed rows: the heads of all edges, sorted by tail. For a large graph
            /// these two arrays are built and read much faster than a `Vec` for each vertex.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Rows {
                starts: Vec<u32>,
                heads: Vec<u32>,
            }

            impl Rows {
                /// The rows of `edges`, each from its tail to its head, that keep their order within a
                /// row. Cost: O(`vertices` + edges), by going through `edges` twice.
                ///
                /// # Panics
                /// If a tail is not below `vertices`. Heads may be any numbers of 32 bits.
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

                /// How many rows there are.
                pub fn vertices(&self) -> usize {
                    self.starts.len() - 1
                }

                /// The heads of the edges from `vertex`.
                ///
                /// # Panics
                /// If there is no such vertex.
                pub fn row(&self, vertex: u32) -> &[u32] {
                    let vertex = vertex as usize;
                    &self.heads[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
                }
            }

            #[allow(dead_code)]
            /// Why edges make no graph, or none of the kind that is wanted.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum GraphError {
                /// An edge leaves or enters a vertex that does not exist.
                NoSuchVertex {
                    /// The vertex that the edge names.
                    vertex: usize,
                    /// How many vertices there are, numbered from 0.
                    vertices: usize,
                },
                /// No cycle is wanted, and there is one: a game on this graph need not end.
                Cycle {
                    /// A vertex on the cycle.
                    vertex: usize,
                },
                /// A tree is wanted, and edges do not lead to all of it.
                NotConnected {
                    /// A vertex to which no edges lead from the root.
                    vertex: usize,
                },
                /// 2^31 - 1 vertices or edges, or more, are not supported.
                TooLarge,
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
                        GraphError::TooLarge => write!(f, "2^31 - 1 vertices or edges, or more"),
                    }
                }
            }

            /// Checks that every edge joins vertices below `vertices`, and that 32 bits count all of them
            /// twice.
            pub(crate) fn check_edges(
                vertices: usize,
                edges: &[(usize, usize)],
            ) -> Result<(), GraphError> {
                if vertices.max(edges.len()) >= u32::MAX as usize / 2 {
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
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// Words that are not read as what they are.
    pub mod marker {
        use super::{Input, Readable};

        /// A word as its characters.
        pub enum Chars {}

        impl Readable for Chars {
            type Output = Vec<char>;

            fn read(input: &mut Input) -> Vec<char> {
                String::read(input).chars().collect()
            }
        }
    }

    /// The next value of the input.
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
