//! Codeforces 1411G — No Game No Life
//! <https://codeforces.com/problemset/problem/1411/G> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a directed graph of n vertices has no cycles. Numbers from 1 to n + 1, all equally
//! likely, are drawn again and again: a number up to n puts a chip on the vertex with that number,
//! and n + 1 ends the drawing. Then a move takes one of the chips along an edge, and whoever cannot
//! move loses. The input is `n m`, then the edges; print the probability that the first player
//! wins, modulo 998244353.
//! Bounds: 1 ≤ n ≤ 10^5; 0 ≤ m ≤ 10^5.
//! Kind: count
//! Model: game on a graph, a sum of tokens counted by nim sum.
//! Why: the second player wins if the chips' Grundy values have nim sum 0. Let c(x) be the number
//! of vertices with the value x, and C the Walsh–Hadamard transform of c. The probabilities of nim
//! sums are combined by xor convolution, which corresponds to multiplying the transforms.
//!
//! 1. For each nim sum, take the probability that the first k draws all give vertices and that the
//!    values of these vertices have this nim sum: the transform of these probabilities is (C / (n +
//!    1))^k. Then n + 1 is drawn with probability 1 / (n + 1). The sum over all k is a geometric
//!    series, which adds up to 1 / (n + 1 - C), as no entry of C has an absolute value above n.
//! 2. The probability that the nim sum is 0 is the mean of the entries of this transform.
//! 3. There are few different values: a vertex with the value v has an edge to a vertex of each
//!    smaller value, and the same holds for each vertex that these edges lead to. So v (v + 1)
//!    / 2 ≤ m, and the transform is short.
//!
//! Cost: O(n + m).
//!
//! 规则：有一张 n 个点的有向无环图。反复等概率地抽取 1 到 n + 1 中的一个数：抽到不超过 n 的数，
//! 就在那个点放一枚棋子；抽到 n + 1 就停止。之后每次操作把一枚棋子沿一条边移动，无法操作者输。
//! 只有一组数据，给出 `n m` 和各边；输出先手胜的概率，对 998244353 取模。
//! 范围：1 ≤ n ≤ 10^5；0 ≤ m ≤ 10^5。
//! 模型：图上游戏，局面是多枚棋子的和，按异或和计数。
//! 思路：各棋子的 SG 值的异或和为 0 则后手胜。设 c(x) 为值等于 x 的点数，C 为它的沃尔什–阿达马
//! 变换（FWT）。合并异或和的概率要作异或卷积，对变换来说就是相乘。
//!
//! 1. 先抽到 k 个点且异或和为某数的概率，其变换是 (C / (n + 1))^k。然后以概率 1 / (n + 1) 抽到
//!    n + 1。对所有 k 求和是等比级数，极限为 1 / (n + 1 - C)；收敛是因为 |C| 都不超过 n。
//! 2. 异或和为 0 的概率，是这个变换在所有位置上的平均值。
//! 3. 值的种类很少：值为 v 的点，对每个更小的值至少有一条边通往取该值的点，所以
//!    v (v + 1) / 2 ≤ m，变换很短。
//!
//! 复杂度：O(n + m)。

use grundy::contest::mod_int::ModInt;
use grundy::contest::walsh::transform;
use grundy::graph::Dag;
use proconio::{input, marker::Usize1};

type Mod = ModInt<998_244_353>;

fn main() {
    input! { n: usize, m: usize, edges: [(Usize1, Usize1); m] }
    let graph = Dag::from_edges(n, &edges).unwrap_or_else(|error| panic!("{error}"));
    let mut counts = count_values(graph.values());
    transform(&mut counts);
    let mut sum = Mod::default();
    for count in &counts {
        sum += Mod::new((n as i64 + 1 - count) as u64).inverse();
    }
    let second_wins = sum * Mod::new(counts.len() as u64).inverse();
    println!("{}", Mod::new(1) - second_wins);
}

/// Returns the number of vertices with each value, padded with zeros to a length that is a power of
/// two.
fn count_values(values: &[u32]) -> Vec<i64> {
    let largest = values.iter().max().map_or(0, |&largest| largest as usize);
    let mut counts = vec![0; (largest + 1).next_power_of_two()];
    for &value in values {
        counts[value as usize] += 1;
    }
    counts
}
