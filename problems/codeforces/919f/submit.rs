// Codeforces 919F https://codeforces.com/problemset/problem/919/F · made by `cargo judge bundle cf919f --write` from 5d6ab1a7434ae1df
//! Codeforces 919F — A Game With Numbers
//! <https://codeforces.com/problemset/problem/919/F> · 4 s · 512 MiB · difficulty 7
//!
//! Rules: Alice and Bob each have 8 cards with numbers from 0 to 4. The player to move chooses one
//! of his own numbers, a, and one of the other player's numbers, b, neither of them 0, and replaces
//! a by (a + b) mod 5. Whoever has only zeros wins. The input is the number of positions and, for
//! each, `f` (0 if Alice begins and 1 if Bob does), Alice's cards and Bob's cards; print who wins,
//! `Alice` or `Bob`, or `Deal` if play goes on for ever.
//! Bounds: at most 100,000 positions.
//! Kind: partizan
//! Picture: as in Codeforces 1442F
//! Model: game on a graph with cycles, two hands of cards.
//! Why: the order of the cards does not matter, so 8 cards form one of 495 hands, and a position,
//! given by the hand of the player to move and the hand of the other one, is one of 495² pairs.
//! Retrograde analysis, starting from the positions with a hand of zeros, covers all positions in
//! one run; in the positions that it leaves undecided, play goes on for ever.
//! Cost: O(4² · 495²) time and memory for the analysis, as a position has at most 4² moves, then
//! O(1) per position.
//!
//! 规则：Alice 和 Bob 各有 8 张卡片，数为 0 到 4。每次操作选自己的一个数 a 和对方的一个数 b，都
//! 不为 0，把 a 换成 (a + b) mod 5。谁的卡片全是 0 谁赢。输入为局面数，每个局面是 `f`（0 表示
//! Alice 先手，1 表示 Bob 先手）、Alice 的卡片和 Bob 的卡片；输出获胜者 `Alice` 或 `Bob`，若游
//! 戏永远进行下去则输出 `Deal`。
//! 范围：至多 100,000 个局面。
//! 模型：有环图上的游戏，两手牌。
//! 思路：卡片的顺序无关紧要，所以 8 张卡片只有 495 种手牌；局面是轮到的人的手牌和另一人的手牌，
//! 共 495² 种。从有一手全 0 的局面出发逆推，一次就判定全部局面；逆推判定不了的局面，游戏永远进行
//! 下去。
//! 复杂度：每个局面至多 4² 种走法，先花时间和空间 O(4² · 495²)，之后每个局面 O(1)。

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use itertools::Itertools;
use proconio::input;

/// The number of cards with each of the numbers 0, 1, 2, 3 and 4.
type Hand = [usize; 5];

/// The replacement of one of the five numbers by another one.
struct Change {
    /// The number that the other player must have for this change.
    needed: usize,
    /// The place of the resulting hand among all hands.
    after: usize,
}

fn main() {
    let hands = hands();
    let outcomes = outcomes(&hands);
    input! { positions: usize }
    let mut winners = String::new();
    for _ in 0..positions {
        input! { f: usize, alice: [usize; 8], bob: [usize; 8] }
        let places = [place(&hands, &hand_of(&alice)), place(&hands, &hand_of(&bob))];
        assert!(f < 2, "player {f} begins, neither 0 nor 1");
        winners += match outcomes[position(&hands, places[f], places[1 - f])] {
            LoopyOutcome::N { .. } => ["Alice\n", "Bob\n"][f],
            LoopyOutcome::P { .. } => ["Bob\n", "Alice\n"][f],
            LoopyOutcome::Draw => "Deal\n",
        };
    }
    print!("{winners}");
}

/// Returns all hands of 8 cards in ascending order; the last one has only zeros.
fn hands() -> Vec<Hand> {
    let counts = (0..5).map(|_| 0..=8).multi_cartesian_product();
    let hands = counts.filter(|counts| counts.iter().sum::<usize>() == 8);
    hands.map(|counts| Hand::try_from(counts).expect("five counts")).collect()
}

/// Returns the place of `hand` among all hands.
fn place(hands: &[Hand], hand: &Hand) -> usize {
    hands.binary_search(hand).expect("all hands of 8 cards are listed")
}

/// Returns the hand of the given cards.
fn hand_of(cards: &[usize]) -> Hand {
    let mut hand = [0; 5];
    for &card in cards {
        assert!(card < hand.len(), "a card {card}, not 0 to 4");
        hand[card] += 1;
    }
    hand
}

/// Returns the number of the position in which the player to move has the hand at place `own`, and
/// the other player the hand at place `other`.
fn position(hands: &[Hand], own: usize, other: usize) -> usize {
    own * hands.len() + other
}

/// Returns all ways to change `hand`.
fn changes(hands: &[Hand], hand: &Hand) -> Vec<Change> {
    let mut changes = vec![];
    for (own, needed) in (1..5).cartesian_product(1..5) {
        if hand[own] > 0 {
            let mut after = *hand;
            after[own] -= 1;
            after[(own + needed) % 5] += 1;
            changes.push(Change { needed, after: place(hands, &after) });
        }
    }
    changes
}

/// Returns the outcomes of all positions.
fn outcomes(hands: &[Hand]) -> Vec<LoopyOutcome> {
    let mut edges = vec![];
    for (own, hand) in hands.iter().enumerate() {
        let changes = changes(hands, hand);
        for (other, others_hand) in hands.iter().enumerate() {
            for change in changes.iter().filter(|change| others_hand[change.needed] > 0) {
                let before = position(hands, own, other);
                edges.push((before, position(hands, other, change.after)));
            }
        }
    }
    let zeros = hands.len() - 1;
    let mut ends = vec![];
    for hand in 0..zeros {
        ends.push((position(hands, zeros, hand), Outcome::N));
        ends.push((position(hands, hand, zeros), Outcome::P));
    }
    let positions = hands.len() * hands.len();
    let graph = Loopy::with_ends(positions, &edges, &ends).expect("edges between positions");
    graph.outcomes().to_vec()
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::iter::IntoIterator;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::MultiProduct;
        pub(crate) use crate::itertools::adaptors::Product;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod adaptors {
        mod multi_product {
            use Option::{self as State, None as ProductEnded, Some as ProductInProgress};
            use Option::{self as CurrentItems, None as NotYetPopulated, Some as Populated};

            use std::vec::Vec;

            use crate::itertools::size_hint;

            #[derive(Clone)]
            /// An iterator adaptor that iterates over the cartesian product of
            /// multiple iterators of type `I`.
            ///
            /// An iterator element type is `Vec<I::Item>`.
            ///
            /// See [`.multi_cartesian_product()`](crate::Itertools::multi_cartesian_product)
            /// for more information.
            #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
            pub struct MultiProduct<I>(State<MultiProductInner<I>>)
            where
                I: Iterator + Clone,
                I::Item: Clone;

            #[derive(Clone)]
            /// Internals for `MultiProduct`.
            struct MultiProductInner<I>
            where
                I: Iterator + Clone,
                I::Item: Clone,
            {
                /// Holds the iterators.
                iters: Vec<MultiProductIter<I>>,
                /// Not populated at the beginning then it holds the current item of each iterator.
                cur: CurrentItems<Vec<I::Item>>,
            }

            /// Create a new cartesian product iterator over an arbitrary number
            /// of iterators of the same type.
            ///
            /// Iterator element is of type `Vec<H::Item::Item>`.
            pub fn multi_cartesian_product<H>(
                iters: H,
            ) -> MultiProduct<<H::Item as IntoIterator>::IntoIter>
            where
                H: Iterator,
                H::Item: IntoIterator,
                <H::Item as IntoIterator>::IntoIter: Clone,
                <H::Item as IntoIterator>::Item: Clone,
            {
                let inner = MultiProductInner {
                    iters: iters.map(|i| MultiProductIter::new(i.into_iter())).collect(),
                    cur: NotYetPopulated,
                };
                MultiProduct(ProductInProgress(inner))
            }

            #[derive(Clone, Debug)]
            /// Holds the state of a single iterator within a `MultiProduct`.
            struct MultiProductIter<I>
            where
                I: Iterator + Clone,
                I::Item: Clone,
            {
                iter: I,
                iter_orig: I,
            }

            impl<I> MultiProductIter<I>
            where
                I: Iterator + Clone,
                I::Item: Clone,
            {
                fn new(iter: I) -> Self {
                    Self { iter: iter.clone(), iter_orig: iter }
                }
            }

            impl<I> Iterator for MultiProduct<I>
            where
                I: Iterator + Clone,
                I::Item: Clone,
            {
                type Item = Vec<I::Item>;

                fn next(&mut self) -> Option<Self::Item> {
                    // This fuses the iterator.
                    let inner = self.0.as_mut()?;
                    match &mut inner.cur {
                        Populated(values) => {
                            debug_assert!(!inner.iters.is_empty());
                            // Find (from the right) a non-finished iterator and
                            // reset the finished ones encountered.
                            for (iter, item) in inner.iters.iter_mut().zip(values.iter_mut()).rev()
                            {
                                if let Some(new) = iter.iter.next() {
                                    *item = new;
                                    return Some(values.clone());
                                } else {
                                    iter.iter = iter.iter_orig.clone();
                                    // `cur` is populated so the untouched `iter_orig` can not be empty.
                                    *item = iter.iter.next().unwrap();
                                }
                            }
                            self.0 = ProductEnded;
                            None
                        }
                        // Only the first time.
                        NotYetPopulated => {
                            let next: Option<Vec<_>> =
                                inner.iters.iter_mut().map(|i| i.iter.next()).collect();
                            if next.is_none() || inner.iters.is_empty() {
                                // This cartesian product had at most one item to generate and now ends.
                                self.0 = ProductEnded;
                            } else {
                                inner.cur.clone_from(&next);
                            }
                            next
                        }
                    }
                }

                fn count(self) -> usize {
                    match self.0 {
                        ProductEnded => 0,
                        // The iterator is fresh so the count is the product of the length of each iterator:
                        // - If one of them is empty, stop counting.
                        // - Less `count()` calls than the general case.
                        ProductInProgress(MultiProductInner { iters, cur: NotYetPopulated }) => {
                            iters
                                .into_iter()
                                .map(|iter| iter.iter_orig.count())
                                .try_fold(
                                    1,
                                    |product, count| {
                                        if count == 0 {
                                            None
                                        } else {
                                            Some(product * count)
                                        }
                                    },
                                )
                                .unwrap_or_default()
                        }
                        // The general case.
                        ProductInProgress(MultiProductInner { iters, cur: Populated(_) }) => {
                            iters.into_iter().fold(0, |mut acc, iter| {
                                if acc != 0 {
                                    acc *= iter.iter_orig.count();
                                }
                                acc + iter.iter.count()
                            })
                        }
                    }
                }

                fn size_hint(&self) -> (usize, Option<usize>) {
                    match &self.0 {
                        ProductEnded => (0, Some(0)),
                        ProductInProgress(MultiProductInner { iters, cur: NotYetPopulated }) => {
                            iters
                                .iter()
                                .map(|iter| iter.iter_orig.size_hint())
                                .fold((1, Some(1)), size_hint::mul)
                        }
                        ProductInProgress(MultiProductInner { iters, cur: Populated(_) }) => {
                            if let [first, tail @ ..] = &iters[..] {
                                tail.iter().fold(first.iter.size_hint(), |mut sh, iter| {
                                    sh = size_hint::mul(sh, iter.iter_orig.size_hint());
                                    size_hint::add(sh, iter.iter.size_hint())
                                })
                            } else {
                                // Since it is populated, this cartesian product has started so `iters` is not empty.
                                unreachable!()
                            }
                        }
                    }
                }

                fn last(self) -> Option<Self::Item> {
                    let MultiProductInner { iters, cur } = self.0?;
                    // Collect the last item of each iterator of the product.
                    if let Populated(values) = cur {
                        let mut count = iters.len();
                        let last = iters
                            .into_iter()
                            .zip(values)
                            .map(|(i, value)| {
                                i.iter.last().unwrap_or_else(|| {
                                    // The iterator is empty, use its current `value`.
                                    count -= 1;
                                    value
                                })
                            })
                            .collect();
                        if count == 0 {
                            // `values` was the last item.
                            None
                        } else {
                            Some(last)
                        }
                    } else {
                        iters.into_iter().map(|i| i.iter.last()).collect()
                    }
                }
            }
        }
        pub(crate) use self::multi_product::*;

        use crate::itertools::size_hint::{self};

        #[derive(Debug, Clone)]
        /// An iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `I` and `J`.
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        ///
        /// See [`.cartesian_product()`](crate::Itertools::cartesian_product) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct Product<I, J>
        where
            I: Iterator,
        {
            a: I,
            /// `a_cur` is `None` while no item have been taken out of `a` (at definition).
            /// Then `a_cur` will be `Some(Some(item))` until `a` is exhausted,
            /// in which case `a_cur` will be `Some(None)`.
            a_cur: Option<Option<I::Item>>,
            b: J,
            b_orig: J,
        }

        /// Create a new cartesian product iterator
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        pub fn cartesian_product<I, J>(i: I, j: J) -> Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            Product { a_cur: None, a: i, b: j.clone(), b_orig: j }
        }

        impl<I, J> Iterator for Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            type Item = (I::Item, J::Item);

            fn next(&mut self) -> Option<Self::Item> {
                let Self { a, a_cur, b, b_orig } = self;
                let elt_b = match b.next() {
                    None => {
                        *b = b_orig.clone();
                        match b.next() {
                            None => return None,
                            Some(x) => {
                                *a_cur = Some(a.next());
                                x
                            }
                        }
                    }
                    Some(x) => x,
                };
                a_cur.get_or_insert_with(|| a.next()).as_ref().map(|a| (a.clone(), elt_b))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                // Not ExactSizeIterator because size may be larger than usize
                // Compute a * b_orig + b for both lower and upper bound
                let mut sh = size_hint::mul(self.a.size_hint(), self.b_orig.size_hint());
                if matches!(self.a_cur, Some(Some(_))) {
                    sh = size_hint::add(sh, self.b.size_hint());
                }
                sh
            }

            fn fold<Acc, G>(self, mut accum: Acc, mut f: G) -> Acc
            where
                G: FnMut(Acc, Self::Item) -> Acc,
            {
                // use a split loop to handle the loose a_cur as well as avoiding to
                // clone b_orig at the end.
                let Self { mut a, a_cur, mut b, b_orig } = self;
                if let Some(mut elt_a) = a_cur.unwrap_or_else(|| a.next()) {
                    loop {
                        accum = b.fold(accum, |acc, elt| f(acc, (elt_a.clone(), elt)));

                        // we can only continue iterating a if we had a first element;
                        if let Some(next_elt_a) = a.next() {
                            b = b_orig.clone();
                            elt_a = next_elt_a;
                        } else {
                            break;
                        }
                    }
                }
                accum
            }
        }
    }
    mod size_hint {
        /// `SizeHint` is the return type of `Iterator::size_hint()`.
        pub type SizeHint = (usize, Option<usize>);

        /// Add `SizeHint` correctly.
        #[inline]
        pub fn add(a: SizeHint, b: SizeHint) -> SizeHint {
            let min = a.0.saturating_add(b.0);
            let max = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_add(y),
                _ => None,
            };

            (min, max)
        }

        /// Multiply `SizeHint` correctly
        #[inline]
        pub fn mul(a: SizeHint, b: SizeHint) -> SizeHint {
            let low = a.0.saturating_mul(b.0);
            let hi = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_mul(y),
                (Some(0), None) | (None, Some(0)) => Some(0),
                _ => None,
            };
            (low, hi)
        }
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

        /// Return an iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `self` and `J`.
        ///
        /// Iterator element type is `(Self::Item, J::Item)`.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let it = (0..2).cartesian_product("αβ".chars());
        /// itertools::assert_equal(it, vec![(0, 'α'), (0, 'β'), (1, 'α'), (1, 'β')]);
        /// ```
        fn cartesian_product<J>(self, other: J) -> Product<Self, J::IntoIter>
        where
            Self: Sized,
            Self::Item: Clone,
            J: IntoIterator,
            J::IntoIter: Clone,
        {
            adaptors::cartesian_product(self, other.into_iter())
        }

        /// Return an iterator adaptor that iterates over the cartesian product of
        /// all subiterators returned by meta-iterator `self`.
        ///
        /// All provided iterators must yield the same `Item` type. To generate
        /// the product of iterators yielding multiple types, use the
        /// [`iproduct`] macro instead.
        ///
        /// The iterator element type is `Vec<T>`, where `T` is the iterator element
        /// of the subiterators.
        ///
        /// Note that the iterator is fused.
        ///
        /// ```
        /// use itertools::Itertools;
        /// let mut multi_prod = (0..3).map(|i| (i * 2)..(i * 2 + 2))
        ///     .multi_cartesian_product();
        /// assert_eq!(multi_prod.next(), Some(vec![0, 2, 4]));
        /// assert_eq!(multi_prod.next(), Some(vec![0, 2, 5]));
        /// assert_eq!(multi_prod.next(), Some(vec![0, 3, 4]));
        /// assert_eq!(multi_prod.next(), Some(vec![0, 3, 5]));
        /// assert_eq!(multi_prod.next(), Some(vec![1, 2, 4]));
        /// assert_eq!(multi_prod.next(), Some(vec![1, 2, 5]));
        /// assert_eq!(multi_prod.next(), Some(vec![1, 3, 4]));
        /// assert_eq!(multi_prod.next(), Some(vec![1, 3, 5]));
        /// assert_eq!(multi_prod.next(), None);
        /// ```
        ///
        /// If the adapted iterator is empty, the result is an iterator yielding a single empty vector.
        /// This is known as the [nullary cartesian product](https://en.wikipedia.org/wiki/Empty_product#Nullary_Cartesian_product).
        ///
        /// ```
        /// use itertools::Itertools;
        /// let mut nullary_cartesian_product = (0..0).map(|i| (i * 2)..(i * 2 + 2)).multi_cartesian_product();
        /// assert_eq!(nullary_cartesian_product.next(), Some(vec![]));
        /// assert_eq!(nullary_cartesian_product.next(), None);
        /// ```
        fn multi_cartesian_product(self) -> MultiProduct<<Self::Item as IntoIterator>::IntoIter>
        where
            Self: Sized,
            Self::Item: IntoIterator,
            <Self::Item as IntoIterator>::IntoIter: Clone,
            <Self::Item as IntoIterator>::Item: Clone,
        {
            adaptors::multi_cartesian_product(self)
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
