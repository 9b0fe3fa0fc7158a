//! CodeChef GTHRONES — A Game of Thrones
//! <https://www.codechef.com/problems/GTHRONES> · 1 s · 1536 MiB? · difficulty 7
//!
//! Rules: N different numbers u_i are written in a notebook, and each u_i is written c_i times.
//! Bran names the first one. Then the players, Tyrion first, take turns: each erases one copy of
//! the current number and names another number that is still in the notebook and equals the erased
//! number multiplied or divided by a prime. Whoever cannot do so loses. The input is `N` and N
//! lines `u c`; print `Bran` and the smallest number with which he wins, or `Tyrion` if there is
//! none.
//! Bounds: 1 ≤ N ≤ 500; 1 ≤ u ≤ 10^18; 1 ≤ c ≤ 10^9.
//! Kind: impartial
//! Model: game on a graph, geography, with many copies of a vertex.
//! Why: join two numbers if their quotient is a prime. Each move leads to a copy that has not been
//! current before, so Bran wins exactly when he starts with a copy that some maximum matching
//! leaves out (Fraenkel, Scheinerman and Ullman, 1993; CodeChef HAMILG has the proof). Each step
//! adds or removes one prime factor, so the graph is bipartite, and a maximum flow gives a maximum
//! matching of all copies.
//!
//! 1. The source can send up to c(u) to each number u on one side, each edge can carry any amount
//!    to the other side, and each number v on the other side can send up to c(v) to the sink. A
//!    flow of whole numbers is a matching of copies.
//! 2. Any other maximum flow differs from the given one by cycles in the residual network. So some
//!    maximum flow does not use up c(u) if and only if a path in the residual network leads from
//!    the source to u: either the arc from the source to u itself has room, or the path, continued
//!    by the reverse of this arc, is a cycle. On the other side, the same holds for paths from v to
//!    the sink.
//! 3. A number up to 10^18 has at most 15 different prime factors, so there are at most 15 N edges.
//!    With N ≤ 500 there are fewer than 250,000 quotients to test; few of them are primes, and most
//!    of the others fail the very first test.
//!
//! Cost: O(N²) primality tests, and a maximum flow along shortest paths (Edmonds and Karp), in O(N
//! E²) at worst, where E is the number of edges.
//!
//! 规则：笔记本上写着 N 个不同的数，数 u_i 写了 c_i 遍。Bran 先指定第一个数。之后双方轮流操作，
//! Tyrion 先手：把当前的数擦去一遍，再指定一个还写着的数，它必须是当前的数乘以或除以一个质数。
//! 无法这样操作者负。输入 `N` 和 N 行 `u c`；若 Bran 能胜，输出 `Bran` 和能使他获胜的最小的数，
//! 否则输出 `Tyrion`。
//! 范围：1 ≤ N ≤ 500；1 ≤ u ≤ 10^18；1 ≤ c ≤ 10^9。
//! 模型：图上游戏，二分图博弈（地理游戏），一个点有多份。
//! 思路：商为质数的两个数之间连边。每步在这张图上走到一个数的某一份，这一份以前从未当过当前的
//! 数。所以 Bran 能胜的起点，正是某个最大匹配没有盖住的点（Fraenkel、Scheinerman、Ullman，
//! 1993，证明见 CodeChef HAMILG）。每步使质因数的个数加一或减一，所以图是二分图，把所有的份数都
//! 算上，最大匹配就是最大流。
//!
//! 1. 源点向一侧的每个数 u 供给至多 c(u)，中间的边容量不限，另一侧的每个数 v 向汇点流出至
//!    多 c(v)。整数流就是各份之间的匹配。
//! 2. 另一个最大流与手上这个最大流之差，是残量网络中的若干个环。所以存在不用满 c(u) 的最大流，
//!    当且仅当残量网络中从源点能到 u：或者直接到，或者沿一条路到，再把 u 得到的流退回去，就成了
//!    环。对另一侧，看从 v 能否到汇点，道理相同。
//! 3. 不超过 10^18 的数至多有 15 个不同的质因数，所以至多 15 N 条边。N ≤ 500，要检验的商不到 250
//!    000 个；其中质数很少，其余的大多在第一次检验时就被排除。
//!
//! 复杂度：O(N²) 次质数判定，再加一次沿最短路增广的最大流（Edmonds–Karp），E 条边时最坏 O(N E²)。

use grundy::contest::primes::is_prime;
use proconio::input;

const SOURCE: usize = 0;
const SINK: usize = 1;

/// The network index of the vertex for the first number.
const FIRST: usize = 2;

fn main() {
    input! { lines: [(u64, u64)] }
    let (numbers, copies): (Vec<u64>, Vec<u64>) = lines.into_iter().unzip();
    assert!(!numbers.contains(&0), "the number 0");
    let network = Network::new(&numbers, &copies);
    match network.numbers_left_out().map(|index| numbers[index]).min() {
        Some(number) => println!("Bran {number}"),
        None => println!("Tyrion"),
    }
}

/// Returns, for each number, the indices of the numbers that result from multiplying or dividing it
/// by a prime.
fn neighbours(numbers: &[u64]) -> Vec<Vec<usize>> {
    let mut neighbours = vec![vec![]; numbers.len()];
    for (a, &number) in numbers.iter().enumerate() {
        for (b, &multiple) in numbers.iter().enumerate() {
            let (quotient, rest) = (multiple / number, multiple % number);
            if rest == 0 && is_prime(quotient) {
                neighbours[a].push(b);
                neighbours[b].push(a);
            }
        }
    }
    neighbours
}

/// A network, and the room left in its arcs. The arcs 2i and 2i + 1 are opposite, so flow through
/// one gives room to the other.
struct Network {
    arcs: Vec<Arc>,
    /// The arcs from each vertex.
    leaving: Vec<Vec<usize>>,
    /// Whether each number is on the side of the source.
    is_fed: Vec<bool>,
}

struct Arc {
    to: usize,
    room: u64,
}

impl Network {
    /// Creates the network of the numbers, with a maximum flow through it.
    fn new(numbers: &[u64], copies: &[u64]) -> Network {
        let neighbours = neighbours(numbers);
        let is_fed = two_sides(&neighbours);
        let leaving = vec![vec![]; FIRST + numbers.len()];
        let mut network = Network { arcs: vec![], leaving, is_fed };
        for (number, others) in neighbours.iter().enumerate() {
            if network.is_fed[number] {
                network.join(SOURCE, FIRST + number, copies[number]);
                others
                    .iter()
                    .for_each(|other| network.join(FIRST + number, FIRST + other, u64::MAX));
            } else {
                network.join(FIRST + number, SINK, copies[number]);
            }
        }
        while network.augment() {}
        network
    }

    fn join(&mut self, from: usize, to: usize, room: u64) {
        self.leaving[from].push(self.arcs.len());
        self.leaving[to].push(self.arcs.len() + 1);
        self.arcs.extend([Arc { to, room }, Arc { to: from, room: 0 }]);
    }

    /// Sends as much flow as possible along a shortest path, and returns whether there was such a
    /// path.
    fn augment(&mut self) -> bool {
        let arrivals = self.arrivals(SOURCE, |arc| arc);
        let path: Vec<usize> =
            std::iter::successors(arrivals[SINK], |&arc| arrivals[self.arcs[arc ^ 1].to]).collect();
        match path.iter().map(|&arc| self.arcs[arc].room).min() {
            None => false,
            Some(amount) => {
                for arc in path {
                    self.arcs[arc].room -= amount;
                    self.arcs[arc ^ 1].room = self.arcs[arc ^ 1].room.saturating_add(amount);
                }
                true
            }
        }
    }

    /// Returns, for each vertex, the arc by which a search from `start` reached it, if any. The
    /// search follows an arc if there is room in the arc to which `needs_room` maps it.
    fn arrivals(&self, start: usize, needs_room: impl Fn(usize) -> usize) -> Vec<Option<usize>> {
        let mut arrivals = vec![None; self.leaving.len()];
        let mut reached = vec![start];
        let mut done = 0;
        while done < reached.len() {
            for &arc in &self.leaving[reached[done]] {
                let to = self.arcs[arc].to;
                if to != start && arrivals[to].is_none() && self.arcs[needs_room(arc)].room > 0 {
                    arrivals[to] = Some(arc);
                    reached.push(to);
                }
            }
            done += 1;
        }
        arrivals
    }

    /// Returns the numbers with a copy that some maximum matching leaves out.
    fn numbers_left_out(&self) -> impl Iterator<Item = usize> + '_ {
        let from_source = self.arrivals(SOURCE, |arc| arc);
        let to_sink = self.arrivals(SINK, |arc| arc ^ 1);
        (0..self.is_fed.len()).filter(move |&number| {
            let side = if self.is_fed[number] { &from_source } else { &to_sink };
            side[FIRST + number].is_some()
        })
    }
}

/// Returns, for each vertex of a bipartite graph, whether it is on the first side.
fn two_sides(neighbours: &[Vec<usize>]) -> Vec<bool> {
    let mut sides = vec![None; neighbours.len()];
    for start in 0..neighbours.len() {
        let mut open = vec![(start, true)];
        while let Some((vertex, side)) = open.pop() {
            if sides[vertex].is_none() {
                sides[vertex] = Some(side);
                open.extend(neighbours[vertex].iter().map(|&next| (next, !side)));
            }
        }
    }
    sides.into_iter().map(|side| side == Some(true)).collect()
}
