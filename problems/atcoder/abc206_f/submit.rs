// AtCoder ABC 206 F https://atcoder.jp/contests/abc206/tasks/abc206_f · made by `cargo judge bundle abc206_f --write` from 20b8974f4f933e63
//! AtCoder ABC 206 F — Interval Game 2
//! <https://atcoder.jp/contests/abc206/tasks/abc206_f> · 2 s · 1024 MiB · medium
//!
//! Rules: intervals from L up to but not including R; a move chooses one that has no point in
//! common with any that was chosen before. Whoever cannot move loses, Alice first. The input is
//! the number of cases T, and for each case `N` and N lines `L R`; print the winner of each,
//! `Alice` or `Bob`.
//! Model: Node Kayles, intervals being neighbours if they meet.
//! Why: a choice takes its interval and all that meet it, and the values of what is left in
//! components are combined by their nim sum. All intervals between two chosen ones are left, so
//! that a component is given by two ends of intervals, and there are few of them.
//! Cost: O(N² E²) a case with E ends of intervals, at most 100 by the statement.

use grundy::graph::NodeKayles;
use grundy::Outcome;
use itertools::Itertools;
use proconio::input;

/// The points from `left` up to but not including `right`.
struct Interval {
    left: u64,
    right: u64,
}

fn main() {
    input! { t: usize, cases: [[(u64, u64)]; t] }
    let winner = |ends: Vec<(u64, u64)>| {
        let intervals = ends.into_iter().map(|(l, r)| interval(l, r)).collect_vec();
        match outcome(&intervals) {
            Outcome::N => "Alice\n",
            Outcome::P => "Bob\n",
        }
    };
    print!("{}", cases.into_iter().map(winner).join(""));
}

fn interval(left: u64, right: u64) -> Interval {
    assert!(left < right, "an interval from {left} to {right}");
    Interval { left, right }
}

fn outcome(intervals: &[Interval]) -> Outcome {
    let meet = |&(a, b): &(usize, usize)| {
        let (a, b) = (&intervals[a], &intervals[b]);
        a.left < b.right && b.left < a.right
    };
    let edges = (0..intervals.len()).tuple_combinations().filter(meet).collect_vec();
    let mut game = NodeKayles::from_edges(intervals.len(), &edges);
    let game = game.as_mut().unwrap_or_else(|error| panic!("{error}"));
    game.outcome(&[])
}

mod grundy {
    mod sets {
        /// The number of things that a set can hold.
        pub(crate) const MOST: usize = 128;

        /// Returns the set of the things 0, 1, …, `count` - 1. At most [`MOST`] are supported.
        pub(crate) fn first(count: usize) -> u128 {
            1u128.checked_shl(count as u32).unwrap_or(0).wrapping_sub(1)
        }

        /// Returns the elements of a set in ascending order.
        pub(crate) fn elements(set: u128) -> impl Iterator<Item = usize> {
            let without_least = |&set: &u128| Some(set & set.wrapping_sub(1));
            let sets = std::iter::successors(Some(set), without_least);
            sets.take_while(|&set| set != 0).map(|set| set.trailing_zeros() as usize)
        }

        /// Returns the connected parts of a set, ordered by their least elements. `neighbours` returns
        /// the things with which one is connected.
        /// Cost: a call of `neighbours` for each element.
        pub(crate) fn parts(mut set: u128, neighbours: impl Fn(usize) -> u128) -> Vec<u128> {
            let mut parts = Vec::new();
            while set != 0 {
                let mut part = set & set.wrapping_neg();
                let mut border = part;
                while border != 0 {
                    let reached =
                        elements(border).fold(0, |reached, thing| reached | neighbours(thing));
                    border = reached & set & !part;
                    part |= border;
                }
                parts.push(part);
                set &= !part;
            }
            parts
        }
    }

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
    pub mod mex {
        /// Returns the least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values, because
        /// the result is at most k and larger values do not matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

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
            /// inserted between two calls of [`MexSet::clear`], not with their size.
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

            /// Doubles the stamps, and stamps the values that were too large for them before.
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
    pub mod graph {
        mod node_kayles {
            use super::small::SmallGraph;
            use crate::grundy::contest::edges::GraphError;
            use crate::grundy::mex::mex;
            use crate::grundy::sets::elements;
            use crate::grundy::Outcome;
            use std::collections::HashMap;

            /// Node Kayles on an undirected graph of up to 128 vertices: a move chooses a vertex that is not
            /// a neighbour of one that has been chosen before, nor one of these. A player who cannot move
            /// loses.
            ///
            /// Put another way, a move removes a vertex and its neighbours, and the rest may fall into
            /// components, whose values are combined by their nim sum. A position is given by the vertices
            /// that have been chosen. Rooks, bishops, knights or queens that are placed on a board so that
            /// none attacks another are Node Kayles as well: the edges are the attacks.
            ///
            /// ```
            /// use grundy::graph::NodeKayles;
            ///
            /// // The path 0 – 1 – 2 – 3 – 4. Choosing 2 leaves 0 and 4, and choosing 1 leaves 3 – 4.
            /// let mut path = NodeKayles::from_edges(5, &[(0, 1), (1, 2), (2, 3), (3, 4)]).unwrap();
            /// assert_eq!([0, 1, 2].map(|vertex| path.value(&[vertex])), [2, 1, 0]);
            /// assert_eq!(path.value(&[]), 3);
            /// assert_eq!(path.winning_moves(&[]), [2]);
            /// assert_eq!(NodeKayles::path(5), 3);
            /// ```
            ///
            /// # Paths and cycles
            ///
            /// A choice on a path takes its vertex and those next to it, which is Dawson's Chess, the octal
            /// game 0.137: [`NodeKayles::path`]. Any choice on a cycle leaves a path of three vertices fewer:
            /// [`NodeKayles::cycle`].
            ///
            /// # How many components there are
            ///
            /// The search visits each connected component that can occur once, which is much less than all
            /// sets of vertices. H. L. Bodlaender, D. Kratsch, S. T. Timmer, *Exact algorithms for Kayles*,
            /// Theoretical Computer Science 562 (2015), 165–176, call them K-sets: a graph of n vertices has
            /// O(1.6052^n) of them at most, and a tree n · 3^(n/3). In these families they are few:
            ///
            /// 1. *Cographs*, which single vertices make by being put side by side and by being joined, so
            ///    that every vertex of one is a neighbour of every vertex of the other. A choice in a join
            ///    removes all of the other side. So a component that occurs is always one of the parts from
            ///    which the graph was made: there are 2n - 1 at most.
            /// 2. *Interval graphs*: what is left between two chosen intervals is given by these two, so that
            ///    there are O(n²). H. L. Bodlaender, D. Kratsch, *Kayles and Nimbers*, Journal of Algorithms
            ///    43 (2002), 106–119, prove the same for all graphs with a bounded asteroidal number.
            ///
            /// In general the outcome is PSPACE-complete: T. J. Schaefer, *On the complexity of some
            /// two-person perfect-information games*, Journal of Computer and System Sciences 16 (1978),
            /// 185–225. Whether it is easy on trees is not known.
            #[derive(Clone, Debug)]
            pub struct NodeKayles {
                graph: SmallGraph,
                values: HashMap<u128, u64>,
            }

            impl NodeKayles {
                /// Creates the game on the vertices 0..`vertices`. Edges may repeat; an edge from a vertex to
                /// itself is ignored. Cost: O(vertices + edges).
                ///
                /// # Errors
                /// Returns an error if there are more than 128 vertices, or if an edge names a vertex that
                /// does not exist.
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<Self, GraphError> {
                    let graph = SmallGraph::from_edges(vertices, edges)?;
                    Ok(NodeKayles { graph, values: HashMap::new() })
                }

                /// Returns the Grundy value of the position after `chosen`. Cost: each component that can
                /// follow is visited once, at O(n) for each of its n vertices, and its value is kept.
                ///
                /// # Panics
                /// Panics if a vertex does not exist, or can no longer be chosen.
                pub fn value(&mut self, chosen: &[usize]) -> u64 {
                    let left = self.after(chosen);
                    self.value_of(left)
                }

                /// Returns the outcome of the position after `chosen`. Cost: that of [`NodeKayles::value`].
                ///
                /// # Panics
                /// Panics in the same cases as [`NodeKayles::value`].
                pub fn outcome(&mut self, chosen: &[usize]) -> Outcome {
                    Outcome::of_mover(self.value(chosen) != 0)
                }

                fn after(&self, chosen: &[usize]) -> u128 {
                    chosen.iter().fold(self.graph.vertices(), |left, &vertex| {
                        self.graph.check(vertex, left);
                        self.choose(left, vertex)
                    })
                }

                fn choose(&self, left: u128, vertex: usize) -> u128 {
                    left & !(self.graph.neighbours(vertex) | 1 << vertex)
                }

                fn value_of(&mut self, left: u128) -> u64 {
                    let components = self.graph.components(left).into_iter();
                    components.fold(0, |sum, component| sum ^ self.value_of_component(component))
                }

                fn value_of_component(&mut self, component: u128) -> u64 {
                    if let Some(&value) = self.values.get(&component) {
                        return value;
                    }
                    let options = elements(component).map(|vertex| self.choose(component, vertex));
                    let options: Vec<u128> = options.collect();
                    let value = mex(options.into_iter().map(|option| self.value_of(option)));
                    self.values.insert(component, value);
                    value
                }
            }
        }
        mod small {
            use crate::grundy::contest::edges::{check_edges, GraphError};
            use crate::grundy::sets::{first, parts, MOST};

            /// For each vertex, the set of the others to which an edge leads.
            #[derive(Clone, Debug)]
            pub(super) struct SmallGraph {
                neighbours: Vec<u128>,
            }

            impl SmallGraph {
                /// Creates the graph of the vertices 0..`vertices`. Edges may repeat, and edges from a vertex
                /// to itself are left out.
                pub(super) fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<SmallGraph, GraphError> {
                    if vertices > MOST {
                        return Err(GraphError::TooManyVertices { vertices, most: MOST });
                    }
                    check_edges(vertices, edges)?;
                    let mut neighbours = vec![0; vertices];
                    for &(a, b) in edges.iter().filter(|(a, b)| a != b) {
                        neighbours[a] |= 1 << b;
                        neighbours[b] |= 1 << a;
                    }
                    Ok(SmallGraph { neighbours })
                }

                /// Returns the set of all vertices.
                pub(super) fn vertices(&self) -> u128 {
                    first(self.neighbours.len())
                }

                pub(super) fn neighbours(&self, vertex: usize) -> u128 {
                    self.neighbours[vertex]
                }

                /// Returns the connected components of the part of the graph on `vertices`.
                pub(super) fn components(&self, vertices: u128) -> Vec<u128> {
                    parts(vertices, |vertex| self.neighbours[vertex])
                }

                /// Panics if there is no such vertex, or if it is not one of `left`.
                pub(super) fn check(&self, vertex: usize, left: u128) {
                    let vertices = self.neighbours.len();
                    assert!(vertex < vertices, "vertex {} of {}, counted from 0", vertex, vertices);
                    assert!(left >> vertex & 1 == 1, "vertex {} is gone already", vertex);
                }
            }
        }

        pub(crate) use node_kayles::NodeKayles;
    }

    pub mod contest {
        // Graphs and trees.
        pub mod edges {
            use std::fmt;

            #[allow(dead_code)]
            /// The reason why edges do not form a graph, or not one of the required kind.
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
                /// There are 2^31 - 1 vertices or edges, or more, which is not supported.
                TooLarge,
                /// There are more vertices than are supported where all sets of vertices matter.
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

            /// Checks that every edge joins vertices below `vertices`, and that twice the numbers of
            /// vertices and of edges fit into 32 bits.
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
