//! BZOJ 2819 — Nim
//! <https://hydro.ac/d/bzoj/p/2819> · 10 s? · 128 MiB? · difficulty 5
//!
//! Rules: there is a heap of stones on each vertex of a tree. The input is one case: `n`, the
//! heaps, n - 1 edges, q, then q lines: `C v k` sets the heap of v to k stones, and `Q v u` asks
//! who wins Nim with the heaps on the path from v to u. Print for each `Q` whether the first player
//! wins, `Yes` or `No`.
//! Bounds: 1 ≤ n, q ≤ 500,000; a heap always has 0 to 32,767 stones (a note says 0 to INT_MAX).
//! Kind: impartial
//! Rule: nim
//! Model: Nim, on the paths of a tree.
//! Why: by Bouton's theorem the first player wins exactly when the nim sum of the heaps on the path
//! is not 0. This nim sum is the nim sum of three numbers: the nim sums of the two paths from the
//! root to the ends, in which the common part cancels out, and the heap on the last common vertex.
//! Cost: O((n + q) log n).
//!
//! 规则：树的每个点上有一堆石子。只有一组数据，依次给出 n、各堆的石子数、n - 1 条边和 q，然后是
//! q 行：`C v k` 把点 v 的一堆改为 k 枚，`Q v u` 询问用 v 到 u 路径上的各堆玩 Nim 游戏的结果。
//! 对每个 `Q` 先手必胜输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ n, q ≤ 500,000；每堆任何时候有 0 到 32,767 枚石子（另有一处注明 0 到 INT_MAX）。
//! 模型：Nim 游戏，在树的路径上。
//! 思路：由 Bouton 定理，当且仅当路径上的异或和不为 0 时先手胜。它等于从根到两个端点的两条路上
//! 各堆的异或和（直到最近公共祖先的部分全部抵消），再异或上最近公共祖先那一堆。
//! 复杂度：O((n + q) log n)。

use grundy::contest::path_sums::PathSums;
use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize }
    assert!(n > 0, "a tree of 0 vertices");
    input! { heaps: [u64; n], edges: [(Usize1, Usize1); n - 1], q: usize }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    drop(edges);
    let mut sums = PathSums::new(&tree, heaps);
    let mut verdicts = String::new();
    for _ in 0..q {
        input! { command: char, v: Usize1 }
        assert!(v < n, "vertex {} of {n}", v + 1);
        match command {
            'C' => {
                input! { heap: u64 }
                sums.set(v, heap);
            }
            'Q' => {
                input! { u: Usize1 }
                assert!(u < n, "vertex {} of {n}", u + 1);
                verdicts += if sums.sum(v, u) != 0 { "Yes\n" } else { "No\n" };
            }
            _ => panic!("{command:?} is neither C nor Q"),
        }
    }
    print!("{verdicts}");
}
