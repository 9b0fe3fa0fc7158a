//! Sums of tokens on graphs with cycles, in which play may go on for ever; such play is a draw.

use super::no_such_vertex;
use crate::contest::edges::{check_edges, GraphError, Rows};
use crate::Outcome;
use std::fmt;

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

    /// Returns the value of the sum of components with these values, which is
    /// [`LoopyValue::Finite`] of 0 if there are no components.
    pub fn sum<'a, I: IntoIterator<Item = &'a LoopyValue>>(values: I) -> LoopyValue {
        let total = Total::of(values);
        match total.infinite {
            0 => LoopyValue::Finite(total.nim_sum),
            1 => LoopyValue::infinite(total.options.iter().map(|value| value ^ total.nim_sum)),
            _ => LoopyValue::Infinite(Vec::new()),
        }
    }

    /// Returns the outcome of the sum of components with these values, or `None` for a draw.
    /// Cost: O(components + |K|) time, and no extra memory.
    pub fn outcome<'a, I: IntoIterator<Item = &'a LoopyValue>>(values: I) -> Option<Outcome> {
        Total::of(values).outcome()
    }
}

impl fmt::Display for LoopyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoopyValue::Finite(value) => write!(f, "{}", value),
            LoopyValue::Infinite(options) => {
                f.write_str("∞(")?;
                for (place, value) in options.iter().enumerate() {
                    let separator = if place == 0 { "" } else { ", " };
                    write!(f, "{}{}", separator, value)?;
                }
                f.write_str(")")
            }
        }
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
            LoopyValue::Finite(value) => Total { nim_sum: self.nim_sum ^ value, ..self },
            LoopyValue::Infinite(options) => Total { infinite: self.infinite + 1, options, ..self },
        }
    }

    fn plus_total(self, other: Total<'a>) -> Total<'a> {
        Total {
            nim_sum: self.nim_sum ^ other.nim_sum,
            infinite: self.infinite + other.infinite,
            options: if other.infinite > 0 { other.options } else { self.options },
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

/// A move of one of several tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenMove {
    /// The index of the token that moves.
    pub token: usize,
    /// The vertex that it moves to.
    pub to: usize,
}

impl fmt::Display for TokenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "token {} to {}", self.token, self.to)
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
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<LoopySums, GraphError> {
        check_edges(vertices, edges)?;
        let backward = Rows::new(vertices, edges.iter().map(|&(tail, head)| (head, tail)));
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
                LoopyValue::infinite(options.filter(|&value| value != NONE).map(u64::from))
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

    /// Returns the value of the sum of the tokens; each token is given by its vertex.
    ///
    /// # Panics
    /// Panics if a token stands on a vertex that does not exist.
    pub fn sum(&self, tokens: &[usize]) -> LoopyValue {
        LoopyValue::sum(tokens.iter().map(|&token| self.value(token)))
    }

    /// Returns the outcome for tokens on these vertices, or `None` for a draw.
    /// Cost: O(tokens + |K|).
    ///
    /// # Panics
    /// Panics if a token stands on a vertex that does not exist.
    pub fn outcome(&self, tokens: &[usize]) -> Option<Outcome> {
        LoopyValue::outcome(tokens.iter().map(|&token| self.value(token)))
    }

    /// Returns all moves after which the opponent loses, ordered by the token and the vertex that
    /// it moves to. A player who always makes such moves cannot lose, but may let play go round in
    /// circles; [`LoopySums::best_move`] brings play to an end.
    /// Cost: O(tokens), and O(1 + |K|) for each edge from a token's vertex.
    ///
    /// # Panics
    /// Panics if a token stands on a vertex that does not exist.
    pub fn winning_moves(&self, tokens: &[usize]) -> Vec<TokenMove> {
        self.moves_to(tokens, Some(Outcome::P))
    }

    /// Returns all moves that leave a draw, in the same order and at the same cost as
    /// [`LoopySums::winning_moves`]. An N-position may have such moves too.
    ///
    /// # Panics
    /// Panics if a token stands on a vertex that does not exist.
    pub fn drawing_moves(&self, tokens: &[usize]) -> Vec<TokenMove> {
        self.moves_to(tokens, None)
    }

    /// Returns a winning move or, from a draw, a move that keeps the draw. Returns `None` from a
    /// P-position. A player who makes this move on every turn wins from each N-position after
    /// finitely many moves, whatever the opponent does. Cost: that of [`LoopySums::winning_moves`].
    ///
    /// # Panics
    /// Panics if a token stands on a vertex that does not exist.
    pub fn best_move(&self, tokens: &[usize]) -> Option<TokenMove> {
        // Of all sums of ranks with nim sum 0 the least is chosen. By steps 5 and 6 of the
        // proof, one of them is less than before the opponent's move. From a sum with an
        // infinite value, only the token on that vertex has winning moves, so its own rank
        // does not matter.
        let change = |step: &TokenMove| {
            i64::from(self.ranks[step.to]) - i64::from(self.ranks[tokens[step.token]])
        };
        match self.outcome(tokens) {
            Some(Outcome::N) => self.winning_moves(tokens).into_iter().min_by_key(change),
            Some(Outcome::P) => None,
            None => self.drawing_moves(tokens).into_iter().next(),
        }
    }

    fn moves_to(&self, tokens: &[usize], outcome: Option<Outcome>) -> Vec<TokenMove> {
        // What the tokens after each one add up to.
        let mut later = vec![Total::EMPTY; tokens.len()];
        let mut total = Total::EMPTY;
        for (later, &vertex) in later.iter_mut().zip(tokens).rev() {
            *later = total;
            total = total.plus(self.value(vertex));
        }
        let mut earlier = Total::EMPTY;
        let mut moves = Vec::new();
        for (token, (&vertex, later)) in tokens.iter().zip(later).enumerate() {
            let others = earlier.plus_total(later);
            earlier = earlier.plus(self.value(vertex));
            let row = self.forward.row(vertex as u32);
            for (place, &head) in row.iter().enumerate() {
                let to = head as usize;
                let is_repeated = place > 0 && row[place - 1] == head;
                if !is_repeated && others.plus(&self.values[to]).outcome() == outcome {
                    moves.push(TokenMove { token, to });
                }
            }
        }
        moves
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
            let obstacles = heads.filter(|&&head| self.finite[head as usize] == NONE).count();
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
            is_undecided[vertex] = finite[vertex] == NONE && takes_back[vertex] == value;
            is_undecided[vertex]
        });
    }
}
