//! Luogu P7864 — Picking leaves (摘叶子)
//! <https://www.luogu.com.cn/problem/P7864> · 2 s? · 125 MiB? · difficulty 6
//!
//! Rules: a tree of n vertices with root 1; a move picks any positive number of its current leaves,
//! and whoever picks vertex 1 wins. The input has T cases: `n`, then the parents of vertices 2 to
//! n; print 1 if the first player wins, else 0.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ n ≤ 10^6.
//! Kind: impartial
//! Model: parity, of chains above the leaves.
//! Why: the chain of a leaf leads towards the root, and ends just before the first vertex with two
//! or more children, or at the root itself; its length is the number of its vertices. The position
//! is won exactly when some chain has an odd length:
//!
//! 1. If a leaf is a chain by itself, the position is won. If this leaf is the root, picking it
//!    wins at once. Otherwise its parent has another child and does not become a leaf when the leaf
//!    is picked. If picking the leaf alone does not win, then the opponent has a winning answer
//!    that picks some leaves; the mover can pick these leaves together with the first leaf instead,
//!    with the same result.
//! 2. So nobody wants to shorten a chain from 2 vertices to 1. While all chains have 2 vertices or
//!    more, a move takes one vertex from each of one or more chains and changes nothing else in the
//!    tree.
//! 3. If all chains have even lengths, the position is lost. A move makes some of the lengths odd.
//!    If some chain has length 1 now, the opponent wins by step 1; otherwise the opponent shortens
//!    the same chains once more, and all lengths are even again.
//! 4. If some chains have odd lengths, and no chain has length 1, shortening each odd chain by 1
//!    makes all lengths even, with 2 vertices or more in each chain.
//!
//! Cost: O(n) per case.
//!
//! 规则：有一棵 n 个点的树，根为 1；每次操作摘掉当前叶子中的至少一片，摘掉点 1 者胜。共 T 组数
//! 据，每组先给出 n，再给出 2 到 n 的父亲；先手胜输出 1，否则输出 0。
//! 范围：1 ≤ T ≤ 10；1 ≤ n ≤ 10^6。
//! 模型：奇偶性，看叶子上方的链。
//! 思路：一片叶子的链从叶子往根走，到至少有两个儿子的点之前的最后一个点为止，或者到根为止。当且
//! 仅当有一条链的长度为奇数时必胜：
//!
//! 1. 若一片叶子自己就是整条链，则必胜。叶子是根时，直接摘掉它。否则它的父亲还有别的儿子，摘掉
//!    这片叶子后父亲不会成为叶子。如果只摘它不能赢，对手就有一个必胜的应对，摘掉某些叶子；先手
//!    一开始就可以把这些叶子与它一起摘掉，结果相同。
//! 2. 所以谁也不愿把长为 2 的链缩短成 1。只要所有链都不短于 2，每步就是从若干条链各去掉一个点，
//!    树的其余部分不变。
//! 3. 若所有链长都是偶数，则必败。每步使其中几条变成奇数。若有一条变成 1，对手由第 1 步获胜；否
//!    则对手把同样这几条再各缩短一个点，又全是偶数。
//! 4. 若有链长为奇数，且都不是 1，就把这些链各缩短一个点，使链长全是偶数，且不小于 2。
//!
//! 复杂度：每组 O(n)。

use grundy::contest::rooted_tree::RootedTree;
use proconio::{input, marker::Usize1};

/// Returns whether the chain of some leaf has an odd length.
fn has_odd_chain(tree: &RootedTree) -> bool {
    let parents = tree.parents();
    let mut children = vec![0u32; parents.len()];
    for &parent in parents.iter().flatten() {
        children[parent] += 1;
    }
    // Whether the chain that leads down to a vertex would be odd if it ended there.
    let mut is_odd = vec![true; parents.len()];
    for &vertex in tree.from_root() {
        if let Some(parent) = parents[vertex].filter(|&parent| children[parent] == 1) {
            is_odd[vertex] = !is_odd[parent];
        }
    }
    (0..parents.len()).any(|vertex| children[vertex] == 0 && is_odd[vertex])
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "0 vertices, but a tree has a root");
        input! { named_parents: [Usize1; n - 1] }
        let parents: Vec<Option<usize>> =
            std::iter::once(None).chain(named_parents.into_iter().map(Some)).collect();
        let tree = RootedTree::from_parents(&parents).unwrap_or_else(|error| panic!("{error}"));
        answers += if has_odd_chain(&tree) { "1\n" } else { "0\n" };
    }
    print!("{answers}");
}
