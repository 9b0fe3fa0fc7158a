// LeetCode 1728 https://leetcode.com/problems/cat-and-mouse-ii/ · made by `cargo judge bundle leetcode1728 --write` from 60718c6cbe9ee902
// LeetCode 1728 — Cat and Mouse II
// <https://leetcode.com/problems/cat-and-mouse-ii/> · 1 s? · 256 MiB? · difficulty 6
//
// Rules: a grid has walls `#`, floor `.`, a mouse `M`, a cat `C` and food `F`. The mouse and the
// cat move in turn, the mouse first, in a straight line and not over walls: the mouse by up to
// `mouseJump` cells, the cat by up to `catJump` cells; either may also stay where it is, and the
// mouse may jump over the cat. The mouse wins if it reaches the food first; the cat wins if it
// reaches the mouse's cell or the food, or if the mouse needs more than 1000 turns. Given the
// grid, `catJump` and `mouseJump`, return whether the mouse wins.
// Bounds: 1 to 8 rows and 1 to 8 columns; 1 ≤ `catJump`, `mouseJump` ≤ 8.
// Kind: pursuit
// Picture: as in Codeforces 1442F
// Model: game on a graph with cycles, two tokens with moves of their own.
// Why: a position is determined by the cells of both animals and by whose turn it is, and the
// positions form a graph on which one token is moved. Once one of the animals has won, play is
// over. The outcomes of all positions are found backwards from these final positions, together
// with the number of moves to the end of play when the winner plays as fast as possible and the
// loser as slowly as possible. The mouse loses if play would go on for ever or would take more
// than 1000 moves, counting the moves of both animals. Whether the statement counts both players'
// moves or only the mouse's would matter only on a grid where the mouse can win, but not
// within 1000 moves of both animals together; it is not proved here that there is no such grid.
// Cost: O(n² (r + c)) for r rows, c columns and n cells.
//
// 规则：网格中有墙 `#`、空地 `.`、老鼠 `M`、猫 `C` 和食物 `F`。双方轮流操作，老鼠先走，每次沿
// 直线至多走 `mouseJump` 或 `catJump` 格，不能越过墙；双方都可以原地不动，老鼠可以跳过猫。老鼠
// 先到食物则老鼠胜；猫走到老鼠所在的格子或食物，或者老鼠用了超过 1000 回合，则猫胜。给定网格、
// `catJump` 和 `mouseJump`，返回老鼠是否获胜。
// 范围：1 到 8 行，1 到 8 列；1 ≤ `catJump`, `mouseJump` ≤ 8。
// 模型：有环图上的游戏，两枚棋子各有自己的走法。
// 思路：双方的格子加上轮到谁走就是一个局面，局面构成一张图，相当于一枚棋子在图上走。有一方已经
// 获胜的局面是终局。从终局往回推出各局面的胜负，并记下胜者尽快取胜时离终局还有几步。会无限进行
// 下去的局面，以及双方合计超过 1000 步的局面，都算老鼠负。题面的 1000 是指双方合计还是只指老鼠
// 自己的步数，只有在存在需要这么多步的网格时才有区别；这里没有证明这样的网格不存在。
// 复杂度：r 行 c 列 n 个格子时 O(n² (r + c))。

use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;

const MOST_TURNS: u32 = 1000;

/// The positions on grids with more cells than this would take too much memory.
const MOST_CELLS: usize = 100;

/// The rows of the grid, from top to bottom.
struct Grid(Vec<Vec<u8>>);

impl Grid {
    fn new(rows: Vec<String>) -> Grid {
        let rows: Vec<Vec<u8>> = rows.into_iter().map(String::into_bytes).collect();
        let columns = rows.first().map_or(0, Vec::len);
        assert!(rows.iter().all(|row| row.len() == columns), "rows of different lengths");
        let cells = rows.len() * columns;
        assert!(cells <= MOST_CELLS, "{cells} cells, more than {MOST_CELLS}");
        let is_known = rows.iter().flatten().all(|cell| b"#.CMF".contains(cell));
        assert!(is_known, "a cell that is none of # . C M F");
        Grid(rows)
    }

    fn cells(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }

    /// Returns the number of the only cell with this letter.
    fn place(&self, letter: u8) -> usize {
        let mut cells = self.0.iter().flatten().enumerate();
        let mut places = cells.by_ref().filter(|(_, &cell)| cell == letter);
        match (places.next(), places.next()) {
            (Some((cell, _)), None) => cell,
            _ => panic!("not exactly one {}", char::from(letter)),
        }
    }

    /// Returns the cells that a jump from `cell` can reach, including `cell` itself.
    fn jumps(&self, cell: usize, longest: i32) -> Vec<usize> {
        let columns = self.0[0].len();
        let mut reached = vec![cell];
        for (down, right) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let (mut row, mut column) = (cell / columns, cell % columns);
            for _ in 0..longest {
                row = row.wrapping_add_signed(down);
                column = column.wrapping_add_signed(right);
                match self.0.get(row).and_then(|row| row.get(column)) {
                    Some(b'#') | None => break,
                    _ => reached.push(row * columns + column),
                }
            }
        }
        reached
    }
}

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        assert!(cat_jump >= 0 && mouse_jump >= 0, "a jump of a negative length");
        let grid = Grid::new(grid);
        let [mouse, cat, food] = [b'M', b'C', b'F'].map(|letter| grid.place(letter));
        let cells = grid.cells();
        // The position in which the mouse moves, and the one in which the cat does.
        let number = |mouse: usize, cat: usize| 2 * (mouse * cells + cat);
        let (mut moves, mut ends) = (Vec::new(), Vec::new());
        for mouse in 0..cells {
            for cat in 0..cells {
                let (mouses_turn, cats_turn) = (number(mouse, cat), number(mouse, cat) + 1);
                if mouse == cat || cat == food {
                    ends.extend([(mouses_turn, Outcome::P), (cats_turn, Outcome::N)]);
                } else if mouse == food {
                    ends.extend([(mouses_turn, Outcome::N), (cats_turn, Outcome::P)]);
                } else {
                    let mouses = grid.jumps(mouse, mouse_jump).into_iter();
                    moves.extend(mouses.map(|to| (mouses_turn, number(to, cat) + 1)));
                    let cats = grid.jumps(cat, cat_jump).into_iter();
                    moves.extend(cats.map(|to| (cats_turn, number(mouse, to))));
                }
            }
        }
        let game = Loopy::with_ends(2 * cells * cells, &moves, &ends).expect("a game");
        match game.outcomes()[number(mouse, cat)] {
            LoopyOutcome::N { moves } => moves <= MOST_TURNS,
            _ => false,
        }
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
