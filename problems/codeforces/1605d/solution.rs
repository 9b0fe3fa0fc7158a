//! Codeforces 1605D — Treelabeling
//! <https://codeforces.com/problemset/problem/1605/D> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: a token moves on a tree of nodes numbered 1 to n. The first move puts the token on any
//! node; every later move takes it from a node v to a neighbour u that it has not visited, which is
//! allowed only if u ⊕ v <= min(u, v). Whoever cannot move loses. The input is the number of cases,
//! then `n` and the edges for each. Print for each case new numbers for the nodes such that as many
//! first moves as possible win.
//! Bounds: at most 10^5 cases; 1 ≤ n ≤ 2 · 10^5, in each case and in all cases together.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a tree, numbered so that the second player cannot move.
//! Why: all n first moves can win, because the tree can be numbered so that no edge allows a move.
//!
//! 1. The condition u ⊕ v <= min(u, v) holds if and only if the highest binary digits of u and v
//!    are at the same place. If they are, they cancel in u ⊕ v, so u ⊕ v is smaller than both
//!    numbers; otherwise u ⊕ v has the highest digit of the larger number and is larger than the
//!    smaller number.
//! 2. Colour the tree with two colours, so that each edge joins nodes of different colours. Let s
//!    be the number of nodes with the rarer colour; then s <= n / 2. For each power 2^i in the
//!    binary representation of s, 2^i of the nodes with the rarer colour get the numbers whose
//!    highest binary digit has the value 2^i; this makes s nodes in all. As 2^i <= s <= n / 2,
//!    these numbers are at most 2^(i + 1) - 1 < n. The remaining nodes get the remaining numbers,
//!    so no edge joins two numbers whose highest binary digits are at the same place.
//!
//! Cost: O(n).
//!
//! 规则：有一棵树，点编号 1 到 n，另有一枚棋子。第一步把棋子放到任意一点；之后每次操作把它从 v
//! 移到没有到过的邻点 u，要求 u ⊕ v <= min(u, v)。无法操作者输。先给出数据组数，每组给出 `n` 和
//! 各边；输出一种重新编号，使能获胜的第一步尽量多。
//! 范围：至多 10^5 组；1 ≤ n ≤ 2 · 10^5，各组总和也是如此。
//! 模型：树上游戏，编号使后手无法操作。
//! 思路：n 种第一步都可以获胜，因为可以这样编号，使任何边都不能走。
//!
//! 1. u ⊕ v <= min(u, v) 当且仅当 u 与 v 的二进制最高位相同：相同时，这一位在 u ⊕ v 中消失，它
//!    比两者都小；不同时，u ⊕ v 的最高位是较大者的最高位，它大于另一个数。
//! 2. 把树二染色，每条边的两端异色。设较少的颜色有 s 个点，s <= n / 2。对 s 的每个二进制 1，设
//!    值为 2^i，把最高位是 2^i 的那些数分给它们：每位有 2^i 个数，共 s 个；因为
//!    2^i <= s <= n / 2，这些数不超过 2^(i + 1) - 1 < n。其余的数给另一种颜色。于是没有一条边连
//!    接最高位相同的两个数。
//!
//! 复杂度：O(n)。

use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input, marker::Usize1};

fn main() {
    input! { cases: usize }
    let mut output = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "a tree without nodes");
        input! { edges: [(Usize1, Usize1); n - 1] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        output += &format!("{}\n", numbers_without_moves(&tree).iter().format(" "));
    }
    print!("{output}");
}

/// Returns a number for each node such that the highest binary digits of neighbours are at
/// different places.
fn numbers_without_moves(tree: &RootedTree) -> Vec<usize> {
    let is_odd: Vec<bool> = tree.depths().iter().map(|depth| depth % 2 == 1).collect();
    let n = is_odd.len();
    let odd = is_odd.iter().filter(|&&is_odd| is_odd).count();
    let (rarer, rare_count) = if odd <= n / 2 { (true, odd) } else { (false, n - odd) };
    // A number has the highest digit 2^i if it is at least 2^i, but less than 2^(i + 1).
    let is_rare = |number: &usize| rare_count >> number.ilog2() & 1 == 1;
    let (mut rare, mut common): (Vec<usize>, Vec<usize>) = (1..=n).partition(is_rare);
    let numbers = is_odd.iter().map(|&is_odd| {
        let next = if is_odd == rarer { rare.pop() } else { common.pop() };
        next.expect("as many numbers as nodes of the colour")
    });
    numbers.collect()
}
