// Codeforces 919F https://codeforces.com/problemset/problem/919/F · made by `cargo judge bundle cf919f --write` from 1f6a945a8dd7e527
//! Codeforces 919F — A Game With Numbers
//! <https://codeforces.com/problemset/problem/919/F> · 4 s · 512 MiB · medium
//!
//! Rules: Alice and Bob have 8 cards each with numbers from 0 to 4. A move chooses a number a
//! of one's own and a number b of the other player's, neither of them 0, and makes the own one
//! (a + b) mod 5. Whoever has only zeros wins. Positions after their number: `f`, 0 if Alice
//! begins and 1 if Bob, then Alice's and Bob's cards; print `Alice` or `Bob`, who wins, or
//! `Deal` if play goes on for ever.
//! Model: game on a graph with cycles, two hands of cards.
//! Why: 8 cards without an order are 495 hands, so that there are 495² positions, the mover's
//! hand and the other one. Retrograde analysis decides all of them at once.
//! Cost: O(4² · 495²) time and memory, O(1) a position.

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use itertools::Itertools;
use proconio::input;

fn main() {
    // A hand says how often it has 0, 1, 2, 3 and 4; the last one has only zeros.
    let hands = (0..5).map(|_| 0..=8).multi_cartesian_product();
    let hands = hands.filter(|hand| hand.iter().sum::<usize>() == 8).collect_vec();
    let rank = |hand: &Vec<usize>| hands.binary_search(hand).expect("8 cards from 0 to 4");
    let own = hands.iter().map(|hand| {
        let held = (1..5).cartesian_product(1..5).filter(|&(a, _)| hand[a] > 0);
        let change = |(a, b): (usize, usize)| {
            let mut after = hand.clone();
            after[a] -= 1;
            after[(a + b) % 5] += 1;
            (b, rank(&after))
        };
        held.map(change).collect_vec()
    });
    let own = own.collect_vec();
    let (mut edges, n, over) = (vec![], hands.len(), hands.len() - 1);
    for (mine, theirs) in (0..n).cartesian_product(0..n) {
        let allowed = own[mine].iter().filter(|(b, _)| hands[theirs][*b] > 0);
        edges.extend(allowed.map(|(_, after)| (mine * n + theirs, theirs * n + after)));
    }
    let ends = |hand| [(over * n + hand, Outcome::N), (hand * n + over, Outcome::P)];
    let ends = (0..over).flat_map(ends).collect_vec();
    let graph = Loopy::with_ends(n * n, &edges, &ends).expect("edges of positions");
    input! { cases: usize }
    assert!((1..=100_000).contains(&cases), "{cases} positions, not 1 to 100000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { f: usize, cards: [[usize; 8]; 2] }
        assert!(f < 2, "player {f} begins, neither 0 nor 1");
        let count = |player: usize, card| cards[player].iter().filter(|&&own| own == card).count();
        let hand = |player| rank(&(0..5).map(|card| count(player, card)).collect());
        winners += match graph.outcomes()[hand(f) * n + hand(1 - f)] {
            LoopyOutcome::N { .. } => ["Alice\n", "Bob\n"][f],
            LoopyOutcome::P { .. } => ["Bob\n", "Alice\n"][f],
            LoopyOutcome::Draw => "Deal\n",
        };
    }
    print!("{winners}");
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
    }
    pub mod graph {
        mod loopy {
            use crate::grundy::contest::edges::{check_edges, GraphError, Rows};
            use crate::grundy::Outcome;

            /// Who wins from a vertex when both sides play perfectly, and in how many moves of both:
            /// the winner hurries and the loser delays.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum LoopyOutcome {
                /// The next player, about to move, wins.
                N {
                    /// How many moves are left, odd unless play is over.
                    moves: u32,
                },
                /// The previous player wins.
                P {
                    /// How many moves are left, even unless some vertices are won at once.
                    moves: u32,
                },
                /// Neither can force a win, and play goes on for ever.
                Draw,
            }

            /// A directed graph that may have cycles, with the outcome of every vertex.
            ///
            /// A position of a game with a mover of its own (cat and mouse, chess) is one vertex for
            /// each side that may be to move.
            ///
            /// ```
            /// use grundy::graph::{Loopy, LoopyOutcome};
            ///
            /// // 0 ⇄ 1 → 2 → 3, and 0 → 4 ⇄ 5.
            /// let edges = [(0, 1), (1, 0), (1, 2), (2, 3), (0, 4), (4, 5), (5, 4)];
            /// let graph = Loopy::from_edges(6, &edges).unwrap();
            /// assert_eq!(graph.outcomes()[3], LoopyOutcome::P { moves: 0 });
            /// assert_eq!(graph.outcomes()[2], LoopyOutcome::N { moves: 1 });
            /// assert_eq!(graph.outcomes()[1], LoopyOutcome::Draw); // not to 2, where the other wins
            /// assert_eq!(graph.best_move(1), Some(0));
            /// ```
            ///
            /// # Theorem (Steinhaus, 1925; Smith, 1966)
            ///
            /// Call a dead end lost in 0 moves. A vertex is won if an edge leads to a lost one, in one
            /// move more than the quickest of these; it is lost if all edges lead to won ones, in one
            /// move more than the slowest; and what this never reaches is a draw, for from there some
            /// edge leads to another such vertex and none to a lost one.
            /// C. A. B. Smith, *Graphs and composite games*, Journal of Combinatorial Theory 1 (1966),
            /// 51–81.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct Loopy {
                outcomes: Vec<LoopyOutcome>,
                best: Vec<u32>, // `NONE` where there is no move
            }

            const NONE: u32 = u32::MAX;

            impl Loopy {
                /// As [`Loopy::from_edges`], but play is over on the vertices of `ends`, and won there
                /// as they say: [`Outcome::N`] by the player who would be to move. Edges from them do
                /// not count. A dead end that is not among them is lost as usual.
                ///
                /// # Errors
                /// If an edge or an end names a vertex that does not exist.
                ///
                /// # Panics
                /// If a vertex has two different ends.
                ///
                /// ```
                /// use grundy::graph::{Loopy, LoopyOutcome};
                /// use grundy::Outcome;
                ///
                /// // Misère play: the dead end 1 is won.
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
                        let end = match outcome {
                            Outcome::N => LoopyOutcome::N { moves: 0 },
                            Outcome::P => LoopyOutcome::P { moves: 0 },
                        };
                        let slot = outcomes.get_mut(vertex);
                        let slot = slot.ok_or(GraphError::NoSuchVertex { vertex, vertices })?;
                        assert!(
                            *slot == LoopyOutcome::Draw || *slot == end,
                            "two ends at vertex {}",
                            vertex
                        );
                        *slot = end;
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

                /// In the order of moves left, so that the first lost vertex that is found behind an
                /// edge is the quickest and the last won one the slowest.
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

                /// The outcome of each vertex.
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
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::vec::Vec;

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

        /// `.collect_vec()` is simply a type specialization of [`Iterator::collect`],
        /// for convenience.
        fn collect_vec(self) -> Vec<Self::Item>
        where
            Self: Sized,
        {
            self.collect()
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
