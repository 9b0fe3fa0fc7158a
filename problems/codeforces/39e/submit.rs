// Codeforces 39E https://codeforces.com/problemset/problem/39/E · made by `cargo judge bundle cf39e --write` from 976da2924a45e714
//! Codeforces 39E — What Has Dirichlet Got to Do with That?
//! <https://codeforces.com/problemset/problem/39/E> · 2 s · 64 MiB · medium
//!
//! Rules: a boxes and b items, all different, so that there are a^b ways to put the items
//! into boxes. A move adds a box or an item, and whoever makes it n ways or more loses; Stas
//! begins. One case `a b n` with a^b < n; print the loser, `Stas` or `Masha`, or `Missing`
//! if play goes on for ever.
//! Model: game on a graph, one edge of which never ends.
//! Why: retrograde analysis of the numbers of boxes and items that stay below n. With one
//! box there may be any number of items: 30 stand for more, since 2^30 ≥ n. With one item and
//! a² ≥ n only boxes can be added, up to n, whose finder has won: so the finder of a has won
//! exactly if n - a is even.
//! Cost: O(√n) time and memory.

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use proconio::input;

const MOST_ITEMS: usize = 30;

fn main() {
    input! { a: usize, b: usize, n: usize }
    assert!((1..=10_000).contains(&a), "{a} boxes, not 1 to 10000");
    assert!((1..=MOST_ITEMS).contains(&b), "{b} items, not 1 to {MOST_ITEMS}");
    assert!((2..=1_000_000_000).contains(&n), "a limit of {n}, not 2 to 1000000000");
    assert!(a.checked_pow(b as u32).is_some_and(|ways| ways < n), "{a}^{b} is not below {n}");
    let only_boxes = |boxes: usize| if (n - boxes) % 2 == 1 { Outcome::P } else { Outcome::N };
    if b == 1 && a * a >= n {
        return println!("{}", if only_boxes(a) == Outcome::N { "Masha" } else { "Stas" });
    }
    // By the number of items, the first vertex and one behind the last.
    let mut rows = vec![(0, 0)];
    for items in 1..=MOST_ITEMS as u32 {
        let below = (1u64..).take_while(|boxes| boxes.pow(items.max(2)) < n as u64).count();
        let first = rows[rows.len() - 1].1;
        rows.push((first, first + below + usize::from(items == 1)));
    }
    let decided = rows[1].1 - 1;
    let mut edges = vec![];
    for (items, &(first, end)) in rows.iter().enumerate().skip(1) {
        edges.extend((first + 1..end).map(|vertex| (vertex - 1, vertex)));
        let (above, above_end) = rows[(items + 1).min(MOST_ITEMS)];
        edges.extend((first..end).zip(above..above_end));
    }
    let ends = [(decided, only_boxes(decided + 1))];
    let graph = Loopy::with_ends(rows[MOST_ITEMS].1, &edges, &ends).expect("edges of vertices");
    let loser = match graph.outcomes()[rows[b].0 + a - 1] {
        LoopyOutcome::N { .. } => "Masha",
        LoopyOutcome::P { .. } => "Stas",
        LoopyOutcome::Draw => "Missing",
    };
    println!("{loser}");
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
