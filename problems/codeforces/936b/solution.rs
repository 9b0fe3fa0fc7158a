//! Codeforces 936B — Sleepy Game
//! <https://codeforces.com/problemset/problem/936/B> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: a chip stands on vertex s of a directed graph. Two players take turns moving it along an
//! edge, and whoever cannot move loses; but the second player sleeps, and the first player makes
//! the moves of both. The input is `n m`; then, for each vertex, a line `c a₁ … a_c` with the
//! number of its outgoing edges and the vertices to which they lead; and finally `s`. Print `Win`
//! and the vertices of a walk on which the first player wins (any such walk will do); if there is
//! none, print `Draw` if he can go on for ever, else `Lose`.
//! Bounds: 2 ≤ n ≤ 10^5; 0 ≤ m ≤ 2 · 10^5.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph, one player makes all moves.
//! Why: the first player wins if the chip gets stuck on the sleeper's turn, that is, after an odd
//! number of moves. So what matters is which vertices the chip can reach after an odd number of
//! moves and which after an even number: if there is a walk on which he wins, a search over the 2n
//! pairs of a vertex and a parity finds such a walk. If there is no such walk, he can go on for
//! ever exactly when he can reach a cycle, since a walk of more than n - 1 moves visits some vertex
//! twice. Otherwise, on each walk, the chip gets stuck on the first player's own turn.
//! Cost: O(n + m); the walk that the search finds visits no pair twice, so it has at most 2n - 1
//! moves.
//!
//! 规则：棋子在有向图的点 s 上。两人轮流把它沿边移动，无法操作者输；但后手睡着了，所有的步都由
//! 先手来走。输入为 `n m`、各点的出边 `c a₁ … a_c` 和 `s`。先手能赢则输出 `Win` 和任意一条使他
//! 赢的路径上的点；否则，若他能永远走下去，输出 `Draw`；否则输出 `Lose`。
//! 范围：2 ≤ n ≤ 10^5；0 ≤ m ≤ 2 · 10^5。
//! 模型：图上游戏，所有的步都由一人走。
//! 思路：棋子走到没有出边的点时，若轮到睡着的人，先手就赢，也就是走了奇数步之后。所以要看他经奇
//! 数步、经偶数步各能到达哪些点：在点与奇偶性组成的 2n 个状态上搜索，能赢时就会找到一条赢的路
//! 径。若没有，则他能永远走下去，当且仅当能到达一个环，因为超过 n - 1 步的路径必经过某个点两
//! 次。否则每条路径都在轮到他自己时走到头。
//! 复杂度：O(n + m)；找到的路径不重复经过任何状态，所以至多 2n - 1 步。

use grundy::graph::Dag;
use itertools::Itertools;
use proconio::input;

const EVEN: usize = 0;
const ODD: usize = 1;

struct Graph {
    /// Where the edges of each vertex lead.
    edges: Vec<Vec<usize>>,
    start: usize,
}

fn main() {
    let graph = read();
    let search = Search::new(&graph);
    let is_stuck = |&vertex: &usize| graph.edges[vertex].is_empty();
    let mut stuck = (0..graph.edges.len()).filter(is_stuck);
    if let Some(last) = stuck.find(|&vertex| search.reaches(vertex, ODD)) {
        let way = search.way(last);
        println!("Win\n{}", way.iter().map(|vertex| vertex + 1).join(" "));
    } else if search.reaches_a_cycle() {
        println!("Draw");
    } else {
        println!("Lose");
    }
}

fn read() -> Graph {
    input! { n: usize, _m: usize }
    let mut edges = vec![];
    for vertex in 1..=n {
        input! { heads: [usize] }
        if let Some(head) = heads.iter().find(|head| !(1..=n).contains(head)) {
            panic!("an edge from {vertex} to {head}, outside 1..={n}");
        }
        edges.push(heads.into_iter().map(|head| head - 1).collect());
    }
    input! { s: usize }
    assert!((1..=n).contains(&s), "the start {s}, outside 1..={n}");
    Graph { edges, start: s - 1 }
}

/// The vertices that can be reached from the start, for each parity of the number of moves.
struct Search<'a> {
    graph: &'a Graph,
    /// For each vertex v and each parity: the vertex before v on a walk from the start to v with a
    /// number of moves of this parity, or `None` if there is no such walk. For the start and an
    /// even number of moves, this is the start itself.
    previous: Vec<[Option<usize>; 2]>,
}

impl<'a> Search<'a> {
    /// Searches the graph from its start.
    fn new(graph: &'a Graph) -> Search<'a> {
        let mut previous = vec![[None; 2]; graph.edges.len()];
        previous[graph.start][EVEN] = Some(graph.start);
        let mut open = vec![(graph.start, EVEN)];
        while let Some((vertex, parity)) = open.pop() {
            for &head in &graph.edges[vertex] {
                let entry = &mut previous[head][1 - parity];
                if entry.is_none() {
                    *entry = Some(vertex);
                    open.push((head, 1 - parity));
                }
            }
        }
        Search { graph, previous }
    }

    /// Returns whether a walk whose number of moves has the given parity leads to `vertex`.
    fn reaches(&self, vertex: usize, parity: usize) -> bool {
        self.previous[vertex][parity].is_some()
    }

    /// Returns the vertices of a walk with an odd number of moves from the start to `last`.
    fn way(&self, last: usize) -> Vec<usize> {
        let mut way = vec![last];
        let (mut vertex, mut parity) = (last, ODD);
        while (vertex, parity) != (self.graph.start, EVEN) {
            vertex = self.previous[vertex][parity].expect("the search has been here");
            parity = 1 - parity;
            way.push(vertex);
        }
        way.reverse();
        way
    }

    /// Returns whether some cycle can be reached.
    fn reaches_a_cycle(&self) -> bool {
        let mut edges = vec![];
        for (vertex, heads) in self.graph.edges.iter().enumerate() {
            if self.reaches(vertex, EVEN) || self.reaches(vertex, ODD) {
                edges.extend(heads.iter().map(|&head| (vertex, head)));
            }
        }
        // The one error possible here is that these edges have a cycle.
        Dag::from_edges(self.graph.edges.len(), &edges).is_err()
    }
}
