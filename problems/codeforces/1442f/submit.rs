// Codeforces 1442F https://codeforces.com/problemset/problem/1442/F · made by `cargo judge bundle cf1442f --write` from 02843b5ac5bf62db
//! Codeforces 1442F — Differentiating Games
//! <https://codeforces.com/problemset/problem/1442/F> · 2 s · 512 MiB · difficulty 10
//!
//! Rules: interactive. A move slides one of several tokens on a directed graph along an edge, and
//! whoever cannot move loses; play that never ends is a draw. Read `N M T`, then the edges of a
//! graph without cycles. Print the number of changes, at most 4242, then the changes, `+ a b` to
//! add an edge and `- a b` to remove one. Then identify T hidden vertices one after the other. For
//! each hidden vertex, ask up to 20 questions `? s v …`, each of which lists s vertices; these
//! questions together may list at most 20 vertices. The judge says whether the first player has a
//! `Win`, a `Lose` or a `Draw` with tokens on the listed vertices and on the hidden one. Print
//! `! v` and read `Correct`; the answer must be certain.
//! Bounds: 1 ≤ N ≤ 1000; 0 ≤ M ≤ 100,000; 1 ≤ T ≤ 2000.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph with cycles, in a sum with Nim heaps.
//! Why: make 20 vertices Nim heaps, give every other vertex a loop, and make sure that no two of
//! these other vertices have edges to the same set of heaps.
//!
//! 1. Take a set of 20 vertices (or of all vertices if there are fewer) that has no edges to
//!    vertices outside the set: the first vertices in an order in which the end of each edge comes
//!    before its start. Add the missing edges from each of these vertices to all vertices before
//!    it. Then the vertices of the set have the values 0, 1, …, 19, and act as Nim heaps.
//! 2. Give each other vertex v a loop, and let K be the set of heaps to which v has an edge. The
//!    loop keeps v from having a finite value, so its value is ∞(K) in the theory of `LoopySums`:
//!    with tokens on v and on heap h, the first player wins if h is in K, and otherwise it is a
//!    draw.
//! 3. This is because, if h is in K, moving from v to h leaves two equal heaps and wins. If h is
//!    not in K, moving from v to a heap leaves two unequal heaps and loses. Every other move leaves
//!    a token on a vertex with a loop, and then the player to move cannot lose: if the position
//!    were lost, moving along the loop would leave the same lost position to the opponent. So no
//!    move wins, and moving along the loop of v does not lose.
//! 4. If the hidden vertex is heap h itself, the answer is `Lose` for heap h, and `Win` for every
//!    other heap. So it is enough to ask one question about each of the 20 heaps, where the
//!    question about heap 0 lists no vertex: the answers tell all vertices apart if the sets K are
//!    all different.
//! 5. Giving a vertex a set K that no other vertex has takes at most three
//!    changes: 1 + 20 + 190 + 1140 = 1351 sets differ from its old set in at most three heaps, and
//!    fewer than 980 of these 1351 sets are taken, as N ≤ 1000. In all there are at
//!    most 190 + 980 + 3 · 980 = 4110 changes.
//!
//! Cost: O(20 · (N + M)) for the graph and its values, 1351 sets per vertex, and O(20 · N) per
//! question.
//!
//! 规则：交互题。有向图上有若干枚棋子，每次操作把一枚棋子沿一条边移动，无法操作者输；永不结束则
//! 为平局。读入 `N M T` 和一个无环图的各边。先输出不超过 4242 的修改次数，再输出各次修改：
//! `+ a b` 加边，`- a b` 删边。然后依次猜出 T 个隐藏的点，每个至多提问 20 次：`? s v …` 给出 s
//! 个点，猜一个隐藏点时各次的 s 之和至多 20；评测程序回答在这些点和隐藏点上各有一枚棋子时，先手
//! 是 `Win`、`Lose` 还是 `Draw`。输出 `! v`，读入 `Correct`；答案必须是确定的。
//! 范围：1 ≤ N ≤ 1000；0 ≤ M ≤ 100,000；1 ≤ T ≤ 2000。
//! 模型：有环图上的游戏，与若干 Nim 堆相加。
//! 思路：把 20 个点变成 Nim 堆，给其余每个点加一个自环，再用它通往这些堆的边来区分它们。
//!
//! 1. 取 20 个点（不足则全取），使它们没有通往别的点的边：按“边的终点排在起点之前”的次序取最前
//!    面的。从其中每个点向排在它之前的所有点加边。于是它们的值是 0, 1, …, 19，就是 Nim 堆。
//! 2. 给其余每个点 v 加自环，设 K 为 v 有边通到的堆的集合。有了自环，v 没有有限的值，按
//!    `LoopySums` 的理论它的值是 ∞(K)：棋子在 v 与堆 h 上时，h 属于 K 则先手胜，否则平局。
//! 3. 这是因为，若 h 属于 K，从 v 走到 h 就留下两个相等的堆，获胜。若 h 不属于 K，从 v 走到堆就
//!    留下两个不相等的堆，会输；其余的走法走完之后，都有一枚棋子在带自环的点上，这时轮到走的一
//!    方不会输：绕自环走一步，就把同样的局面留给对手，那样输的就是对手。所以没有一步能胜，而绕
//!    v 的自环走不会输。
//! 4. 若隐藏的点本身是堆 h，则问堆 h 得到先手负，问别的堆得到先手胜。所以把 20 个堆各问一次（值
//!    为 0 的堆就是不给点），只要各集合 K 互不相同，就能区分所有点。
//! 5. 使一个点的集合与众不同，至多需要三次修改：与原集合至多差三个堆的集合有
//!    1 + 20 + 190 + 1140 = 1351 个，而 N ≤ 1000，已被占用的不到 980 个。总共至多
//!    190 + 980 + 3 · 980 = 4110 次修改。
//!
//! 复杂度：求图和各值 O(20 · (N + M))，每个点试 1351 个集合，每次提问 O(20 · N)。

use grundy::graph::LoopySums;
use grundy::Outcome;
use proconio::{input_interactive, marker::Usize1};
use std::collections::HashSet;

/// How many vertices become heaps.
const HEAPS: usize = 20;

fn main() {
    input_interactive! { n: usize, m: usize, rounds: usize, edges: [(Usize1, Usize1); m] }
    let order = ends_first(n, &edges);
    let (heaps, others) = order.split_at(HEAPS.min(n));
    let mut plan = Plan { edges: edges.into_iter().collect(), changes: Vec::new() };
    plan.make_heaps(heaps);
    plan.make_loops(others, heaps);
    // The line is sent at once, because standard output flushes whole lines.
    print!("{}\n{}", plan.changes.len(), plan.changes.concat());
    let edges: Vec<(usize, usize)> = plan.edges.into_iter().collect();
    let graph = LoopySums::from_edges(n, &edges).expect("all edges have been checked");
    for _ in 0..rounds {
        println!("! {}", hidden_vertex(&graph, heaps) + 1);
        input_interactive! { verdict: String }
        assert!(verdict == "Correct", "the judge says {verdict}: the answer was wrong");
    }
}

/// Returns the vertices in an order in which the end of each edge comes before its start.
fn ends_first(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut left = vec![0; n];
    let mut starts = vec![vec![]; n];
    for &(from, to) in edges {
        assert!(from.max(to) < n, "there is no vertex {}", from.max(to) + 1);
        left[from] += 1;
        starts[to].push(from);
    }
    let mut order: Vec<usize> = (0..n).filter(|&vertex| left[vertex] == 0).collect();
    let mut done = 0;
    while done < order.len() {
        for &from in &starts[order[done]] {
            left[from] -= 1;
            if left[from] == 0 {
                order.push(from);
            }
        }
        done += 1;
    }
    assert!(order.len() == n, "the graph has a cycle");
    order
}

/// The graph, and the changes that have been made to it.
struct Plan {
    edges: HashSet<(usize, usize)>,
    changes: Vec<String>,
}

impl Plan {
    /// Adds an edge, or removes it if it is already there.
    fn flip(&mut self, from: usize, to: usize) {
        let sign = if self.edges.remove(&(from, to)) { '-' } else { '+' };
        if sign == '+' {
            self.edges.insert((from, to));
        }
        self.changes.push(format!("{sign} {} {}\n", from + 1, to + 1));
    }

    /// Gives each heap edges to all heaps before it.
    fn make_heaps(&mut self, heaps: &[usize]) {
        for (size, &heap) in heaps.iter().enumerate() {
            for &smaller in &heaps[..size] {
                if !self.edges.contains(&(heap, smaller)) {
                    self.flip(heap, smaller);
                }
            }
        }
    }

    /// Gives each of the other vertices a loop and a set of heaps that no other vertex has.
    fn make_loops(&mut self, vertices: &[usize], heaps: &[usize]) {
        let mut few: Vec<u32> =
            (0..1 << heaps.len()).filter(|set: &u32| set.count_ones() <= 3).collect();
        few.sort_by_key(|set| set.count_ones());
        let mut taken = HashSet::new();
        for &vertex in vertices {
            let has = |heap: &usize| self.edges.contains(&(vertex, heaps[*heap]));
            let set = (0..heaps.len()).filter(has).fold(0, |set, heap| set | 1 << heap);
            let free = few.iter().find(|&flipped| taken.insert(set ^ flipped));
            let flipped = *free.expect("more than 1351 vertices with similar sets");
            self.flip(vertex, vertex);
            for heap in (0..heaps.len()).filter(|heap| flipped >> heap & 1 == 1) {
                self.flip(vertex, heaps[heap]);
            }
        }
    }
}

/// Asks questions until only one vertex fits all answers.
fn hidden_vertex(graph: &LoopySums, heaps: &[usize]) -> usize {
    let mut left: Vec<usize> = (0..graph.values().len()).collect();
    for (size, &heap) in heaps.iter().enumerate() {
        if left.len() == 1 {
            break;
        }
        match size {
            0 => println!("? 0"),
            _ => println!("? 1 {}", heap + 1),
        }
        input_interactive! { answer: String }
        left.retain(|&vertex| word(graph.outcome(&[vertex, heap])) == answer);
        assert!(!left.is_empty(), "the judge says {answer}, which fits no vertex");
    }
    left[0]
}

/// Returns the judge's word for an outcome.
fn word(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::N) => "Win",
        Some(Outcome::P) => "Lose",
        None => "Draw",
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
        mod loopy_sum {
            use super::no_such_vertex;
            use crate::grundy::contest::edges::{check_edges, GraphError, Rows};
            use crate::grundy::Outcome;

            /// The generalized Grundy value of a position from which play may go on for ever.
            ///
            /// Together with the values of the other components, it decides the outcome of every sum that
            /// contains the position, and so it replaces the Grundy value. `Display` prints, for example, `3`
            /// or `∞(0, 2)`.
            ///
            /// ```
            /// use grundy::graph::LoopyValue;
            /// use grundy::Outcome;
            ///
            /// let loopy = LoopyValue::infinite([2, 0]);
            /// assert_eq!(loopy.to_string(), "∞(0, 2)");
            /// assert_eq!(LoopyValue::outcome([&loopy]), Some(Outcome::N)); // moving to 0 wins
            /// // Beside a heap of 3, a move to 3 would win, but the values that it can move to are 0 and 2.
            /// assert_eq!(LoopyValue::outcome([&loopy, &LoopyValue::Finite(3)]), None);
            /// let sum = LoopyValue::sum([&loopy, &LoopyValue::Finite(3)]);
            /// assert_eq!(sum, LoopyValue::infinite([1, 3])); // 2 ⊕ 3 and 0 ⊕ 3
            /// ```
            #[derive(Clone, Debug, PartialEq, Eq, Hash)]
            pub enum LoopyValue {
                /// The position may be replaced by a Nim heap of this size. One of its moves may still lead to
                /// a larger or an infinite value, but the opponent can take such a move back.
                Finite(u64),
                /// The value ∞(K) of a position that no Nim heap can replace. K holds the finite values of the
                /// position's options, in ascending order and without repetition.
                Infinite(Vec<u64>),
            }

            impl LoopyValue {
                /// Returns ∞(K), where K consists of the given values, which may be in any order.
                pub fn infinite<I: IntoIterator<Item = u64>>(options: I) -> LoopyValue {
                    let mut options: Vec<u64> = options.into_iter().collect();
                    options.sort_unstable();
                    options.dedup();
                    LoopyValue::Infinite(options)
                }

                /// Returns the outcome of the sum of components with these values, or `None` for a draw.
                /// Cost: O(components + |K|) time, and no extra memory.
                pub fn outcome<'a, I: IntoIterator<Item = &'a LoopyValue>>(
                    values: I,
                ) -> Option<Outcome> {
                    Total::of(values).outcome()
                }
            }

            /// The sum of several values, with a borrowed set K.
            #[derive(Clone, Copy)]
            struct Total<'a> {
                /// The nim sum of the finite values.
                nim_sum: u64,
                /// The number of infinite values.
                infinite: usize,
                /// The set K of an infinite value; it matters only if there is no other infinite value.
                options: &'a [u64],
            }

            impl<'a> Total<'a> {
                const EMPTY: Total<'static> = Total { nim_sum: 0, infinite: 0, options: &[] };

                fn of<I: IntoIterator<Item = &'a LoopyValue>>(values: I) -> Total<'a> {
                    values.into_iter().fold(Total::EMPTY, Total::plus)
                }

                fn plus(self, value: &'a LoopyValue) -> Total<'a> {
                    match value {
                        LoopyValue::Finite(value) => {
                            Total { nim_sum: self.nim_sum ^ value, ..self }
                        }
                        LoopyValue::Infinite(options) => {
                            Total { infinite: self.infinite + 1, options, ..self }
                        }
                    }
                }

                fn outcome(self) -> Option<Outcome> {
                    match self.infinite {
                        0 => Some(Outcome::of_mover(self.nim_sum != 0)),
                        1 => Some(Outcome::N).filter(|_| self.options.contains(&self.nim_sum)),
                        _ => None,
                    }
                }
            }

            /// A directed graph that may have cycles, with the generalized Grundy value of every vertex.
            /// Several tokens stand on vertices, possibly on the same one; a move slides one of them along an
            /// edge, a player who cannot move loses, and play that never ends is a draw.
            ///
            /// For one token, [`Loopy`](super::Loopy) also knows how long play lasts.
            ///
            /// ```
            /// use grundy::graph::{LoopySums, LoopyValue, TokenMove};
            /// use grundy::Outcome;
            ///
            /// // Vertex 0 is a dead end, 1 → 0, 2 leads to 1 and to itself, and 3 ⇄ 4 → 1, 0.
            /// let edges = [(1, 0), (2, 1), (2, 2), (3, 4), (4, 3), (4, 1), (4, 0)];
            /// let graph = LoopySums::from_edges(5, &edges).unwrap();
            /// let values: Vec<String> = graph.values().iter().map(LoopyValue::to_string).collect();
            /// // The only move from 3 can be answered by a move to 0, so 3 has the value 0; and 4 has
            /// // moves to the values 0 and 1.
            /// assert_eq!(values, ["0", "1", "∞(1)", "0", "2"]);
            ///
            /// // A token at 2 alone is a draw: moving to 1 loses, and the loop goes on for ever.
            /// assert_eq!(graph.outcome(&[2]), None);
            /// assert_eq!(graph.best_move(&[2]), Some(TokenMove { token: 0, to: 2 }));
            /// // With another token at 1, moving to 1 leaves two equal components.
            /// assert_eq!(graph.outcome(&[2, 1]), Some(Outcome::N));
            /// assert_eq!(graph.winning_moves(&[2, 1]), [TokenMove { token: 0, to: 1 }]);
            /// // The token at 3 changes nothing.
            /// assert_eq!(graph.outcome(&[2, 1, 3]), Some(Outcome::N));
            /// // Two infinite values are always a draw.
            /// assert_eq!(graph.outcome(&[2, 2, 1]), None);
            /// ```
            ///
            /// # The values
            ///
            /// Values m = 0, 1, 2, … are assigned one after the other, and at first all vertices are
            /// *undecided*:
            ///
            /// 1. Give the value m to an undecided vertex if each of its edges leads to a vertex whose value is
            ///    below m, or to a vertex from which an edge leads to a vertex that has already been given m.
            ///    (Such an edge *takes the move back*.) Repeat this for as long as there is such a vertex.
            /// 2. Then each undecided vertex without an edge to a vertex of value m is *infinite*. Then go on
            ///    with m + 1, and so on, until no vertex is undecided.
            /// 3. The value of an infinite vertex is ∞(K), where K is the set of the finite values to which
            ///    its edges lead.
            ///
            /// On a graph without cycles, the values are the Grundy values. The value of a sum is
            ///
            /// - g ⊕ h for finite values g and h;
            /// - ∞(K) + g = ∞(K ⊕ g), where K ⊕ g is the set of all k ⊕ g with k in K;
            /// - ∞(K) + ∞(L) = ∞(∅).
            ///
            /// # Theorem (Smith, 1966; Fraenkel and Yesha, 1986)
            ///
            /// A sum is a P-position if its value is 0, and an N-position if its value is another finite value
            /// or ∞(K) with 0 in K. In all other cases it is a draw.
            ///
            /// 1. *No edge leads from a vertex of value m to another vertex of value m*, nor to the vertex
            ///    itself. Suppose that such an edge leads from v to w. By step 1 of the algorithm, an edge
            ///    leads from w to a vertex x that was given m before v. So w and x are another such pair, and
            ///    an edge leads from x to a vertex that was given m before w, and so on. On this endless path
            ///    each vertex was given its value before the vertex two steps earlier, which is impossible.
            /// 2. *A vertex v of value m* has, for each value below m, an edge to a vertex of that value;
            ///    otherwise step 2 of the algorithm would have made v infinite. Each of these vertices was
            ///    given its value before v was given m. So m is the mex of the finite values to which the edges
            ///    of v lead. A move from v to a larger or an infinite value can be taken back by a move to a
            ///    vertex that was given m before v.
            /// 3. *An infinite vertex v*, made infinite after the value m was assigned, has no edge to a vertex
            ///    of value m; but it has edges to vertices of all smaller values, since v was still undecided
            ///    after these values were assigned. As v could not be given m, one of its edges leads to a
            ///    vertex w whose value is not below m and from which no edge leads to a vertex of value m. Now
            ///    w does not have the value m, nor, by 2, a larger one. So w is infinite, and its set K lacks
            ///    m, as the set of v does.
            /// 4. *From a sum of finite values with nim sum 0*, each move leads to a sum that the theorem calls
            ///    an N-position. If a token moves from value g to a finite value, which by 1 is not g, the nim
            ///    sum is no longer 0. If a token moves from value g to ∞(K), then g is in K by 2, and g is the
            ///    nim sum of the other values.
            /// 5. *From a sum that the theorem calls an N-position*, some move leaves nim sum 0. This move
            ///    leads, as in Nim, from a finite value to a smaller one, or it leads from ∞(K) to the nim sum
            ///    of the finite values, which is in K.
            /// 6. *The winner can bring play to an end.* Rank the vertices in the order in which they were
            ///    given their values, and add up the ranks of all tokens' vertices. From nim sum 0, a move to a
            ///    smaller value decreases this sum of ranks, by step 2, and so does the answer, as in Nim. A
            ///    move to a larger or an infinite value can be taken back to a vertex of lower rank. With these
            ///    answers, the sum of ranks decreases from each position with nim sum 0 to the next, so the
            ///    player who faces these positions runs out of moves.
            /// 7. *From every other sum* no move leaves nim sum 0, and some move leads to another such sum, so
            ///    both players can go on for ever. Suppose that there are two or more infinite values: no
            ///    single move makes all of them finite, and by 3 one token can move to another infinite vertex.
            ///    Otherwise a single token is on a vertex v with an infinite value ∞(K), and the nim sum n of
            ///    the finite values is not in K. Moving from v to a finite value does not leave nim sum 0,
            ///    since n is not in K. Let m be as in 3. Then n ≥ m, because all values below m are in K. If
            ///    n = m, the move from v to w leaves an infinite vertex whose set lacks n. If n > m, some move
            ///    in a component of finite value, as in Nim, changes the nim sum of the finite values from n to
            ///    m, which is not in K.
            ///
            /// C. A. B. Smith, *Graphs and composite games*, Journal of Combinatorial Theory 1 (1966),
            /// 51–81; A. S. Fraenkel and Y. Yesha, *The generalized Sprague–Grundy function and its
            /// invariance under certain mappings*, Journal of Combinatorial Theory, Series A 43 (1986),
            /// 165–177.
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct LoopySums {
                forward: Rows,
                values: Vec<LoopyValue>,
                /// The place of each vertex in the order in which vertices were given finite values, or 0 for
                /// an infinite vertex.
                ranks: Vec<u32>,
            }

            impl LoopySums {
                /// Computes the value of each vertex 0..`vertices`. Edges may come in any order, may repeat,
                /// and may lead from a vertex to itself.
                ///
                /// Cost: O((vertices + edges) · (g + 2)) time, where g is the greatest finite value. A vertex
                /// of value g needs edges to vertices of all g smaller values, and each of these vertices needs
                /// such edges in turn; so g(g + 1)/2 is at most the number of edges. Memory: O(vertices +
                /// edges).
                ///
                /// # Errors
                /// Returns an error if an edge names a vertex that does not exist.
                pub fn from_edges(
                    vertices: usize,
                    edges: &[(usize, usize)],
                ) -> Result<LoopySums, GraphError> {
                    check_edges(vertices, edges)?;
                    let backward =
                        Rows::new(vertices, edges.iter().map(|&(tail, head)| (head, tail)));
                    // Reversed once more, so that each row is sorted and equal edges are neighbours.
                    let reversed = (0..vertices as u32).flat_map(|head| {
                        backward.row(head).iter().map(move |&tail| (tail as usize, head as usize))
                    });
                    let forward = Rows::new(vertices, reversed);
                    let mut labels = Labels::new(vertices);
                    for value in 0.. {
                        if labels.undecided.is_empty() {
                            break;
                        }
                        labels.give(value, &forward, &backward);
                    }
                    let finite = |vertex: u32| labels.finite[vertex as usize];
                    let value_of = |vertex: u32| match finite(vertex) {
                        NONE => {
                            let options = forward.row(vertex).iter().map(|&head| finite(head));
                            LoopyValue::infinite(
                                options.filter(|&value| value != NONE).map(u64::from),
                            )
                        }
                        value => LoopyValue::Finite(u64::from(value)),
                    };
                    let values = (0..vertices as u32).map(value_of).collect();
                    let ranks = labels.ranks;
                    Ok(LoopySums { forward, values, ranks })
                }

                /// Returns the value of each vertex.
                pub fn values(&self) -> &[LoopyValue] {
                    &self.values
                }

                /// Returns the value of a token on `vertex`.
                ///
                /// # Panics
                /// Panics if there is no such vertex.
                pub fn value(&self, vertex: usize) -> &LoopyValue {
                    let value = self.values.get(vertex);
                    value.unwrap_or_else(|| no_such_vertex(vertex, self.values.len()))
                }

                /// Returns the outcome for tokens on these vertices, or `None` for a draw.
                /// Cost: O(tokens + |K|).
                ///
                /// # Panics
                /// Panics if a token stands on a vertex that does not exist.
                pub fn outcome(&self, tokens: &[usize]) -> Option<Outcome> {
                    LoopyValue::outcome(tokens.iter().map(|&token| self.value(token)))
                }
            }

            /// No value. The number of vertices is less than this.
            const NONE: u32 = u32::MAX;

            /// The values of all vertices while they are being assigned.
            struct Labels {
                /// The value of each vertex if it is finite, otherwise `NONE`.
                finite: Vec<u32>,
                ranks: Vec<u32>,
                /// The number of vertices with finite values.
                decided: u32,
                /// The vertices that have neither a finite nor an infinite value yet.
                undecided: Vec<u32>,
                is_undecided: Vec<bool>,
                /// For each vertex, the greatest value to which one of its edges is known to lead, or `NONE`.
                takes_back: Vec<u32>,
                /// For each undecided vertex, the number of its edges that keep it from having the current
                /// value.
                obstacles: Vec<u32>,
            }

            impl Labels {
                fn new(vertices: usize) -> Labels {
                    Labels {
                        finite: vec![NONE; vertices],
                        ranks: vec![0; vertices],
                        decided: 0,
                        undecided: (0..vertices as u32).collect(),
                        is_undecided: vec![true; vertices],
                        takes_back: vec![NONE; vertices],
                        obstacles: vec![0; vertices],
                    }
                }

                /// Gives `value` to all vertices that the algorithm assigns it to, and decides which other
                /// vertices are infinite.
                fn give(&mut self, value: u32, forward: &Rows, backward: &Rows) {
                    let mut ready = Vec::new();
                    for &vertex in &self.undecided {
                        let heads = forward.row(vertex).iter();
                        let obstacles =
                            heads.filter(|&&head| self.finite[head as usize] == NONE).count();
                        self.obstacles[vertex as usize] = obstacles as u32;
                        if obstacles == 0 {
                            ready.push(vertex);
                        }
                    }
                    let mut done = 0;
                    while done < ready.len() {
                        let vertex = ready[done];
                        done += 1;
                        self.finite[vertex as usize] = value;
                        self.ranks[vertex as usize] = self.decided;
                        self.decided += 1;
                        for &before in backward.row(vertex) {
                            let is_open = self.finite[before as usize] == NONE;
                            if !is_open || self.takes_back[before as usize] == value {
                                continue;
                            }
                            self.takes_back[before as usize] = value;
                            for &tail in backward.row(before) {
                                if self.is_undecided[tail as usize] {
                                    self.obstacles[tail as usize] -= 1;
                                    if self.obstacles[tail as usize] == 0 {
                                        ready.push(tail);
                                    }
                                }
                            }
                        }
                    }
                    let Labels { finite, undecided, is_undecided, takes_back, .. } = self;
                    undecided.retain(|&vertex| {
                        let vertex = vertex as usize;
                        is_undecided[vertex] =
                            finite[vertex] == NONE && takes_back[vertex] == value;
                        is_undecided[vertex]
                    });
                }
            }
        }

        pub(crate) use loopy_sum::LoopySums;

        /// Panics because a token is on a vertex that does not exist.
        fn no_such_vertex(vertex: usize, vertices: usize) -> ! {
            panic!("a token on vertex {} of {}, counted from 0", vertex, vertices)
        }
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
    use std::io::{BufRead, BufReader};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, of which one line at a time has been read, with this line's remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
        /// The number of lines before `text`.
        passed: usize,
        reader: Box<dyn BufRead>,
    }

    impl Input {
        fn from_stdin() -> Input {
            Input::from_reader(stdin())
        }

        fn from_reader(reader: impl Read + 'static) -> Input {
            let reader = Box::new(BufReader::new(reader));
            Input { text: "", tokens: "".split_ascii_whitespace(), passed: 0, reader }
        }

        /// Reads on to a line with a token if this line has none left.
        fn refilled(&mut self) -> &mut Input {
            while self.tokens.clone().next().is_none() {
                let mut line = String::new();
                if self.reader.read_line(&mut line).expect("the input cannot be read") == 0 {
                    break;
                }
                self.passed += self.text.lines().count();
                self.text = Box::leak(line.into());
                self.tokens = self.text.split_ascii_whitespace();
            }
            self
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
            let input = input.refilled();
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    let lines = vec![""; input.passed].into_iter().chain(lines);
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};
        use std::num::NonZeroUsize;

        /// Reads a positive number and subtracts 1, as for indices that start at 1.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
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

    /// Declares variables and reads their values, while the judge waits for answers between them.
    macro_rules! input_interactive {
        ($($rest:tt)*) => {
            $crate::proconio::input! { $($rest)* }
        };
    }
    pub(crate) use input_interactive;

    /// Reads one value.
    macro_rules! read_value {
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
