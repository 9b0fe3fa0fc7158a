// AtCoder ABC 209 E https://atcoder.jp/contests/abc209/tasks/abc209_e · made by `cargo judge bundle abc209_e --write` from 6dfd986021d69555
//! AtCoder ABC 209 E — Shiritori
//! <https://atcoder.jp/contests/abc209/tasks/abc209_e> · 2 s · 1024 MiB · medium
//!
//! Rules: two players say words of a list in turn; each must begin with the three letters
//! with which the last one ended, capitals being letters of their own, and may be said
//! again. Whoever has no word loses. One case `N`, then N words; print for each word, if
//! Takahashi begins with it, who wins, `Takahashi` or `Aoki`, or `Draw` if nobody ever does.
//! Model: game on a graph with cycles, one token.
//! Why: three letters are a vertex, a word is an edge. Go back from what is decided
//! (retrograde analysis): a vertex without edges is lost, one with an edge to a lost vertex
//! is won, one whose edges all lead to won vertices is lost. From a vertex that is never
//! decided the mover can stay among such vertices, and his opponent too: a draw.
//! Cost: O(N + 52³).

use grundy::graph::{Loopy, LoopyOutcome};
use proconio::input;

const KEYS: usize = 52 * 52 * 52;

fn main() {
    input! { n: usize }
    assert!((1..=200_000).contains(&n), "{n} words, not 1 to 200000");
    input! { words: [String; n] }
    let edges: Vec<(usize, usize)> = words.iter().map(|word| edge(word.as_bytes())).collect();
    let graph = Loopy::from_edges(KEYS, &edges).unwrap_or_else(|error| panic!("{error}"));
    let winners = edges.iter().map(|&(_, head)| match graph.outcomes()[head] {
        LoopyOutcome::P { .. } => "Takahashi\n",
        LoopyOutcome::N { .. } => "Aoki\n",
        LoopyOutcome::Draw => "Draw\n",
    });
    print!("{}", winners.collect::<String>());
}

fn edge(word: &[u8]) -> (usize, usize) {
    assert!((3..=8).contains(&word.len()), "a word of {} letters, not 3 to 8", word.len());
    let digit = |&letter: &u8| match letter {
        b'a'..=b'z' => usize::from(letter - b'a'),
        b'A'..=b'Z' => usize::from(letter - b'A') + 26,
        _ => panic!("{:?} is not a letter", char::from(letter)),
    };
    let key = |letters: &[u8]| letters.iter().map(digit).fold(0, |key, digit| key * 52 + digit);
    (key(&word[..3]), key(&word[word.len() - 3..]))
}

mod grundy {
    // The theory.
    mod outcome {
        #[allow(dead_code)]
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
                /// The outcome of each vertex 0..`vertices` when a player who cannot move loses. Edges
                /// may come in any order, repeat, and lead back to where they start.
                /// Cost: O(vertices + edges) time, and 4 bytes an edge beside the input.
                ///
                /// # Errors
                /// If an edge names a vertex that does not exist.
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<Loopy, GraphError> {
                    Loopy::with_ends(vertices, edges, &[])
                }

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
