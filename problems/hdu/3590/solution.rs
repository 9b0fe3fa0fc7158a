//! HDU 3590 — PP and QQ
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3590> · 1 s · 32 MiB · difficulty 6
//!
//! Rules: N trees, each with root 1. A move cuts an edge of one tree and removes everything that is
//! then no longer connected to the root of that tree; whoever cannot move wins. PP moves first. The
//! input consists of cases: N; for each tree its number of vertices m, then m - 1 edges. Print the
//! winner.
//! Bounds: N < 100; m < 100.
//! Kind: impartial
//! Model: Green Hackenbush, trees under misère play.
//! Why: by the colon principle the Grundy value of a tree is the nim sum, over the edges at its
//! root, of one more than the value of the tree above the edge. The judge applies the SJ rule to
//! the values of the trees, as if these were the sizes of heaps of misère Nim: the first player
//! wins if some value is above 1 and the nim sum is not 0, or if no value is above 1 and the nim
//! sum is 0. The rule would be right if play ended as soon as all trees had the value 0, but misère
//! play does not end there: a tree of value 0 may still have moves.
//! Cost: O(m) a tree.
//! Judge: with one tree that has two stalks of two edges each, `1 / 5 / 1 2 / 2 3 / 1 4 / 4 5`, QQ
//! wins by the rules: the stalks are heaps of misère Nim, and the position (2, 2) is lost. Accepted
//! programs, and this one, print PP, because the value of the tree is 0. In fact the game is misère
//! Nim on the branches of all trees. A branch is an edge at a root with everything above this edge,
//! and its size is one more than the value of the tree above the edge (`src/misere.rs` has the
//! proof).
//!
//! 规则：有 N 棵树，根都是 1。每次操作剪断其中一棵的一条边，不再与根连通的部分丢掉；无法操作者
//! 胜，PP 先手。多组数据，读到输入结束；每组先给出 N，再对每棵树给出 m 和 m - 1 条边。输出获胜
//! 者。
//! 范围：N < 100；m < 100。
//! 模型：绿色 Hackenbush，反常规则下的树。
//! 思路：由克朗原理，一棵树的 SG 值，是对根上每条边取“边上子树的 SG 值加一”再求异或和。评测数据
//! 直接对各棵树的 SG 值用 SJ 定理，把它们当作反常 Nim（Anti-Nim）的石子堆：若有 SG 值大于 1 且
//! 异或和不为 0，或者没有 SG 值大于 1 且异或和为 0，则先手胜。如果所有树的 SG 值都变成 0 时游戏
//! 就结束，这样做是对的；但那不是反常规则，反常规则下 SG 值为 0 的树可能还能走。
//! 复杂度：每棵树 O(m)。
//! 评测：只有一棵树、根上两根长为 2 的竹竿时，即 `1 / 5 / 1 2 / 2 3 / 1 4 / 4 5`，按规则应
//! 是 QQ 胜：两根竹竿就是反常 Nim 的两堆，(2, 2) 是必败态。而能通过的程序（包括本程序）输
//! 出 PP，因为这棵树的 SG 值是 0。正确的结论是：把所有树的各个分支合在一起玩反常 Nim；一个分支
//! 是根上的一条边连同它上面的一切，堆的大小等于边上子树的 SG 值加一（证明见 `src/misere.rs`）。

use grundy::contest::rooted_tree::RootedTree;
use grundy::{hackenbush, misere};
use proconio::{input, is_stdin_empty, marker::Usize1};

fn main() {
    let mut winners = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        let mut values = Vec::new();
        for _ in 0..n {
            values.push(read_tree_value());
        }
        winners += if misere::sj_outcome(&values).mover_wins() { "PP\n" } else { "QQ\n" };
    }
    print!("{winners}");
}

/// Reads a tree and returns its Grundy value.
fn read_tree_value() -> u64 {
    input! { m: usize }
    assert!(m > 0, "a tree of 0 vertices");
    input! { edges: [(Usize1, Usize1); m - 1] }
    let tree = RootedTree::from_edges(m, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    hackenbush::tree_values(&tree)[0]
}
