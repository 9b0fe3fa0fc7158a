//! AtCoder ABC 218 G — Game on Tree 2
//! <https://atcoder.jp/contests/abc218/tasks/abc218_g> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: each vertex of a tree is labelled with an even number. Taro and Jiro take turns moving a
//! piece, Taro first; it starts on vertex 1, and each move takes it to a neighbour that it has not
//! visited yet, until there is no such neighbour. Taro wants the median of the visited numbers to
//! be large, and Jiro wants it small; the median of an even number of values is the mean of the
//! middle two. The input is `N`, the numbers and N - 1 edges; print the median.
//! Bounds: 2 ≤ N ≤ 10^5; the numbers are from 2 to 10^9.
//! Kind: score
//! Picture: picture.rs
//! Model: game on a tree, for a score.
//! Why: from the root, vertex 1, the piece can only go down, so it follows a path to a leaf, where
//! play ends. A leaf is worth the median of its path. Any other vertex is worth the largest of its
//! children's values if Taro moves from it, that is, at an even depth, and the smallest of these
//! values if Jiro moves from it. While the tree is walked depth-first, the numbers on the current
//! path are counted by rank, so the k-th smallest of them can be found in O(log N) steps.
//! Cost: O(N log N).
//!
//! 规则：一棵树的每个点上写有一个偶数。Taro 和 Jiro 轮流移动一枚棋子，Taro 先手；棋子从点 1 出
//! 发，每次操作走到一个没有到过的相邻点，直到走不动为止。Taro 希望经过的各数的中位数大，Jiro 希
//! 望它小；有偶数个数时，中位数是中间两个数的平均值。输入 `N`、各点上的数和 N - 1 条边；输出这
//! 个中位数。
//! 范围：2 ≤ N ≤ 10^5；各数从 2 到 10^9。
//! 模型：树上游戏，比的是得分。
//! 思路：从根即点 1 出发，棋子只能往下走，所以终点是叶子，经过的恰是从根到它的路径。叶子的值是
//! 这条路径的中位数；其他点的值，在偶数深度由 Taro 走，取各儿子的最大值，在奇数深度由 Jiro 走，
//! 取最小值。深度优先遍历这棵树，同时把当前路径上的数按名次计数，这样 O(log N) 就能查到第 k 小
//! 的数。
//! 复杂度：O(N log N)。

use grundy::contest::fenwick::FenwickTree;
use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

/// A step of the walk through the tree.
enum Step {
    Enter(usize),
    Leave(usize),
}

fn main() {
    input! { n: usize, numbers: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
    assert!(numbers.iter().all(|number| number % 2 == 0), "an odd number, which has no half");
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    println!("{}", play(&tree, path_medians(&tree, &numbers)));
}

/// Returns the median of the path to each leaf, and `None` for the other vertices.
fn path_medians(tree: &RootedTree, numbers: &[u64]) -> Vec<Option<u64>> {
    let mut children = vec![Vec::new(); numbers.len()];
    for (vertex, parent) in tree.parents().iter().enumerate() {
        if let Some(parent) = *parent {
            children[parent].push(vertex);
        }
    }
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let rank = |vertex: usize| sorted.partition_point(|&number| number < numbers[vertex]);
    // How many numbers of each rank the path has.
    let mut counts = FenwickTree::new(vec![0; sorted.len()]);
    let depths = tree.depths();
    let mut medians = vec![None; numbers.len()];
    let mut steps = vec![Step::Enter(0)];
    while let Some(step) = steps.pop() {
        match step {
            Step::Enter(vertex) => {
                counts.add(rank(vertex), 1);
                if children[vertex].is_empty() {
                    // The path has one more number than steps.
                    let steps = depths[vertex] as i64;
                    let lower = sorted[counts.first_above(steps / 2)];
                    let upper = sorted[counts.first_above((steps + 1) / 2)];
                    medians[vertex] = Some(lower + (upper - lower) / 2);
                }
                steps.push(Step::Leave(vertex));
                steps.extend(children[vertex].iter().map(|&child| Step::Enter(child)));
            }
            Step::Leave(vertex) => counts.add(rank(vertex), -1),
        }
    }
    medians
}

/// Returns the value of the root, given the values of the leaves.
fn play(tree: &RootedTree, mut worths: Vec<Option<u64>>) -> u64 {
    let depths = tree.depths();
    for &vertex in tree.from_root().iter().rev() {
        let worth = worths[vertex].expect("a child or the median of the path");
        if let Some(parent) = tree.parents()[vertex] {
            worths[parent] = Some(match worths[parent] {
                None => worth,
                Some(best) if depths[parent] % 2 == 0 => best.max(worth),
                Some(best) => best.min(worth),
            });
        }
    }
    worths[0].expect("a worth for every vertex")
}
