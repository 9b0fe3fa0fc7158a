//! AtCoder ABC 261 H — Game on Graph
//! <https://atcoder.jp/contests/abc261/tasks/abc261_h> · 2 s · 1024 MiB · difficulty 7
//!
//! Rules: a token is on vertex v of a directed graph whose edges have weights. Two players take
//! turns sliding it along an edge, Takahashi first, until it reaches a dead end. Takahashi wants
//! the game to end, with as small a sum of weights as possible; Aoki wants it never to end or, if
//! it does end, to end with as large a sum as possible. The input is `N M v` and M lines `A B C`,
//! an edge from A to B of weight C; print the sum, or `INFINITY`.
//! Bounds: 1 ≤ N ≤ 2 · 10^5; 0 ≤ M ≤ 2 · 10^5; 0 ≤ C ≤ 10^9.
//! Kind: score
//! Picture: picture.rs
//! Model: game on a graph with cycles, one token with a score.
//! Why: a state consists of a vertex and the player to move. Go backwards from the dead ends and
//! settle the states in non-decreasing order of their sums, as in Dijkstra's algorithm: a state of
//! Takahashi's can be settled as soon as one of its edges leads to a settled state, and a state of
//! Aoki's as soon as all of its edges do.
//!
//! 1. A dead end is a candidate with the sum 0; a state of Takahashi's with an edge to a settled
//!    state is a candidate whose sum is the weight of this edge plus the sum of the settled state;
//!    and a state of Aoki's whose edges all lead to settled states is a candidate whose sum is the
//!    largest such total over its edges. The least candidate is settled next. As no weight is
//!    negative, sums are settled in non-decreasing order.
//! 2. From a settled state Takahashi can force the game to end with at most the sum of that state:
//!    in his states he takes the edge that made the state a candidate, and in Aoki's states all
//!    edges lead to settled states with totals no larger than the sum of the state. The game does
//!    end, since every move leads to a state that was settled earlier.
//! 3. From a settled state Aoki can force at least the sum of that state, or an endless game. In
//!    his settled states he takes the edge with the largest total, and in his other states the edge
//!    named in step 4. By induction on the number of moves, as long as play stays in settled
//!    states, the weights so far and the sum of the current state add up to at least the sum of the
//!    first state; and play can end only where the sum of the current state is 0. Aoki's move
//!    leaves that total unchanged. A move by Takahashi to a state settled earlier does not lower
//!    this total, since the least candidate was chosen; nor does a move to a state settled later,
//!    since the sum there is no smaller. After a move to a state that is never settled, the game
//!    does not end, by step 4.
//! 4. From a state that is never settled, Aoki can keep the game from ending: if it is Aoki's
//!    state, at least one of its edges leads to another such state, and if it is Takahashi's, all
//!    of its edges do.
//!
//! Cost: O((N + M) log (N + M)).
//!
//! 规则：有向图的边带权，一枚棋子在点 v 上。两人轮流把它沿边移动，Takahashi 先手，走到没有出边
//! 的点为止。Takahashi 首先希望游戏结束，其次希望经过的权值之和小；Aoki 首先希望游戏永不结束，
//! 其次希望和大。输入 `N M v` 和 M 行 `A B C`，表示从 A 到 B 有一条权为 C 的边；输出这个和，或
//! 者 `INFINITY`。
//! 范围：1 ≤ N ≤ 2 · 10^5；0 ≤ M ≤ 2 · 10^5；0 ≤ C ≤ 10^9。
//! 模型：有环图上的游戏，一枚棋子，比的是得分。
//! 思路：状态是一个点加上轮到谁走。从没有出边的点往回推，像 Dijkstra 算法那样按和不减的次序确定各状
//! 态：Takahashi 的状态，在第一条边通向已确定的状态时得到候选的和；Aoki 的状态，要等到最后一条边也
//! 通向已确定的状态。
//!
//! 1. 以下三种状态是某个和的候选：没有出边的点，和为 0；Takahashi 的状态，有边通向已确定的状态，和
//!    为边权加上那里的和；Aoki 的状态，所有边都通向已确定的状态，和为其中的最大值。每次确定和最小的
//!    候选。边权都非负，所以各状态的和按不减的次序确定。
//! 2. 在已确定的状态，Takahashi 能迫使游戏结束，且和不超过所定的值：他走使这个状态成为候选的那
//!    条边；而 Aoki 的所有边也都通向和足够小的已确定状态。游戏一定结束，因为每步都走到更早确定
//!    的状态。
//! 3. 在已确定的状态，Aoki 能保证和不小于所定的值，或者游戏不结束。在他的已确定的状态，他走使和最大
//!    的那条边；在其余的状态，他走第 4 步的那条边。对步数归纳：只要经过的状态都已确定，已得的权值加
//!    上当前状态所定的和，就不小于起始状态所定的和；而游戏只在当前状态所定的和为 0 时才会结束。Aoki
//!    的一步不改变这个总数。Takahashi 的一步若走到更早确定的状态，总数不会变小，因为当时选的是最小
//!    的候选；若走到更晚确定的状态，也不会变小，因为那里所定的和不更小；若走到始终未确定的状态，由
//!    第 4 步，游戏不会结束。
//! 4. 从始终未确定的状态出发，游戏不会结束：Aoki 总有一条边通向另一个这样的状态，
//!    而 Takahashi 的每条边都通向这样的状态。
//!
//! 复杂度：O((N + M) log (N + M))。

use grundy::contest::edges::Rows;
use proconio::{input, marker::Usize1};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

struct Edge {
    tail: usize,
    head: usize,
    weight: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Player {
    Takahashi,
    Aoki,
}

/// A candidate: a state and its sum; the least sum comes first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    sum: u64,
    vertex: usize,
    mover: Player,
}

/// What is known about a vertex.
#[derive(Clone, Default)]
struct Vertex {
    takahashi: Option<u64>,
    aoki: Option<u64>,
    /// The number of edges that do not yet lead to a settled state with Takahashi to move.
    open_edges: usize,
    /// The largest total over all edges that lead to a settled state with Takahashi to move.
    largest: u64,
}

fn main() {
    input! { n: usize, m: usize, start: Usize1, edges: [(Usize1, Usize1, u64); m] }
    assert!(start < n, "the token on vertex {} of {n}", start + 1);
    let edges: Vec<Edge> =
        edges.into_iter().map(|(tail, head, weight)| Edge { tail, head, weight }).collect();
    for edge in &edges {
        let (a, b) = (edge.tail + 1, edge.head + 1);
        assert!(a.max(b) <= n, "an edge from {a} to {b} of {n} vertices");
    }
    match settle(n, &edges)[start].takahashi {
        Some(sum) => println!("{sum}"),
        None => println!("INFINITY"),
    }
}

/// Settles all states from which Takahashi can force the game to end.
fn settle(n: usize, edges: &[Edge]) -> Vec<Vertex> {
    let mut vertices = vec![Vertex::default(); n];
    for edge in edges {
        vertices[edge.tail].open_edges += 1;
    }
    let mut candidates = BinaryHeap::new();
    for vertex in (0..n).filter(|&vertex| vertices[vertex].open_edges == 0) {
        for mover in [Player::Takahashi, Player::Aoki] {
            candidates.push(Reverse(Candidate { sum: 0, vertex, mover }));
        }
    }
    // For each vertex, the numbers of the edges that lead to it.
    let back = Rows::new(n, edges.iter().enumerate().map(|(number, edge)| (edge.head, number)));
    while let Some(Reverse(Candidate { sum, vertex, mover })) = candidates.pop() {
        let settled = match mover {
            Player::Takahashi => &mut vertices[vertex].takahashi,
            Player::Aoki => &mut vertices[vertex].aoki,
        };
        if settled.is_some() {
            continue;
        }
        *settled = Some(sum);
        for &number in back.row(vertex as u32) {
            let Edge { tail, weight, .. } = edges[number as usize];
            let before = &mut vertices[tail];
            let sum = sum.checked_add(weight).expect("a sum of weights is 2^64 or more");
            match mover {
                Player::Takahashi => {
                    before.open_edges -= 1;
                    before.largest = before.largest.max(sum);
                    if before.open_edges == 0 {
                        let sum = before.largest;
                        let mover = Player::Aoki;
                        candidates.push(Reverse(Candidate { sum, vertex: tail, mover }));
                    }
                }
                Player::Aoki if before.takahashi.is_none() => {
                    let mover = Player::Takahashi;
                    candidates.push(Reverse(Candidate { sum, vertex: tail, mover }));
                }
                Player::Aoki => {}
            }
        }
    }
    vertices
}
