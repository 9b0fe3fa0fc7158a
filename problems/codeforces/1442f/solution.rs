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
