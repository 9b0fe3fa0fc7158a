//! Codeforces 2062E2 — The Game (Hard Version)
//! <https://codeforces.com/problemset/problem/2062/E2> · 6 s · 512 MiB · difficulty 8
//!
//! Rules: there is a tree with root 1 and a value on each node. Cirno chooses a node and deletes
//! its subtree; then the players take turns choosing a remaining node whose value is larger than
//! the value of the node chosen last, and deleting its subtree. Whoever cannot move wins. The input
//! is the number of cases; each case is `n`, the values and the n - 1 edges. Print for each case
//! the number of first choices with which Cirno wins, then these nodes in ascending order.
//! Bounds: at most 10^5 cases; 1 ≤ n ≤ 4 · 10^5, in each case and in all cases together; the values
//! are from 1 to n.
//! Kind: impartial
//! Model: game on a tree, misère, subtrees with larger and larger values.
//! Why: for a node v, let X(v) be the set of the nodes outside the subtree of v that have larger
//! values than v, and call v good if X(v) is not empty.
//!
//! 1. If Cirno chooses a node u that is not good, her opponent cannot move and wins.
//! 2. Otherwise he must choose some node v in X(u). Call v a threat if some node of X(v) is left,
//!    that is, lies outside the subtree of u. If there are threats, he chooses one with the largest
//!    value, and wins: Cirno can move, but only by choosing a node that is not a threat, after
//!    which he cannot move and wins.
//! 3. If there are no threats, Cirno cannot move after his choice, so she wins.
//! 4. A good node v with a larger value than u is a threat unless v lies in the subtree of u or all
//!    of X(v) lies in it. The second case means that the lowest common ancestor of X(v) is in the
//!    subtree of u. So put a mark of 1 on v, a mark of 1 on that ancestor, and a mark of -1 on the
//!    lowest common ancestor of these two nodes. Of these marks, those in the subtree of u add up
//!    to 1 if v is not a threat, and to 0 if v is a threat. Hence Cirno wins with u if and only if
//!    u is good and, of the marks for the k good nodes with larger values than u, those in the
//!    subtree of u add up to k.
//! 5. Number the nodes so that the numbers in each subtree form a range. The nodes are processed
//!    from the largest value down, and a set holds the numbers of the nodes whose values are larger
//!    than the current value. The smallest and the largest of these numbers outside the range of v
//!    are enough to find the lowest common ancestor of X(v).
//! 6. Let a < b be the numbers of two nodes, and let c be the number of their lowest common
//!    ancestor. The nodes a + 1, …, b lie below c, so none of their parents has a smaller number
//!    than c. And one of these nodes is a child of c: the child whose subtree contains b, since a
//!    is not in this subtree and comes before it. So c is the smallest number among the parents of
//!    these nodes.
//!
//! Cost: O(n log n) per case.
//!
//! 规则：有一棵以 1 为根的树，每个点有一个权值。Cirno 先任选一个点，删去它的子树；然后双方轮流
//! 操作，选一个还在的、权值大于上次所选点的点，删去它的子树。最先无法操作者胜。先给出数据组数，
//! 每组给出 `n`、各点权值和 n - 1 条边；每组输出 Cirno 第一步选了能赢的点的个数，再按升序输出这
//! 些点。
//! 范围：至多 10^5 组；1 ≤ n ≤ 4 · 10^5，各组总和也是如此；各权值从 1 到 n。
//! 模型：树上游戏，反常规则，所选子树的权值越来越大。
//! 思路：对点 v，设 X(v) 为 v 的子树之外权值比它大的点的集合；X(v) 非空时称 v 为好点。
//!
//! 1. Cirno 若选了不好的点 u，对手无法操作，对手赢。
//! 2. 否则对手必须选 X(u) 中的某个 v。如果 X(v) 中还有点没被删（即在 u 的子树之外），就称 v 为
//!    威胁。若有威胁，他选其中权值最大的一个就赢：Cirno 能操作，但只能选到不是威胁的点，然后他
//!    就无法操作了。
//! 3. 若没有威胁，他选过之后 Cirno 无法操作，Cirno 赢。
//! 4. 权值大于 u 的好点 v 都是威胁，除非 v 在 u 的子树中，或者 X(v) 整个在 u 的子树中。后者等价
//!    于 X(v) 的最近公共祖先在 u 的子树中。于是在 v 和这个祖先上各加标记 1，在这两点的最近公共
//!    祖先上加标记 -1：若 v 不是威胁，u 的子树内这些标记之和为 1；若是威胁，则为 0。所以选 u 能
//!    赢，当且仅当 u 是好点，且 u 的子树内的标记总和等于权值比 u 大的好点的个数。
//! 5. 给点编号，使每棵子树是一段连续的编号。按权值从大到小处理点，用一个集合保存权值更大的点的
//!    编号。在 v 的区间之外的最小编号和最大编号，就足以求出 X(v) 的最近公共祖先。
//! 6. 设 a < b 是两个编号，c 是它们的最近公共祖先。编号 a + 1, …, b 的点都在 c 的下方，所以它们
//!    的父亲的编号都不小于 c。而其中必有一个是 c 的儿子，就是子树含 b 的那个儿子：a 不在这棵子
//!    树中，且排在它前面。所以 c 就是这些点的父亲编号的最小值。
//!
//! 复杂度：每组 O(n log n)。

use grundy::contest::fenwick::FenwickTree;
use grundy::contest::rooted_tree::RootedTree;
use itertools::Itertools;
use proconio::{input, marker::Usize1};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

fn main() {
    input! { cases: usize }
    let mut output = String::new();
    for _ in 0..cases {
        input! { n: usize, values: [u64; n], edges: [(Usize1, Usize1); n.saturating_sub(1)] }
        let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
        let nodes = winning_nodes(&tree, &values);
        let numbers = nodes.iter().map(|node| node + 1);
        output += &format!("{}\n", std::iter::once(nodes.len()).chain(numbers).format(" "));
    }
    print!("{output}");
}

/// Returns the nodes with which the first player wins, in ascending order.
fn winning_nodes(tree: &RootedTree, values: &[u64]) -> Vec<usize> {
    let ranges = ranges(tree);
    let ancestors = CommonAncestors::new(tree, &ranges);
    let mut larger = BTreeSet::new();
    let mut marks = FenwickTree::new(vec![0; values.len()]);
    let mut good_nodes = 0;
    let mut winning = vec![];
    let mut nodes: Vec<usize> = (0..values.len()).collect();
    nodes.sort_unstable_by_key(|&node| Reverse(values[node]));
    for equal in nodes.chunk_by(|&a, &b| values[a] == values[b]) {
        let good_before = good_nodes;
        let mut new_marks = vec![];
        for &node in equal {
            let range = &ranges[node];
            let Some(outside) = Span::outside(range, &larger) else { continue };
            if marks.sum(range.clone()) == good_before {
                winning.push(node);
            }
            new_marks.push((range.start, 1));
            new_marks.push((ancestors.of(outside), 1));
            new_marks.push((ancestors.of(outside.with(range.start)), -1));
            good_nodes += 1;
        }
        new_marks.into_iter().for_each(|(number, mark)| marks.add(number, mark));
        larger.extend(equal.iter().map(|&node| ranges[node].start));
    }
    winning.sort_unstable();
    winning
}

/// Returns, for each node, the range of the numbers in its subtree; this range begins with the
/// node's own number, as each node is numbered before the nodes below it.
fn ranges(tree: &RootedTree) -> Vec<Range<usize>> {
    let mut sizes = vec![1; tree.parents().len()];
    for &node in tree.from_root().iter().rev() {
        if let Some(parent) = tree.parents()[node] {
            sizes[parent] += sizes[node];
        }
    }
    let mut ranges: Vec<Range<usize>> = sizes.iter().map(|&size| 0..size).collect();
    // For each node, the first number of its next child.
    let mut next = vec![1; sizes.len()];
    for &node in tree.from_root() {
        if let Some(parent) = tree.parents()[node] {
            let start = next[parent];
            next[parent] += sizes[node];
            next[node] = start + 1;
            ranges[node] = start..start + sizes[node];
        }
    }
    ranges
}

/// The smallest and the largest number of a set.
#[derive(Clone, Copy)]
struct Span {
    first: usize,
    last: usize,
}

impl Span {
    /// Returns the span of the numbers that are not in `range`, if there are any.
    fn outside(range: &Range<usize>, numbers: &BTreeSet<usize>) -> Option<Span> {
        let mut below = numbers.range(..range.start);
        let mut above = numbers.range(range.end..);
        let first = below.next().or(above.clone().next())?;
        let last = above.next_back().or(numbers.range(..range.start).next_back())?;
        Some(Span { first: *first, last: *last })
    }

    fn with(self, number: usize) -> Span {
        Span { first: self.first.min(number), last: self.last.max(number) }
    }
}

/// For each run of 1, 2, 4, … consecutive nodes, the smallest number among their parents.
struct CommonAncestors {
    least_parents: Vec<Vec<usize>>,
}

impl CommonAncestors {
    fn new(tree: &RootedTree, ranges: &[Range<usize>]) -> CommonAncestors {
        let mut parents = vec![0; ranges.len()];
        for (range, parent) in ranges.iter().zip(tree.parents()) {
            parents[range.start] = parent.map_or(0, |parent| ranges[parent].start);
        }
        let mut least_parents = vec![parents];
        let mut half = 1;
        while 2 * half <= ranges.len() {
            let halves = &least_parents[least_parents.len() - 1];
            let least = |start: usize| halves[start].min(halves[start + half]);
            let whole = (0..=ranges.len() - 2 * half).map(least).collect();
            least_parents.push(whole);
            half *= 2;
        }
        CommonAncestors { least_parents }
    }

    /// Returns the number of the lowest common ancestor of a span's first and last nodes.
    fn of(&self, Span { first, last }: Span) -> usize {
        let Some(level) = (last - first).checked_ilog2() else { return first };
        let least = &self.least_parents[level as usize];
        least[first + 1].min(least[last + 1 - (1 << level)])
    }
}
