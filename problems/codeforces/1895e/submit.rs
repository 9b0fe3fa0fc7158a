// Codeforces 1895E https://codeforces.com/problemset/problem/1895/E · made by `cargo judge bundle cf1895e --write` from 7b864586a4a5a19a
//! Codeforces 1895E — Infinite Card Game
//! <https://codeforces.com/problemset/problem/1895/E> · 3 s · 512 MiB · difficulty 6
//!
//! Rules: Monocarp has n cards and Bicarp has m; each card has an attack and a defence. Monocarp
//! plays any of his cards; then, in turn, each player has to play one of their own cards whose
//! attack is larger than the defence of the card just played. The beaten card goes back to its
//! owner. Whoever has no such card to play loses, and play that never ends is a draw. The input has
//! t cases, each `n`, Monocarp's n attacks and n defences, then the same for Bicarp. For each case,
//! print how many of Monocarp's cards win, draw, and lose when played first.
//! Bounds: 1 ≤ t ≤ 10^4; 1 ≤ n, m ≤ 3 · 10^5, in each case and in all cases together; all attacks
//! and defences are from 1 to 10^6.
//! Kind: partizan
//! Picture: `1 / 3 / 4 2 5 / 2 6 1 / 3 / 3 5 2 / 3 1 9`
//! Model: game on a graph with cycles, one reply to each card.
//! Why: of the cards that beat a card, the one with the largest defence is never worse than any
//! other. Every card that beats the card with the largest defence also beats the others, so playing
//! any other card would leave the opponent the same replies and perhaps more. So each card needs at
//! most one reply: among the cards that beat it, the one with the largest defence. This gives a
//! graph with an edge from each card to its reply; the winner after each card, if there is one, is
//! found by going backwards from the cards without a reply.
//!
//! Cost: O((n + m) log(n + m)).
//!
//! 规则：Monocarp 有 n 张牌，Bicarp 有 m 张，每张有攻击值和防御值。Monocarp 先任意出一张；此后双方
//! 轮流出牌，所出的牌的攻击值须大于对方刚出的牌的防御值，然后对方的牌回到对方手中。出不了者输，永不
//! 结束则为平局。共 t 组数据，每组为 `n`、n 个攻击值、n 个防御值，再同样给出 Bicarp 的牌。每组输出
//! Monocarp 的第一张牌使他获胜、平局、落败的各有几张。
//! 范围：1 ≤ t ≤ 10^4；1 ≤ n, m ≤ 3 · 10^5，各组总和也分别如此；攻击值和防御值都从 1 到 10^6。
//! 模型：有环图上的游戏，每张牌只有一种应对。
//! 思路：在能胜过某张牌的牌中，出防御值最大的一张不会比出别的差。能胜过它的牌也能胜过防御值更小的
//! 牌，所以对方能用来对付它的办法，都能用来对付那些牌。因此每张牌至多有一种应对，就是能胜过它的牌中
//! 防御值最大的一张。从每张牌向它的应对连边，得到一个图；从没有应对的牌往回推，就知道谁胜，或者是平
//! 局。
//!
//! 复杂度：O((n + m) log(n + m))。

use grundy::graph::{Loopy, LoopyOutcome};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut counts = String::new();
    for _ in 0..cases {
        input! { n: usize, attacks: [u64; n], defences: [u64; n] }
        input! { m: usize, other_attacks: [u64; m], other_defences: [u64; m] }
        let replies = Replies::new(&attacks, &defences);
        let other_replies = Replies::new(&other_attacks, &other_defences);
        // Bicarp's cards come after Monocarp's.
        let mut edges = Vec::new();
        for (card, &defence) in defences.iter().enumerate() {
            edges.extend(other_replies.to(defence).map(|reply| (card, n + reply)));
        }
        for (card, &defence) in other_defences.iter().enumerate() {
            edges.extend(replies.to(defence).map(|reply| (n + card, reply)));
        }
        let game = Loopy::from_edges(n + m, &edges).expect("edges between cards");
        let [mut wins, mut draws, mut losses] = [0; 3];
        for outcome in &game.outcomes()[..n] {
            match outcome {
                LoopyOutcome::P { .. } => wins += 1,
                LoopyOutcome::Draw => draws += 1,
                LoopyOutcome::N { .. } => losses += 1,
            }
        }
        counts += &format!("{wins} {draws} {losses}\n");
    }
    print!("{counts}");
}

/// A player's cards in descending order of attack; each card is stored together with the card with
/// the largest defence among this card and the cards before it.
struct Replies(Vec<(u64, usize)>);

impl Replies {
    fn new(attacks: &[u64], defences: &[u64]) -> Replies {
        let mut cards: Vec<(u64, usize)> = attacks.iter().copied().zip(0..).collect();
        cards.sort_unstable_by(|a, b| b.cmp(a));
        for place in 1..cards.len() {
            let [best, card] = [cards[place - 1].1, cards[place].1];
            if defences[best] > defences[card] {
                cards[place].1 = best;
            }
        }
        Replies(cards)
    }

    /// Returns the best reply to a card with the given defence, if any card beats it.
    fn to(&self, defence: u64) -> Option<usize> {
        let beating = self.0.partition_point(|&(attack, _)| attack > defence);
        Some(self.0[beating.checked_sub(1)?].1)
    }
}

mod grundy {
    // The theory.
    mod outcome {
        #[allow(dead_code)]
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
                /// Computes the outcome of each vertex 0..`vertices` under the rule that a player who cannot
                /// move loses. Edges may come in any order, may repeat, and may lead from a vertex to itself.
                /// Cost: O(vertices + edges) time. Memory: 4 bytes for each edge, besides the input.
                ///
                /// # Errors
                /// Returns an error if an edge names a vertex that does not exist.
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<Loopy, GraphError> {
                    Loopy::with_ends(vertices, edges, &[])
                }

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
