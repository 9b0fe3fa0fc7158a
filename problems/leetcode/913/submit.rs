// LeetCode 913 https://leetcode.com/problems/cat-and-mouse/ · made by `cargo judge bundle leetcode913 --write` from 3fd74d355b40021e
// LeetCode 913 — Cat and Mouse
// <https://leetcode.com/problems/cat-and-mouse/> · 1 s? · 256 MiB? · difficulty 6
//
// Rules: in an undirected graph, node 0 is a hole; a mouse stands on node 1 and a cat on node 2.
// The mouse and the cat move in turn, each along an edge, the mouse first, and the cat never
// enters the hole. The mouse wins if it reaches the hole, the cat wins if it reaches the mouse's
// node, and the game is a draw if a position is repeated. Given the neighbours of every node,
// return 1 if the mouse wins, 2 if the cat wins, and 0 for a draw.
// Bounds: 3 to 50 nodes; both can always move.
// Kind: pursuit
// Picture: `[[3],[3],[4],[0,1,4],[2,3]]`
// Model: game on a graph with cycles, two tokens with moves of their own.
// Why: a position is determined by the nodes of both animals and by whose turn it is, and the
// positions form a graph on which one token is moved. Play is over when one of the two has won,
// and the outcomes of the other positions are found backwards from these final positions: a
// position is won if a move leads to a lost one, and lost if all moves lead to won ones. From a
// won position the winner can come nearer to the end with each move, so no position is repeated.
// From any other position both players can keep moving for ever to positions that are neither won
// nor lost, so in the end a position is repeated.
// Cost: O(n² d) for n nodes with at most d neighbours.
//
// 规则：无向图上，点 0 是洞，老鼠在点 1，猫在点 2。双方轮流沿边走一步，老鼠先手，猫不能进洞。
// 老鼠进洞则老鼠胜，猫走到老鼠所在的点则猫胜，局面重复则平局。给定每个点的邻居，老鼠胜返回 1，
// 猫胜返回 2，平局返回 0。
// 范围：3 到 50 个点；双方总能走。
// 模型：有环图上的游戏，两枚棋子各有自己的走法。
// 思路：双方的点加上轮到谁走就是一个局面，局面构成一张图，相当于一枚棋子在图上走。有一方已经获
// 胜的局面是终局，其余的胜负从终局往回推：有一步通向必败态的是必胜态，每一步都通向必胜态的是必
// 败态。按这种方式取胜的一方每步都离终局更近，所以局面不会重复。而从其他局面出发，双方都可以一
// 直留在这些局面中，最后必有局面重复。
// 复杂度：n 个点、每个至多 d 个邻居时 O(n² d)。

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;

const HOLE: usize = 0;

/// The positions on graphs with more nodes than this would take too much memory.
const MOST_NODES: usize = 200;

#[derive(Clone, Copy)]
struct Position {
    mouse: usize,
    cat: usize,
    is_mouses_turn: bool,
}

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let neighbours = checked(graph);
        let nodes = neighbours.len();
        let number =
            |at: Position| (at.mouse * nodes + at.cat) * 2 + usize::from(at.is_mouses_turn);
        let (mut moves, mut ends) = (Vec::new(), Vec::new());
        for index in 0..2 * nodes * nodes {
            let (tokens, is_mouses_turn) = (index / 2, index % 2 == 1);
            let at = Position { mouse: tokens / nodes, cat: tokens % nodes, is_mouses_turn };
            match at {
                Position { mouse, cat, .. } if mouse == HOLE || mouse == cat => {
                    let mouse_has_won = mouse == HOLE;
                    ends.push((index, Outcome::of_mover(mouse_has_won == is_mouses_turn)));
                }
                Position { mouse, is_mouses_turn: true, .. } => {
                    let to = |mouse| number(Position { mouse, is_mouses_turn: false, ..at });
                    moves.extend(neighbours[mouse].iter().map(|&mouse| (index, to(mouse))));
                }
                Position { cat, .. } => {
                    let to = |cat| number(Position { cat, is_mouses_turn: true, ..at });
                    let cats = neighbours[cat].iter().filter(|&&cat| cat != HOLE);
                    moves.extend(cats.map(|&cat| (index, to(cat))));
                }
            }
        }
        let game = Loopy::with_ends(2 * nodes * nodes, &moves, &ends).expect("a game");
        let start = Position { mouse: 1, cat: 2, is_mouses_turn: true };
        match game.outcomes()[number(start)] {
            LoopyOutcome::N { .. } => 1,
            LoopyOutcome::P { .. } => 2,
            LoopyOutcome::Draw => 0,
        }
    }
}

/// Returns the neighbours of each node after checking that both animals can always move.
fn checked(graph: Vec<Vec<i32>>) -> Vec<Vec<usize>> {
    let nodes = graph.len();
    assert!((3..=MOST_NODES).contains(&nodes), "{nodes} nodes, not 3 to {MOST_NODES}");
    let node = |node: i32| usize::try_from(node).ok().filter(|&node| node < nodes);
    let node = |at: i32| node(at).unwrap_or_else(|| panic!("there is no node {at}"));
    let neighbours = |list: Vec<i32>| list.into_iter().map(node).collect();
    let neighbours: Vec<Vec<usize>> = graph.into_iter().map(neighbours).collect();
    for (from, list) in neighbours.iter().enumerate() {
        for &to in list {
            assert!(neighbours[to].contains(&from), "{from} leads to {to}, but not back");
        }
    }
    assert!(!neighbours[1].is_empty(), "the mouse cannot move");
    assert!(neighbours[2].iter().any(|&to| to != HOLE), "the cat cannot move");
    neighbours
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
